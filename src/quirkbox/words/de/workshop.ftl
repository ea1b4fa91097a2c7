workshop-undo = Rückgängig
workshop-redo = Wiederholen
workshop-begin-with = Beginnen mit…
workshop-begin = Beginnen mit
workshop-open = <i>Datei </i>öffnen
workshop-open-file = Datei öffnen
workshop-tools = Werkzeuge
workshop-drawing = Die Zeichnung
workshop-said = Was dazu zu sagen ist
workshop-play = Spielen
workshop-save = Datei speichern
workshop-copy-link = Link kopieren
workshop-file = Die Datei
workshop-about =
    { $thing ->
        [scenario] Über das Szenario
        [track] Über die Strecke
       *[box] Über die Schachtel
    }
workshop-fresh =
    { $thing ->
        [scenario] Ein neues Szenario
        [track] Eine neue Strecke
       *[box] Eine neue Schachtel
    }
workshop-too-long =
    { $thing ->
        [scenario] Dieses Szenario
        [track] Diese Strecke
       *[box] Diese Schachtel
    } ist zu lang für einen Link. Speichere die Datei und gib sie weiter.
workshop-lost =
    In diesem Link steckt { $thing ->
        [scenario] kein ganzes Szenario
        [track] keine ganze Strecke
       *[box] keine ganze Schachtel
    }. Vielleicht ging unterwegs ein Teil verloren.
# "Try it with bots".
look-try = Mit Bots ausprobieren
look-how-many = Wie viele Bots
look-busy-now = Sie spielen es ein paar hundert Mal. Ein paar Sekunden…
look-team = Das Team schafft es
look-seat-wins = Platz { $seat } gewinnt
look-how-long = Wie lange Menschen brauchen
look-minutes = etwa { $minutes } min
look-rounds-count = Runden
look-games = { $games } schnelle Spiele von { $count } Bots ({ $bot }).
look-more = Mehr im Labor

look-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
