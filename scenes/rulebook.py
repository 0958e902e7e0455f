"""How to play, in our own words and with the edition's own figures: topics to read and to search."""

from __future__ import annotations

from dataclasses import dataclass

from game.board import Square
from game.edition import Edition, Rules
from scenes.i18n import money, ntr, tr

NO_SWITCHES = Rules()


@dataclass(frozen=True)
class Topic:
    """A heading with its paragraphs. `key` is what scenes open it by: a phase ("jail", "auction") or "square_12"."""

    key: str
    title: str
    paragraphs: tuple[str, ...]

    def holds(self, words: str) -> bool:
        """Does it say all of these words, in whatever order and case?"""
        text = " ".join((self.title, *self.paragraphs)).casefold()
        return all(word in text for word in words.casefold().split())


def topics(edition: Edition, rules: Rules = NO_SWITCHES) -> list[Topic]:
    """All topics of an edition, in the order to read them in; its squares come last."""
    general = [
        _aim(edition), _turn(edition), _buying(), _auctions(edition, rules), _rent(edition, rules), _building(edition),
        _mortgages(edition), _trades(), _jail(edition, rules), _tasks(edition), _debts(edition), _ending(edition),
        _house_rules(edition),
    ]  # fmt: skip
    return general + [_square(edition, square) for square in edition.board.squares]


def _aim(edition: Edition) -> Topic:
    return Topic(
        "aim",
        tr("What it is about"),
        (
            tr("Buy deeds, complete colour groups, build on them and collect rent. The last one standing wins."),
            tr("Everybody starts with {sum} on GO.", sum=money(edition, edition.start_money)),
        ),
    )


def _turn(edition: Edition) -> Topic:
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


def _buying() -> Topic:
    return Topic(
        "buy",
        tr("Buying"),
        (
            tr("On a free street, station or utility: buy it for its price, or it is auctioned at once."),
            tr("Short of cash? You may mortgage first, and then decide."),
        ),
    )


def _auctions(edition: Edition, rules: Rules) -> Topic:
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
        ),
    )


def _rent(edition: Edition, rules: Rules) -> Topic:
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


def _building(edition: Edition) -> Topic:
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


def _mortgages(edition: Edition) -> Topic:
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


def _trades() -> Topic:
    return Topic(
        "trade",
        tr("Trades"),
        (
            tr("In your turn, or in debt, offer another seat any mix of cash, deeds and keys for any other."),
            tr("The other one accepts, refuses, or answers with another offer. There are no loans and no promises."),
            tr("A lot cannot go while its group has buildings."),
        ),
    )


def _jail(edition: Edition, rules: Rules) -> Topic:
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


def _tasks(edition: Edition) -> Topic:
    if edition.task_source == "dice":
        how = tr("Roll three dice: their total names the task. Three dice are never doubles.")
        keys = tr("There are {n} keys out of jail. Keep them, use them or trade them.", n=edition.keys)
    else:
        how = tr("Draw the top card, do what it says, and put it under the deck.")
        keys = tr("Each deck has one card that gets you out of jail. Keep it, use it or trade it.")
    return Topic("task", tr("Chance and Community Chest"), (how, keys))


def _debts(edition: Edition) -> Topic:
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


def _ending(edition: Edition) -> Topic:
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


def _house_rules(edition: Edition) -> Topic:
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


def _square(edition: Edition, square: Square) -> Topic:
    key = f"square_{square.position}"
    match square.kind:
        case "street":
            return Topic(key, square.name, _street(edition, square))
        case "station":
            rents = " · ".join(money(edition, rent) for rent in square.rents)
            lines = _price(edition, square), tr("Rent with one, two, three or four: {rents}.", rents=rents)
            return Topic(key, square.name, lines)
        case "utility":
            return Topic(key, square.name, (_price(edition, square), _rent(edition, NO_SWITCHES).paragraphs[3]))
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
            return _tasks(edition).paragraphs
