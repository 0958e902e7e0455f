"""Scenario files: a position, forced dice, commands. Reading checks everything before anything is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.board import SIZE
from game.commands import LEVELS, Command
from game.dice import Luck
from game.edition import RULE_NAMES, TASK_LISTS, Edition, Rules
from game.events import Event
from game.match import Match
from game.orders import read_command
from game.position import TICKS_A_MINUTE, Position
from game.reading import (
    MOST,
    Json,
    ReadError,
    a_bool,
    a_list,
    a_string,
    an_int,
    an_object,
    one_of,
    shown,
)
from game.setup import COLOURS, SEATS, TOKENS, begin, shuffle_decks
from game.state import BANK, HOTELS, HOUSES, Seat, State, Turn

KEYS = ("rules", "seed", "turn", "bank", "dice", "commands", "cards")
PLAYER_KEYS = ("cash", "square", "jail", "keys", "deeds", "cpu")


@dataclass(frozen=True)
class Scenario:
    """A match in its position, the events of its opening, and what is to be played: commands, or waits in ticks."""

    match: Match
    opening: list[Event]
    entries: tuple[Command | int, ...]


def edition_name(data: Any) -> str:
    """The edition a scenario names. Raises ReadError."""
    return a_string(an_object(data, "scenario", ("edition", "players"), KEYS)["edition"], "edition")


def read_scenario(data: Any, edition: Edition) -> Scenario:
    """A scenario from its JSON. Raises ReadError (or DiceError from the rolls for the start)."""
    an_object(data, "scenario", ("edition", "players"), KEYS)
    rules = read_rules(data.get("rules", {}))
    state = State(read_seats(data["players"], edition), frames=[Turn("roll")], pace="instant")
    if rules.session_minutes is not None:
        state.ticks_left = rules.session_minutes * TICKS_A_MINUTE
    position = Position(edition, rules, state)
    read_deeds(data["players"], position)
    check_buildings(position)
    read_bank(data.get("bank", {}), position)
    names = [seat.name for seat in state.seats]
    starter = None
    if "turn" in data:
        starter = names.index(one_of(data["turn"], "turn", names))
    match = Match(position, Luck(an_int(data.get("seed", 0), "seed")))
    match.luck.forced = read_dice(data.get("dice", []), edition)
    shuffle_decks(match)
    read_cards(data, match)
    entries = a_list(data.get("commands", []), "commands")
    orders = tuple(read_entry(position, entry, f"commands[{i}]") for i, entry in enumerate(entries))
    begin(match, starter, deal=False)
    opening = match.take_events()
    return Scenario(match, opening if starter is None else [], orders)


def read_rules(data: Any) -> Rules:
    """The switches, those not named off."""
    an_object(data, "rules", (), RULE_NAMES)
    values: Json = {}
    for name, value in data.items():
        where = f"rules.{name}"
        if name != "session_minutes":
            values[name] = a_bool(value, where)
        elif value is not None:
            values[name] = an_int(value, where, 1, 1_000_000)
    return Rules(**values)


def read_seats(data: Any, edition: Edition) -> list[Seat]:
    """The players, their deeds aside."""
    players = a_list(data, "players")
    if len(players) not in SEATS:
        raise ReadError(f"players: two to six play, not {len(players)}")
    seats = [read_seat(player, f"players[{index}]", index, edition) for index, player in enumerate(players)]
    for index, seat in enumerate(seats):
        if seat.name in [other.name for other in seats[:index]]:
            raise ReadError(f"players[{index}].name: {shown(seat.name)} is taken")
    return seats


def read_seat(data: Any, where: str, index: int, edition: Edition) -> Seat:
    """One player."""
    an_object(data, where, ("name",), PLAYER_KEYS)
    name = a_string(data["name"], f"{where}.name")
    if name == "bank":
        raise ReadError(f"{where}.name: 'bank' is the bank's name")
    cpu = one_of(data.get("cpu"), f"{where}.cpu", (None, *LEVELS))
    cash = an_int(data.get("cash", edition.start_money), f"{where}.cash", 0, MOST)
    square = an_int(data.get("square", 0), f"{where}.square", 0, SIZE - 1)
    jail = data.get("jail")
    if jail is not None:
        an_int(jail, f"{where}.jail", 0, 2)
        if square != edition.board.jail:
            raise ReadError(f"{where}.jail: only on square {edition.board.jail}, not {square}")
    return Seat(name, cpu, cpu is None, TOKENS[index], COLOURS[index], cash, square, jail)


def read_deeds(players: list[Any], p: Position) -> None:
    """Who owns what, mortgages and buildings."""
    for seat, player in enumerate(players):
        where = f"players[{seat}].deeds"
        deeds = player.get("deeds", {})
        an_object(deeds, where, (), tuple(deeds) if isinstance(deeds, dict) else ())
        for name, facts in deeds.items():
            deed = p.board.by_id.get(name, -1)
            if deed not in p.board.deeds:
                raise ReadError(f"{where}: {shown(name)} is no deed of {p.edition.id}")
            if p.state.owner[deed] != BANK:
                raise ReadError(f"{where}.{name}: {p.seat(p.state.owner[deed]).name} has it already")
            p.state.owner[deed] = seat
            read_deed(facts, f"{where}.{name}", p, deed)


def read_deed(data: Any, where: str, p: Position, deed: int) -> None:
    """One deed's mortgage and buildings."""
    an_object(data, where, (), ("houses", "hotel", "mortgaged"))
    houses = an_int(data.get("houses", 0), f"{where}.houses", 0, 4)
    hotel = a_bool(data.get("hotel", False), f"{where}.hotel")
    mortgaged = a_bool(data.get("mortgaged", False), f"{where}.mortgaged")
    if houses and hotel:
        raise ReadError(f"{where}: a hotel stands without houses")
    if houses > p.houses_for_hotel:
        raise ReadError(f"{where}.houses: a lot has {p.houses_for_hotel} at most in a speed game")
    if (houses or hotel) and p.board.squares[deed].kind != "street":
        raise ReadError(f"{where}: nothing is built there")
    p.state.level[deed] = p.hotel if hotel else houses
    p.state.mortgaged[deed] = mortgaged


