# The cards.
quirkies-creature = { $creature ->
    [blip] Blip
    [fuzz] Fuzz
    [gloop] Gloop
    [horns] Horns
    [moppy] Moppy
    [noodle] Noodle
    [pogo] Pogo
    [snork] Snork
   *[wink] Wink
    }
quirkies-colour = { $colour ->
    [orange] Orange
    [green] Grün
   *[blue] Blau
    }
quirkies-pattern = { $pattern ->
    [stripes] Streifen
    [dots] Punkte
   *[triangles] Dreiecke
    }
# Naming a card: "Blip in Grün mit Punkten".
quirkies-card = { quirkies-creature } in { quirkies-colour } mit { $pattern ->
    [stripes] Streifen
    [dots] Punkten
   *[triangles] Dreiecken
    }

# The lines: rows from the top, columns from the left, the diagonals.
quirkies-line = { $line ->
    [0] die obere Zeile
    [1] die mittlere Zeile
    [2] die untere Zeile
    [3] die linke Spalte
    [4] die mittlere Spalte
    [5] die rechte Spalte
    [6] die fallende Diagonale
   *[7] die steigende Diagonale
    }

# What one is after.
quirkies-aim-line = { $version ->
    [advanced] Drei in einer Reihe gewinnen einen Chip, wenn Farben und Muster jeweils alle gleich oder alle verschieden sind.
   *[beginner] Drei in einer Reihe mit einer Farbe oder einem Muster gewinnen einen Chip.
    }
quirkies-aim-call = { quirkies-aim-line } Ruf sie vor den anderen.
quirkies-aim-watching = { quirkies-aim-line } Mit { $goal } Chips kommt die letzte Runde.
quirkies-aim-playing = { quirkies-aim-line } Du hast { $tokens }; mit { $goal } kommt die letzte Runde.
quirkies-aim-last = Letzte Runde: Die meisten Chips gewinnen. { COMMAS($standings) }.
quirkies-standing = { $you ->
    [yes] Du
   *[no] { $who }
    } { $tokens }

# How it ended.
quirkies-result-shared = { $names }: je { $tokens ->
    [one] 1 Chip
   *[other] { $tokens } Chips
    }. Das sind die meisten, und der Sieg ist geteilt.
quirkies-result = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } die meisten Chips: { $tokens }.

# What the last card meant.
quirkies-meant-won = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { $lines ->
    [one] eine Reihe
   *[other] { $lines } Reihen
    } gemacht: jetzt { $tokens ->
    [one] 1 Chip
   *[other] { $tokens } Chips
    }{ $again ->
    [yes] . Leg noch eine Karte.
   *[no] .
    }
quirkies-meant-wrong = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } gerufen, aber { quirkies-no-line }: { $cost ->
    [0] Es war kein Chip zu verlieren.
   *[other] ein Chip zurück.
    }
# Why three cards are no line.
quirkies-no-line = { $why ->
    [white] eine dieser Karten ist weiß
    [colours] diese Farben sind weder alle gleich noch alle verschieden
    [patterns] diese Muster sind weder alle gleich noch alle verschieden
    [both] dort passen weder die Farben noch die Muster
   *[neither] diese drei haben weder Farbe noch Muster gemeinsam
    }
quirkies-meant-late = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } eine Reihe gerufen, { $gone ->
    [yes] deren Chip schon weg ist.
   *[no] die eine frühere Karte gemacht hat: Sie bringt nichts und kostet nichts.
    }
quirkies-meant-last-round = Die letzte Runde beginnt: Es geht weiter, bis dran war, wer ausgeteilt hat.
quirkies-meant-no-line = { $you ->
    [yes] Deine Karte hat keine Reihe gemacht: diesmal kein Chip.
   *[no] Die Karte von { $who } hat keine Reihe gemacht.
    }

# Why something may not be done.
quirkies-why-close = Nur der Tisch beendet die Zeit zum Rufen.
quirkies-why-table = Der Tisch spielt nicht mit.
quirkies-why-calling = Die Reihen der letzten Karte werden noch gerufen.
quirkies-why-turn = { $who } ist am Zug.
quirkies-why-card = { quirkies-card } hast du nicht auf der Hand.
quirkies-why-auto = In diesem Spiel ruft niemand: Das Spiel sieht jede Reihe selbst.
quirkies-why-no-card = Es gibt keine neue Karte, deren Reihen man rufen könnte.
quirkies-why-done = Du hast gesagt, dass du mit dieser Karte fertig bist.
quirkies-why-called = Du hast { quirkies-line } schon gerufen.
quirkies-why-say-done = Du hast diese Karte gelegt: Sag „Fertig“.
quirkies-why-say-pass = { $who } hat diese Karte gelegt: Sag „Passe“.

