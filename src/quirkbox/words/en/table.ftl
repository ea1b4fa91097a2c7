door-nobody = Nobody of that kind is at the door.
door-locked = The table is locked: nobody new sits down.
door-knock = Knock first: the host of this table lets people in.
door-not-let-in = The host of this table does not let you in.
door-open = The door is open: sit down.
door-sent-away = { $count } were sent away from this table: lock it instead.
move-too-late = That came too late: the game has gone on since.
seat-not-yours = You do not sit there.
seat-theirs = { $who } sits there, not you.
seat-taken = { $who } sits there.
chairs-taken = All chairs are taken.
seat-none = There is no such seat at this table.
seat-bot-plays = { $who } plays for you; take your seat back first.
seat-two-hands = You have a seat in this game: nobody looks into two hands.
seat-empty = Nobody sits there.
seat-theirs-to-leave = Only { $who } can leave this seat.
forget-running = This game is not over: play on, or leave your seat at the table.
seat-not-here = You have no seat at this table.
bot-only-for-gone = { $who } is here; a bot only plays for somebody who has left.
tempo-not-alone = You are not alone with bots: the others would have to wait.
mind-nobody = Nobody is to be stood in for there.
mind-no-bot = No bot plays for them.
talk-none = { $game } is played without talking.
game-not-begun = The game has not begun.
back-only-bots = Something is only taken back at a table where everybody else is a bot.
hints-before = Whether there are hints is agreed on before the game begins.
hints-not-agreed = There are hints where all others are bots, or where that was agreed on before the game.
door-host-only = Only the host of the table minds its door.
watching-not-now = This game is played without spectators; it can be watched when it is over.
seat-have-one = You have a seat at this table.
seat-no-person = No person sits there.
send-away-self = Nobody sends themself away: get up instead.
send-away-host = { $who } has opened this table: nobody sends them away.
start-too-few = { $game } needs at least { $least } players: invite somebody, or add a bot.
game-not-over = The game is not over yet.
game-begun = The game has begun already.
must-sit = Only somebody who sits at the table can { $what ->
    [bot-away] send a bot away
    [bot-in] ask a bot in
    [options] change how the game is played
    [tempo] decide how fast it goes
    [minder] decide whether a bot plays on
    [public] show the table in the lobby
    [hints] say whether there are hints
    [start] start the game
   *[rematch] ask for a rematch
    }.
back-nothing = You have done nothing yet that could be taken back.
back-over = The game is over: nothing is taken back any more.
back-clock = The clock has run on: against the clock nothing is taken back.
back-seen = You have seen something since that was hidden before: it can't be taken back.
