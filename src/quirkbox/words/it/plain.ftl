# The board of any game that brings none of its own.
plain-board-broken = { $game } ha un tabellone suo, ma non funziona. Questo è quello semplice.
plain-covered = Adesso non guarda nessuno.
plain-table = Il tavolo
plain-may = Che cosa puoi fare
plain-lately = Che cosa è appena successo
plain-nobody = Nessuno

# Whose turn it is: a title, and a sentence below it.
plain-over = La partita è finita
plain-over-nobody = Non vince nessuno.
plain-over-wins = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono.
    }
plain-turn = Tocca a te
plain-turn-of = { $who }, tocca a te
plain-turn-others = { $count ->
    [one] Anche a { $names }.
   *[other] Anche a { $names }.
    }
plain-moment = Un momento
plain-moment-hint = Il tavolo va avanti da solo.
plain-thinking = { $count ->
    [one] { $names } ci pensa
   *[other] { $names } ci pensano
    }

# At the seats. What is marked is left out where there is no room.
plain-you = Tu
plain-points = { $points } <i>{ $points ->
    [one] punto
   *[other] punti
    }</i>
plain-to-act = , deve giocare

# Choosing what to do: first what, then step by step, by the names of the game's own fields.
plain-ways = { $count } possibilità
plain-back = Torna a tutto ciò che puoi fare
plain-again = Scegli di nuovo
plain-fields = { $fields }
plain-choose = Scegli { $fields }
plain-choose-place = Scegli un posto.
plain-choose-fields = Scegli: { $fields }.
plain-key-choose = scegliere
plain-key-next = il posto dopo
plain-key-do = farlo
plain-key-back = indietro

# On a box: how many play.
box-players = { $low }–{ $high } giocatori
