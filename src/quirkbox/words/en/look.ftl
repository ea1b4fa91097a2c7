# What a few hundred games of bots say of a designer's content, as players would feel it.
look-of = { $value } of games ({ $low } to { $high })
look-team-none = The bots never did it in { $games } games: perhaps it can't be done.
look-team-hard = It is very hard: the bots do it in { look-of }.
look-team-easy = It is very easy: the bots do it in { look-of }.
look-seat = { $seat ->
    [1] The first seat
   *[other] Seat { $seat }
    } is { $side ->
    [ahead] ahead
   *[behind] behind
    }: it wins { look-of }, and { $fair } would be fair.
look-part = { $part } is the best by far: with it one wins { look-of }.
look-rounds = It is over in { $rounds ->
    [1] one round
   *[other] two rounds
    } in { look-of }.
look-long = It is long: about { $minutes } minutes, { $usual } are usual.
look-short = It is short: about { $minutes } minutes, { $usual } are usual.
look-ties = Many games have no single winner: { look-of } are shared.
look-nothing-team = Nothing stands out: the bots do it in { look-of }, and it is about as long as usual.
look-nothing-usual = Nothing stands out beside the usual game: there seat { $seat } wins { $value } with these bots, too.
look-nothing = Nothing stands out: no seat is ahead, and it is about as long as usual.
