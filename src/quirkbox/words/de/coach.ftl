# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] ist alles, was du sinnvoll tun kannst
    [clear] ist klar besser als alles andere
    [level] ist, was die Suche täte, auch wenn anderes etwa gleich gut ist
    [highest] hält deine Chancen am höchsten
    [as-good] ist ungefähr gleich gut
   *[costs] kostet etwa { $cost } % deiner Chance
    }
reason-on-turn = { $goes_on ->
    [yes] {", lässt dich am Zug"}
   *[no] {""}
    }
reason = Das { $gains ->
    [-1] gewinnt das Spiel und { reason-compared }
    [0] { reason-compared }
    [one] bringt sofort 1 Punkt mehr{ reason-on-turn } und { reason-compared }
   *[other] bringt sofort { $gains } Punkte mehr{ reason-on-turn } und { reason-compared }
    }.

# Was wäre wenn? Von einem Moment einer Partie aus weiterspielen, die vorbei ist.
branch-words = Eine neue Partie geht von Schritt { $step } aus weiter.
branch-hidden = Was verdeckt war
branch-same = Bleibt, wie es war
branch-same-words = Alle haben dasselbe auf der Hand.
branch-anew = Wird neu ausgeteilt
branch-anew-words = So, wie es dein Platz damals glauben konnte.
branch-with = Auf den anderen Plätzen
branch-bots = Bots
branch-bots-words = Es geht sofort weiter.
branch-friends = Freunde
branch-friends-words = Ein Tisch mit einem Link.
branch-seat = Wessen Platz nimmst du?
branch-of-same = { $names } spielten von hier aus weiter
branch-of-anew = { $names } spielten von hier aus weiter; was verdeckt war, wurde neu ausgeteilt
branch-back = Zurück zu { $code }
begins-from = Was wäre, wenn? Von Schritt { $step } von { $code } aus
begins-same = Was dort verdeckt war, ist, wie es war.
begins-anew = Was verdeckt war, wird neu ausgeteilt, so wie { $who } es damals glauben konnte.
begins-anew-seat = Was verdeckt war, wird neu ausgeteilt, so wie es einer der Plätze damals glauben konnte.
begins-watch = Ansehen, wie es dazu kam
begins-by-hand = Von einer aufgebauten Stellung aus
begins-by-hand-words = Es wird nichts ausgeteilt: Es beginnt so, wie es jemand hingelegt hat.

# Eine Stellung, die von Hand aufgebaut wird.
position-title = Eine Stellung aufbauen
position-words = Schreib auf, was wo liegt, oder ändere etwas, das frisch ausgeteilt ist. Was du weglässt, sagen die Würfel. Beim Schreiben wird es gleich geprüft.
position-text = Die Stellung, als JSON
position-board = Die Stellung auf dem Brett
position-players = Spieler
position-seat = Platz { $number }
position-good = Diese Stellung kann gespielt werden.
position-no-json = Das ist kein JSON: { $why }
position-no-object = Eine Stellung steht in geschweiften Klammern: { "{" } … { "}" }.
position-deal = Frisch austeilen
position-open = Eine Datei öffnen
position-save = Die Datei sichern
position-link-broken = Die Stellung in diesem Link ist nicht zu lesen.
position-link-long = Diese Stellung ist zu lang für einen Link. Sichere sie als Datei.
position-turn = { $who } ist am Zug.
position-friends = Mit Freunden: Der Tisch wartet auf sie
