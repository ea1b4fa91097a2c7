# The board of any game that brings none of its own.
plain-board-broken = { $game } hat ein eigenes Spielbrett, aber es funktioniert nicht. Das hier ist das einfache.
plain-covered = Gerade schaut niemand hin.
plain-table = Der Tisch
plain-may = Was du tun kannst
plain-lately = Was zuletzt geschah
plain-nobody = Niemand

# Whose turn it is: a title, and a sentence below it.
plain-over = Das Spiel ist aus
plain-over-nobody = Niemand gewinnt.
plain-over-wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
    }
plain-turn = Du bist am Zug
plain-turn-of = { $who }, du bist am Zug
plain-turn-others = { $count ->
    [one] { $names } auch.
   *[other] { $names } auch.
    }
plain-moment = Einen Moment
plain-moment-hint = Der Tisch macht von selbst weiter.
plain-thinking = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
    }

# At the seats. What is marked is left out where there is no room.
plain-you = Du
plain-points = { $points } <i>{ $points ->
    [one] Punkt
   *[other] Punkte
    }</i>
plain-to-act = , am Zug

# Choosing what to do: first what, then step by step, by the names of the game's own fields.
plain-ways = { $count } Möglichkeiten
plain-back = Zurück zu allem, was du tun kannst
plain-again = Neu wählen
plain-fields = { $fields }
plain-choose = Wähle { $fields }
plain-choose-place = Wähle einen Platz.
plain-choose-fields = Wähle: { $fields }.
plain-key-choose = wählen
plain-key-next = der nächste Platz
plain-key-do = tun
plain-key-back = zurück

# On a box: how many play.
box-players = { $low }–{ $high } Leute
