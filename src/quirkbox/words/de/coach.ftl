# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] ist alles, was du sinnvoll tun kannst
    [clear] ist klar besser als alles andere
    [level] ist, was die Suche täte, auch wenn anderes etwa gleich gut ist
    [highest] hält deine Chancen am höchsten
    [as-good] ist ungefähr gleich gut
   *[costs] kostet etwa { $cost } % deiner Chance
    }
reason-on-turn = { $goes_on ->
    [yes] {", lässt dich am Zug"}
   *[no] {""}
    }
reason = Das { $gains ->
    [-1] gewinnt das Spiel und { reason-compared }
    [0] { reason-compared }
    [one] bringt sofort 1 Punkt mehr{ reason-on-turn } und { reason-compared }
   *[other] bringt sofort { $gains } Punkte mehr{ reason-on-turn } und { reason-compared }
    }.
