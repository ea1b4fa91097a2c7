# The board of any game that brings none of its own.
plain-board-broken = { $game } has a board of its own, but it does not work. This is the plain one.
plain-covered = Nobody looks just now.
plain-table = The table
plain-may = What you may do
plain-lately = What happened lately
plain-nobody = Nobody

# Whose turn it is: a title, and a sentence below it.
plain-over = The game is over
plain-over-nobody = Nobody wins.
plain-over-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
    }
plain-turn = Your turn
plain-turn-of = { $who }, your turn
plain-turn-others = { $count ->
    [one] So is { $names }.
   *[other] So are { $names }.
    }
plain-moment = One moment
plain-moment-hint = The table goes on by itself.
plain-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
    }

# At the seats. What is marked is left out where there is no room.
plain-you = You
plain-points = { $points } <i>{ $points ->
    [one] point
   *[other] points
    }</i>
plain-to-act = , to act

# Choosing what to do: first what, then step by step, by the names of the game's own fields.
plain-ways = { $count } ways
plain-back = Back to everything one may do
plain-again = Choose again
plain-fields = { $fields }
plain-choose = Choose { $fields }
plain-choose-place = Choose a place.
plain-choose-fields = Choose: { $fields }.
plain-key-choose = choose
plain-key-next = the next place
plain-key-do = do it
plain-key-back = back

# On a box: how many play.
box-players = { $low }–{ $high } players
