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
