"""A table: who sits on which chair, what was agreed on, and what anybody may change about it.

A `Table` never changes: each verb gives the table as it would be then, or refuses in words. Whoever keeps
tables writes the new one down first and shows it afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from quirkbox.engine import SPECTATOR, Game, Refusal
from quirkbox.table.clocks import Reading, Settled, TimeControl, Wait
from quirkbox.table.door import OPEN_DOOR, Door, Guest, Opens
from quirkbox.table.play import Play
from quirkbox.table.proposal import Proposal, What

Status = Literal["waiting", "playing", "over"]
Tempo = Literal["paused", "calm", "usual", "quick"]
# Why a game ended before its rules say so: all agreed, or somebody's time had run out.
Closed = Literal["", "vote", "time"]
NOBODY = "Nobody"  # the name of a seat in a running game that never belonged to a person


@dataclass(frozen=True)
class Seat:
    """One chair. `token` is the hashed cookie of the person it belongs to, also while a bot stands in for them."""

    chair: int
    person: str = ""
    token: str | None = None
    bot: str | None = None
    bot_name: str = ""
    # the person stood up in the middle of the game
    left: bool = False
    # which forms of its own pieces it has chosen: looks only, and by no rule known
    pieces: Mapping[str, str] = field(default_factory=dict)
    # what was on its clock when it was looked at last; None: nobody had to, the log alone says it
    clock: Settled | None = None

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        if self.bot:
            return "bot"
        return "person" if self.token and not self.left else "free"

    @property
    def name(self) -> str:
        return self.bot_name if self.bot else self.person

    @property
    def stands_in_for(self) -> str | None:
        return self.person if self.bot and self.token else None

    @property
    def ran_out(self) -> bool:
        """The bot plays because its person's time had run out."""
        return bool(self.bot) and self.clock is not None and self.clock.left == 0

    def held_by(self, token: str) -> bool:
        """They play here now. While a bot stands in, it is still theirs, but they see no more than a spectator."""
        return self.kind == "person" and self.token == token