# What lies on a cell of the board.
quirkies-cell = { $height ->
    [0] { quirkies-creature } in Weiß, noch frei
    [1] { quirkies-card }
   *[other] { quirkies-card }, { $height } Karten hoch
    }
# A line one may point at, behind its number.
quirkies-line-numbered = { $number }: { quirkies-line }
# What the three cards of a line share, as one would shout it. Colour and pattern are `none` where no card is known.
quirkies-cheer = { $how ->
    [colour] { $colour ->
        [none] Drei in einer Farbe!
       *[other] Drei in { quirkies-colour }!
        }
    [pattern] { $pattern ->
        [none] Dreimal ein Muster!
       *[other] Dreimal { quirkies-pattern }!
        }
    [both] { $colour ->
        [none] Eine Farbe, ein Muster!
       *[other] Dreimal { quirkies-pattern } in { quirkies-colour }!
        }
   *[different] Alle verschieden!
    }

# The log.
quirkies-log-dealt = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } die Karten ausgeteilt.
quirkies-log-laid = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { $second ->
    [yes] als zweite Karte <b>{ quirkies-creature }</b>
   *[no] <b>{ quirkies-creature }</b>
    } gelegt.
quirkies-log-won = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { $made ->
    [yes] eine Reihe gemacht.
   *[no] die Reihe entdeckt.
    } <b>{ quirkies-cheer }</b>
quirkies-log-wrong = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } auf { quirkies-line } gezeigt: keine Reihe. <b>{ $cost ->
    [0] Nichts zu verlieren.
   *[other] Ein Chip zurück.
    }</b>
quirkies-log-late = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { quirkies-line } auch gesehen, einen Wimpernschlag zu spät.
quirkies-log-old = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } auf { quirkies-line } gezeigt: Diese Reihe hat eine frühere Karte gemacht.
quirkies-log-closed = Die Zeit zum Rufen ist um.
quirkies-log-five = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } fünf Chips. <b>{ quirkies-last-round-shout }</b>
quirkies-log-pile = Der Stapel ist leer. <b>{ quirkies-last-round-shout }</b>
quirkies-log-ended = Das war die letzte Karte. Schön gespielt!
quirkies-last-round = Letzte Runde
quirkies-last-round-shout = Letzte Runde!

# Whose turn it is and what may be done: a title, and a sentence below it.
quirkies-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt!
    }
quirkies-won-shared = { $you ->
    [yes] { $names } teilt euch den Sieg!
   *[no] { $names } teilen sich den Sieg!
    }
quirkies-won-tokens = { $each ->
    [yes] Je { quirkies-tokens }.
   *[no] { quirkies-tokens }.
    }
quirkies-waiting = Warten auf { $names }
quirkies-waiting-hint = { quirkies-waiting }.
quirkies-looking-hint = Da wird noch nach einer Reihe gesucht.
quirkies-sees = Wer sieht eine Reihe?
quirkies-sees-hint = Wer sie zuerst ruft, bekommt den Chip.
quirkies-is-there = Ist da eine Reihe?
quirkies-said-done = Du hast „Fertig“ gesagt.
quirkies-said-pass = Du hast gepasst.
quirkies-see = Reihe gesehen?
quirkies-see-own = Hast du eine gemacht, ruf sie. Wenn nicht, sag „Fertig“.
quirkies-see-theirs = { $who } hat eine Karte gelegt. Ruf ihre Reihe zuerst, oder passe.
quirkies-second = Noch eine Karte!
quirkies-second-hint = Deine Reihe bringt dir eine zweite Karte. Leg sie.
quirkies-turn = Du bist am Zug
quirkies-turn-hint = Leg eine Karte auf ihr Wesen.
quirkies-turn-of = { $who } ist am Zug
quirkies-turn-hand = Gib das Gerät an { $who } weiter.
quirkies-thinking = { $who } überlegt
quirkies-thinking-second = { $who } darf eine zweite Karte legen.
quirkies-thinking-lays = { $who } legt eine Karte.
quirkies-next = { $you ->
    [yes] Danach bist du dran.
   *[no] Danach kommt { $who }.
    }

# What players blurt out; robots beep. One of two or three, by a number.
quirkies-blurt-won = { $bot ->
    [yes] { $one ->
        [0] Piep! Eine Reihe.
        [1] Piep-bup. Meine.
       *[2] Reihe gefunden. Freude.
        }
   *[no] { $one ->
        [0] Quirkies!
        [1] Da ist sie!
       *[2] Hab sie!
        }
    }
quirkies-blurt-missed = { $bot ->
    [yes] { $one ->
        [0] Piep-bup. Gut gesehen.
       *[1] Rechne neu.
        }
   *[no] { $one ->
        [0] Oh nein, übersehen!
       *[1] Sie lag genau da!
        }
    }
