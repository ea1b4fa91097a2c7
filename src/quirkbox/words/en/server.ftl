push-none = No word is sent to devices from here.
push-service = This browser’s push service is not one that is known here.
push-turn = { $hours ->
    [0] It’s your turn at { $code }.
    [24] It’s your turn at { $code }. You have a day.
   *[other] It’s your turn at { $code }. You have { $hours } hours.
}
friends-most = { $count } friends are the most there can be.
friend-link-gone = This link makes nobody friends, or does not any more: ask for a new one.
friend-self = That is your own link: send it to somebody else.
friend-none = There is no such friend of yours.
push-invite = { $who } asks you to a game of { $game }.
chat-empty = There is nothing in it to read.
picture-none = There is no such picture here.
preview-game = { $game } with { $names }
preview-moment = Move { $seq } of { $last }: watch how it came to this, and how it went on.
preview-replay = A finished game, to watch from the deal to the end, every hand open.
preview-player = { $who } on Quirkbox
preview-player-line = Ratings and games. Odd little games, one table.
deal-together = Only games that are played together are compared like that.
deal-not-whole = Only a game that was played from the deal to its end can be offered to another team.
deal-old = The rules or the content of this game have changed since: it would be another deal.
deal-unknown = There is no such deal.
deal-known = You have played this deal: it is for people who do not know it.
deal-known-by = { $who } has played this deal: it is for people who do not know it.
deal-secret = Other teams may still play this deal: it is shown to those who have played it.
game-unknown = There is no game { $given }.
try-nothing = There is nothing to try out in { $given }.
bot-unknown = There is no bot { $given }; there is { $known }.
bot-plays-not = { $bot } does not play { $game }.
hint-nothing = You have nothing to decide right now.
hint-no-game = There is nothing to decide: the game has not begun, or is over.
bot-unknown-for = There is no bot { $given } for { $game }; there is { $known }.
lab-looks = { $given }: here a bot looks ahead 1 to { $most } times a move, as in { $bot }@100.
lab-games = The lab here plays 1 to { $most } games at a time, not { $given }.
lab-one = Your last report is not finished yet: stop it first, or wait for it.
lab-busy = The lab is busy with other people's games: try again in a few minutes.
lab-forgotten = This report is not kept here any more; asked for again, it comes out the same.
lab-somebody-waits = Somebody else has asked for this report, and waits for it.
lab-not-finished = The report is not finished yet.
lab-no-game = Game { $number } is none of those that this report shows.
look-one = Your last try is still being played.
look-busy = Others are trying theirs just now: try again in a moment.
lab-stopped = It was stopped before its first game.
lesson-unknown = There is no lesson { $given }.
table-no-code = No free table was found: try again.
table-unknown = There is no table { $code }.
table-gone = There is no table { $code } any more.
branch-over = A game that is over cannot be gone on with.
branch-deepest = This game has been gone on from { $most } times in a row: begin from an earlier one.
setup-none = Positions of { $game } cannot be set up by hand.
setup-field = A position has no field { $given }. Its fields are { COMMAS($known) }.
setup-number = { $field } needs whole numbers from { $low } to { $high }.
setup-list = { $field } must be a list of { $exactly ->
    [yes] { $count }
   *[no] at most { $count }
    }.
