me-this-is-you = Das bist du
me-you-are = Du bist { $who }.
me-welcome = Willkommen, { $who }. Deine Tische sind mitgekommen.
me-forgotten = Du bist hier vergessen.
me-too = Bist das auch du?
me-given-words =
    { $known ->
        [yes] Jemand hat dir Wörter gegeben: { $words }. Damit spielt dieses Gerät als diese Person. Bisher ist es { $who } und lässt die Plätze von { $who } zurück.
       *[no] Jemand hat dir Wörter gegeben: { $words }. Damit spielt dieses Gerät als diese Person.
    }
me-only-own = Tu das nur, wenn es deine eigenen Wörter sind.
me-yes = Ja, das bin ich
me-no = Nein, alles lassen
me-face = Dein Gesicht
me-ratings = Deine Wertungen und Spiele
me-move = Auf ein anderes Gerät umziehen
me-scan = Scanne das mit dem anderen Gerät, oder gib die Wörter dort ein, auf der Seite <b>{ $address }</b>.
me-qr = QR-Code mit dem Link zum Umziehen
me-good-for =
    { $minutes ->
        [0] Einmal gültig, und { $seconds } s lang. Zeig sie sonst niemandem.
       *[other] Einmal gültig, und { $minutes } Minuten lang. Zeig sie sonst niemandem.
    }
me-share-what = Quirkbox, auf meinem anderen Gerät
me-share = Link teilen
me-copied = Der Link ist kopiert. Er ist nur für dich.
me-move-words = Dein Name, deine Plätze und deine Spiele kommen mit. Auch dieses Gerät bleibt deins.
me-give-words = Gib mir Wörter
me-come = Von einem anderen Gerät kommen
me-come-words = Sechs kleine Wörter, wie das andere Gerät sie zeigt.
me-six-words = Die sechs Wörter
me-come-over = Herüberkommen
me-forget = Vergiss mich
me-forget-words = Name, Gesicht, Wertungen und Plätze werden aufgegeben, auf allen deinen Geräten.
me-forget-ask = Vergiss mich…
me-forget-nothing = Noch gibt es nichts zu vergessen.
me-forget-sure = { $who } vergessen?
me-forget-undone = Das lässt sich nicht rückgängig machen. Laufende Spiele verlieren dich; Spiele, die du mit anderen gespielt hast, bleiben, mit dem Namen, den du dort hattest.
me-stay = Bleiben
# Somebody's page.
player-one = Jemand, der spielt
player-nobody = Hier ist niemand.
player-ratings = Wertungen
player-give-or-take = plus/minus { $by }
player-after =
    nach { $count ->
        [one] 1 Spiel
       *[other] { $count } Spielen
    }
player-ratings-words = Alle beginnen mit 1500. Nur Spiele zwischen Menschen zählen; je mehr, desto sicherer die Zahl.
player-games = Spiele
player-place =
    { $place ->
        [1] gewonnen, mit { COMMAS($others) }
        [2] Zweiter Platz, mit { COMMAS($others) }
        [3] Dritter Platz, mit { COMMAS($others) }
        [4] Vierter Platz, mit { COMMAS($others) }
       *[other] Platz { $place }, mit { COMMAS($others) }
    }
player-then = { $day }, danach { $rating } plus/minus { $by }
player-no-games =
    { $you ->
        [yes] Du hast noch kein Spiel mit anderen zu Ende gespielt.
       *[no] { $who } hat noch kein Spiel mit anderen zu Ende gespielt.
    } Solche Spiele zählen für Wertungen; Spiele mit Bots nicht.
player-find = Einen Tisch finden

# „Wie du spielst“: die eigenen Spiele, für sich selbst.
played-title = Wie du spielst
played-words = Deine beendeten Spiele, mit Menschen und mit Bots, und was dir darin entging. Nur du siehst das.
played-empty = Noch ist hier nichts. Spiel ein Spiel zu Ende oder versuch ein Rätsel, dann steht hier, wie es ging und was dir leicht entgeht.
played-key-dot = was gezählt wurde
played-key-bar = wo es wirklich liegt, in 19 von 20 Fällen
played-key-lot = was der Zufall allein gäbe
played-of = { $part } von { $of }
played-interval = { $low } bis { $high } %
played-won = Gewonnen
played-shared =
    { $count ->
        [one] Einer dieser Siege war geteilt.
       *[other] { $count } dieser Siege waren geteilt.
    }
played-roles = Gewonnen, je nachdem, was du warst
played-misses = Was dir leicht entgeht
played-lately = in den letzten { $count } Spielen
played-puzzles = Rätsel, beim ersten Versuch gelöst
played-solved =
    { $days ->
        [0] Wertung { $rating }; höchstens { $best } hintereinander.
        [one] Wertung { $rating }; höchstens { $best } hintereinander; das Rätsel des Tages an einem Tag.
       *[other] Wertung { $rating }; höchstens { $best } hintereinander; das Rätsel des Tages seit { $days } Tagen.
    }
played-newest = Die neuesten Spiele
played-game-won = gewonnen
played-game-lost = nicht gewonnen
played-game-place = Platz { $place } von { $of }
played-save = Alles als JSON sichern
played-delete-ask = Löschen…
played-delete-sure = Das alles löschen?
played-delete-words = Was für diese Seite von deinen Spielen und Rätseln aufgehoben ist, wird gelöscht. Die Spiele selbst und deine Wertungen bleiben.
played-delete = Löschen
played-keep = Behalten
played-deleted = Gelöscht. Von jetzt an wird neu gezählt.
