"""What is written down: tables of SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    true,
)

HEAD = "0021"  # the newest migration; a test compares it with Alembic's

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("gathers", Boolean, nullable=False, server_default=false()),  # for whoever looks for a game
    Column("chat", Boolean, nullable=False, server_default=true()),  # people may write to each other
    Column("deal", String(16), nullable=False, server_default="", index=True),  # which deal other teams may play: see deals.py
    Column("hints", Boolean, nullable=False, server_default=false()),  # people agreed that anybody may ask for them
    Column("status", String(8), nullable=False),
    Column("secret", String(64)),
    Column("started", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("version", Integer, nullable=False),  # counts changes of this row and its seats: who comes second, retries
    Column("seq", Integer, nullable=False),  # of the last entry in the log; -1 before the deal
    Column("waiting", JSON, nullable=False),  # the seats that may act now, so that a list of tables needs no replay
    Column("changed", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # when somebody was last known to be connected
    Column("comings", Integer, nullable=False, server_default="0"),  # counts who comes and goes, for processes that look
    Column("dealt", JSON(none_as_null=True)),  # the options as numbers, as the cards were dealt from them
    Column("door", JSON, nullable=False, server_default="{}"),  # who may come in: see table/door.py
    Column("tempo", String(8), nullable=False, server_default="usual"),  # how fast bots are, or that everything stands still
    Column("paused_at", BigInteger, nullable=False, server_default="0"),
    Column("minder", String(32)),  # the bot that plays on for whoever is gone
    Column("clock", JSON(none_as_null=True)),  # how long people may take: see table/clocks.py
    Column("stood", JSON, nullable=False, server_default="[-1, 0]"),  # since which entry, and how long, all stood still
    Column("asked", JSON(none_as_null=True)),  # what somebody asks the others
    Column("closed", String(8), nullable=False, server_default=""),  # why it is over before its rules say so
    Column("runs", JSON(none_as_null=True)),  # by seat: when its clock runs out, so that a list of tables needs no replay
    Column("due", BigInteger),  # the first of these
    Column("beginning", JSON(none_as_null=True)),  # what its game begins from where it is no deal: see table/table.py
    Column("tended", String(16)),  # the process where somebody came last, or that took it up after another had died
    Index(None, "status", "seen"),
    Index(None, "due"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("chair", Integer, primary_key=True),
    Column("person", String(24), nullable=False),
    Column("token", String(64), index=True),
    Column("bot", String(32)),
    Column("bot_name", String(32), nullable=False),
    Column("left", Boolean, nullable=False),
    Column("pieces", JSON, nullable=False, server_default="{}"),  # how its own pieces look
    Column("clock", JSON(none_as_null=True)),  # what was on its clock when it was looked at last
)

# What each chair has said last, so that all processes tell it; what was said before is forgotten.
said = Table(
    "said",
    metadata,
    _of_table(),
    Column("chair", Integer, primary_key=True),
    Column("phrase", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(32), nullable=False),  # of the ask that said it: the same ask twice is said once
)

# The same deal for other teams, and what each has made of it: see deals.py.
deals = Table(
    "deals",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("dealt", JSON, nullable=False),  # the options as numbers
    Column("secret", String(64), nullable=False),
)
deal_results = Table(
    "deal_results",
    metadata,
    Column("deal", String(16), primary_key=True),
    Column("table", String(16), primary_key=True),  # which may be forgotten before this
    Column("at", BigInteger, nullable=False),
    Column("names", JSON, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
)

# What people write to each other: the last lines, as long as the table is there.
chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("chair", Integer, nullable=False),
    Column("token", String(64)),
    Column("who", String(24), nullable=False),
    Column("text", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(32), nullable=False),  # of the ask that wrote it: the same ask twice is one line
    UniqueConstraint("table", "key"),
)

# What players report of others to whoever runs the server: see chat.py, and `quirkbox reports`.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("by", String(16), nullable=False),
    Column("about", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("why", String(16), nullable=False),
    Column("more", String(300), nullable=False),
    Column("lines", JSON, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
    Index(None, "settled", "at"),
)

log = Table(
    "log",
    metadata,
    _of_table(),
    Column("seq", Integer, primary_key=True),  # with the table's code this decides who was first
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),  # by name, so that it outlives a new numbering of the codes
    Column("at", BigInteger, nullable=False),
    Column("key", String(32)),  # of the ask that made it: the same ask twice is one move
    UniqueConstraint("table", "key"),
)

asks = Table(  # every other ask that was carried out, for the same reason
    "asks",
    metadata,
    _of_table(),
    Column("key", String(32), primary_key=True),
)

guests = Table(
    "guests",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("face", Integer, nullable=False, server_default="0"),  # which of the chairs' faces
    Column("player", String(16), index=True),  # what others may know them by: see ratings.py
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when they were last known to look at the lobby
)

# Each of two friends has the other; by a link, one for each at most. What they are asked to: see friends.py.
friends = Table(
    "friends",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("friend", String(64), primary_key=True, index=True),
    Column("since", BigInteger, nullable=False),
)
friend_links = Table(
    "friend_links",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),  # the SHA-256 of what the link says
    Column("expires", BigInteger, nullable=False),
)
invites = Table(
    "invites",
    metadata,
    _of_table(),
    Column("token", String(64), primary_key=True, index=True),
    Column("by", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# How good people are at each game, and what each of their games has changed of it.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(16), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
rated = Table(
    "rated",
    metadata,
    Column("table", String(16), primary_key=True),  # which may be forgotten before this, and its code be another's
    Column("started", BigInteger, primary_key=True),
    Column("player", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("others", JSON, nullable=False),  # their names
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index(None, "player", "at"),
)

# What stays of a finished game with each of its players, for themselves: see played.py.
played = Table(
    "played",
    metadata,
    Column("table", String(16), primary_key=True),  # which may be forgotten before this
    Column("started", BigInteger, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", String(64), nullable=False),  # empty: they have deleted it
    Column("game", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("winners", Integer, nullable=False),
    Column("role", String(32), nullable=False),
    Column("habits", JSON, nullable=False),
    Index(None, "token", "at"),
)

# Codes that move somebody to another device, one for each at most: see identity.py.
moves = Table(
    "moves",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", String(64), nullable=False, unique=True),
    Column("veiled", LargeBinary, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Devices that are told when it is one's turn: see push.py.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("token", String(64), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
)
push_key = Table(
    "push_key",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # there is one
    Column("pem", String(400), nullable=False),
)

# The processes that serve this database, and when each was last known to be alive (in ms of the database's own clock).
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Who is connected to which table, through which process.
present = Table(
    "present",
    metadata,
    _of_table(),
    Column("node", String(16), primary_key=True),
    Column("token", String(64), primary_key=True),
    Column("watching", Integer, nullable=False),  # with how many connections as a spectator
    Index(None, "node"),
)

# Finished games as they were shown, whatever the rules say by now.
shown = Table(
    "shown",
    metadata,
    _of_table(),
    Column("replay", LargeBinary, nullable=False),
    Column("transcript", LargeBinary, nullable=False),
)

# What the coach said of a finished game, as compressed JSON: by what each could know, and with open hands.
analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("open", Boolean, primary_key=True),
    Column("told", LargeBinary, nullable=False),
)

# From which moment of which game another one goes on. The origin may be forgotten before it.
branches = Table(
    "branches",
    metadata,
    _of_table(),
    Column("origin", String(16), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
)

# How much was asked for lately, by whom and from where: see limits.py.
counts = Table(
    "counts",
    metadata,
    Column("key", String(200), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),  # in seconds
)
