lobby-tagline =
    { $count ->
        [0] Some odd little games, one table.
        [one] One odd little game, one table.
       *[other] { lobby-number } odd little games, one table.
    }
# At the beginning of a sentence.
lobby-number =
    { $count ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
        [11] Eleven
        [12] Twelve
       *[other] { $count }
    }
lobby-bring = Bring friends, or let the bots sit down.
play-now = Play now
lobby-waits = { $game } is getting ready. It starts by itself.
lobby-in-a-moment = { $game } is getting ready, in a moment
lobby-with-bots =
    { $game } with { number-word } { $count ->
        [one] bot
       *[other] bots
    }, no waiting
lobby-partners-strength = How good your partners are
lobby-bots-strength = How strong the bots are
lobby-partners = partners
lobby-rivals = rivals
set-up-table = Set up a table for friends
lobby-rules-box = Rules, and what is in the box
try-alone = Try it alone first
lobby-first-time = First time here?
lobby-first-time-words = Pick a box, and learn it in a few small lessons on its board. Or just sit down: bots fill the empty chairs.
lobby-learn-it = Learn { $game } step by step
lobby-learn = Learn it step by step
lobby-last-game = Your last game
lobby-your-table = Your table
lobby-continue = Continue your game
lobby-is-over = { $game } at { $code } is over.
lobby-back-to-table = Back to the table
lobby-all-yours = All your tables
lobby-yours = Your tables
join-with-code = Join with a code
join = Join
join-looks-like = A code looks like FOX-42. It stands on your friend’s screen.
name-change = You are { $who }. Change your name
name-shall-we = Shall we call you { $who }?
name-what = What shall we call you?
name-another-idea = Another idea
name-thats-me = That’s me
name-more = This is you: face, other devices
open-tables = Open tables
server-not-answering = The server is not answering.
server-trying-again = Trying again, no need to reload.
open-none = No one is waiting just now.
open-none-words = Set one up and switch on “Show it among the open tables”.
open-more = and { $count } more
shelf-games = Games
shelf-box =
    { $ready ->
        [yes] { $game }. { $tagline }. { $players }.
       *[no] { $game }. { $tagline }. { $players }. Getting ready.
    }
shelf-soon = getting ready
row-watch = Watch
row-table-of = { $who }’s table
row-forget = Take { $game } at { $code } off this list
# How a table stands.
state-over = The game is over.
state-result = { $how ->
        [won] You won.
        [together] You won together.
        [lost] Not won this time.
       *[place] Place { $place } of { $of }.
    }
state-at-table =
    { $count ->
        [one] { $names } is at the table.
       *[other] { $names } are at the table.
    }
state-nobody = Nobody else is at the table yet.
state-your-turn = Your turn!
state-they-wait =
    { $count ->
        [one] Your turn! { $names } waits.
       *[other] Your turn! { $names } wait.
    }
state-thinking =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
state-goes-on = The game goes on.
day-today = today
day-yesterday = yesterday
row-mine =
    { $with ->
        [yes] { $state } { $code }, { $day }, with { $names }.
       *[no] { $state } { $code }, { $day }.
    }
