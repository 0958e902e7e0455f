"""The rules beside the turn: building, mortgages, trades, jail, tasks, debts, the end, house rules."""

from __future__ import annotations

from game.edition import Edition, Rules
from scenes.guide.topic import Topic
from scenes.i18n import money, tr


def building(edition: Edition) -> Topic:
    """Houses and hotels (B1-B6)."""
    when = (
        tr("Build in your own turn or between the turns of others.")
        if edition.build_between_turns
        else tr("Build in your own turn.")
    )
    return Topic(
        "build",
        tr("Houses and hotels"),
        (
            tr("You need the whole colour group, none of it mortgaged. {when}", when=when),
            tr(
                "Build evenly: no lot may be two houses ahead of another in its group. After four houses comes a hotel."
            ),
            tr("The bank has 32 houses and 12 hotels, no more. When several want the last ones, they are auctioned."),
            tr("Buildings are sold back for half their price."),
        ),
    )


def mortgages(edition: Edition) -> Topic:
    """Borrowing on deeds (M1-M3)."""
    lift = (
        tr("A mortgaged deed you receive can be lifted at once for its mortgage alone, or kept for ten per cent.")
        if edition.lift_on_receipt == "plain"
        else tr(
            "A mortgaged deed you receive is lifted at once, with ten per cent on top, or kept for the ten per cent."
        )
    )
    return Topic(
        "transfer",
        tr("Mortgages"),
        (
            tr("A mortgage brings half the price of a deed. First sell all buildings of its group."),
            tr("Lifting it costs the mortgage and ten per cent."),
            lift,
        ),
    )


def trades() -> Topic:
    """Swaps between seats (X1, X2)."""
    return Topic(
        "trade",
        tr("Trades"),
        (
            tr("In your turn, or in debt, offer another seat any mix of cash, deeds and keys for any other."),
            tr("The other one accepts, refuses, or answers with another offer. There are no loans and no promises."),
            tr("A lot cannot go while its group has buildings."),
        ),
    )


def jail(edition: Edition, rules: Rules) -> Topic:
    """In and out (J1-J4)."""
    fine = money(edition, edition.board.fine)
    third = (
        tr("After the third failed roll you pay {fine} and roll again.", fine=fine)
        if edition.third_failure == "roll"
        else tr("After the third failed roll you pay {fine} and move by it.", fine=fine)
    )
    paid = (
        tr(
            "Paying {fine} lets you out, but you do not roll in that turn; pay between turns to roll in your own.",
            fine=fine,
        )
        if edition.fine_then == "manage"
        else tr("Pay {fine} before rolling, and play on as usual.", fine=fine)
    )
    rent = tr("Owners in jail get no rent.") if rules.no_rent_in_jail else tr("In jail you still collect rent.")
    return Topic(
        "jail",
        tr("Jail"),
        (
            tr("You get there by the square, by a task, or by three doubles in one turn."),
            tr("Out you come with doubles, with a key, or for money."),
            paid,
            third,
            tr("{rent} You may build, trade and bid from there too.", rent=rent),
        ),
    )


def tasks(edition: Edition) -> Topic:
    """Chance and Community Chest (C1-C3)."""
    if edition.task_source == "dice":
        how = tr("Roll three dice: their total names the task. Three dice are never doubles.")
        keys = tr("There are {n} keys out of jail. Keep them, use them or trade them.", n=edition.keys)
    else:
        how = tr("Draw the top card, do what it says, and put it under the deck.")
        keys = tr("Each deck has one card that gets you out of jail. Keep it, use it or trade it.")
    return Topic("task", tr("Chance and Community Chest"), (how, keys))


def debts(edition: Edition) -> Topic:
    """Owing and going bankrupt (D1-D6)."""
    to_seat = (
        tr("Bankrupt to another seat: the bank auctions the deeds, and the seat gets what it is owed.")
        if edition.bankrupt_to_seat == "auction"
        else tr("Bankrupt to another seat: it gets your cash, deeds and keys.")
    )
    return Topic(
        "debt",
        tr("Debts and bankruptcy"),
        (
            tr("Owing more than your cash, sell buildings, mortgage or trade. Nobody is bankrupt before saying so."),
            to_seat,
            tr("Bankrupt to the bank: your deeds are auctioned."),
        ),
    )


def ending(edition: Edition) -> Topic:
    """How a match ends (E1-E5)."""
    return Topic(
        "over",
        tr("The end"),
        (
            tr("Last one standing: play until one seat is left."),
            tr("Timed: when the time is over, the roll under way is played out and the richest wins."),
            tr(
                "Speed: two deeds are dealt to each seat, a hotel needs three houses, and the first bankruptcy ends it."
            ),
            tr("Worth is cash, deeds at their price (mortgaged ones at half) and what the buildings cost."),
            tr("All people together may end the match at any time; the richest wins."),
        ),
    )


def house_rules(edition: Edition) -> Topic:
    """The switches (H1-H4, R6)."""
    return Topic(
        "house",
        tr("House rules"),
        (
            tr("Free Parking pot: taxes, fines and what tasks charge wait on the square for whoever lands there."),
            tr("No auctions: a deed that is not bought stays with the bank."),
            tr("Double salary: landing exactly on GO pays {sum}.", sum=money(edition, 2 * edition.board.salary)),
            tr("No rent in jail: owners in jail collect nothing."),
            tr("Attentive rent: owners must claim their rent in time."),
        ),
    )
