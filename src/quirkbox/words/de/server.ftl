push-none = Von hier werden keine Nachrichten an Geräte geschickt.
push-service = Der Nachrichtendienst dieses Browsers ist hier nicht bekannt.
push-turn = { $hours ->
    [0] An { $code } bist du an der Reihe.
    [24] An { $code } bist du an der Reihe. Du hast einen Tag Zeit.
   *[other] An { $code } bist du an der Reihe. Du hast { $hours } Stunden Zeit.
}
friends-most = Mehr als { $count } Freunde gehen nicht.
friend-link-gone = Dieser Link verbindet niemanden, oder nicht mehr: Lass dir einen neuen geben.
friend-self = Das ist dein eigener Link: Schick ihn jemand anderem.
friend-none = So jemand ist nicht unter deinen Freunden.
push-invite = { $who } lädt dich zu { $game } ein.
chat-empty = Darin ist nichts zu lesen.
picture-none = So ein Bild gibt es hier nicht.
preview-game = { $game } mit { $names }
preview-moment = Zug { $seq } von { $last }: Sieh, wie es dazu kam und wie es weiterging.
preview-replay = Ein Spiel, das vorbei ist, vom Austeilen bis zum Ende und mit offenen Karten.
preview-player = { $who } auf Quirkbox
preview-player-line = Wertungen und Spiele. Seltsame kleine Spiele, ein Tisch.
deal-together = So verglichen werden nur Spiele, die man zusammen spielt.
deal-not-whole = Einem anderen Team lässt sich nur ein Spiel anbieten, das vom Austeilen bis zum Ende gespielt wurde.
deal-old = Regeln oder Inhalt dieses Spiels haben sich seither geändert: Es wäre ein anderes Blatt.
deal-unknown = So ein Blatt gibt es nicht.
deal-known = Du hast dieses Blatt gespielt: Es ist für Leute, die es nicht kennen.
deal-known-by = { $who } hat dieses Blatt schon gespielt: Es ist für Leute, die es nicht kennen.
deal-secret = Andere Teams können dieses Blatt noch spielen: Gezeigt wird es denen, die es gespielt haben.
game-unknown = Ein Spiel { $given } gibt es nicht.
try-nothing = In { $given } gibt es nichts auszuprobieren.
bot-unknown = Einen Bot { $given } gibt es nicht; es gibt { $known }.
bot-plays-not = { $bot } spielt { $game } nicht.
hint-nothing = Du hast gerade nichts zu entscheiden.
hint-no-game = Es gibt nichts zu entscheiden: Das Spiel hat noch nicht begonnen oder ist zu Ende.
bot-unknown-for = Einen Bot { $given } gibt es für { $game } nicht; es gibt { $known }.
lab-looks = { $given }: Hier denkt ein Bot 1 bis { $most } Mal je Zug voraus, wie in { $bot }@100.
lab-games = Das Labor spielt hier 1 bis { $most } Spiele auf einmal, nicht { $given }.
lab-one = Dein letzter Bericht ist noch nicht fertig: Halte ihn erst an oder warte auf ihn.
lab-busy = Das Labor ist mit den Spielen anderer beschäftigt: Versuch es in ein paar Minuten noch einmal.
lab-forgotten = Dieser Bericht ist hier nicht mehr aufgehoben; noch einmal angefordert, kommt er genauso heraus.
lab-somebody-waits = Jemand anderes hat diesen Bericht angefordert und wartet darauf.
lab-not-finished = Der Bericht ist noch nicht fertig.
lab-no-game = Spiel { $number } gehört nicht zu denen, die dieser Bericht zeigt.
look-one = Dein letzter Versuch wird noch gespielt.
look-busy = Gerade probieren andere etwas aus: Versuch es gleich noch einmal.
lab-stopped = Er wurde vor dem ersten Spiel angehalten.
lesson-unknown = Eine Lektion { $given } gibt es nicht.
table-no-code = Es wurde kein freier Tisch gefunden: Versuch es noch einmal.
table-unknown = Einen Tisch { $code } gibt es nicht.
table-gone = Den Tisch { $code } gibt es nicht mehr.
branch-over = Eine Partie, die vorbei ist, kann nicht weitergehen.
branch-deepest = Diese Partie ist { $most } Mal hintereinander weitergegangen: Beginne bei einer früheren.
setup-none = Stellungen von { $game } können nicht aufgebaut werden.
setup-field = Eine Stellung hat kein Feld { $given }. Ihre Felder sind { COMMAS($known) }.
setup-number = { $field } braucht ganze Zahlen von { $low } bis { $high }.
setup-list = { $field } muss eine Liste von { $exactly ->
    [yes] { $count }
   *[no] höchstens { $count }
    } sein.
