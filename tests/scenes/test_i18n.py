import pytest

import levels
from scenes import i18n
from scenes.i18n import money, number, tr

GAP = "\u00a0"


@pytest.fixture
def speak():
    yield i18n.use
    i18n.use("en")


def test_places_are_filled(speak):
    speak("en")
    assert tr("Buy for {price}", price="$240") == "Buy for $240"
    assert tr("50 % {") == "50 % {"


def test_what_ends_in_a_full_stop_needs_no_second_one(speak):
    speak("en")
    assert tr("You get {sum}. It is {name}'s.", sum="8,000 kr.", name="Bo") == "You get 8,000 kr. It is Bo's."
    assert tr("Price {sum}, then {sum}.", sum="8 kr.") == "Price 8 kr., then 8 kr."
    assert i18n.ntr("{n} for {sum}.", "{n} for {sum}.", 2, sum="8 kr.") == "2 for 8 kr."


def test_an_unknown_language_is_english(speak):
    speak("xx")
    assert i18n.language() == "en"


@pytest.mark.parametrize(
    ("code", "written"), [("en", "1,234,567"), ("sv", "1 234 567"), ("da", "1.234.567"), ("fi", "1 234 567")]
)
def test_separators_belong_to_the_language(speak, code, written):
    speak(code)
    assert number(1234567) == written.replace(" ", GAP)


@pytest.mark.parametrize(
    ("edition", "code", "sum_", "written"),
    [
        ("games_to_go", "en", 1500, "$1,500"),
        ("games_to_go", "sv", 1500, "$1 500"),
        ("stockholm", "sv", 30000, "30 000 kr"),
        ("stockholm", "en", 30000, "30,000 kr"),
        ("suomi", "fi", 15_000_000, "15 000 000 €"),
        ("games_to_go", "en", -40, "−$40"),
    ],
)
def test_money_belongs_to_the_edition(speak, edition, code, sum_, written):
    speak(code)
    assert money(levels.load(edition), sum_) == written.replace(" ", GAP)


def test_short_money(speak):
    speak("fi")
    suomi = levels.load("suomi")
    assert money(suomi, 15_000_000, short=True) == f"15{GAP}M€"
    assert money(suomi, 1_250_000, short=True) == f"1,25{GAP}M€"
    assert money(suomi, 600_000, short=True) == f"600{GAP}k€"
    assert money(levels.load("stockholm"), 30_000, short=True) == f"30{GAP}000{GAP}kr"


@pytest.mark.parametrize(
    ("lang", "code"), [("sv_SE.UTF-8", "sv"), ("nn_NO", "nb"), ("no", "nb"), ("de_DE", "en"), ("C.UTF-8", "en")]
)
def test_the_system_decides_at_first(monkeypatch, lang, code):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", lang)
    assert i18n.of_system() == code


def test_decimals_and_quotation_marks_are_the_languages_own():
    try:
        i18n.use("en")
        assert (i18n.pointed(6.44, 1), i18n.quoted("No")) == ("6.4", "“No”")
        i18n.use("fi")
        assert (i18n.pointed(6.44, 1), i18n.quoted("Ei")) == ("6,4", "”Ei”")
        i18n.use("nb")
        assert (i18n.pointed(12.0, 0), i18n.quoted("Nei")) == ("12", "«Nei»")
    finally:
        i18n.use("en")


def test_what_is_kept_is_said_in_the_language_in_which_it_is_read():
    said = []

    def say() -> str:
        said.append(i18n.language())
        return i18n.tr("Back")

    words = i18n.Saying(say)
    assert (str(words), str(words)) == ("Back", "Back")
    i18n.use("fi")
    assert str(words) == i18n.tr("Back") != "Back"
    assert said == ["en", "fi"], "once for each"
    assert words
    assert not i18n.SILENCE
