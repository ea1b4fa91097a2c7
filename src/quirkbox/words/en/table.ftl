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
branch-agreed = What was agreed on for the game that this one goes on from holds here too.
start-all-chairs = All { $count } must be there, as in the position it begins from: invite somebody, or add a bot.
start-too-few = { $game } needs at least { $least } players: invite somebody, or add a bot.
game-not-over = The game is not over yet.
gather-too-few = Not enough people are here yet.
chat-off = Nobody writes at this table: its host has switched that off.
report-nobody = There is nobody to report there.
deal-agreed = What was agreed on for this deal holds here too, so that it can be compared.
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
    [clock] say how long people may take
    [propose] ask the others for a pause, or to end the game
    [invite] ask friends to it
    [report] report somebody there
    [deal] offer its deal to another team
   *[rematch] ask for a rematch
    }.
back-nothing = You have done nothing yet that could be taken back.
back-over = The game is over: nothing is taken back any more.
back-clock = The clock has run on: against the clock nothing is taken back.
back-seen = You have seen something since that was hidden before: it can't be taken back.

# The screen around a game.
table-take-back = Take it back
table-log = Everything that happened
table-copy-watch = Copy the link, to watch or to sit in
table-copy-moment = Copy the link to this moment
sound-is =
    { $on ->
        [yes] Sound is on
       *[no] Sound is off
    }
talk-is =
    { $on ->
        [yes] Talk is on
       *[no] Talk is off
    }
light-to =
    { $to ->
        [day] Day
       *[night] Night
    }
table-speed = Speed of bots and pictures: { $tempo }
table-volume = Volume: { $volume ->
        [soft] soft
        [loud] loud
       *[usual] usual
    }
keys = Keys
table-your-seat = Your seat
table-minder-on = A bot plays on for whoever is gone
table-minder-off = Seats of those who are gone wait
door-is =
    The door: { $opens ->
        [open] open
        [knock] knock first
       *[locked] locked
    }
door-way-open = Open
door-way-open-words = Whoever has the code sits down.
door-way-knock = Knock first
door-way-knock-words = Whoever has the code knocks, and you let them in.
door-way-locked = Locked
door-way-locked-words = Nobody new sits down. Who sits here stays.
door = The door
door-may-watch = Others may watch the game
door-watch-later = When it is over, everybody with the code can watch it again.
door-those-sent-away = Sent away
door-may-come-back = May come back
table-named = Table { $code }
table-seat-kept = your seat is kept
table-fingerprint = Fingerprint of this deal
# What people say to each other.
say-something = Say something
say-words = All at the table see it for a moment. Under “More” you switch talk off, at a seat you mute one person.
say-happy = Hooray!
say-oh = Oh!
say-thinking = Hmm…
say-sad = Oh no…
say-asleep = Zzz…
say-hello = Hello!
say-luck = Good luck!
say-nice = Nice one!
say-thanks = Thank you!
say-sorry = Sorry!
say-moment = One moment…
say-close = That was close!
say-good_game = Good game!
say-again = Another one?
say-who = { $who } says:
# One device for several people.
curtain-pass-to = Pass the device to { $who }
curtain-pass = Pass the device to
curtain-i-am = I’m { $who }
# What is going on around the game.
notice-lost = Connection lost. Trying again… Nothing is lost.
notice-knocks = { $who } knocks.
notice-let-in = Let them in
notice-plays-for-you = { $who } plays for you.
notice-you-left = You have left your seat.
notice-take-back = Take it back
notice-has-left = { $who } has left.
notice-somebody-left = Somebody has left.
notice-bot = Let a bot play on
notice-seat-free = { $who }’s seat is free.
notice-a-seat-free = A seat is free.
notice-away = { $who } is away.
no = No
hide = Hide
# The bar.
bar-table = { $game } at table
bar-replay = { $game }, the replay of
bar-watching-short = watching
bar-watching =
    You are watching{ $count ->
        [0] { "" }
        [one] , with one other
       *[other] , with { number-word } others
    }.
bar-watchers = { $count } watching
hint = Hint
hint-ask = What would Tock do?
hint-close = Close the hint
hint-thinking = Tock is thinking …
hint-chance = chance to win
hint-do = Do it
hint-words = Chances to win, guessed from what you can see: Tock does not know the others' cards either.
pause = Pause
sound-turn =
    { $on ->
        [yes] Sound on
       *[no] Sound off
    }
sound = Sound
more = More
opening-lost = The server is not answering. Trying again…
opening-at = Pulling up a chair at { $code }…
table-missing-words = Perhaps a letter got lost. Try the code once more, or open a table of your own.
table-shut-words = If that changes, come in again. Or open a table of your own.
table-waits = Everything waits for you.
table-result = The result
# A seat, looked at closely.
seat-who = Who sits here?
seat-you = { $who }, that’s you
seat-free = A free seat
seat-bot =
    { $stands ->
        [no]
            a bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }.
       *[yes]
            a bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }. Plays for { $you ->
                [yes] you
               *[no] { $who }
            }.
    }
seat-locked = The table is locked: nobody new sits down.
seat-knocked = You have knocked. The host has not answered yet.
seat-nobody-plays = Nobody plays this seat just now.
seat-shape = You have the { $shape }.
seat-here = Is at the table.
seat-not-here-now = Is not connected just now. The seat stays theirs.
seat-take-back = Take your seat back
seat-knock-as = Knock as { $who }
seat-sit-as = Sit down as { $who }
seat-bot-for = Let a bot play on for { $who }
seat-another-bot = Another bot?
seat-a-bot = A bot
seat-beside = Somebody beside you, on this device
seat-their-name = Their name
seat-sits-here = Sits here
seat-covered = Hands are covered between turns, so you can pass the device around.
seat-leave = Leave the game
seat-get-up = Get up
seat-make-room = Send away, make room for a friend
seat-send-away = Send { $who } away
seat-leave-words = A bot can play on for you, and you can come back any time.
seat-hear = Hear { $who } again
seat-mute = Mute { $who }
seat-muted-words = You don’t see what they say.
seat-mute-words = You no longer see what they say. They don’t notice.
seat-send-away-words =
    { $playing ->
        [yes] A bot plays on.
       *[no] The chair is free again.
    } They can’t come back unless you let them, at the door.
# The end.
end-together = You did it, together!
end-not-this-time = Not this time.
end-wins =
    { $you ->
        [yes] You win!
       *[no] { $who } wins!
    }
end-again = Play again
end-same-bots = the same bots, at once
end-stronger = Against stronger bots
end-change = Change the table
end-others-at = the others are at { $code }
end-same-people = same people, once more
end-watch-rematch = Watch the rematch
end-save = Save it
end-fair = Was it dealt fairly?
end-fair-words = Every card came from one secret number. Its fingerprint could be seen by everybody from the first card on (under More), the secret only now, so nobody could have changed it in between. Anyone can deal the game again and compare.
end-fingerprint = Fingerprint (SHA-256), from the start
end-secret = Secret
end-seal = Seal over every move and the result
end-keep = Keep the game as a file and check it:

end-share =
    { $you ->
        [yes] { $names } share the win!
       *[no] { $names } share the win!
    }
