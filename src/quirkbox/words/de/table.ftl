door-nobody = Vor der Tür steht niemand, auf den das passt.
door-locked = Der Tisch ist geschlossen: Niemand setzt sich mehr dazu.
door-knock = Klopf erst an: Wer diesen Tisch eröffnet hat, lässt ein.
door-not-let-in = Wer diesen Tisch eröffnet hat, lässt dich nicht herein.
door-open = Die Tür ist offen: Setz dich.
door-sent-away = { $count } wurden von diesem Tisch weggeschickt: Schließ ihn lieber.
move-too-late = Das kam zu spät: Das Spiel ist inzwischen weitergegangen.
seat-not-yours = Da sitzt du nicht.
seat-theirs = Da sitzt { $who }, nicht du.
seat-taken = Da sitzt { $who }.
chairs-taken = Alle Stühle sind besetzt.
seat-none = An diesem Tisch gibt es keinen solchen Platz.
seat-bot-plays = { $who } spielt für dich; nimm erst deinen Platz wieder ein.
seat-two-hands = Du hast einen Platz in diesem Spiel: Niemand sieht in zwei Hände.
seat-empty = Da sitzt niemand.
seat-theirs-to-leave = Nur { $who } kann diesen Platz verlassen.
forget-running = Dieses Spiel ist nicht zu Ende: Spiel weiter oder verlass deinen Platz am Tisch.
seat-not-here = Du hast an diesem Tisch keinen Platz.
bot-only-for-gone = { $who } ist da; ein Bot spielt nur für jemanden, der gegangen ist.
tempo-not-alone = Du bist nicht allein mit Bots: Die anderen müssten warten.
mind-nobody = Dort ist niemand zu vertreten.
mind-no-bot = Für diesen Platz spielt kein Bot.
talk-none = { $game } wird ohne Reden gespielt.
game-not-begun = Das Spiel hat noch nicht begonnen.
back-only-bots = Zurückgenommen wird nur an einem Tisch, an dem alle anderen Bots sind.
hints-before = Ob es Tipps gibt, wird vor dem Spiel ausgemacht.
hints-not-agreed = Tipps gibt es, wo alle anderen Bots sind oder wo es vor dem Spiel ausgemacht wurde.
door-host-only = Um die Tür kümmert sich nur, wer den Tisch eröffnet hat.
watching-not-now = Dieses Spiel wird ohne Zuschauer gespielt; ansehen kann man es, wenn es zu Ende ist.
seat-have-one = Du hast schon einen Platz an diesem Tisch.
seat-no-person = Auf diesem Platz sitzt kein Mensch.
send-away-self = Niemand schickt sich selbst weg: Steh lieber auf.
send-away-host = { $who } hat diesen Tisch eröffnet und wird nicht weggeschickt.
branch-agreed = Was für die Partie vereinbart war, von der diese weitergeht, gilt auch hier.
start-all-chairs = Alle { $count } müssen da sein, wie in der Stellung, mit der es beginnt: Lade jemanden ein oder setze einen Bot hin.
start-too-few = { $game } braucht mindestens { $least } Spieler: Lade jemanden ein oder nimm einen Bot dazu.
game-not-over = Das Spiel ist noch nicht zu Ende.
gather-too-few = Es sind noch nicht genug Leute da.
chat-off = An diesem Tisch wird nicht geschrieben: So will es, wer ihn eröffnet hat.
report-nobody = Dort ist niemand zu melden.
deal-agreed = Was für dieses Blatt ausgemacht war, gilt auch hier, damit sich vergleichen lässt.
game-begun = Das Spiel hat schon begonnen.
must-sit = Nur wer am Tisch sitzt, kann { $what ->
    [bot-away] einen Bot wegschicken
    [bot-in] einen Bot dazuholen
    [options] ändern, wie gespielt wird
    [tempo] bestimmen, wie schnell es geht
    [minder] bestimmen, ob ein Bot weiterspielt
    [public] den Tisch in der Lobby zeigen
    [hints] sagen, ob es Tipps gibt
    [start] das Spiel beginnen
    [clock] festlegen, wie lange man überlegen darf
    [propose] die anderen um eine Pause oder das Ende der Partie bitten
    [invite] Freunde dazu einladen
    [report] dort jemanden melden
    [deal] sein Blatt einem anderen Team anbieten
   *[rematch] um eine Revanche bitten
    }.
