"""Breaking text into lines, with coloured spans that survive it. Pure functions; the caller measures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.ui.theme import Colour

Measure = Callable[[str], float]

OPEN, CLOSE = "\ue000", "\ue001"
SOFT_HYPHEN = "\u00ad"
NO_BREAK = "\u00a0"


@dataclass(frozen=True)
class Run:
    """A stretch of text in one colour; None is the colour of the whole."""

    text: str
    colour: Colour | None = None


Line = tuple[Run, ...]


def span(text: str, colour: Colour) -> str:
    """`text` marked to be drawn in a colour of its own; put it into a message as an argument."""
    return OPEN + "{:02x}{:02x}{:02x}".format(*colour) + text + CLOSE


def plain(text: str) -> str:
    """The text without its marks."""
    return "".join(run.text for run in runs(text))


def runs(text: str) -> Line:
    """The text as stretches of one colour each."""
    found: list[Run] = []
    for index, part in enumerate(text.split(OPEN)):
        coloured, closed, rest = part.partition(CLOSE)
        if index and closed:
            code = coloured[:6]
            colour = int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)
            found.append(Run(coloured[6:], colour))
            found.append(Run(rest))
        else:
            found.append(Run(part))
    return tuple(run for run in found if run.text)


def wrap(text: str, width: float, measure: Measure) -> list[Line]:
    """Lines no wider than `width`, broken at spaces, soft hyphens and hard line breaks.

    A word that is wider on its own keeps a line for itself. Money keeps together through no-break spaces.
    """
    lines: list[Line] = []
    for paragraph in text.split("\n"):
        lines.extend(_wrap_paragraph(runs(paragraph), width, measure))
    return lines


def _wrap_paragraph(content: Line, width: float, measure: Measure) -> list[Line]:
    lines: list[list[Run]] = [[]]
    for piece, colour, joins in _pieces(content):
        tight = joins or not lines[-1]
        trial = _text(lines[-1]) + ("" if tight else " ") + piece
        fits = measure(trial.replace(SOFT_HYPHEN, "") + ("-" if piece.endswith(SOFT_HYPHEN) else "")) <= width
        if fits or not lines[-1]:
            lines[-1].append(Run(("" if tight else " ") + piece, colour))
        else:
            lines.append([Run(piece, colour)])
    return [_tidy(line) for line in lines]


def _pieces(content: Line) -> list[tuple[str, Colour | None, bool]]:
    """Words and parts of words, each with its colour and whether it joins what stands before it."""
    pieces: list[tuple[str, Colour | None, bool]] = []
    joins = False
    for run in content:
        words = run.text.split(" ")
        for index, word in enumerate(words):
            if index:
                joins = False
            parts = word.split(SOFT_HYPHEN)
            for number, part in enumerate(parts):
                if part:
                    last = number == len(parts) - 1
                    pieces.append((part if last else part + SOFT_HYPHEN, run.colour, joins))
                    joins = True
    return pieces


def _text(line: list[Run]) -> str:
    return "".join(run.text for run in line)


def _tidy(line: list[Run]) -> Line:
    """Soft hyphens become hyphens at the end of a line and nothing elsewhere; same-coloured runs are joined."""
    joined: list[Run] = []
    for index, run in enumerate(line):
        ends = index == len(line) - 1 and run.text.endswith(SOFT_HYPHEN)
        text = run.text.replace(SOFT_HYPHEN, "") + ("-" if ends else "")
        if joined and joined[-1].colour == run.colour:
            joined[-1] = Run(joined[-1].text + text, run.colour)
        else:
            joined.append(Run(text, run.colour))
    return tuple(joined)


def shorten(line: str, width: float, measure: Measure) -> str:
    """The line cut with an ellipsis so that it is no wider than `width`."""
    if measure(line) <= width:
        return line
    while line and measure(line.rstrip() + "…") > width:
        line = line[:-1]
    return line.rstrip() + "…"
