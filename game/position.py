"""A position: the table of a match with its edition and rules: all that a seat may see, so no dice and no decks."""

from __future__ import annotations

from game.edition import Edition, Rules
from game.state import (
    Auction,
    BuyOrDecline,
    Call,
    Debt,
    Frame,
    Seat,
    State,
    TaskChoice,
    TaxChoice,
    Trade,
    Transfer,
    Turn,
)

TICKS_A_MINUTE = 3600


class Position:
    """Edition, rules and state, with the questions everybody asks of them.

    `houses_for_hotel`: houses a hotel needs, 4, or 3 in a speed game (B3, E3); a hotel's level is one more.
    """

    __slots__ = ("board", "edition", "hotel", "houses_for_hotel", "rules", "state")

    def __init__(self, edition: Edition, rules: Rules, state: State) -> None:
        self.edition = edition
        self.board = edition.board
        self.rules = rules
        self.state = state
        self.houses_for_hotel = 3 if rules.speed else 4
        self.hotel = self.houses_for_hotel + 1

    def copy(self) -> Position:
        """A position of its own with an equal state."""
        return Position(self.edition, self.rules, self.state.copy())

    @property
    def top(self) -> Frame:
        """What play waits for."""
        return self.state.frames[-1]

    @property
    def phase(self) -> str:
        """The phase by its outside name: roll, jail, manage, buy, ..., over."""
        if self.state.over:
            return "over"
        top = self.state.frames[-1]
        return top.step if type(top) is Turn else top.phase

    @property
    def turn(self) -> int:
        """The seat on the move."""
        return self.state.turn

    @property
    def between_turns(self) -> bool:
        """Whether the seat on the move is in roll, jail or manage, so that others may act where B6 lets them."""
        return type(self.state.frames[-1]) is Turn

    @property
    def time_is_up(self) -> bool:
        """Whether a timed session has run out (E2)."""
        return self.state.ticks_left == 0

    def playing(self) -> list[int]:
        """Seats still in the game, in seat order."""
        return [index for index, seat in enumerate(self.state.seats) if not seat.bankrupt]

    def others(self, seat: int) -> list[int]:
        """The other seats still in the game, from `seat`'s left (C5)."""
        count = len(self.state.seats)
        order = ((seat + step) % count for step in range(1, count))
        return [other for other in order if not self.state.seats[other].bankrupt]

    def following(self, seat: int) -> int:
        """The next seat in the game, from `seat`'s left."""
        seats = self.state.seats
        following = (seat + 1) % len(seats)
        while seats[following].bankrupt:
            following = (following + 1) % len(seats)
        return following

    def must(self) -> list[int]:
        """Seats that play waits for, in seat order; empty when over."""
        if self.state.over:
            return []
        frame = self.state.frames[-1]
        if type(frame) is Turn:
            return [self.state.turn]
        match frame:
            case Auction() as auction:
                return [seat for seat in auction.bidders if seat != auction.by]
            case Call() as call:
                return sorted(call.asked) if call.placing is None else [call.placing]
            case Trade(offer):
                return [offer.to]
            case Debt() as debt:
                return [debt.by]
            case BuyOrDecline() | TaxChoice() | TaskChoice() | Transfer() as frame:
                return [frame.seat]
        return [self.state.turn]

    def deeds_of(self, seat: int) -> list[int]:
        """Positions of a seat's deeds in board order."""
        owner = self.state.owner
        return [deed for deed in self.board.deeds if owner[deed] == seat]

    def owns_group(self, seat: int, deed: int) -> bool:
        """Whether `seat` owns every deed of `deed`'s group."""
        owner = self.state.owner
        return all(owner[other] == seat for other in self.board.group_of[deed])

    def group_level(self, deed: int) -> int:
        """Buildings on the whole group, a hotel counting as the houses it needs and one."""
        level = self.state.level
        return sum([level[other] for other in self.board.group_of[deed]])

    def keys_left(self) -> int:
        """Keys or cards that can still be drawn (C3)."""
        held = sum(len(seat.keys) for seat in self.state.seats)
        return self.edition.keys_in_all - held

    def seat(self, index: int) -> Seat:
        """The seat with that index."""
        return self.state.seats[index]

    def humans(self) -> list[int]:
        """Seats in the game that a human plays now (E5)."""
        return [seat for seat in self.playing() if self.state.seats[seat].cpu is None]