back-nothing = Du hast noch nichts getan, das sich zurücknehmen ließe.
back-over = Das Spiel ist zu Ende: Jetzt wird nichts mehr zurückgenommen.
back-clock = Die Uhr ist weitergelaufen: Gegen die Uhr wird nichts zurückgenommen.
back-seen = Du hast seitdem etwas gesehen, das vorher verdeckt war: Es lässt sich nicht zurücknehmen.

# The screen around a game.
table-take-back = Zurücknehmen
table-log = Alles, was geschehen ist
table-copy-watch = Link kopieren, zum Zusehen oder Mitspielen
table-copy-moment = Link zu diesem Moment kopieren
sound-is =
    { $on ->
        [yes] Ton ist an
       *[no] Ton ist aus
    }
talk-is =
    { $on ->
        [yes] Reden ist an
       *[no] Reden ist aus
    }
light-to =
    { $to ->
        [day] Tag
       *[night] Nacht
    }
table-speed = Tempo von Bots und Bildern: { $tempo }
table-volume = Lautstärke: { $volume ->
        [soft] leise
        [loud] laut
       *[usual] wie immer
    }
keys = Tasten
table-your-seat = Dein Platz
table-minder-on = Ein Bot spielt für Abwesende weiter
table-minder-off = Plätze von Abwesenden warten
door-is =
    Die Tür: { $opens ->
        [open] offen
        [knock] erst anklopfen
       *[locked] geschlossen
    }
door-way-open = Offen
door-way-open-words = Wer den Code hat, setzt sich.
door-way-knock = Erst anklopfen
door-way-knock-words = Wer den Code hat, klopft an, und du lässt ein.
door-way-locked = Geschlossen
door-way-locked-words = Niemand setzt sich mehr dazu. Wer hier sitzt, bleibt.
door = Die Tür
door-may-watch = Andere dürfen zusehen
door-watch-later = Wenn es zu Ende ist, können es alle mit dem Code ansehen.
door-those-sent-away = Weggeschickt
door-may-come-back = Darf zurückkommen
table-named = Tisch { $code }
table-seat-kept = dein Platz bleibt dir
table-fingerprint = Fingerabdruck dieses Spiels
# What people say to each other.
say-something = Etwas sagen
say-words = Alle am Tisch sehen es einen Moment lang. Unter „Mehr“ schaltest du das Reden aus, an einem Platz eine einzelne Person stumm.
say-happy = Hurra!
say-oh = Oh!
say-thinking = Hm…
say-sad = Oh nein…
say-asleep = Zzz…
say-hello = Hallo!
say-luck = Viel Glück!
say-nice = Schöner Zug!
say-thanks = Danke!
say-sorry = Entschuldige!
say-moment = Einen Moment…
say-close = Das war knapp!
say-good_game = Gutes Spiel!
say-again = Noch eins?
say-who = { $who } sagt:
# One device for several people.
curtain-pass-to = Gib das Gerät an { $who }
curtain-pass = Gib das Gerät an
curtain-i-am = Ich bin { $who }
# What is going on around the game.
notice-lost = Verbindung weg. Neuer Versuch… Nichts ist verloren.
notice-knocks = { $who } klopft an.
notice-let-in = Hereinlassen
notice-plays-for-you = { $who } spielt für dich.
notice-you-left = Du hast deinen Platz verlassen.
notice-take-back = Wieder einnehmen
notice-has-left = { $who } ist gegangen.
notice-somebody-left = Jemand ist gegangen.
notice-bot = Bot weiterspielen lassen
notice-seat-free = Der Platz von { $who } ist frei.
notice-a-seat-free = Ein Platz ist frei.
notice-away = { $who } ist gerade weg.
no = Nein
hide = Ausblenden
# The bar.
bar-table = { $game } am Tisch
bar-replay = { $game }, die Wiederholung von
bar-watching-short = Zuschauer
bar-watching =
    Du siehst zu{ $count ->
        [0] { "" }
        [one] , mit einer anderen Person
       *[other] , mit { number-word } anderen
    }.