@dataclass(frozen=True)
class Table:
    code: str
    game: Game
    options: Mapping[str, str]
    seats: tuple[Seat, ...]
    public: bool = False
    # opened for whoever looks for a game: it begins by itself once enough are there
    gathers: bool = False
    # whether people write to each other
    chat: bool = True
    # the deal that other teams play too, or that a game goes on from; empty: it is this table's own
    deal: str = ""
    # whether people ask for hints though others play too: agreed on before the game
    hints: bool = False
    status: Status = "waiting"
    secret: bytes | None = field(default=None, repr=False)
    # when the cards were dealt
    started: int = 0
    rematch: str | None = None
    door: Door = OPEN_DOOR
    # how fast bots are here, and whether the table's clock runs: the choice of whoever is alone with bots
    tempo: Tempo = "usual"
    # since when everything stands still, in ms; of no meaning while it does not
    paused_at: int = 0
    # the bot that plays on for whoever is gone for long, and gives the seat back; None: none does unless it is asked
    minder: str | None = None
    # how long people may take; None: as long as they like
    clock: TimeControl | None = None
    # since which entry of the log the table waited when everything stood still last, and for how many ms that was
    stood: tuple[int, int] = (-1, 0)
    # what somebody has asked the others, and what they say to it
    asked: Proposal | None = None
    closed: Closed = ""
    # what its game begins from where it is no deal, as JSON: `begun` as read_beginning reads it, `dealt` the options as numbers,
    # `of` the table that it goes on from, if there is one
    beginning: Mapping[str, Any] | None = None
    # counts the changes, so that two servers never write over each other
    version: int = 0

    @classmethod
    def new(cls, code: str, game: Game, options: Mapping[str, str], public: bool = False, door: Door = OPEN_DOOR) -> Table:
        chairs = tuple(Seat(chair) for chair in range(game.players[1]))
        return cls(code, game, game.agree_on(options), chairs, public, door=door)

    def with_code(self, code: str) -> Table:
        return replace(self, code=code)

    @property
    def names(self) -> list[str]:
        return [seat.name or NOBODY for seat in self.seats]

    def own_seats(self, token: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.held_by(token)]

    def first_look(self, token: str) -> int:
        """Through whose eyes a newcomer sees the table."""
        return next(iter(self.own_seats(token)), SPECTATOR)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal.because("seat-none")
        return self.seats[number]

    def must_hold(self, token: str, number: int) -> None:
        """Only one's own seat plays, and is looked through."""
        seat = self.seat(number)
        if seat.held_by(token):
            return
        if seat.token == token and seat.bot:
            raise Refusal.because("seat-bot-plays", who=seat.name)
        if seat.kind == "free":
            raise Refusal.because("seat-not-yours")
        raise Refusal.because("seat-theirs", who=seat.name)

    def sit(self, token: str, number: int, name: str) -> Table:
        """Take a free chair, or take one's own seat back."""
        self._must_not_be_over()
        seat = self.seat(number)
        if seat.token != token and self.status == "playing" and any(other.token == token for other in self.seats):
            raise Refusal.because("seat-two-hands")
        if seat.kind == "free" or seat.token == token:
            if not self._has_seat(token):
                self.door.must_welcome(token)
            own = seat.pieces if seat.token == token else {}
            return self._with_seat(number, Seat(seat.chair, name, token, pieces=own, clock=seat.clock))
        raise Refusal.because("seat-taken", who=seat.name)

    def stand(self, token: str, number: int) -> Table:
        """Leave one's own seat, or send a bot away."""
        self._must_not_be_over()
        seat = self.seat(number)
        if seat.kind == "free":
            raise Refusal.because("seat-empty")
        if seat.bot:
            self._must_sit(token, "bot-away")
            return self._with_seat(number, self._without_bot(seat))
        if seat.token != token:
            raise Refusal.because("seat-theirs-to-leave", who=seat.name)
        return self._with_seat(number, Seat(seat.chair) if self.status == "waiting" else replace(seat, left=True))

    def forget(self, token: str) -> Table:
        """It is no longer among one's own: before the start one gets up, after the end one's seat only is not listed."""
        if self.status == "playing":
            raise Refusal.because("forget-running")
        gone = {
            number: Seat(seat.chair) if self.status == "waiting" else replace(seat, left=True)
            for number, seat in enumerate(self.seats)
            if seat.token == token
        }
        if not gone:
            raise Refusal.because("seat-not-here")
        return self._changed(seats=tuple(gone.get(number, seat) for number, seat in enumerate(self.seats)))

    def _without_bot(self, seat: Seat) -> Seat:
        if seat.token:
            return replace(seat, bot=None, bot_name="")
        if self.status == "waiting":
            return Seat(seat.chair)
        return Seat(seat.chair, person=seat.bot_name, left=True)

    def ask_in(self, token: str, number: int, bot: str, names: Sequence[str], away: bool) -> Table:
        """Put a bot on a free chair, or let it play for a person who is `away`."""
        self._must_not_be_over()
        self._must_sit(token, "bot-in")
        seat = self.seat(number)
        if seat.kind == "person" and not away:
            raise Refusal.because("bot-only-for-gone", who=seat.name)
        return self._with_seat(number, replace(seat, bot=bot, bot_name=self._free_name(names, number)))

    def _free_name(self, names: Sequence[str], number: int) -> str:
        """The first that nobody here has; when all are taken, the first with a number."""
        taken = {seat.name for other, seat in enumerate(self.seats) if other != number}
        numbered = (f"{names[0]} {n}" for n in range(2, len(self.seats) + 2))
        return next(name for name in (*names, *numbered) if name not in taken)

    def agree(self, token: str, options: Mapping[str, str]) -> Table:
        """Change options before the start."""
        self._must_be_waiting()
        self._must_sit(token, "options")
        if self.beginning:
            raise Refusal.because("branch-agreed")
        if self.deal:
            raise Refusal.because("deal-agreed")
        return self._changed(options=self.game.agree_on({**self.options, **options}))

    def choose_pieces(self, token: str, number: int, pieces: Mapping[str, str]) -> Table:
        """How the pieces of one's own seat look; only the named ones change."""
        self._must_not_be_over()
        self.must_hold(token, number)
        seat = self.seat(number)
        return self._with_seat(number, replace(seat, pieces={**seat.pieces, **self.game.read_pieces(pieces)}))

    def must_be_alone(self, token: str) -> None:
        """Alone with bots: then one decides how fast it goes."""
        self._must_sit(token, "tempo")
        if not self.is_alone(token):
            raise Refusal.because("tempo-not-alone")

    def set_tempo(self, token: str, tempo: Tempo, now: int) -> Table:
        """How fast bots are here, or that everything stands still."""
        self.must_be_alone(token)
        paused_at = self.paused_at if self.tempo == "paused" else now
        return self._changed(tempo=tempo, paused_at=paused_at)

    def is_alone(self, token: str) -> bool:
        return all(seat.token == token for seat in self.seats if seat.kind == "person")

    def set_minder(self, token: str, bot: str | None) -> Table:
        """Whether a bot plays on by itself for whoever is gone, and which."""
        self._must_not_be_over()
        self._must_sit(token, "minder")
        return self._changed(minder=bot)

    def mind(self, number: int, names: Sequence[str]) -> Table:
        """Its bot plays on for a person who is gone."""
        seat = self.seat(number)
        if self.status != "playing" or self.minder is None or seat.kind != "person":
            raise Refusal.because("mind-nobody")
        return self._with_seat(number, replace(seat, bot=self.minder, bot_name=self._free_name(names, number)))

    def is_kept_for(self, token: str) -> bool:
        """A bot plays for them, though they did not get up and had time left."""
        return any(self._minds(seat, token) for seat in self.seats)

    @staticmethod
    def _minds(seat: Seat, token: str) -> bool:
        return bool(seat.bot) and seat.token == token and not seat.left and not seat.ran_out

    def give_back(self, token: str) -> Table:
        """They are back: the bots that played for them go."""
        if self.status != "playing" or not self.is_kept_for(token):
            raise Refusal.because("mind-no-bot")
        seats = (replace(seat, bot=None, bot_name="") if self._minds(seat, token) else seat for seat in self.seats)
        return self._changed(seats=tuple(seats))

    # --- clocks, pauses and an early end ---

    def agree_on_clock(self, token: str, clock: TimeControl | None) -> Table:
        """How long people may take, before the start."""
        self._must_be_waiting()
        self._must_sit(token, "clock")
        return self._changed(clock=clock)

    def left(self, number: int, waits: Sequence[Wait], now: int) -> int:
        """What is on the clock of a seat that no bot plays, in ms."""
        assert self.clock
        return self.clock.left(self.seats[number].clock, waits, min(now, self.paused_at) if self.tempo == "paused" else now)

    def readings(self, waits: Sequence[Sequence[Wait]], now: int) -> dict[int, Reading]:
        """What is on the clocks, by seat: of people, and of those who have left their chair."""
        if self.clock is None or self.status != "playing":
            return {}
        return {
            number: Reading(self.left(number, its, now), self.tempo != "paused" and bool(its) and its[-1].until is None)
            for number, its in enumerate(waits)
            if not self.seats[number].bot
        }

    def run_out(self, numbers: Sequence[int], names: Sequence[str]) -> Table:
        """The time of these seats has run out: what was agreed on happens, and no game is lost by it."""
        assert self.clock
        if self.clock.bot is None:
            return self._changed(status="over", closed="time", asked=None)
        table = self
        for number in numbers:
            seat = table.seats[number]
            table = table._with_seat(number, replace(seat, bot=self.clock.bot, bot_name=table._free_name(names, number)))
        return self._changed(seats=table.seats)

    def propose(self, token: str, what: What, now: int) -> Table:
        """Ask all others to pause, to go on, or to end the game. Whoever is alone with bots need not ask."""
        chairs = self._people(token)
        self._must_be_playing()
        if not chairs:
            raise Refusal.because("must-sit", what="propose")
        if (what == "pause") == (self.tempo == "paused") and what != "end":
            raise Refusal.because("paused-already" if what == "pause" else "paused-not")
        if self.asked:
            self.asked.must_not_repeat(what, chairs, now)
        return self._changed(asked=Proposal(what, chairs[0], now, tuple(chairs)))._if_all_agree(now)

    def answer(self, token: str, yes: bool, now: int) -> Table:
        """Say yes or no to what somebody has asked."""
        self._must_be_playing()
        chairs = self._people(token)
        if not chairs:
            raise Refusal.because("must-sit", what="propose")
        if self.asked is None or self.asked.declined is not None:
            raise Refusal.because("asked-nothing")
        if not yes:
            return self._changed(asked=replace(self.asked, declined=chairs[0]))
        agreed = tuple(sorted({*self.asked.agreed, *chairs}))
        return self._changed(asked=replace(self.asked, agreed=agreed))._if_all_agree(now)

    def _people(self, token: str | None = None) -> list[int]:
        """The chairs of people who play, or of one of them."""
        return [seat.chair for seat in self.seats if seat.kind == "person" and token in (None, seat.token)]

    def _if_all_agree(self, now: int) -> Table:
        asked = self.asked
        people = {*self._people()}
        if asked is None or asked.declined is not None or not people or not people <= {*asked.agreed}:
            return self
        if asked.what == "end":
            return replace(self, asked=None, status="over", closed="vote")
        if asked.what == "pause":
            return replace(self, asked=None, tempo="paused", paused_at=now)
        return replace(self, asked=None, tempo="usual")

    def must_go_on(self, token: str) -> None:
        """Refusal if the game has been ended, and while everything stands still by agreement, or a clock does."""
        if self.closed:
            raise Refusal.because("game-over")
        if self.tempo == "paused" and (self.clock or not self.is_alone(token)):
            raise Refusal.because("paused-now")

    def settled(self, before: Table, play: Play, now: int) -> Table:
        """This table, which was like `before`, with its clocks: what was on them goes on from there when a bot comes or goes,
        when somebody else sits down, and when a pause is over. It is called for every change of a running game."""
        if before.status != "playing":
            return self
        table = self._if_all_agree(now)
        if table.status == "over":
            return table
        now = max(now, play.entries[-1].at)
        goes_on = before.tempo == "paused" and table.tempo != "paused"
        if goes_on:
            table = replace(table, stood=play.stood_still(max(0, now - before.paused_at)))
        if table.clock is None:
            return table
        seats = (table._settled_seat(before, number, play, now, goes_on) for number in range(len(table.seats)))
        return replace(table, seats=tuple(seats))

    def _settled_seat(self, before: Table, number: int, play: Play, now: int, goes_on: bool) -> Seat:
        assert self.clock
        was, seat, left = before.seats[number], self.seats[number], None
        if was.bot and not seat.bot:
            left = self.clock.again(was.clock) if was.token == seat.token else self.clock.full
        elif seat.token != was.token and not seat.bot:
            left = self.clock.full
        elif not was.bot and (seat.bot or goes_on):
            left = before.left(number, play.waits[number], now)
        return seat if left is None else replace(seat, clock=Settled(left, now, play.seq))

    def must_let_talk(self, token: str, number: int) -> None:
        """Refusal if this seat may not say anything now."""
        self.must_hold(token, number)
        if not self.game.live.talk:
            raise Refusal.because("talk-none", game=self.game.name)
        if self.status == "waiting":
            raise Refusal.because("game-not-begun")

    def must_let_write(self, token: str, number: int) -> None:
        """Refusal if this seat may not write anything now."""
        self.must_let_talk(token, number)
        if not self.chat:
            raise Refusal.because("chat-off")

    def set_chat(self, token: str, chat: bool) -> Table:
        """Whether people write to each other here."""
        self._must_mind_door(token)
        if chat and not self.game.live.talk:
            raise Refusal.because("talk-none", game=self.game.name)
        return self._changed(chat=chat)

    def must_let_report(self, token: str, number: int) -> Seat:
        """The seat of somebody else at whose table one sits, or sat; Refusal if there is nobody to report."""
        seat = self.seat(number)
        if not self.sits(token):
            raise Refusal.because("must-sit", what="report")
        if seat.token is None or seat.token == token:
            raise Refusal.because("report-nobody")
        return seat

    def tells_secret(self, token: str) -> bool:
        """A deal that other teams play is told to those alone who have played it."""
        return not self.deal or self.sits(token)

    def sits(self, token: str) -> bool:
        """They have a seat here, also while a bot keeps it for them."""
        return self._has_seat(token)

    def take_back(self, token: str, number: int) -> Table:
        """The table once its game has gone back: only one person plays, and so nobody minds."""
        self.must_hold(token, number)
        if any(seat.kind != "bot" for other, seat in enumerate(self.seats) if other != number):
            raise Refusal.because("back-only-bots")
        if self.clock:
            raise Refusal.because("back-clock")
        return self._changed()

    def list_publicly(self, token: str, public: bool) -> Table:
        self._must_sit(token, "public")
        return self._changed(public=public)

    def agree_on_hints(self, token: str, hints: bool) -> Table:
        if self.status != "waiting":
            raise Refusal.because("hints-before")
        self._must_sit(token, "hints")
        return self._changed(hints=hints)

    def must_allow_hint(self, token: str, number: int) -> None:
        """Refusal if somebody might mind that this seat asks for a hint."""
        self.must_hold(token, number)
        if not self.hints and any(seat.kind != "bot" and not seat.held_by(token) for seat in self.seats):
            raise Refusal.because("hints-not-agreed")

    def must_let_invite(self, token: str) -> None:
        """Refusal if somebody may not ask friends to this table."""
        self._must_be_waiting()
        self._must_sit(token, "invite")

    # --- the door ---

    @property
    def host(self) -> int:
        """The seat of whoever minds the door: who opened the table while they play here, else the first person who does."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "person"]
        opened = (number for number in people if self.seats[number].token == self.door.host)
        return next(opened, people[0] if people else SPECTATOR)

    def may_mind_door(self, token: str) -> bool:
        return self.host != SPECTATOR and self.seats[self.host].token == token

    def _must_mind_door(self, token: str) -> None:
        self._must_not_be_over()
        if not self.may_mind_door(token):
            raise Refusal.because("door-host-only")

    def _has_seat(self, token: str) -> bool:
        """Also while a bot keeps it for them, or after they have left it in the middle of the game."""
        return any(seat.token == token for seat in self.seats)

    def must_show(self, token: str, only_watches: bool = False) -> None:
        """Refusal if they may not be at the table, not even to look. A game that is over is everybody's; a screen that only
        watches is a spectator, also if it belongs to somebody who sits here."""
        if self.status != "waiting" and not self.tells_secret(token):
            raise Refusal.because("deal-secret")
        if self.status == "over" or (self._has_seat(token) and not only_watches):
            return
        self.door.must_not_have_sent_away(token)
        if self.status == "playing" and not self.door.watching:
            raise Refusal.because("watching-not-now")

    def set_door(self, token: str, opens: Opens, watching: bool) -> Table:
        self._must_mind_door(token)
        return self._changed(door=self.door.set(opens, watching))

    def knock(self, token: str, name: str, who: str) -> Table:
        """Ask to be let in."""
        self._must_not_be_over()
        if self._has_seat(token):
            raise Refusal.because("seat-have-one")
        self.free_seat()
        return self._changed(door=self.door.knock(Guest(who, token, name)))

    def let_in(self, token: str, who: str) -> Table:
        """Whoever knocks gets a chair; whoever was sent away may come back."""
        self._must_mind_door(token)
        guest = self.door.guest(who)
        opened = replace(self, door=self.door.let_in(guest))
        if guest not in self.door.knocking:
            return opened._changed()
        number = self.free_seat()
        return opened._with_seat(number, Seat(self.seats[number].chair, guest.name, guest.token))

    def turn_away(self, token: str, who: str) -> Table:
        """Whoever knocks is not let in."""
        self._must_mind_door(token)
        return self._changed(door=self.door.send_away(self.door.guest(who)))

    def send_away(self, token: str, number: int, who: str, bot: str, names: Sequence[str]) -> Table:
        """Whoever has this seat loses all seats of theirs: they are free before the game, and a bot's during it."""
        self._must_mind_door(token)
        seat = self.seat(number)
        if seat.token is None:
            raise Refusal.because("seat-no-person")
        if seat.token == token:
            raise Refusal.because("send-away-self")
        if seat.token == self.door.host:
            raise Refusal.because("send-away-host", who=seat.person)
        table = self
        for other, theirs in enumerate(self.seats):
            if theirs.token == seat.token:
                table = table._with_seat(other, table._without_person(other, bot, names))
        door = self.door.send_away(Guest(who, seat.token, seat.person))
        return self._changed(door=door, seats=table.seats)

    def _without_person(self, number: int, bot: str, names: Sequence[str]) -> Seat:
        seat = self.seats[number]
        if seat.bot:
            return Seat(seat.chair, bot=seat.bot, bot_name=seat.bot_name)
        if self.status == "waiting":
            return Seat(seat.chair)
        return Seat(seat.chair, bot=bot, bot_name=self._free_name(names, number))

    def free_seat(self) -> int:
        for number, seat in enumerate(self.seats):
            if seat.kind == "free":
                return number
        raise Refusal.because("chairs-taken")

    def start(self, token: str, secret: bytes, at: int) -> Table:
        """Empty chairs are taken away, and the cards are dealt."""
        self._must_be_waiting()
        self._must_sit(token, "start")
        taken = tuple(seat for seat in self.seats if seat.kind != "free")
        least = self.game.players[0]
        if (self.beginning or self.deal) and len(taken) < len(self.seats):
            raise Refusal.because("start-all-chairs", count=len(self.seats))
        if len(taken) < least:
            raise Refusal.because("start-too-few", game=self.game.name, least=least)
        return self._changed(status="playing", seats=taken, secret=secret, started=at, door=self.door.quiet())

    def again(self, token: str, code: str) -> tuple[Table, Table]:
        """A rematch: this table with the new one's code, and the new one, the same people on the same chairs."""
        if self.status != "over":
            raise Refusal.because("game-not-over")
        self._must_sit(token, "rematch")
        fresh = Table.new(code, self.game, self.options, self.public, self.door.quiet())
        fresh = replace(fresh, minder=self.minder, clock=self.clock, chat=self.chat, beginning=self.beginning)
        if self.beginning:
            fresh = replace(fresh, deal=self.deal, seats=tuple(_who_comes_along(seat) for seat in self.seats))
        else:
            for seat in self.seats:
                fresh = fresh._with_seat(seat.chair, _who_comes_along(seat))
        return self._changed(rematch=code), replace(fresh, hints=self.hints, version=0)

    def for_deal(self, deal: str, players: int) -> Table:
        """As many chairs as there were, and nothing to agree on."""
        return replace(self, deal=deal, seats=self.seats[:players], chat=False)

    def offer_deal(self, deal: str) -> Table:
        if self.status != "over":
            raise Refusal.because("game-not-over")
        return self._changed(deal=deal)

    def goes_on(self, beginning: Mapping[str, Any], token: str, name: str, number: int) -> Table:
        """A table whose game begins from this: it has as many chairs as this one, and whoever asks sits on one of them."""
        self.seat(number)
        chairs = tuple(Seat(seat.chair) for seat in self.seats)
        table = Table("", self.game, self.options, chairs, door=Door(host=token), deal=self.deal, beginning=beginning)
        return table.sit(token, number, name)

    def gathered(self, here: Collection[str], secret: bytes, at: int) -> Table:
        """Enough of those who looked for a game are here: it begins without the others."""
        table = replace(self.without_gone(here), version=self.version)  # one change together with the start
        people = {seat.token for seat in table.seats if seat.kind == "person"}
        if not self.gathers or len(people) < 2:
            raise Refusal.because("gather-too-few")
        return table.start(next(seat.token for seat in table.seats if seat.token in people) or "", secret, at)

    def without_gone(self, here: Collection[str]) -> Table:
        """Who is not here any more makes room for others."""
        self._must_be_waiting()
        seats = (Seat(seat.chair) if seat.kind == "person" and seat.token not in here else seat for seat in self.seats)
        return self._changed(seats=tuple(seats))

    def over(self) -> Table:
        return replace(self, status="over")

    def _with_seat(self, number: int, seat: Seat) -> Table:
        return self._changed(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _changed(self, **changes: object) -> Table:
        changed = replace(self, version=self.version + 1, **changes)  # type: ignore[arg-type]  # the names of fields
        alone = len({seat.token for seat in changed.seats if seat.kind == "person"}) <= 1
        return changed if alone or changed.tempo == "paused" else replace(changed, tempo="usual")

    def _must_sit(self, token: str, what: str) -> None:
        if not any(seat.token == token and not seat.left for seat in self.seats):
            raise Refusal.because("must-sit", what=what)

    def _must_be_waiting(self) -> None:
        self._must_not_be_over()
        if self.status != "waiting":
            raise Refusal.because("game-begun")

    def _must_be_playing(self) -> None:
        self._must_not_be_over()
        if self.status != "playing":
            raise Refusal.because("game-not-begun")

    def _must_not_be_over(self) -> None:
        if self.status == "over":
            raise Refusal.because("game-over")


def _who_comes_along(seat: Seat) -> Seat:
    """Who has left does not come back by a rematch; who was only away has their chair kept."""
    if seat.token and not seat.left:
        return Seat(seat.chair, seat.person, seat.token, pieces=seat.pieces)
    return Seat(seat.chair, bot=seat.bot, bot_name=seat.bot_name) if seat.bot else Seat(seat.chair)
