"""How good people are at each game, as far as their games with others tell: OpenSkill's Plackett-Luce, and how sure it is."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from quirkbox.server import rows
from quirkbox.table import Play, Table

_MODEL = PlackettLuce()
# Shown so that a newcomer has 1500; give or take two standard deviations, which holds in 19 cases of 20.
MIDDLE, SCALE = 1500, 60


def player_of(token: str) -> str:
    """What others may know somebody by. It does not lead back to the token."""
    return hashlib.sha256(f"player {token}".encode()).hexdigest()[:16]


def shown(mu: float, sigma: float) -> tuple[int, int]:
    """A rating, and how much it may be wrong."""
    return round(MIDDLE + SCALE * (mu - _MODEL.mu)), round(2 * SCALE * sigma)


@dataclass(frozen=True)
class Finished:
    """A game between people: who played it, and which place each has reached."""

    table: str
    started: int
    game: str
    at: int
    players: Sequence[str]
    names: Sequence[str]
    places: Sequence[int]


def finished(table: Table, play: Play) -> Finished | None:
    """None if it says nothing about people: a bot or nobody on a seat, one person on two, a team, or what would have been."""
    tokens = [seat.token for seat in table.seats if seat.kind == "person" and seat.token]
    if table.game.cooperative or table.beginning or len(tokens) != len(table.seats) or len(set(tokens)) != len(tokens):
        return None
    players = [player_of(token) for token in tokens]
    score, winners = play.position.score(), play.position.winners()
    return Finished(table.code, table.started, table.game.id, play.entries[-1].at, players, table.names, places(score, winners))


def places(score: Sequence[int], winners: Sequence[int]) -> list[int]:
    """1 for all winners; the others by what they have."""
    behind = [points for seat, points in enumerate(score) if seat not in winners]
    first = len(winners) + 1
    return [1 if seat in winners else first + sum(other > points for other in behind) for seat, points in enumerate(score)]


def rate(connection: Connection, game: Finished) -> None:
    """Once for each game, whoever notices its end, in however many processes: the key of `rated` says so."""
    done = rows.rated.c
    if connection.scalar(select(done.player).where(done.table == game.table, done.started == game.started).limit(1)):
        return
    rating = rows.ratings.c
    wanted = select(rows.ratings).where(rating.player.in_(game.players), rating.game == game.game)
    # Two games of one person that end at the same moment are counted one after the other.
    known = {row.player: row for row in connection.execute(wanted.order_by(rating.player).with_for_update())}
    before = [
        [_MODEL.rating(known[player].mu, known[player].sigma) if player in known else _MODEL.rating()] for player in game.players
    ]
    after = [team[0] for team in _MODEL.rate(before, ranks=[float(place) for place in game.places])]
    for player in sorted(game.players):
        number = game.players.index(player)
        now = {"mu": after[number].mu, "sigma": after[number].sigma}
        if player in known:
            mine = (rating.player == player) & (rating.game == game.game)
            connection.execute(update(rows.ratings).where(mine).values(**now, games=rating.games + 1))
        else:
            connection.execute(insert(rows.ratings).values(player=player, game=game.game, games=1, **now))
        line = {"table": game.table, "started": game.started, "player": player, "game": game.game, "at": game.at}
        others = [name for other, name in enumerate(game.names) if other != number]
        connection.execute(insert(rows.rated).values(**line, place=game.places[number], others=others, **now))