quirkies-blurt-wrong = { $bot ->
    [yes] { $one ->
        [0] Bzzt. Mein Fehler.
       *[1] Fehler 404: Reihe.
        }
   *[no] { $one ->
        [0] Hoppla, keine Reihe.
       *[1] Ich hätte schwören können!
        }
    }
quirkies-blurt-late = { $bot ->
    [yes] Zu langsam. Bzzt.
   *[no] { $one ->
        [0] So knapp!
       *[1] Einen Wimpernschlag zu spät!
        }
    }
quirkies-blurt-nothing = { $bot ->
    [yes] { $one ->
        [0] Keine Reihe. Piep.
       *[1] Nichts. Bup.
        }
   *[no] { $one ->
        [0] Ich sehe nichts.
       *[1] Keine Reihe für mich.
        }
    }

# At the seats.
quirkies-sub = { $now ->
    [looking] schaut
    [done] ist fertig
    [passed] hat gepasst
    [away] ist weg
   *[thinking] überlegt
    }
quirkies-sub-laid = hat eben { quirkies-creature } gelegt
quirkies-sub-roles = { COMMAS($roles) }
quirkies-role-for = für { $who }
quirkies-role-bot = ein Bot
quirkies-role-dealer = teilt aus
quirkies-seat = { $who }: { quirkies-tokens }, { quirkies-cards }
quirkies-seat-own = { $who }, dein Platz
quirkies-tokens = { $tokens ->
    [one] { $tokens } Chip
   *[other] { $tokens } Chips
    }
quirkies-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
    }
quirkies-tally = { $past ->
    [yes] { quirkies-tokens }
   *[no] { $tokens } von { $goal }
    }{ $dealer ->
    [yes] , teilt aus
   *[no] {""}
    }

# Around the board.
quirkies-board = Das Spielbrett
quirkies-hand = Deine Hand
quirkies-pool = Chips: Mit fünf geht’s ans Ende
quirkies-pile = <b>{ $cards }</b> { $cards ->
    [one] Karte
   *[other] Karten
    } im Stapel
quirkies-none-held = Du hast keinen { quirkies-creature } auf der Hand. Jede Karte kommt auf ihr eigenes Wesen.

# Calling a line.
quirkies-call = Quirkies!
quirkies-call-which = Welche?
quirkies-call-which-short = Welche?
quirkies-call-point = Streich über die Reihe, oder tipp auf ihre Nummer.
quirkies-call-point-who = { $who }, zeig drauf!
quirkies-call-first = Drück erst „Quirkies!“, dann zeig auf die Reihe.
quirkies-call-line = { $now ->
    [pointing] Zeig auf die Reihe.
    [awake] Reihe gesehen? Ruf!
    [spoken] Du hast gesprochen.
    [over] Bis zum nächsten Mal.
   *[waiting] Warte auf eine Karte.
    }
quirkies-call-done = Fertig
quirkies-call-pass = Passe
quirkies-call-cancel = Doch nicht
quirkies-calls = { $who } ruft Quirkies!
quirkies-says-done = { $who } sagt Fertig
quirkies-says-pass = { $who } sagt Passe

# What one could do, as the coach proposes it.
quirkies-do-lay = Leg <b>{ quirkies-card }</b>
quirkies-do-call = Ruf <b>{ quirkies-line }</b>
quirkies-do-done = Sag <b>Fertig</b>: keine Reihen mehr
quirkies-do-pass = <b>Passe</b>: keine Reihe zu rufen
quirkies-do-close = Die Zeit zum Rufen ist um

# Keys.
quirkies-key-choose = eine Karte wählen
quirkies-key-next = die nächste Karte, die nächste Reihe
quirkies-key-enter = die Karte legen, die Reihe rufen
quirkies-key-escape = zurücklegen, doch nicht
quirkies-key-call = Quirkies! Ich sehe eine Reihe
quirkies-key-point = auf die Reihe zeigen
quirkies-key-done = fertig, nach der eigenen Karte
quirkies-key-pass = passen, nach der Karte von anderen

# The nine.
quirkies-gallery = Die neun Quirkies
quirkies-gallery-hint = Jeden gibt es in drei Farben und mit drei Mustern. Tipp einen an!
quirkies-gallery-show = { quirkies-creature }, jetzt in { quirkies-colour }: eine andere Farbe zeigen
quirkies-gallery-shape = Schon an der Form zu erkennen
quirkies-motto = { $creature ->
    [blip] Hört dich, bevor du sprichst.
    [fuzz] Tags geladen, nachts kuschelig.
    [gloop] Ein bisschen spät, ein bisschen nass.
    [horns] Zu höflich für Türen.
    [moppy] Sieht mehr, als du denkst.
    [noodle] Kennt den langen Weg herum.
    [pogo] Stand noch nie still.
    [snork] Spielt die Nase. Laut.
   *[wink] Weiß ein Geheimnis. Das halbe.
    }