setup-unknown = { $given } in { $field } is not understood: one is written like { $like }.
setup-twice = { $what } is there twice.
setup-part = Each part of { $field } has { $parts }.
setup-fits = Tile { $what } does not fit at { $x }, { $y } with { $turn } quarter turns: its edges do not agree with what lies there, or it touches nothing.
setup-stuck = Whose turn it is has nothing to play in this position.
branch-entry = The game can be gone on with after entry 0 to { $last }, not { $given }.
players-at-most = { $game } is for at most { $most } players.
sockets-most = You have { $count } tables open: close one first.
process-ends = This process is about to end.
rules-compiling = The rules of { $games } are still being compiled.
database-silent = The database does not answer.
move-nobody = There is nobody to move yet: say what you are called first.
words-nobody = These words lead to nobody, or do not any more: ask the other device for new ones.
player-unknown = There is no such player here, or not any more.
puzzle-unknown = There is no puzzle { $given }.
puzzle-none = { $game } has no puzzles.
puzzle-solved = This puzzle is solved.
puzzle-day = A day is written 2026-11-17, not { $given }.
ready-soon = The rules of { $game } are being compiled: it can be played in a moment.
ready-failed = The rules of { $game } could not be compiled; it is tried again. The server's log says more.
address-number = { $field } in the address of a table is a whole number, not { $given }.
talk-slowly = One thing after the other: wait a moment before you say more.
busy-changed = Too many people changed this table at once: try again.
busy-moved = Too many people moved at once: try again.
busy = Too much happened at once: try again.
screen-watches = This screen only watches: hands are seen on the players' own devices.
name-empty = A name needs at least one letter.
content-unknown = { $game } takes no content called { $given }.
solver-busy = Somebody else's file is being looked over: try again in a moment.
solver-too-long = After { $seconds } seconds there is still no answer: it is too hard to look over.
words-shape = A code to come over with is { $count } words of three letters, such as { $example }.
decide-nothing = Seat { $seat } has nothing to decide now.
lesson-over = This lesson is over.
lesson-read-first = One moment: read this first, then go on.
not-json = This is not JSON.
message-too-large = That message is too large: { $most } KiB is the most.
too-fast = That was too much at once: wait a moment and try again.
our-fault = Something went wrong on our side, and nothing has changed. Please try again.
message-type-unknown = There is no message of the type { $given }; there is { $known }.
message-type-missing = A message needs a type.

# The part of a message that is spoken of: its path, or the whole of it.
field-it =
    { $whole ->
        [yes] The message
       *[no] { $field }
    }
field-should-be-number = { field-it } must be a whole number.
field-should-be-text = { field-it } must be text.
field-should-be-readable = { field-it } must be readable text.
field-should-be-bool = { field-it } must be true or false.
field-should-be-object = { field-it } must be an object.
field-should-be-list = { field-it } must be a list.
field-should-be-one-of = { field-it } must be { $known }.
field-should-not-be-empty = { field-it } must not be empty.
field-should-be-shorter = { field-it } must have at most { $most } characters.
field-is-missing = { field-it } is missing.
field-is-not-known = There is no field { $field } here.
field-not-right = { field-it } is not right.

nothing-here = There is nothing at { $path }.
not-done-here = { $method } cannot be done here.
from-elsewhere = This request comes from another site, so it is not carried out.
limit-wait =
    { $kind ->
        [requests] That was too much at once
        [sockets] That was too many connections at once
        [strangers] That was too many codes that lead nowhere
        [tables] That was too many new tables
        [matches] That was looked for too often
        [invites] That was a lot of asking
        [lines] That was a lot of writing
        [reports] That was a lot of reports
        [files] That was too many files
       *[solving] That was a lot of work for one visitor
    }: wait { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } minutes
    } and try again.
rules-old-over = This game was played by version { $then } of the rules of { $game }, and this is version { $now }: it can be watched at /{ $code }/replay and saved, but there is no rematch.
rules-old-running = This game was begun by version { $then } of the rules of { $game }, and this is version { $now }: it cannot go on here. Nothing of it is lost: a Quirkbox with those rules can go on.
game-cannot-go-on = This game cannot go on: entry { $entry } of its log does not fit the rules: { $why }
analysis-failed = The analysis has failed; try it again.
lab-failed = Something went wrong in the lab; the server's log says more.
puzzle-not-best = { $meant } There is something better.
lesson-not-so = Here you do something yourself.
puzzle-something-better = There is something better.
puzzle = Puzzle
lesson-not-after = That is allowed, but not what we are after here.
