# Refusals
paused-now = Gerade steht alles still: Erst weitermachen.
paused-already = Es steht schon alles still.
paused-not = Es steht gerade nichts still.
asked-nothing = Das hat niemand gefragt, oder nicht mehr.
asked-already = Das ist schon gefragt: Warte auf die anderen.
asked-lately = Gerade kam ein Nein: Frag gleich noch einmal.

# Clocks
clocks = Uhren
clock-of = { $who } hat noch { $left }
clock-last = Noch zehn Sekunden.
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } min
clock-question = Wie lange darf man überlegen?
clock-none = Ohne Uhr
clock-quick = { $minutes } min + { $plus } s
clock-quick-words = Für die ganze Partie, und { $plus } s dazu mit jedem Zug.
clock-slow = { $hours ->
    [24] Ein Tag pro Zug
    [72] Drei Tage pro Zug
   *[other] { $hours } Stunden pro Zug
}
clock-slow-words = Komm und geh, wie du magst: Die Lobby sagt, wann du dran bist.
clock-over = Wenn jemandes Zeit abläuft
clock-over-bot = spielt ein Bot weiter
clock-over-end = endet die Partie unfertig
clock-alarm = { $on ->
    [yes] Der Alarm der Uhr ist an
   *[no] Der Alarm der Uhr ist aus
}

# Pauses and early ends
ask-pause = Um eine Pause bitten
ask-end = Um das Ende der Partie bitten
end-now = Diese Partie beenden
end-sure = Wirklich beenden? Sie bleibt unfertig erhalten.
asked-you = { $what ->
    [pause] { $who } bittet um eine Pause.
    [go_on] { $who } möchte weiterspielen.
   *[end] { $who } möchte die Partie beenden.
}
asked-by-you = { $what ->
    [pause] Du bittest um eine Pause
    [go_on] Du möchtest weiterspielen
   *[end] Du möchtest die Partie beenden
}: Es fehlt noch { $others }.
asked-declined = { $what ->
    [pause] { $who } möchte lieber weiterspielen.
    [go_on] { $who } braucht die Pause noch etwas.
   *[end] { $who } möchte lieber weiterspielen.
}
answer-yes = Einverstanden
paused-together = Alles wartet, wie abgemacht.
closed-vote = Die Partie wurde beendet
closed-time = Die Zeit ist abgelaufen
closed-vote-words = Alle waren einverstanden. Die Partie bleibt erhalten, wie sie war, und zählt für keine Wertung.
closed-time-words = Wie abgemacht, endet die Partie damit. Sie bleibt erhalten, wie sie war, und zählt für keine Wertung.

# Leute zum Spielen suchen
find-people = Leute zum Spielen finden
find-words = Du setzt dich dorthin, wo jemand wartet, oder an einen neuen Tisch, an dem andere dich finden. Sind genug da, geht es von selbst los.
find-any = Irgendein Spiel, jetzt
find-this = Nur { $game }
find-waiting = { $count ->
    [0] gerade wartet niemand: Du wärst zuerst da
    [one] ein Tisch wartet
   *[other] { $count } Tische warten
}
find-public = So ein Tisch steht bei den offenen: Jeder darf sich dazusetzen oder zusehen.
gather-looking = Suche Leute zum Spielen …
gather-alone = { $elsewhere ->
    [0] Gerade sucht sonst niemand. Wer sucht, kommt hierher: Du kannst diese Seite offen lassen, sie meldet sich.
    [one] An einem anderen Tisch wartet jemand. Wer dieses Spiel sucht, kommt hierher: Du kannst diese Seite offen lassen, sie meldet sich.
   *[other] An { $elsewhere } anderen Tischen wird gewartet. Wer dieses Spiel sucht, kommt hierher: Du kannst diese Seite offen lassen, sie meldet sich.
}
gather-short = { $count ->
    [one] Noch eine Person, und es geht los.
   *[other] Noch { $count }, und es geht los.
}
gather-begins = Es geht los in { $seconds } s
gather-more = Ihr seid zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}. Bis dahin können noch mehr kommen; oder fangt gleich an.
gather-bots = Lieber mit Bots spielen
gather-stop = Nicht mehr suchen
gather-came = { $who } ist da und spielt mit.

# Bescheid, wenn man an der Reihe ist
notify = Wenn du an der Reihe bist
notify-tell-me = Auf diesem Gerät Bescheid sagen
notify-reach = { $reach ->
    [impossible] Dieser Browser kann hier nicht Bescheid sagen. Über HTTPS und mit Quirkbox auf dem Startbildschirm geht es vielleicht.
    [blocked] Diesem Browser wurde gesagt, dass er von hier nichts zeigen soll. In seinen Einstellungen für diese Seite lässt sich das ändern.
    [off] Aus: Die Lobby zeigt es, und Tische machen sich hörbar.
    [open] Du erfährst es, solange Quirkbox in irgendeinem Tab oder Fenster offen ist.
   *[always] Du erfährst es auch, wenn Quirkbox geschlossen ist.
}
notice-due = Auch an { $code } bist du an der Reihe.
notice-go = Dorthin
notice-tell = Soll dir dieses Gerät sagen, wenn du an der Reihe bist?
notice-tell-yes = Ja, bitte
turns-title = An { $count } Tischen bist du an der Reihe
row-left = Noch { $left }.

