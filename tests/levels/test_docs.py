"""docs/boards.md tells a board maker every name that a board may use."""

from levels.edition_file import _KEYS, _MONEY, _RULES, _TOP, ENDINGS
from levels.loading import HOME
from levels.places import _KINDS
from levels.squares import _NEEDS, GROUPS
from levels.tasks import _EFFECTS
from levels.tidy import LAYERS, PROPERTIES

TEXT = (HOME.parent / "docs" / "boards.md").read_text(encoding="utf-8")


def test_every_name_is_told():
    words = {*LAYERS, *_NEEDS, *GROUPS, *ENDINGS, *_EFFECTS, *PROPERTIES - {"rent2", "rent3"}}
    words |= {kind for kinds in _KINDS.values() for kind in kinds}
    words |= {name for checks in _EFFECTS.values() for name in checks}
    words.remove("squares")  # the layer has a heading instead
    assert [word for word in sorted(words) if f"`{word}`" not in TEXT] == []


def test_every_key_is_told():
    keys = [key for key in _TOP if key not in ("money", "rules", "tasks")]
    keys += [f"money.{key}" for key in _MONEY] + [f"rules.{key}" for key in (*_RULES, *_KEYS)]
    assert [key for key in keys if f"| `{key}` |" not in TEXT] == []
