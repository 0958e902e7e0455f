"""The rules of a turn: rolling, buying, auctions, rent."""

from __future__ import annotations

from game.edition import Edition, Rules
from scenes.guide.topic import Topic
from scenes.i18n import money, tr


def aim(edition: Edition) -> Topic:
    """What it is about."""
    return Topic(
        "aim",
        tr("What it is about"),
        (
            tr("Buy deeds, complete colour groups, build on them and collect rent. The last one standing wins."),
            tr("Everybody starts with {sum} on GO.", sum=money(edition, edition.start_money)),
        ),
    )


def turn(edition: Edition) -> Topic:
    """Rolling and moving (T1-T5)."""
    return Topic(
        "roll",
        tr("Your turn"),
        (
            tr("Roll two dice, move by their total and do what the square says."),
            tr("Doubles: play the square, then roll again. The third doubles in one turn lead straight to jail."),
            tr("Landing on GO or passing it pays {sum}.", sum=money(edition, edition.board.salary)),
            tr("Before and after rolling you may build, mortgage, lift mortgages and trade."),
        ),
    )


def buying() -> Topic:
    """Free deeds (Q1)."""
    return Topic(
        "buy",
        tr("Buying"),
        (
            tr("On a free street, station or utility: buy it for its price, or it is auctioned at once."),
            tr("Short of cash? You may mortgage first, and then decide."),
        ),
    )


def auctions(edition: Edition, rules: Rules) -> Topic:
    """Bids and the hammer (A1, A2)."""
    unit = money(edition, edition.unit)
    clock = (
        tr("The countdown starts again with every bid; when it runs out, the hammer falls.")
        if rules.live_auctions
        else tr("There is no clock: it is over when all others have left.")
    )
    return Topic(
        "auction",
        tr("Auctions"),
        (
            tr(
                "Everybody may bid, also who did not want to buy. Bids start at {unit} and rise by {unit} or more.",
                unit=unit,
            ),
            tr("You can only bid the cash you have. Who leaves an auction is out of it."),
            clock,
            tr("With several gamepads each bids for one person: the one used first for the first seat, and so on."),
        ),
    )


def rent(edition: Edition, rules: Rules) -> Topic:
    """What is paid for standing on a deed (R1-R6)."""
    utility = next(square for square in edition.board.squares if square.kind == "utility")
    one, both = (money(edition, sum_) for sum_ in utility.rents[:2])
    claim = (
        (tr("The owner must claim the rent before the next roll of a later turn, or it is forgone."),)
        if rules.attentive_rent
        else ()
    )
    return Topic(
        "rent",
        tr("Rent"),
        (
            tr("Whoever lands on your deed pays what stands on it. Nothing is due on a mortgaged deed."),
            tr("A complete colour group pays double on every lot without buildings."),
            tr("Stations pay more the more of them you own: each one doubles the rent."),
            tr("Utilities pay by the dice: {one} a pip with one of them, {both} with both.", one=one, both=both),
            *claim,
        ),
    )
