analysis-title = Che cosa è successo a { $code }
analysis-heading = { $game }: che cosa è successo a <b>{ $code }</b>
analysis-nothing = Non c’è ancora niente da vedere.
analysis-eyes = Con gli occhi di chi
analysis-known = Quello che si poteva sapere
analysis-open = A carte scoperte
analysis-looks = Tock guarda ogni decisione …
analysis-looks-at = Tock guarda ogni decisione: { $done } di { $of }
analysis-team = Le possibilità della squadra
analysis-turning = un punto di svolta
analysis-strong = una mossa forte
analysis-which = Quali decisioni
analysis-mistakes = Che cosa ha deciso
analysis-mine = Le mie decisioni
analysis-all = Tutte
analysis-none = Nessuno ha fatto un errore costoso, e nessuna mossa spiccava.
analysis-in-replay = Guarda nel replay
analysis-best = Di gran lunga il meglio.
analysis-better = Meglio: <b>{ $line }</b>, con { $chance }.
analysis-as-good = Buono come tutto il resto.
analysis-guesses =
    { $open ->
        [yes] Le possibilità sono stime: la ricerca gioca il seguito molte volte. Qui conosceva tutte le mani. Tocca una riga per aprire lì il replay, e da lì puoi continuare a giocare.
       *[no] Le possibilità sono stime: la ricerca gioca il seguito molte volte. Non sapeva più del giocatore. Tocca una riga per aprire lì il replay, e da lì puoi continuare a giocare.
    }
curve-gave-away = Passo { $step }: { $who } ha buttato { $cost }
curve-strong = Passo { $step }: una mossa forte di { $who }
curve-turning-label = Punto di svolta al passo { $step }: { $who } ha buttato il { $cost } per cento
curve-strong-label = Una mossa forte di { $who } al passo { $step }
