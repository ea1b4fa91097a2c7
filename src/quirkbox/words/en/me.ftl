me-this-is-you = This is you
me-you-are = You are { $who }.
me-welcome = Welcome, { $who }. Your tables have come along.
me-forgotten = You are forgotten here.
me-too = Is this you, too?
me-given-words =
    { $known ->
        [yes] Somebody has given you words: { $words }. With them this device plays as that person. It is { $who } so far, and leaves { $who }’s seats behind.
       *[no] Somebody has given you words: { $words }. With them this device plays as that person.
    }
me-only-own = Only do so if the words are your own.
me-yes = Yes, that’s me
me-no = No, stay as I am
me-face = Your face
me-ratings = Your ratings and games
me-move = Move to another device
me-scan = Scan this with the other device, or type the words there, on its page <b>{ $address }</b>.
me-qr = QR code with the link that moves you
me-good-for =
    { $minutes ->
        [0] Good for once, and for { $seconds } s. Show them to nobody else.
       *[other] Good for once, and for { $minutes } minutes. Show them to nobody else.
    }
me-share-what = Quirkbox, on my other device
me-share = Share the link
me-copied = The link is copied. It is for yourself alone.
me-move-words = Your name, your seats and your games come along. This device stays yours too.
me-give-words = Give me words
me-come = Come from another device
me-come-words = Six small words, as the other device shows them.
me-six-words = The six words
me-come-over = Come over
me-forget = Forget me
me-forget-words = Name, face, ratings and seats are given up, on every device of yours.
me-forget-ask = Forget me…
me-forget-nothing = There is nothing to forget yet.
me-forget-sure = Forget { $who }?
me-forget-undone = It cannot be undone. Games that run lose you; games that you have played with others stay, with the name you had there.
me-stay = Stay
# Somebody's page.
player-one = A player
player-nobody = Nobody is here.
player-ratings = Ratings
player-give-or-take = give or take { $by }
player-after =
    after { $count ->
        [one] 1 game
       *[other] { $count } games
    }
player-ratings-words = Everybody begins with 1500. Only games between people count; the more of them, the surer the number.
player-games = Games
player-place =
    { $place ->
        [1] won, with { COMMAS($others) }
        [2] second, with { COMMAS($others) }
        [3] third, with { COMMAS($others) }
        [4] fourth, with { COMMAS($others) }
       *[other] place { $place }, with { COMMAS($others) }
    }
player-then = { $day }, then { $rating } give or take { $by }
player-no-games =
    { $you ->
        [yes] You have finished no game with other people yet.
       *[no] { $who } has finished no game with other people yet.
    } Such games count for ratings; games with bots do not.
player-find = Find a table

# "How you play": one's own games, for oneself.
played-title = How you play
played-words = Finished games of your own, with people and with bots, and what passed you by in them. Only you see this.
played-empty = Nothing here yet. Finish a game or try a puzzle, and this page tells how it went and what you tend to miss.
played-key-dot = what was counted
played-key-bar = where it truly lies, in 19 cases of 20
played-key-lot = what luck alone would give
played-of = { $part } of { $of }
played-interval = { $low } to { $high } %
played-won = Won
played-shared =
    { $count ->
        [one] One of these victories was shared.
       *[other] { $count } of these victories were shared.
    }
played-roles = Won, by what you were
played-misses = What tends to pass you by
played-lately = in the last { $count } games
played-puzzles = Puzzles solved at the first try
played-solved =
    { $days ->
        [0] Rated { $rating }; at best { $best } in a row.
        [one] Rated { $rating }; at best { $best } in a row; the puzzle of the day on one day.
       *[other] Rated { $rating }; at best { $best } in a row; the puzzle of the day for { $days } days.
    }
played-newest = The newest games
played-game-won = won
played-game-lost = not won
played-game-place = place { $place } of { $of }
played-save = Save it all as JSON
played-delete-ask = Delete it…
played-delete-sure = Delete all of this?
played-delete-words = What is kept of your games and puzzles for this page is deleted. The games themselves, and your ratings, stay.
played-delete = Delete it
played-keep = Keep it
played-deleted = Deleted. From now on it is counted anew.
