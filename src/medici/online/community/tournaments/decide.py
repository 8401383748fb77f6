"""What may happen in a tournament: each function gives events, or refuses with a TableError."""

import hashlib
import hmac
from collections.abc import Collection, Iterable, Sequence

from msgspec.structs import replace

from medici.fair import Secret, commitment
from medici.online.community.tournaments import events as ev
from medici.online.community.tournaments.history import Pair
from medici.online.community.tournaments.pairing import next_pairing
from medici.online.community.tournaments.plan import Plan
from medici.online.community.tournaments.state import Round, Tournament
from medici.online.tables.commands import Player
from medici.online.tables.errors import TableError, quote
from medici.online.tables.names import clean_name, clean_talk

TOO_FEW = "too few people entered"
ENTRIES_BY_PERSON = 20  # so that a log in which somebody comes and goes has an end


def create(
    tournament: str, plan: Plan, by: Player, secret: Secret, now: float
) -> ev.TournamentCreated:
    """Announce a tournament."""
    plan.check(now)
    return ev.TournamentCreated(
        at=now,
        tournament=tournament,
        plan=plan,
        commitment=commitment(secret),
        by=by.id,
        by_name=clean_name(by.name),
    )


def enter(tournament: Tournament, player: Player, rating: float, now: float) -> list[ev.Event]:
    """Somebody enters; once more nothing happens."""
    must_be_open(tournament)
    known = tournament.entrants.get(player.id)
    if known is not None:
        if known.out is not None:
            raise TableError("forbidden", expected="an entrant", got="one who was removed")
        return []
    if tournament.entries[player.id] >= ENTRIES_BY_PERSON:
        expected = f"at most {ENTRIES_BY_PERSON} entries of one person"
        raise TableError("forbidden", expected=expected, got="more")
    entered = len(tournament.playing)  # whoever was removed leaves a place to others
    if entered >= tournament.plan.most:
        expected = f"at most {tournament.plan.most} entrants"
        raise TableError("full", expected=expected, got=entered + 1)
    return [ev.Entered(at=now, player=player.id, name=clean_name(player.name), rating=rating)]


def withdraw(
    tournament: Tournament, player: str, reason: ev.Why, now: float, said: str = ""
) -> list[ev.Event]:
    """Somebody plays no further rounds, by their own will or the organiser's, who says why.

    An organiser who plays removes nobody from their own table.
    """
    must_not_be_over(tournament)
    entrant = tournament.entrants.get(player)
    if entrant is None:
        raise TableError("forbidden", expected="an entrant", got="somebody else")
    own = tournament.round and tournament.round.table_of(tournament.created.by)
    if reason == "removed" and own and player in own.people and player != tournament.created.by:
        expected = "somebody who is not at your table in this round"
        raise TableError("own-table", expected=expected, got=quote(entrant.name))
    why = clean_talk(said) if reason == "removed" else ""
    return [] if entrant.out else [ev.Withdrew(at=now, player=player, reason=reason, said=why)]


def start_now(tournament: Tournament, now: float) -> list[ev.Event]:
    """Let it begin at once, if enough have entered: for want of people it would be called off."""
    must_be_open(tournament)
    entered, needed = len(tournament.playing), tournament.plan.needed
    if entered < needed:
        raise TableError("forbidden", expected=f"at least {needed} entrants", got=entered)
    return [] if tournament.starts <= now else [ev.StartSet(at=now, starts=now)]


def cancel(
    tournament: Tournament, by: Player | None, reason: str, secret: Secret, now: float
) -> list[ev.Event]:
    """Give the tournament up.

    The secret is not told while tables still play a deal that follows from it.
    """
    must_not_be_over(tournament)
    said = clean_talk(reason)
    played = tournament.round
    shared = tournament.plan.duplicate and played is not None and played.waiting
    told = "" if shared else secret.published()
    who = None if by is None else by.id
    return [ev.TournamentCancelled(at=now, by=who, reason=said, secret=told)]


def retitle(tournament: Tournament, title: str, now: float) -> list[ev.Event]:
    """Give it another title, also once it is over."""
    title = replace(tournament.plan, title=title).clean_title()
    return [ev.Retitled(at=now, title=title)]


def void(tournament: Tournament, table: str, by: Player, reason: str, now: float) -> list[ev.Event]:
    """Let a table not count, whatever came of it; nobody does so with their own."""
    must_not_be_over(tournament)
    played = tournament.round_of.get(table)
    if played is None or table not in played.outcomes:
        raise TableError("bad-command", expected="a table with a result", got=quote(table))
    if by.id in played.tables[table].people:
        raise TableError("own-table", expected="a table of others", got="your own")
    if table in played.voided:
        return []
    return [ev.TableVoided(at=now, table=table, by=by.id, reason=clean_talk(reason))]


