"""Each square of the board, with its figures."""

from __future__ import annotations

from game.board import Square
from game.edition import Edition
from scenes.guide.affairs import tasks
from scenes.guide.topic import NO_SWITCHES, Topic
from scenes.guide.turns import rent
from scenes.i18n import money, ntr, tr


def square(edition: Edition, square: Square) -> Topic:
    """What one square is and costs."""
    key = f"square_{square.position}"
    match square.kind:
        case "street":
            return Topic(key, square.name, _street(edition, square))
        case "station":
            rents = " · ".join(money(edition, rent) for rent in square.rents)
            lines = _price(edition, square), tr("Rent with one, two, three or four: {rents}.", rents=rents)
            return Topic(key, square.name, lines)
        case "utility":
            return Topic(key, square.name, (_price(edition, square), rent(edition, NO_SWITCHES).paragraphs[3]))
        case "tax":
            return Topic(key, square.name, (_tax(edition, square),))
        case _:
            return Topic(key, square.name, _other(edition, square))


def _price(edition: Edition, square: Square) -> str:
    return tr(
        "Price {price}, mortgage {mortgage}.",
        price=money(edition, square.price),
        mortgage=money(edition, square.mortgage),
    )


def _street(edition: Edition, square: Square) -> tuple[str, ...]:
    bare, *built = (money(edition, rent) for rent in square.rents)
    houses = [ntr("{n} house: {rent}", "{n} houses: {rent}", n, rent=rent) for n, rent in enumerate(built[:4], start=1)]
    double = money(edition, 2 * square.rents[0])
    return (
        _price(edition, square),
        tr("Rent {rent}; {double} with the whole group.", rent=bare, double=double),
        " · ".join([*houses, tr("hotel: {rent}", rent=built[4])]),
        tr("A house costs {price}.", price=money(edition, square.house_cost)),
    )


def _tax(edition: Edition, square: Square) -> str:
    flat = money(edition, square.amount)
    if square.percent:
        return tr(
            "Pay {flat}, or {percent} % of all you own. Choose before you count.", flat=flat, percent=square.percent
        )
    return tr("Pay {flat} to the bank.", flat=flat)


def _other(edition: Edition, square: Square) -> tuple[str, ...]:
    match square.kind:
        case "go":
            return (tr("Landing here or passing pays {sum}.", sum=money(edition, square.amount)),)
        case "jail":
            return (tr("Just visiting, unless you were sent here."),)
        case "go_to_jail":
            return (tr("Straight to jail. No salary on the way, and your turn is over."),)
        case "free_parking":
            return (tr("Nothing happens here, unless the pot is played for."),)
        case _:
            return tasks(edition).paragraphs
