# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] is all you can sensibly do
    [clear] is clearly better than anything else
    [level] is what the search would do, though others are about as good
    [highest] keeps your chances highest
    [as-good] is as good, more or less
   *[costs] costs about { $cost }% of your chance
    }
reason-on-turn = { $goes_on ->
    [yes] {" "}and leaves you on turn
   *[no] {""}
    }
reason = It { $gains ->
    [-1] wins the game and { reason-compared }
    [0] { reason-compared }
    [one] brings 1 more point at once{ reason-on-turn } and { reason-compared }
   *[other] brings { $gains } more points at once{ reason-on-turn } and { reason-compared }
    }.

# What if? To play on from a moment of a game that is over.
branch-words = A new game goes on from step { $step }.
branch-hidden = What lay hidden
branch-same = Stays as it was
branch-same-words = The same in every hand.
branch-anew = Is dealt anew
branch-anew-words = As your seat could have believed then.
branch-with = On the other seats
branch-bots = Bots
branch-bots-words = It goes on at once.
branch-friends = Friends
branch-friends-words = A table with a link.
branch-seat = Whose seat do you take?
branch-of-same = { $names } played on from here
branch-of-anew = { $names } played on from here, with what lay hidden dealt anew
branch-back = Back to { $code }
begins-from = What if? From step { $step } of { $code }
begins-same = What lay hidden there is as it was.
begins-anew = What lay hidden is dealt anew, as { $who } could have believed then.
begins-anew-seat = What lay hidden is dealt anew, as one of its seats could have believed then.
begins-watch = See how it came to this
begins-by-hand = From a position that was set up
begins-by-hand-words = Nothing is dealt: it begins as somebody has laid it out.

# A position that is set up by hand.
position-title = Set up a position
position-words = Write down what lies where, or change a fresh deal. What you leave out, the dice say. It is looked over as you write.
position-text = The position, as JSON
position-board = The position on the board
position-players = Players
position-seat = Seat { $number }
position-good = This position can be played.
position-no-json = This is no JSON: { $why }
position-no-object = A position is written in braces: { "{" } … { "}" }.
position-deal = A fresh deal
position-open = Open a file
position-save = Save the file
position-link-broken = The position in this link cannot be read.
position-link-long = This position is too long for a link. Save it as a file.
position-turn = { $who } is to act.
position-friends = With friends: the table waits for them