# Freunde
friends = Freunde
friends-agree = Freunde?
friends-agree-words = Jemand hat dir einen Freundeslink gegeben. Wenn du einverstanden bist, seht ihr voneinander, wann ihr da seid und an welchem offenen Tisch, dich als { $who }; und ihr könnt einander einladen. Beenden könnt ihr es beide jederzeit.
friends-yes = Ja, gern
friends-no = Nein, danke
friends-now = Du und { $who } seid befreundet.
friends-none = Noch niemand hier. Schick jemandem deinen Link: Wer ihm folgt, sieht, wann du da bist, und du umgekehrt.
friends-make = Jemanden dazuholen
friends-make-words = Schick jemandem einen Link. Wer ihm folgt und einverstanden ist, ist mit dir befreundet und du mit ihnen.
friends-give-link = Gib mir meinen Link
friends-link-words = Er gilt sieben Tage, für alle, denen du ihn gibst. Ein neuer beendet ihn.
friends-qr = QR-Code mit deinem Freundeslink
friends-share = { $who } möchte auf Quirkbox mit dir befreundet sein
friends-invite = Freunde einladen
friends-first = Freunde, die ein Tippen einlädt
friend-state = { $at ->
    [waiting] an einem Tisch mit { $game }, gleich geht es los
    [playing] spielt { $game }
    [here] ist da
   *[away] ist gerade nicht da
}
friend-join = Dazusetzen
friend-part = Nicht mehr mit { $who } befreundet sein
friend-part-words = Ihr seht nicht mehr, wann ihr da seid. { $who } erfährt nichts davon.
friend-part-yes = Beenden
friend-part-no = Befreundet bleiben
friend-invite = { $who } einladen
friend-asked = { $who } ist eingeladen
invited = { $who } lädt dich zu { $game } ein.
invited-go = Dorthin

# Einander schreiben, und Meldungen
chat = Nachrichten
chat-open = Eine Nachricht schreiben
chat-nothing = Noch hat niemand etwas geschrieben.
chat-write = Den anderen schreiben
chat-send = Senden
chat-kept = Lesen kann es, wer hier sitzt. Mit dem Tisch wird es gelöscht.
chat-may = Man schreibt einander
chat-unread = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
report-ask = { $who } melden …
report-title = { $who } melden
report-words = Wer diesen Server betreibt, liest es, samt den letzten Nachrichten dieses Tisches. Wer gemeldet wird, erfährt nichts davon. Wenn du von jemandem nichts mehr sehen willst, stell ihn oder sie stumm.
report-why-words = Was geschrieben wird
report-why-words-words = Beleidigungen, Drohungen, Werbung.
report-why-spoils = Das Spiel wird verdorben
report-why-spoils-words = Mit Absicht, immer wieder.
report-why-name = Der Name
report-why-name-words = Einer, der hier nicht stehen sollte.
report-why-other = Etwas anderes
report-why-other-words = Sag unten, was.
report-more = Was ist passiert? (wenn du magst)
report-send = Melden
report-thanks = Danke. Es geht an die, die diesen Server betreiben.

# Dasselbe Blatt für ein anderes Team
deal-offer = Dasselbe Blatt für ein anderes Team
deal-compare = Mit den anderen Teams vergleichen
deal-title = Ein Blatt, viele Teams
deal-words = Alle Teams spielen dieselben Karten, und wer sie nicht gespielt hat, sieht sie nicht. Was jedes daraus gemacht hat, steht hier, sobald auch du sie gespielt hast.
deal-chairs = Ihr spielt zu { $count }, wie das erste Team: mit Freunden oder mit Bots.
deal-play = Dieses Blatt spielen
deal-share = Einem anderen Team schicken
deal-share-what = Dasselbe Blatt von { $game } für euer Team
deal-team-hidden = Das Ergebnis siehst du, sobald du es gespielt hast.
deal-result = { $won ->
    [yes] Geschafft: { $score } { $score ->
        [one] Stern
       *[other] Sterne
    }, { $moves } Züge
   *[no] Diesmal nicht, { $moves } Züge
}
deal-watch = Ansehen
deal-first = Dein Team ist das erste. Schick den Link einem anderen.
deal-at-table = Andere Teams haben dieses Blatt gespielt. Alle Stühle müssen besetzt sein, und was ausgemacht war, gilt auch hier.