# The rules.
quirkies-rules-about = Worum es geht
quirkies-rules-about-1 = Mach Reihen aus drei Wesen und gewinn für jede einen Chip. Fünf Chips bringen das Ende.
quirkies-rules-ready = Aufbauen
quirkies-rules-ready-1 = Neun weiße Karten liegen als Quadrat, eine für jedes Wesen. Auf jeder der vier Ecken liegt eine bunte Karte. Alle haben sechs Karten auf der Hand; die anderen sind der Stapel zum Nachziehen. Es beginnt, wer links von dem sitzt, der ausgeteilt hat.
quirkies-rules-turn = Du bist am Zug
quirkies-rules-turn-1 = Jedes Wesen wohnt an einem Platz auf dem Brett. Leg eine Karte aus deiner Hand auf das Wesen, das sie zeigt. Farbe und Muster sind egal: Du wählst, welche Karte, das Brett sagt, wohin.
quirkies-rules-turn-2 = Zieh dann nach, bis du wieder sechs hast. Danach kommt, wer im Uhrzeigersinn als Nächstes sitzt. Aussetzen darf niemand.
quirkies-rules-line = Was eine Reihe ist
quirkies-rules-line-1 = Drei bunte Karten nebeneinander, untereinander oder schräg. Weiße zählen nicht. Die Karte, die eben gelegt wurde, muss dabei sein.
quirkies-rules-beginner = Für den Anfang
quirkies-rules-beginner-1 = Drei in einer Farbe …
quirkies-rules-beginner-2 = … oder drei mit einem Muster. Beides zugleich ist trotzdem eine Reihe.
quirkies-rules-advanced = Für Fortgeschrittene
quirkies-rules-advanced-1 = Schau auf die Farben: alle gleich oder alle verschieden. Schau auf die Muster: alle gleich oder alle verschieden. Beides muss passen.
quirkies-rules-same = Eine Farbe, ein Muster.
quirkies-rules-one-colour = Eine Farbe, drei Muster.
quirkies-rules-one-pattern = Drei Farben, ein Muster.
quirkies-rules-different = Alles verschieden.
quirkies-rules-no-line = Keine Reihe: Zwei und eins passt nie.
quirkies-rules-made = Du hast eine Reihe gemacht
quirkies-rules-made-1 = Für jede Reihe ein Chip, für zwei Reihen auf einmal zwei. Und du legst gleich noch eine Karte. Auch die kann Chips gewinnen, aber eine dritte kommt nicht mehr.
quirkies-rules-call = Wenn ihr die Reihen selbst ruft
quirkies-rules-call-1 = Nach jeder Karte schauen alle. Wer eine Reihe sieht, ruft „Quirkies!“ und zeigt darauf: Wer zuerst ruft, bekommt den Chip, egal, wer die Karte gelegt hat. Nur wer sie gelegt hat, kann sich so die zweite Karte verdienen.
quirkies-rules-call-2 = Auf etwas gezeigt, das keine Reihe ist? Ein Chip geht zurück. Wer keinen hat, verliert keinen. Wer einen Wimpernschlag zu spät ist, zahlt nichts.
quirkies-rules-call-3 = Wenn du nichts mehr siehst, sag „Fertig“ nach deiner eigenen Karte und „Passe“ nach der von anderen.
quirkies-rules-end = Das Ende
quirkies-rules-end-1 = Jemand hat fünf Chips, oder der Stapel ist leer: Das ist die letzte Runde, und sie geht, bis dran war, wer ausgeteilt hat. Wer die meisten Chips hat, gewinnt. So viele wie jemand anderes? Dann gewinnt ihr zusammen.
quirkies-rules-letters = Buchstaben auf den Karten
quirkies-rules-letters-1 = Jede Farbe hat einen Buchstaben in einer eigenen Form, damit niemand Farben unterscheiden muss.

# Wie man spielt: was einem leicht entgeht, und was man in einem Spiel war.
quirkies-habit-lines = Eine andere Karte ergab mehr Reihen
quirkies-habit-calls = Nicht gerufene Reihen
quirkies-role = { $role ->
    [first] zuerst am Zug
    [middle] zwischen erster und letzter Person
   *[last] zuletzt am Zug
    }

# Puzzles.
quirkies-puzzle-lines = { $gain ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $gain }
    }
quirkies-puzzle-task = Lege zwei Karten, die zusammen { quirkies-puzzle-lines } Reihen ergeben.
quirkies-puzzle-why = { $first } ergibt eine Reihe, darum darfst du noch eine Karte legen; { $second } vollendet dann den Rest, zusammen { quirkies-puzzle-lines } Reihen. Nichts anderes ergibt so viele.

# Eine Stellung, die von Hand aufgebaut wird.
quirkies-setup-covered = { $card } soll verdeckt sein, aber auf dem Wesen liegt keine Karte.
