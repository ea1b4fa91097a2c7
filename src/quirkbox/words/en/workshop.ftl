workshop-undo = Undo
workshop-redo = Redo
workshop-begin-with = Begin with…
workshop-begin = Begin with
workshop-open = Open<i> a file</i>
workshop-open-file = Open a file
workshop-tools = Tools
workshop-drawing = The drawing
workshop-said = What is to be said about it
workshop-play = Play it
workshop-save = Save the file
workshop-copy-link = Copy a link
workshop-file = The file
workshop-about =
    About the { $thing ->
        [scenario] scenario
        [track] track
       *[box] box
    }
workshop-fresh =
    A fresh { $thing ->
        [scenario] scenario
        [track] track
       *[box] box
    }
workshop-too-long =
    This { $thing ->
        [scenario] scenario
        [track] track
       *[box] box
    } is too long for a link. Save the file and pass that on.
workshop-lost =
    There is no whole { $thing ->
        [scenario] scenario
        [track] track
       *[box] box
    } in this link. Perhaps a part of it got lost on the way.
# "Try it with bots".
look-try = Try it with bots
look-how-many = How many bots
look-busy-now = They play it a few hundred times. A few seconds…
look-team = The team does it
look-seat-wins = Seat { $seat } wins
look-how-long = How long people would take
look-minutes = about { $minutes } min
look-rounds-count = Rounds
look-games = { $games } quick games by { $count } { $bot } bots.
look-more = More in the lab

look-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