bar-watchers =
    { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
hint = Tipp
hint-ask = Was täte Tock?
hint-close = Tipp schließen
hint-thinking = Tock denkt nach …
hint-chance = Chance zu gewinnen
hint-do = Mach das
hint-words = Chancen zu gewinnen, geschätzt aus dem, was du siehst: Auch Tock kennt die Karten der anderen nicht.
pause = Pause
sound-turn =
    { $on ->
        [yes] Ton an
       *[no] Ton aus
    }
sound = Ton
more = Mehr
opening-lost = Der Server antwortet nicht. Neuer Versuch…
opening-at = Wir rücken einen Stuhl an { $code }…
table-missing-words = Vielleicht ging ein Buchstabe verloren. Versuch den Code noch einmal oder eröffne einen eigenen Tisch.
table-shut-words = Wenn sich das ändert, komm wieder herein. Oder eröffne einen eigenen Tisch.
table-waits = Alles wartet auf dich.
table-result = Das Ergebnis
# A seat, looked at closely.
seat-who = Wer sitzt hier?
seat-you = { $who }, das bist du
seat-free = Ein freier Platz
seat-bot =
    { $stands ->
        [no]
            ein Bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }.
       *[yes]
            ein Bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }. Spielt für { $you ->
                [yes] dich
               *[no] { $who }
            }.
    }
seat-locked = Der Tisch ist geschlossen: Niemand setzt sich mehr dazu.
seat-knocked = Du hast angeklopft. Noch hat niemand geantwortet.
seat-nobody-plays = Diesen Platz spielt gerade niemand.
seat-shape = Dein Zeichen: { $shape }.
seat-here = Sitzt am Tisch.
seat-not-here-now = Ist gerade nicht verbunden. Der Platz bleibt reserviert.
seat-take-back = Platz wieder einnehmen
seat-knock-as = Als { $who } anklopfen
seat-sit-as = Als { $who } hinsetzen
seat-bot-for = Einen Bot für { $who } weiterspielen lassen
seat-another-bot = Ein anderer Bot?
seat-a-bot = Ein Bot
seat-beside = Jemand neben dir, an diesem Gerät
seat-their-name = Name
seat-sits-here = Sitzt hier
seat-covered = Zwischen den Zügen wird alles verdeckt, damit ihr das Gerät weitergeben könnt.
seat-leave = Spiel verlassen
seat-get-up = Aufstehen
seat-make-room = Wegschicken, Platz für Freunde machen
seat-send-away = { $who } wegschicken
seat-leave-words = Ein Bot kann für dich weiterspielen, und du kannst jederzeit zurückkommen.
seat-hear = { $who } wieder hören
seat-mute = { $who } stumm schalten
seat-muted-words = Du siehst nicht, was gesagt wird.
seat-mute-words = Du siehst nicht mehr, was gesagt wird. Niemand merkt es.
seat-send-away-words =
    { $playing ->
        [yes] Ein Bot spielt weiter.
       *[no] Der Stuhl ist wieder frei.
    } Zurück geht es nur, wenn du an der Tür wieder einlässt.
# The end.
end-together = Gemeinsam geschafft!
end-not-this-time = Diesmal nicht.
end-wins =
    { $you ->
        [yes] Du gewinnst!
       *[no] { $who } gewinnt!
    }
end-again = Noch einmal spielen
end-same-bots = dieselben Bots, sofort
end-stronger = Gegen stärkere Bots
end-change = Tisch ändern
end-others-at = die anderen sind an { $code }
end-same-people = dieselben Leute, noch einmal
end-watch-rematch = Revanche ansehen
end-save = Speichern
end-fair = Ging es mit rechten Dingen zu?
end-fair-words = Jede Karte kam aus einer geheimen Zahl. Ihren Fingerabdruck konnten alle von der ersten Karte an sehen (unter „Mehr“), das Geheimnis erst jetzt; niemand konnte es also dazwischen ändern. Wer will, kann das Spiel noch einmal austeilen und vergleichen.
end-fingerprint = Fingerabdruck (SHA-256), von Anfang an
end-secret = Geheimnis
end-seal = Siegel über alle Züge und das Ergebnis
end-keep = Speichere das Spiel als Datei und prüfe es:

end-share =
    { $you ->
        [yes] { $names } teilt euch den Sieg!
       *[no] { $names } teilen sich den Sieg!
    }
