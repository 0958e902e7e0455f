from pathlib import Path

from scenes.settings import Settings, load, save


def read(tmp_path: Path, text: str) -> tuple[Settings, list[str]]:
    warnings: list[str] = []
    (tmp_path / "settings.toml").write_text(text, "utf-8")
    return load(tmp_path, warnings.append), warnings


def test_without_a_file_all_is_as_at_first(tmp_path):
    warnings: list[str] = []
    assert load(tmp_path, warnings.append) == Settings()
    assert warnings == []


def test_what_is_saved_is_read_back(tmp_path):
    kept = Settings(language="fi", music=0, patterns=False, window=(1600, 900), place=(-5, 20))
    kept.keys = {"roll": ("key:J", "pad:y"), "buy": ()}
    kept.last_setup = {"edition": "suomi", "minutes": 45, "seats": [{"name": 'Åsa "the" Öst', "cpu": "hard"}]}
    save(kept, tmp_path)
    warnings: list[str] = []
    assert load(tmp_path, warnings.append) == kept
    assert warnings == []
    assert [path.name for path in tmp_path.iterdir()] == ["settings.toml"]


def test_broken_values_are_replaced_one_by_one(tmp_path):
    kept, warnings = read(
        tmp_path, 'music = 99\neffects = true\nlanguage = "xx"\npatterns = "no"\nanimation = "fast"\n'
    )
    assert (kept.music, kept.effects, kept.language, kept.patterns) == (6, 8, "", True)
    assert kept.animation == "fast"
    assert [line.split(": ")[1].split()[0] for line in warnings] == ["language", "music", "effects", "patterns"]


def test_a_window_too_small_and_a_place_of_one_number(tmp_path):
    kept, warnings = read(tmp_path, "window = [100, 100]\nplace = [3]\n")
    assert kept.window == (1280, 720)
    assert kept.place == ()
    assert len(warnings) == 2


def test_broken_keys_leave_the_others(tmp_path):
    kept, warnings = read(tmp_path, '[keys]\nroll = ["key:J"]\nbuy = ["key:NOPE"]\nfly = ["key:F"]\n')
    assert kept.keys == {"roll": ("key:J",)}
    assert len(warnings) == 2


def test_a_file_that_is_no_toml_starts_afresh_with_one_warning(tmp_path):
    kept, warnings = read(tmp_path, "= what\x00")
    assert kept == Settings()
    assert len(warnings) == 1


def test_an_unknown_setting_is_named(tmp_path):
    _, warnings = read(tmp_path, "colour = 3\n")
    assert warnings[0].endswith("there is no setting colour")


def test_a_folder_that_cannot_be_written_is_given_up_quietly(ctx, tmp_path):
    (tmp_path / "file").write_text("")
    ctx.place = tmp_path / "file" / "below"
    ctx.save()
    assert ctx.place is None


def test_broken_hints_begin_anew(tmp_path):
    kept, warnings = read(tmp_path, "hinted = [1, 2]\nhints = false\n")
    assert (kept.hinted, kept.hints, len(warnings)) == ((), False, 1)
