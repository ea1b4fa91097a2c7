# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] è l’unica cosa sensata da fare
    [clear] è nettamente meglio di tutto il resto
    [level] è quello che farebbe la ricerca, anche se altre mosse sono più o meno altrettanto buone
    [highest] tiene al massimo le tue possibilità
    [as-good] è più o meno altrettanto buono
   *[costs] costa circa il { $cost }% delle tue possibilità
    }
reason-on-turn = { $goes_on ->
    [yes] {", lascia a te il turno"}
   *[no] {""}
    }
reason = Questo { $gains ->
    [-1] vince la partita e { reason-compared }
    [0] { reason-compared }
    [one] porta subito 1 punto in più{ reason-on-turn } e { reason-compared }
   *[other] porta subito { $gains } punti in più{ reason-on-turn } e { reason-compared }
    }.