setup-unknown = { $given } in { $field } ist nicht zu verstehen: So etwas schreibt man wie { $like }.
setup-twice = { $what } ist zweimal da.
setup-part = Jeder Teil von { $field } hat { $parts }.
setup-fits = Plättchen { $what } passt nicht auf { $x }, { $y } mit { $turn } Vierteldrehungen: Seine Kanten passen nicht zu dem, was dort liegt, oder es berührt nichts.
setup-stuck = Wer am Zug ist, hat in dieser Stellung nichts zu spielen.
branch-entry = Das Spiel kann nach Eintrag 0 bis { $last } weitergespielt werden, nicht nach { $given }.
players-at-most = { $game } ist für höchstens { $most } Spieler.
sockets-most = Du hast { $count } Tische offen: Schließ erst einen.
process-ends = Dieser Prozess wird gleich beendet.
rules-compiling = Die Regeln von { $games } werden noch übersetzt.
database-silent = Die Datenbank antwortet nicht.
move-nobody = Es gibt noch niemanden, der umziehen könnte: Sag erst, wie du heißt.
words-nobody = Diese Wörter führen zu niemandem oder nicht mehr: Lass dir auf dem anderen Gerät neue geben.
player-unknown = Hier gibt es niemanden, der so heißt, oder nicht mehr.
puzzle-unknown = Ein Rätsel { $given } gibt es nicht.
puzzle-none = { $game } hat keine Rätsel.
puzzle-solved = Dieses Rätsel ist gelöst.
puzzle-day = Ein Tag wird 2026-11-17 geschrieben, nicht { $given }.
ready-soon = Die Regeln von { $game } werden gerade übersetzt: Gleich kann gespielt werden.
ready-failed = Die Regeln von { $game } ließen sich nicht übersetzen; es wird noch einmal versucht. Mehr steht im Protokoll des Servers.
address-number = { $field } ist in der Adresse eines Tischs eine ganze Zahl, nicht { $given }.
talk-slowly = Eins nach dem anderen: Warte einen Moment, bevor du mehr sagst.
busy-changed = Zu viele haben diesen Tisch gleichzeitig geändert: Versuch es noch einmal.
busy-moved = Zu viele haben gleichzeitig gezogen: Versuch es noch einmal.
busy = Zu viel geschah auf einmal: Versuch es noch einmal.
screen-watches = Dieser Bildschirm sieht nur zu: Karten sieht man auf den Geräten der Spieler.
name-empty = Ein Name braucht mindestens einen Buchstaben.
content-unknown = { $game } kennt keinen Inhalt namens { $given }.
solver-busy = Gerade wird die Datei von jemand anderem angesehen: Versuch es gleich noch einmal.
solver-too-long = Nach { $seconds } Sekunden gibt es noch keine Antwort: Das lässt sich nicht durchrechnen.
words-shape = Ein Code zum Umziehen besteht aus { $count } Wörtern mit drei Buchstaben, zum Beispiel { $example }.
decide-nothing = Platz { $seat } hat jetzt nichts zu entscheiden.
lesson-over = Diese Lektion ist zu Ende.
lesson-read-first = Einen Moment: Lies erst das hier, dann geht es weiter.
not-json = Das ist kein JSON.
message-too-large = Diese Nachricht ist zu groß: Mehr als { $most } KiB gehen nicht.
too-fast = Das war zu viel auf einmal: Warte einen Moment und versuch es noch einmal.
our-fault = Bei uns ist etwas schiefgegangen, und nichts hat sich geändert. Bitte versuch es noch einmal.
message-type-unknown = Eine Nachricht der Art { $given } gibt es nicht; es gibt { $known }.
message-type-missing = Eine Nachricht braucht eine Art (type).

# The part of a message that is spoken of: its path, or the whole of it.
field-it =
    { $whole ->
        [yes] Die Nachricht
       *[no] { $field }
    }
field-should-be-number = { field-it } muss eine ganze Zahl sein.
field-should-be-text = { field-it } muss ein Text sein.
field-should-be-readable = { field-it } muss lesbarer Text sein.
field-should-be-bool = { field-it } muss true oder false sein.
field-should-be-object = { field-it } muss ein Objekt sein.
field-should-be-list = { field-it } muss eine Liste sein.
field-should-be-one-of = { field-it } muss { $known } sein.
field-should-not-be-empty = { field-it } darf nicht leer sein.
field-should-be-shorter = { field-it } darf höchstens { $most } Zeichen haben.
field-is-missing = { field-it } fehlt.
field-is-not-known = Ein Feld { $field } gibt es hier nicht.
field-not-right = { field-it } stimmt nicht.

nothing-here = Unter { $path } ist nichts.
not-done-here = { $method } geht hier nicht.
from-elsewhere = Diese Anfrage kommt von einer anderen Seite, deshalb wird sie nicht ausgeführt.
limit-wait =
    { $kind ->
        [requests] Das war zu viel auf einmal
        [sockets] Das waren zu viele Verbindungen auf einmal
        [strangers] Das waren zu viele Codes, die nirgends hinführen
        [tables] Das waren zu viele neue Tische
        [matches] Das war zu oft gesucht
        [invites] Das waren viele Einladungen
        [lines] Das war viel Geschriebenes
        [reports] Das waren viele Meldungen
        [files] Das waren zu viele Dateien
       *[solving] Das war viel Arbeit für einen einzigen Besuch
    }: Warte { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } Minuten
    } und versuch es noch einmal.
rules-old-over = Dieses Spiel wurde mit Version { $then } der Regeln von { $game } gespielt, und hier ist Version { $now }: Es lässt sich unter /{ $code }/replay ansehen und speichern, aber eine Revanche gibt es nicht.
rules-old-running = Dieses Spiel wurde mit Version { $then } der Regeln von { $game } begonnen, und hier ist Version { $now }: Es kann hier nicht weitergehen. Nichts davon ist verloren: Eine Quirkbox mit jenen Regeln kann es fortsetzen.
game-cannot-go-on = Dieses Spiel kann nicht weitergehen: Eintrag { $entry } seines Protokolls passt nicht zu den Regeln: { $why }
analysis-failed = Die Analyse ist misslungen; versuch es noch einmal.
lab-failed = Im Labor ist etwas schiefgegangen; mehr steht im Protokoll des Servers.
puzzle-not-best = { $meant } Es gibt etwas Besseres.
lesson-not-so = Hier tust du selbst etwas.
puzzle-something-better = Es gibt etwas Besseres.
puzzle = Rätsel
lesson-not-after = Das ist erlaubt, aber nicht das, worum es hier geht.
