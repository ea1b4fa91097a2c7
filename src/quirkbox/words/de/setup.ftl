invite = Jemanden einladen
setup-file = Eine eigene Datei
setup-file-chosen = Gewählt. Tippe, um eine andere zu lesen.
setup-file-words = Gemacht und geändert, wie du willst.
setup-free-chair = Freier Stuhl
setup-sit-here = setz dich
setup-knock = anklopfen
setup-locked = geschlossen
setup-sit-or-bot = setz dich oder nimm einen Bot dazu
setup-add-bot = Bot dazuholen
setup-a-bot = ein Bot
setup-on-this-device = auf diesem Gerät
setup-ready = bereit
setup-stepped-out = kurz draußen
setup-title = { $game } an { $code }
setup-heading = { $game } am Tisch { $code }
setup-no-spectators = Es wird ohne Zuschauer gespielt.
setup-stay = Bleib und sieh zu: Es beginnt hier von selbst.
setup-lead-open = Er führt direkt zum freien Stuhl.
setup-lead-knock = Er führt zur Tür, an der man anklopft.
setup-table-locked = Der Tisch ist geschlossen.
setup-all-taken = Alle Stühle sind besetzt.
setup-table-locked-watch = Der Tisch ist geschlossen. Zusehen geht trotzdem.
setup-all-taken-watch = Alle Stühle sind besetzt. Zusehen geht trotzdem.
setup-public = Unter den offenen Tischen zeigen
setup-hints = Alle dürfen Tipps holen
setup-minder = Ein Bot spielt für Abwesende
setup-no-tv = Ohne Zuschauer wird nichts am Fernseher gezeigt.
setup-tv = Am Fernseher zeigen
setup-tv-address = Am Fernseher selbst: { $address }
setup-nobody-new = Niemand setzt sich mehr dazu.
setup-start = Spiel beginnen
setup-short =
    { $count ->
        [one] eine Person fehlt noch
       *[other] { number-word } Personen fehlen noch
    }
setup-at-table =
    { $count ->
        [one] eine Person am Tisch
       *[other] { number-word } am Tisch
    }
setup-not-ready = Das Spiel wird vorbereitet
setup-bot-will-do = Ein Bot tut es auch: Tippe auf einen freien Stuhl.
setup-stay-empty =
    { $count ->
        [0] Ein voller Tisch. Herrlich.
        [one] Der freie Stuhl bleibt einfach leer.
        [2] Zwei Stühle bleiben einfach leer.
        [3] Drei Stühle bleiben einfach leer.
       *[other] { $count } Stühle bleiben einfach leer.
    }
setup-knocked = Du hast angeklopft.
setup-can-let-in = { $host } kann dich hereinlassen: Bleib hier.
setup-host-lets-in = { $host } sitzt am Tisch und lässt ein.
setup-chair-for-you = { $host } sitzt am Tisch. Ein Stuhl ist für dich frei.