def end_table(
    tournament: Tournament, table: str, seats: Sequence[ev.SeatOutcome], broken: bool, now: float
) -> list[ev.Event]:
    """A table has ended; once more nothing happens."""
    played = tournament.round_of.get(table)
    if tournament.phase != "running" or played is None or table in played.outcomes:
        return []
    return [ev.TableEnded(at=now, table=table, seats=list(seats), broken=broken)]


def due(tournament: Tournament) -> float | None:
    """When the next round begins, or the tournament ends; None while tables are played."""
    if tournament.phase == "open":
        return tournament.starts
    played = tournament.round
    if tournament.phase != "running" or played is None or played.waiting:
        return None
    return 0.0 if played.ended is None else played.ended + tournament.plan.pause


def advance(
    tournament: Tournament, secret: Secret, now: float, blocks: Iterable[Pair] = ()
) -> list[ev.Event]:
    """What happens by itself at this time: a round ends, the next one begins, or all is over."""
    at = due(tournament)
    if at is None or now < at:
        return []
    played = tournament.round
    if played is not None and played.ended is None:
        return end_round(tournament, played, secret, now)
    pairing = next_pairing(tournament, blocks)
    if pairing is None or (not tournament.rounds and len(tournament.playing) < 2):
        if tournament.rounds:
            return [ev.TournamentEnded(at=now, secret=secret.published())]
        return cancel(tournament, None, TOO_FEW, secret, now)
    number = len(tournament.rounds) + 1
    tables = [
        ev.PairedTable(table_id(secret, number, count), seats)
        for count, seats in enumerate(pairing.tables)
    ]
    promise = commitment(deal_secret(secret, number)) if tournament.plan.duplicate else ""
    return [
        ev.RoundPaired(
            at=now,
            round=number,
            tables=tables,
            byes=pairing.byes,
            commitment=promise,
            divisions=pairing.divisions,
        )
    ]


def end_round(tournament: Tournament, played: Round, secret: Secret, now: float) -> list[ev.Event]:
    """A round is over: its deal is told, and whoever did not come twice in turn is out."""
    last = tournament.rounds[-2:]
    gone: list[ev.Event] = [
        ev.Withdrew(at=now, player=player, reason="absent")
        for player in tournament.playing
        if len(last) == 2 and all(was_absent(each, player) for each in last)
    ]
    told = ""
    if tournament.plan.duplicate:
        told = deal_secret(secret, played.number).published()
    return [*gone, ev.RoundEnded(at=now, round=played.number, secret=told)]


def close_round(
    tournament: Tournament, playing: Collection[str], secret: Secret, now: float
) -> list[ev.Event]:
    """The deal of a round is told that was under way when the tournament was given up.

    Not while one of its tables is still among those that are played.
    """
    played = tournament.round
    if tournament.phase != "cancelled" or played is None or played.ended is not None:
        return []
    if not tournament.plan.duplicate or any(table in playing for table in played.waiting):
        return []
    told = deal_secret(secret, played.number).published()
    return [ev.RoundEnded(at=now, round=played.number, secret=told)]


def was_absent(played: Round, player: str) -> bool:
    """Whether somebody had a seat in a round and did not come."""
    paired = played.table_of(player)
    if paired is None or paired.table not in played.outcomes:
        return False
    return not played.outcomes[paired.table].seats[paired.seats.index(player)].came


def table_id(secret: Secret, number: int, table: int) -> str:
    """The id of a table: the same on every server, and known to nobody before its round.

    It begins with a letter that no digit of 16 is, so that nobody can bring a table of this id from
    a browser before ours is laid.
    """
    return "t" + derive(secret, f"table|{number}|{table}").hex()[:31]


def deal_secret(secret: Secret, number: int) -> Secret:
    """The secret of a duplicate round, from which all its tables have their chance."""
    return Secret(derive(secret, f"deal|{number}"))


def derive(secret: Secret, what: str) -> bytes:
    """Something that follows from a secret, which it does not tell."""
    return hmac.new(secret.reveal(), what.encode(), hashlib.sha256).digest()


def must_be_open(tournament: Tournament) -> None:
    """Refuse unless it is still to begin."""
    if tournament.phase != "open":
        got = f"one that is {tournament.phase}"
        raise TableError("not-open", expected="a tournament that has not begun", got=got)


def must_not_be_over(tournament: Tournament) -> None:
    """Refuse if nothing can happen any more."""
    if tournament.phase in ("ended", "cancelled"):
        got = f"one that is {tournament.phase}"
        raise TableError("over", expected="a tournament that goes on", got=got)
