"""A word of advice the first time something comes up: each once, until hints are switched on anew."""

from __future__ import annotations

from collections.abc import Callable

from game.position import Position
from game.refusal import _
from scenes.i18n import tr
from scenes.settings import Settings

HINTS = {
    "group": _("You own a whole group: its unbuilt lots pay double, and now you may build on them."),
    "claim": _("Somebody was on your deed. Claim the rent with your own key, before the next one has rolled."),
    "roll": _("Before you roll, and after it, you may trade, build and mortgage."),
    "manage": _("Trade, build and mortgage as you like, then end your turn. Buildings can be taken back until then."),
    "buy": _("A deed that you do not buy is auctioned at once, and you may bid too."),
    "jail": _("A key, the fine or doubles let you out. Rents reach you in jail all the same."),
    "tax": _("The percentage counts cash, deeds and buildings: the richer you are, the better is the flat sum."),
    "task": _("Pay the sum and be done, or take a Chance, which may bring more or cost more."),
    "debt": _("Sell buildings, mortgage deeds, or offer somebody a deal."),
    "transfer": _("This deed came to you mortgaged: lift the mortgage now, or pay 10 % to keep it as it is."),
    "building_call": _("The bank runs out of buildings. If there are too few for all, they are auctioned one by one."),
    "auction": _("Everybody bids at once, by their own key. When the ring has run out, the hammer falls."),
    "calm_auction": _("Bid more, or leave. Nothing presses: there is no clock."),
    "deeds": _("Choose a deed, then what to do with it. What you sell to the bank brings half its price."),
}


class Hints:
    """The hint of the moment. Which have been given is kept with the settings by `keep`."""

    def __init__(self, settings: Settings, keep: Callable[[], None]) -> None:
        self.settings, self._keep = settings, keep
        self._now = ""

    def look(self, p: Position, seat: int | None) -> None:
        """A person is asked something (or nobody is, with None)."""
        self.about(_topic(p, seat) if seat is not None else "")

    def about(self, topic: str) -> None:
        """That topic has come up; its hint stays until another one does."""
        if topic == self._now:
            return
        given = topic not in HINTS or topic in self.settings.hinted or not self.settings.hints
        self._now = "" if given else topic
        if not given:
            self.settings.hinted = (*self.settings.hinted, topic)
            self._keep()

    def dismiss(self) -> None:
        """It has been read."""
        self._now = ""

    @property
    def words(self) -> str:
        """The hint to show now, "" for none."""
        return tr(HINTS[self._now]) if self._now and self.settings.hints else ""


def _topic(p: Position, seat: int) -> str:
    """What a hint could be about."""
    if any(claim.owner == seat for claim in p.state.claims):
        return "claim"
    if p.phase in ("roll", "manage") and any(_ready(p, seat, group) for group in p.board.groups.values()):
        return "group"
    again = p.phase == "manage" and p.state.doubles  # the turn does not end: it goes on with a roll
    return p.phase if p.phase in HINTS and p.phase != "auction" and not again else ""


def _ready(p: Position, seat: int, group: tuple[int, ...]) -> bool:
    """Whether the seat may begin to build on a group."""
    street = p.board.squares[group[0]].kind == "street"
    return street and p.owns_group(seat, group[0]) and not p.group_level(group[0])
