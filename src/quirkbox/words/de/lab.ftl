lab-title = { $game } im Labor
lab-lead = Ist es gerecht, wie lange dauert es, was tut man darin? Bots spielen es viele Male und zeichnen dir die Antworten.
lab-link-lost = Ein Teil dieses Links ging unterwegs verloren: Das sind die üblichen Einstellungen.
lab-summary = { $games } Spiele von { $bots }, Startzahl { $seed }
lab-this-report = Dieser Bericht
lab-how-far = Wie weit es ist
lab-stop = Anhalten und zeigen, was fertig ist
lab-done = <b>{ $games } Spiele</b> sind gespielt.
lab-done-stopped = <b>{ $games } Spiele</b> von { $of }, dann wurde angehalten.
lab-save = Seite speichern
lab-other = Andere Einstellungen
lab-what = Was gespielt werden soll
lab-who = Wer spielt
lab-seat = Platz { $seat }
lab-one-more = Einer mehr
lab-one-less = Einer weniger
lab-change-seats = Sie wechseln von Spiel zu Spiel die Plätze; so zählt das Glück mit dem Platz nicht für einen Bot.
lab-what-they-play = Was sie spielen
lab-own-file = Eine eigene Datei
lab-take-file = Meine eigene Datei nehmen
lab-how-many = Wie viele Spiele
lab-right-7 = Ein schneller Blick: Die Zahlen stimmen auf etwa 7 Punkte.
lab-right-3 = Stimmt auf etwa 3 Punkte.
lab-right-1 = Stimmt auf etwa 1½ Punkte. Das dauert eine Weile.
lab-right-0 = Stimmt auf weniger als einen Punkt. Das kann Minuten dauern.
lab-seed = Startzahl
lab-another-seed = Eine andere Startzahl
lab-skill = Wie viel ist Können? Starke Bots spielen gegen schwache, das dauert länger.
lab-go = Lass sie spielen
lab-own = Willst du etwas Eigenes probieren? <a>Zeichne es in der Werkstatt</a>.
lab-watch-game = Dieses Spiel ansehen
lab-map = Karte { $number }
lab-entrant = { $bot } sucht, { $looks } Blicke
lab-phase =
    { $phase ->
        [start] Die Regeln werden vorbereitet
        [games] Es wird gespielt
        [watched] Genau hingesehen
        [chances] Weiter aus der Mitte
        [options] Andere Optionen
        [strength] Stark gegen schwach
       *[page] Der Bericht wird gezeichnet
    }
lab-playing = Es wird gespielt, { $played } von { $games } Spielen
lab-stopping = Wird angehalten
lab-ahead = noch { $count } vor deinem
lab-next = Er beginnt, wenn der davor fertig ist
lab-left =
    { $unit ->
        [none] fast fertig
        [seconds] noch etwa { $count } Sekunden
       *[minutes] noch etwa { $count } Minuten
    }