def check_buildings(p: Position) -> None:
    """Buildings only on whole groups of one owner, evenly, none mortgaged (B1, B2, M1)."""
    for name, group in p.board.groups.items():
        levels = [p.state.level[deed] for deed in group]
        if not any(levels):
            continue
        where = f"the {name} group"
        if len({p.state.owner[deed] for deed in group}) > 1:
            raise ReadError(f"{where}: buildings need the whole group")
        if max(levels) - min(levels) > 1:
            raise ReadError(f"{where}: the buildings are uneven")
        if any(p.state.mortgaged[deed] for deed in group):
            raise ReadError(f"{where}: a mortgage in a group with buildings")


def read_bank(data: Any, p: Position) -> None:
    """The bank's stock: at most what is not on the board; and keys held at most those there are."""
    an_object(data, "bank", (), ("houses", "hotels"))
    state = p.state
    hotels = sum(level == p.hotel for level in state.level)
    houses = sum(level for level in state.level if level != p.hotel)
    if houses > HOUSES or hotels > HOTELS:
        raise ReadError(f"players: {houses} houses and {hotels} hotels on the board are more than there are")
    state.houses = an_int(data.get("houses", HOUSES - houses), "bank.houses", 0, HOUSES - houses)
    state.hotels = an_int(data.get("hotels", HOTELS - hotels), "bank.hotels", 0, HOTELS - hotels)


def read_dice(data: Any, edition: Edition) -> list[list[int]]:
    """The forced rolls: two dice each, or three for a task where tasks are rolled for."""
    counts = (2, 3) if edition.task_source == "dice" else (2,)
    rolls = []
    for index, roll in enumerate(a_list(data, "dice")):
        where = f"dice[{index}]"
        if len(a_list(roll, where)) not in counts:
            raise ReadError(f"{where}: {shown(roll)} has the wrong number of dice")
        rolls.append([an_int(face, where, 1, 6) for face in roll])
    return rolls


def read_cards(data: Json, match: Match) -> None:
    """Decks with the named cards on top, and the keys that seats hold out of them (C3)."""
    edition = match.position.edition
    if edition.task_source == "dice" and "cards" in data:
        raise ReadError(f"cards: {edition.id} has no decks")
    cards = an_object(data.get("cards", {}), "cards", (), TASK_LISTS)
    tops = {name: read_top(edition, name, ids) for name, ids in cards.items()}
    give_keys(data["players"], match, tops)
    for name, top in tops.items():
        deck = match.luck.decks[name]
        match.luck.decks[name] = top + [card for card in deck if card not in top]


def read_top(edition: Edition, name: Any, data: Any) -> list[int]:
    """Card ids of one deck as indices."""
    ids = [task.id for task in edition.tasks(name)]
    top: list[int] = []
    for card in a_list(data, f"cards.{name}"):
        index = ids.index(one_of(card, f"cards.{name}", ids))
        if index in top:
            raise ReadError(f"cards.{name}: {shown(card)} is there twice")
        top.append(index)
    return top


def give_keys(players: list[Any], match: Match, tops: dict[str, list[int]]) -> None:
    """Hand out the keys held: Chance's card first, in seat order, unless `cards` needs it on top."""
    p = match.position
    counts = [an_int(player.get("keys", 0), f"players[{i}].keys", 0) for i, player in enumerate(players)]
    sources = key_sources(match, tops)
    if sum(counts) > len(sources):
        raise ReadError(f"players: {sum(counts)} keys are held, there are {len(sources)}")
    for seat, count in enumerate(counts):
        p.seat(seat).keys, sources = tuple(sorted(sources[:count])), sources[count:]
        for source in p.seat(seat).keys:
            if source in match.luck.decks:
                match.luck.keep(source, p.edition.key_card(source))


def key_sources(match: Match, tops: dict[str, list[int]]) -> list[str]:
    """Where held keys may come from, in the order they are handed out."""
    edition = match.position.edition
    if edition.task_source == "dice":
        return ["store"] * edition.keys_in_all
    return [
        name
        for name in TASK_LISTS
        for card, task in enumerate(edition.tasks(name))
        if task.effect == "key" and card not in tops.get(name, [])
    ]


def read_entry(p: Position, data: Any, where: str) -> Command | int:
    """A command, or the ticks of a wait."""
    if isinstance(data, dict) and "wait" in data:
        an_object(data, where, ("wait",))
        return an_int(data["wait"], f"{where}.wait", 0, MOST)
    return read_command(p, data, where)
