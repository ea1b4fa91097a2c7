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
