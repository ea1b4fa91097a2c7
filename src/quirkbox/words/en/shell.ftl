server-silent = The Quirkbox server does not answer.
did-not-work = That did not work.

# Everywhere.
home = Quirkbox, all games
all-games = All games
rules = Rules
close = Close
you = You
nobody = Nobody
somebody = Somebody
guest = Guest
your-name = Your name
another-name = Another name
sit-down = Sit down
knock = Knock
go-on = Go on
again-try = Try again
share = Share
copy = Copy
copy-link = Copy the link
on-quirkbox = { $what } on Quirkbox
this-computer-only = This address works on this computer only.
learn-step-by-step = Learn it step by step
how-to-play = How to play
how-to-play-it = How to play { $game }
getting-ready = Getting ready. It starts by itself.
what-happened-at-table = What happened
what-happened = What happened?
watch-again = Watch it again
# A number as a word where it is small: "two more must sit down".
number-word =
    { $count ->
        [0] no
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $count }
    }
# For how many a game is.
players-count =
    { $same ->
        [yes]
            { $high ->
                [one] 1 player
               *[other] { $high } players
            }
       *[no] { $low }–{ $high } players
    }
players-together =
    { $same ->
        [yes] { $high }
       *[no] { $low }–{ $high }
    }, together
players-minutes = { players-count }, about { $minutes } minutes.
together-minutes = { players-together }, about { $minutes } minutes.
# The four chairs: a colour and a shape each.
chair-yellow = yellow triangle
chair-blue = blue circle
chair-red = red square
chair-violet = violet diamond
tempo-calm = Slow
tempo-usual = Normal
tempo-quick = Fast
# Bots: how strong they are, and what they are like.
bot-strength =
    { $strength ->
        [easy] easy
        [fair] fair
       *[strong] strong
    }
bot-random = plays anything
bot-greedy = takes what it sees
bot-search = quite clever
bot-trained = has played it a million times
bot-master = has learned it and thinks ahead

page-outdated = A part of this page could not be fetched. Perhaps Quirkbox has been renewed since you opened it.

percent = { $value } %
to-the-game = To the game
to-the-table = To the table { $code }
once-more = Once more
back = Back
no-such-game = There is no such game here.
one-moment = One moment…
puzzle-of-the-day = The puzzle of the day
more-puzzles = More puzzles
play = Play

nothing-here-title = There is nothing here.
link-cut-off = Perhaps the link was cut off. The games are one page further.
link-cut-off-code = Perhaps the link was cut off. The games are one page further, and a table has a code like FOX-42.
no-game-here = The server has no such game.
lab-game-title = game { $number }
page-old = This page has grown old.
page-reload = Reload the page
try-game = Try { $game }
try-nothing-title = There is nothing to try out here.
try-nothing-words = The game itself is one page further.
game-in-a-moment = Getting ready, in a moment
game-designers = For designers: <a>the lab</a>
game-designers-workshop = For designers: <a>the lab</a> and <u>the workshop</u>
goal = Your goal
goal-new-here = New here?
goal-learn = Learn it
goal-known = I know this game
goal-whole = Read it all
file-draw-or-save = <a>Draw one in the workshop</a>, or <u>save our file</u> and change that.
file-save-ours = <u>save our file</u> and change that.
file-looking = Looking it over…
keys-everywhere = Everywhere
keys-table = At the table
keys-replay = In a replay
keys-next = the next thing
keys-take = take it
keys-sound = sound on or off
keys-pause = pause, alone with bots
keys-back = take it back, alone with bots
keys-night = night or day
keys-sheet = this sheet
keys-close = close what lies on top
keys-rules = the rules beside the board
keys-log = everything that happened
keys-say = say something
keys-play = play or pause
keys-steps = a step back, a step on
keys-ends = the deal, the end
keys-speed = faster, slower
# What stands on a key.
key-escape = Esc
key-space = Space
sound-now =
    { $on ->
        [yes] Sound is on.
       *[no] Sound is off.
    }
link-copied = The link is copied. Send it to a friend.
link-not-copied = Your browser would not copy it. The link stands beside the button.
qr-table = QR code with the link to this table

key-control = Ctrl

language = Language
