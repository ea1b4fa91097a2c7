-rootg-root = R.O.O.T.\G:

# What things are called. The gates (AND, OR, …) are called the same everywhere.
rootg-speed = { $speed ->
    [fast] Fast
    [norm] Norm
   *[slow] Slow
    }
rootg-you = Du
rootg-charges = { $charges ->
    [one] { $charges } Ladung
   *[other] { $charges } Ladungen
    }
rootg-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
rootg-signal = { $you ->
    [yes] Dein { rootg-speed }
   *[no] { rootg-speed } von { $who }
    }
# All of them are neuter. Long ones may be broken where they are put together.
rootg-tile = { $kind ->
    [gate] { $gates }
    [crossing] Kreuzungs{ "\u00AD" }plättchen
    [input] Eingangs{ "\u00AD" }plättchen
   *[link] Leitungs{ "\u00AD" }plättchen
    }
rootg-tile-whole = { $kind ->
    [input] Eingangsplättchen mit { $ports }
   *[other] { rootg-tile }{ $printed ->
        [inside] , innen { $inside }
        [ports] , aufgedruckt { $ports }
        [both] , innen { $inside }, aufgedruckt { $ports }
       *[none] { "" }
    }
    }
rootg-tile-back = ein verdecktes Plättchen
rootg-a-tile = { $what ->
    [input] ein Eingangsplättchen
    [link] ein Leitungsplättchen
   *[other] ein { $what }
    }

# Who is fastest, and why.
rootg-fastest = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } am schnellsten
rootg-fastest-start = Im ersten Zug ist es, wer { -rootg-root } nicht hat
rootg-fastest-asked = Für diesen Zug, weil die Anfrage abgelehnt wurde.
rootg-fastest-tile = { $still ->
    [yes] Alles ist gleich
   *[no] Zu Beginn des Zuges war alles gleich
    }, also ist es, wer { -rootg-root } nicht hat
rootg-fastest-then = { rootg-speed } hat zu Beginn des Zuges entschieden.
rootg-fastest-gates = { $speed ->
    [fast] Weniger Gatter an Fast
    [norm] Fast ist gleich. Norm entscheidet
   *[slow] Fast und Norm sind gleich. Slow entscheidet
    }: { $whose ->
    [own] du { $gates }, { $against } gegenüber
    [other] { $gates } gegenüber, du { $against }
   *[nobody] { $gates } zu { $against }
    }.

# The log.
rootg-log-start-draw = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
    } ein Plättchen, um zu sehen, wer anfängt: <b>{ $sum }</b>.
rootg-log-took = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } <b>{ -rootg-root }</b> { $why ->
    [lot] Das Los hat entschieden.
    [refused] wegen der Ablehnung.
   *[start] zum Start.
    }
rootg-log-fastest = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } <b>am schnellsten</b>.
rootg-log-asked = { $you ->
    [yes] Du fragst
   *[no] { $who } fragt
    }, ob <b>eingeschaltet</b> wird.
rootg-log-agreed = { $you ->
    [yes] Du stimmst zu.
   *[no] { $who } stimmt zu.
    }
rootg-log-refused = { $you ->
    [yes] Du lehnst ab. Am schnellsten ist jetzt, wer gefragt hat.
   *[no] { $who } lehnt ab. Am schnellsten ist jetzt, wer gefragt hat.
    }
rootg-log-recharged = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } <b>eine Ladung</b> zurück.
rootg-log-handed-over = { $you ->
    [yes] Du gibst <b>{ -rootg-root }</b> ab und legst als Zweites.
   *[no] { $who } gibt <b>{ -rootg-root }</b> ab und legt als Zweites.
    }
rootg-log-placed = { $you ->
    [yes] Du legst
   *[no] { $who } legt
    } <b>{ rootg-a-tile }</b>.
rootg-log-removed = { $what ->
    [input] Ein Eingangsplättchen
    [link] Ein Leitungsplättchen
   *[other] Ein { $what }
    } passt nirgends und ist aus dem Spiel.
rootg-log-dropped = { $you ->
    [yes] Du verlierst
   *[no] { $who } verliert
    } <b>{ rootg-charges }</b> an { rootg-speed }.
rootg-log-discharging = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } jetzt <b>entladen</b>.
rootg-why-on = { $why ->
    [last-tile] Das letzte Plättchen liegt.
    [closed] Kein Eingang ist mehr offen.
   *[accepted] Ihr seid euch einig.
    }
rootg-log-on = { rootg-why-on } <b>Die Schaltung ist an!</b>
rootg-log-revealed = { $you ->
    [yes] Dein Auftrag
   *[no] Der Auftrag von { $who }
    }: Fast { $fast }, Norm { $norm }, Slow { $slow }.
rootg-log-penalty = { $you ->
    [yes] Du hattest
   *[no] { $who } hatte
    } noch { rootg-charges }: <b>{ rootg-points }</b> für { $gains ->
    [you] dich
    [other] die andere Seite
   *[name] { $whom }
    }.
rootg-log-wrong = { rootg-signal } sagt { $value }: falsch. <b>{ rootg-charges }</b> in den Kern.
rootg-log-right = { rootg-signal } sagt { $value }: richtig! <b>{ rootg-points }</b>.
rootg-log-core-taken = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } <b>{ rootg-charges }</b> aus dem Kern.
rootg-log-core-odd = Eine überzählige Ladung des Kerns ist weg.
rootg-log-core-lost = { $charges ->
    [one] { $charges } Ladung im Kern ist
   *[other] { $charges } Ladungen im Kern sind
    } verloren.
rootg-log-ended = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
    }{ $level ->
    [yes] , bei Gleichstand mit { -rootg-root }
   *[no] !
    }

# What is to be done now.
rootg-status-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $who } gewinnt!
    }
rootg-status-by-points = { rootg-points } zu { $against }.
rootg-status-level = Je { rootg-points }, und { -rootg-root } entscheidet.
rootg-status-on = Die Schaltung ist an
rootg-status-tick = Takt { $tick } von { $ticks }.
rootg-status-thinking = { $who } denkt nach
rootg-status-doing = { $who } { $phase ->
    [ask] darf fragen, ob eingeschaltet wird
    [answer] antwortet { $you ->
        [yes] dir
       *[no] { $whom }
    }
    [keep] behält eins von zwei Plättchen
    [first] legt zuerst
   *[second] legt ein Plättchen
    }.
rootg-status-turn = { $who } ist dran
rootg-status-hand = Gib das Gerät an { $who }.
rootg-status-ask = Schaltung einschalten?
rootg-status-may-ask = Du bist entladen und darfst { $other } fragen.
rootg-status-asked = { $other } fragt: einschalten?
rootg-status-yes-or-no = Ja oder nein?
rootg-status-keep = Behalte eins von beiden
rootg-status-other-gets = Das andere bekommt { $other }.
rootg-status-place = Lege dein { rootg-tile }
rootg-status-place-hidden = Lege dein Plättchen
rootg-status-stuck = Dein { rootg-tile } passt nirgends
rootg-status-leaves = Es kommt aus dem Spiel.
rootg-status-first = Du hast { -rootg-root } und legst zuerst.
rootg-status-touch = Tippe auf einen leuchtenden Platz.

# What players blurt out; `which` is one of several.
rootg-blurt-asked = { $bot ->
    [yes] Einschalten? Piep?
   *[no] Wollen wir einschalten?
    }
rootg-blurt-agreed = { $bot ->
    [yes] Positiv!
   *[no] Los geht’s!
    }
rootg-blurt-refused = { $bot ->
    [yes] Negativ. Noch nicht.
   *[no] Noch nicht!
    }
rootg-blurt-handed-over = { $bot ->
    [yes] Nach dir. Bup.
   *[no] Nach dir.
    }
rootg-blurt-discharging = { $bot ->
    [yes] Leer. Freude.
   *[no] Alle Ladungen weg!
    }
rootg-blurt-recharged = { $bot ->
    [yes] Bzzt.
   *[no] { $which ->
        [0] Oh nein.
       *[1] Wieder aufgeladen.
    }
    }
rootg-blurt-right = { $bot ->
    [yes] { $which ->
        [0] Piep! Wie berechnet.
       *[1] Korrekt. Freude.
    }
   *[no] { $which ->
        [0] Ja!
       *[1] Wie geplant!
    }
    }
rootg-blurt-wrong = { $bot ->
    [yes] { $which ->
        [0] Bzzt.
       *[1] Rechne neu.
    }
   *[no] { $which ->
        [0] Oh nein!
       *[1] Genau verkehrt herum.
    }
    }

# The run, tick by tick.
rootg-run-on = Die Schaltung ist an!
rootg-run-owed = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
    } { rootg-points } für übrige Ladungen.
rootg-run-off = Die Signale laufen los.
rootg-run-tick = Takt { $tick }
rootg-run-nobody = Noch kommt niemand an. Jedes Signal geht durch ein Gatter, und sein Stapel wächst.
rootg-run-arrived = { rootg-signal } ist { $right ->
    [yes] richtig!
   *[no] falsch.
    }
rootg-run-wrong = Es sagt { $value }. { $others ->
    [0] Sein Stapel kommt
   *[other] In diesem Takt ist kein Signal richtig: Alle Stapel kommen
    } in den Kern, der jetzt { $core } hat.
rootg-run-right = Es sagt { $value }, genau wie der Auftrag es will.{ $rights ->
    [1] { "" }
    [2] { " " }{ rootg-speed } auch.
   *[3] { " " }Die beiden anderen auch.
    } { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } { $rights ->
    [1] den Stapel
   *[other] die Stapel
    }{ $core ->
    [0] { "" }
   *[other] { " " }und was im Kern lag
    }.
rootg-run-next = nächstes Gatter
rootg-run-to-go = noch { $gates } Gatter
rootg-run-passed = { $passed } von { $gates }
rootg-run-to-core = { $pile } in den Kern
rootg-run-core = Kern
rootg-run-mark = { $mark ->
    [yes] richtig
    [no] falsch
   *[go] unterwegs
    }
rootg-run-sum-pile = Stapel
rootg-run-sum-core = Kern
rootg-run-sum-points = { $points ->
    [one] Punkt
   *[other] Punkte
    }
rootg-run-ticks = <b>{ $tick }</b> von { $ticks } Takten
rootg-run-film = Der Film des Laufs
rootg-run-start = Zum Anfang
rootg-run-back = Einen Takt zurück
rootg-run-on-one = Einen Takt weiter
rootg-run-result = Zum Ergebnis
rootg-run-play = Abspielen
rootg-run-pause = Pause
rootg-token = Signal { rootg-speed }, noch { $gates } Gatter

# Who starts.
rootg-opening = Wer fängt an?
rootg-opening-took = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } { -rootg-root }
rootg-opening-why = Die höhere Summe der aufgedruckten Zahlen gewinnt.

# A player's plate.
rootg-plate-seat = { $who }, der Platz
rootg-plate-away = ist weg
rootg-plate-free = ohne Ladungen
rootg-plate-charges = { $you ->
    [yes] hast
   *[no] hat
    } noch Ladungen
rootg-plate-bot = ein Bot
rootg-plate-thinking = denkt nach
rootg-plate-waits = wartet auf dich
rootg-plate-to-lose = <b>{ $charges }</b> { $charges ->
    [one] Ladung zu viel
   *[other] Ladungen zu viel
    }
rootg-plate-left = noch { $charges } von 18 Ladungen
rootg-plate-holds = hat { -rootg-root }
rootg-plate-you-hold = { $first ->
    [yes] Du hast { -rootg-root }, also legst du zuerst
   *[no] Du hast { -rootg-root } und legst zuerst
    }
rootg-piles = Stapel: { COMMAS($piles) }
rootg-pile = { rootg-speed } { $pile }
rootg-wants = soll { $value }
rootg-score = { rootg-points }{ $root ->
    [yes] { " " }und { -rootg-root }
   *[no] { "" }
    }

# The board.
rootg-board = Das Spielfeld
rootg-which = { $whose ->
    [own] deinem
    [other] dem gegnerischen
    [upper] dem oberen
   *[lower] dem unteren
    } { rootg-speed }
rootg-across = { $side ->
    [left] { $across } nach links
   *[right] { $across } nach rechts
    }
rootg-along = { $way ->
    [up] { $along } nach oben
   *[down] { $along } nach unten
    }
rootg-spot = { $side ->
    [above] über { rootg-which }
    [below] unter { rootg-which }
    [left] links von { rootg-which }
    [right] rechts von { rootg-which }
   *[far] { $ways } von { rootg-which }
    }
rootg-board-place = Platz { rootg-spot }{ $fits ->
    [yes] { "" }
   *[no] , anders gedreht
    }
rootg-board-tile = { $tile }, { rootg-spot }
rootg-terminal = { $whose ->
    [own] Dein
    [other] Gegnerisches
    [upper] Oberes
   *[lower] Unteres
    } { rootg-speed }, { $gates } Gatter
rootg-terminal-gates = { $gates ->
    [one] Gatter
   *[other] Gatter
    }
rootg-terminal-passed = { $passed } von { $gates }
rootg-terminal-none = kein Gatter
rootg-core = KERN
rootg-gone = { rootg-charges } weg!
rootg-dropped = −{ rootg-charges }
rootg-pile-tile = der Stapel
rootg-brand = { $side ->
    [green] grüne
   *[black] schwarze
    } Seite{ $on ->
    [yes] , und die Schaltung ist an
   *[no] { " " }· { $tiles } Plättchen im Stapel
    }
rootg-nearer = Näher
rootg-farther = Weiter weg
rootg-everything = Alles zeigen
rootg-lanes = Gatter vor jedem Anschluss: { COMMAS($lanes) }
rootg-lane = { rootg-speed } { $first } zu { $second }
rootg-gates = Gatter

# What one has to do: the note beside the board.
rootg-task-agree = Sagst du ja, werden die Aufträge aufgedeckt und die Signale laufen. Sagst du nein, ist { $other } in diesem Zug am schnellsten. { $holds ->
    [yes] { $other } hat { -rootg-root } schon, also nimmst du eine Ladung zurück.
   *[no] { $other } nimmt dir { -rootg-root } ab.
    }
rootg-task-yes = Ja, einschalten
rootg-task-no = Nein, weiter
rootg-task-ask = Alle deine Ladungen sind weg. Frag { $other }: Bei einem Nein bist du am schnellsten{ $holds ->
    [yes] { " " }und { $other } nimmt eine Ladung zurück.
   *[no] { " " }und nimmst { -rootg-root }.
    }
rootg-task-ask-them = { $other } fragen
rootg-task-not-yet = Noch nicht
rootg-task-keep = { rootg-tile } behalten
rootg-task-stuck = Es gibt keinen Platz, wo es hinpasst.
rootg-task-here = { $charges ->
    [0] Hier wird { $other } { $theirs ->
        [one] { $theirs } Ladung
       *[other] { $theirs } Ladungen
    } los.
   *[other] Hier wirst du <b>{ rootg-charges }</b> los: { COMMAS($where) }{ $theirs ->
        [0] .
        [one] ; { $other } wird { $theirs } Ladung los.
       *[other] ; { $other } wird { $theirs } Ladungen los.
    }
    }
rootg-task-drop = { $charges } an { rootg-speed }
rootg-task-nothing = Hier wirst du keine Ladung los.
rootg-task-turn-left = Nach links drehen
rootg-task-turn-right = Nach rechts drehen
rootg-task-what = { rootg-tile }: Was macht es?
rootg-task-remove = Aus dem Spiel nehmen
rootg-task-place = Hier legen
rootg-task-no-fit = So passt es nicht
rootg-task-hand-over = <b>\G:</b> an { $other } geben{ $short ->
    [yes] { "" }
   *[no] , als Zweites legen
    }
rootg-task-yours = { rootg-tile }: Das legst du { $next ->
    [yes] als Nächstes
   *[no] bald
    }.

# The secret.
rootg-secret = Dein Geheimnis
rootg-secret-of = Geheimnis von { $who }
rootg-secret-hint = was deine Anschlüsse am Ende sagen sollen
rootg-secret-covered = verdeckt

# The gates.
rootg-gate-words = { $gate ->
    [and] Sagt 1, wenn alle Eingänge 1 sind.
    [or] Sagt 1, wenn mindestens ein Eingang 1 ist.
    [xor] Sagt 1, wenn eine ungerade Zahl von Eingängen 1 ist.
    [not] Sagt das Gegenteil seines Eingangs.
    [nand] Sagt nur dann 0, wenn alle Eingänge 1 sind.
    [nor] Sagt nur dann 1, wenn kein Eingang 1 ist.
   *[xnor] Sagt 1, wenn eine gerade Zahl von Eingängen 1 ist.
    }
rootg-gate-motto = { $gate ->
    [and] Alle oder keiner.
    [or] Einer genügt.
    [xor] Einer von uns, nicht beide.
    [not] Ganz im Gegenteil!
    [nand] Bloß nicht alle.
    [nor] Keiner zu Hause? Dann ja.
   *[xnor] Seid ihr euch gleich?
    }
rootg-truth = Was { rootg-tile } macht
rootg-truth-in = ein
rootg-truth-out = aus
rootg-truth-inside = Innen ist { $inside } aufgedruckt, als weiterer Eingang.
rootg-gallery = Triff die sieben Gatter
rootg-gallery-words = Tippe auf einen Eingang und schau, was das Gatter daraus macht. Willst du bauen? <a>Probier es auf einem eigenen Brett.</a>
rootg-gallery-gate = { $gate } mit { $values }
rootg-gallery-input = { $gate }, Eingang { $input }: { $value }

# The board for trying things out.
rootg-try-take = Nimm ein Plättchen
rootg-try-where = Wohin damit?
rootg-try-take-words = Oder tippe auf eine Zahl auf dem Brett, um sie umzuschalten. Eine Lampe zeigt, was ankommt.
rootg-try-where-words = Tippe auf einen leuchtenden Platz. Q und E drehen das Plättchen.
rootg-try-away = Wegnehmen
rootg-try-undo = Zurücknehmen
rootg-try-clear = Leeren
rootg-try-all = Alles
rootg-try-show = Zeig mir:
rootg-try-example = { $example ->
    [gate] ein Gatter
    [add] zwei Bits addieren
   *[nor] weder noch
    }
rootg-try-asked = Nenne die Plättchen, die liegen, höchstens { $most }, und vielleicht eins in der Hand.
rootg-try-laid = Ein Plättchen, das liegt, hat ein Bild, x, y und eine Drehung.
rootg-try-number = { $field } ist eine Zahl von { $low } bis { $high }.
rootg-try-unknown = Es gibt kein Plättchen { $given }; es gibt { COMMAS($known) }.
rootg-try-full = Mehr passt nicht auf das Brett.

# The keys.
rootg-key-next = der nächste Platz
rootg-key-turn = das Plättchen drehen
rootg-key-place = hinlegen
rootg-key-keep = dieses Plättchen behalten
rootg-key-hand-over = { -rootg-root } abgeben
rootg-key-answer = fragen oder nicht; ja oder nein
rootg-key-zoom = näher, weiter weg, alles
rootg-key-move = das Spielfeld schieben
rootg-key-film = durch den Lauf gehen, anhalten und weiter

# What the coach proposes.
rootg-propose-place = Lege das <b>{ rootg-tile }</b> auf den Platz { rootg-spot }, { $turn ->
    [0] aufrecht
    [1] nach rechts gedreht
    [2] auf den Kopf gestellt
   *[3] nach links gedreht
    }
rootg-propose-place-hidden = Lege das <b>Plättchen</b> auf den Platz { rootg-spot }, { $turn ->
    [0] aufrecht
    [1] nach rechts gedreht
    [2] auf den Kopf gestellt
   *[3] nach links gedreht
    }
rootg-propose-keep = Behalte das <b>{ rootg-tile }</b>
rootg-propose-keep-hidden = Behalte das <b>Plättchen</b>
rootg-propose-hand-over = Gib <b>{ -rootg-root }</b> ab und lege als Zweites
rootg-propose-remove = Nimm das Plättchen aus dem Spiel
rootg-propose-ask = Frag, ob <b>eingeschaltet</b> wird
rootg-propose-play-on = Frag noch nicht
rootg-propose-accept = <b>Stimm zu</b>: einschalten
rootg-propose-refuse = <b>Lehn ab</b> und spiel weiter
rootg-propose-tick = Lass die Signale laufen

# The rules.
rootg-rules-about = Worum es geht
rootg-rules-about-words = Ihr beide verdrahtet Gatter mit euren drei Anschlüssen Fast, Norm und Slow. Ein geheimer Auftrag sagt, welcher Wert, 0 oder 1, an jedem ankommen soll. Je länger der Weg, desto mehr ist er wert. Dann wird die Schaltung eingeschaltet.
rootg-rules-try = <a>Probier die Plättchen auf einem eigenen Brett aus</a>, ohne Gegner.
rootg-rules-mission = Dein Auftrag
rootg-rules-together = Zusammen ergibt das
rootg-rules-mission-words = Das 0-Plättchen gibt jedem Anschluss einen Buchstaben, das 1-Plättchen jedem Buchstaben einen Wert. Behalte es für dich.
rootg-rules-turn = Ein Zug
rootg-rules-draw = <b>Wer am schnellsten ist, zieht zwei Plättchen</b>, behält eins und gibt das andere ab. Am schnellsten ist, wer weniger Gatter vor Fast hat; bei Gleichstand vor Norm; dann Slow.
rootg-rules-root = <b>Wer { -rootg-root } hat, legt zuerst</b> – oder gibt es ab und legt als Zweites. Ist alles andere gleich, ist am schnellsten, wer es nicht hat.
rootg-rules-both = <b>Beide legen ihr Plättchen.</b> Dann fallen Ladungen weg, und der nächste Zug beginnt.
rootg-rules-placing = Legen
rootg-rules-edges = Dreh ein Plättchen, wie du willst. Es muss etwas berühren. Wo zwei Kanten aneinanderstoßen, sind beide leer, oder eine Nase passt in eine Kerbe: ein Ausgang in einen Eingang. Ein Signal darf nie im Kreis laufen.
rootg-rules-where = Gatter und Leitungen dürfen überallhin, auch in die Schaltung deines Gegners. Plättchen nur mit Zahlen dürfen nicht in eine Schaltung, die nur deinem Gegner gehört, solange du Ladungen hast.
rootg-rules-stuck = Ein Plättchen, das nirgends passt, kommt aus dem Spiel.
rootg-rules-charges = Ladungen
rootg-rules-charges-words = Du beginnst mit 18. Wenn beide Plättchen liegen, verliert jeder Anschluss, zu dem ein <b>neues Gatter</b> führt, Ladungen: Fast 3, Norm 2, Slow 1. Egal, wer das Gatter gelegt hat. Leitungen und Zahlen bringen nichts weg.
rootg-rules-on = Einschalten?
rootg-rules-ask = Ohne Ladungen bist du entladen. Zu Beginn eines Zuges darfst du dann fragen, ob eingeschaltet wird. Sagt dein Gegner nein, bist du in diesem Zug am schnellsten und nimmst { -rootg-root }. Hast du es schon, nimmt dein Gegner eine Ladung zurück.
rootg-rules-also = Die Schaltung geht auch an, wenn das letzte Plättchen liegt oder wenn kein Eingang mehr offen ist, der zu einem Anschluss führt.
rootg-rules-run = Der Lauf
rootg-rules-left = Wer noch Ladungen hat, gibt dem Gegner ein Drittel davon (aufgerundet) als Punkte. Die Aufträge werden aufgedeckt.
rootg-rules-ticks = Für jeden Anschluss läuft ein Signal los, am fernen Ende des Weges mit den meisten Gattern. Mit jedem Takt geht jedes Signal durch ein Gatter, und sein Stapel wächst um eins.
rootg-rules-arrive = Kommt ein Signal an, zählt sein Wert. Ein Eingang, zu dem nichts führt, ist 0. <b>Richtig:</b> Der Stapel gehört dir. <b>Falsch:</b> Er kommt in den Kern. Kommen mehrere zusammen an, nimmt, wer davon mehr richtige hat, was im Kern liegt; bei Gleichstand nehmen beide die Hälfte.
rootg-rules-cleared = Nach jeder Ankunft werden <b>alle Stapel geleert</b>. Ein langer Weg lohnt sich also nur, wenn kurz vorher nichts ankommt.
rootg-rules-wins = Wer gewinnt
rootg-rules-wins-words = Wer die meisten Punkte hat. Bei Gleichstand, wer { -rootg-root } hat.
rootg-rules-gates = Die Gatter
rootg-rules-gate = <b>{ $name }</b> { rootg-gate-words }
rootg-rules-sides = Die grüne Seite hat AND, OR, XOR und NOT; die schwarze hat alle sieben und mehr Zahlen.

# What one is after.
rootg-aim-on = Die Schaltung ist an: Jedes Signal, das mit dem richtigen Wert ankommt, bringt seinen Stapel als Punkte.
rootg-aim-watching = Erst alle Ladungen über Gatter loswerden, dann die richtigen Werte an die Anschlüsse bringen. Wer die meisten Punkte hat, gewinnt.
rootg-aim-charges = Werde deine { rootg-charges } los: Ein neues Gatter an deinem Fast nimmt dir 3, an Norm 2, an Slow 1.
rootg-aim-points = Ladungen weg! Jetzt Punkte: Dein Geheimnis will Fast { $fast }, Norm { $norm } und Slow { $slow }, jeweils über so viele Gatter, wie du dich traust.

# How it ended.
rootg-result-level = Je { rootg-points }. Gleichstand: Dann gewinnt, wer { -rootg-root } hat, und das { $you ->
    [yes] bist du
   *[no] ist { $who }
    }.
rootg-result = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
    } nach Punkten, { $more } zu { $less }.

# What the last thing that happened meant.
rootg-meant-dropped = { $you ->
    [yes] Gut: Du bist
   *[no] { $who } ist
    } { rootg-charges } los, { $left ->
    [0] keine mehr da
   *[other] noch { $left }
    }.
rootg-meant-no-gate = Kein neues Gatter führt zu einem Anschluss: Niemand wird eine Ladung los.
rootg-meant-discharging = { $you ->
    [yes] Du darfst
   *[no] { $who } darf
    } jetzt fragen, ob eingeschaltet wird.
rootg-meant-recharged = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
    } eine Ladung zurück, die wieder weg muss.
rootg-meant-placed = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { $what ->
    [input] einen Eingang gelegt: kein Gatter, also fällt keine Ladung weg.
    [link] eine Leitung gelegt: kein Gatter, also fällt keine Ladung weg.
   *[other] { $what } gelegt. Ladungen fallen weg, wenn beide gelegt haben.
    }
rootg-meant-removed = { $you ->
    [yes] Dein Plättchen
   *[no] Das Plättchen von { $who }
    } passt nirgends und ist weg.
rootg-meant-handed-over = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { -rootg-root } abgegeben: Wer es bei Gleichstand hat, gewinnt.
rootg-meant-asked = { $you ->
    [yes] Du willst
   *[no] { $who } will
    } einschalten: Übrige Ladungen sind dann Punkte für die andere Seite.

# Why something may not be done.
rootg-why-tick = Nur der Tisch lässt die Schaltung laufen, wenn sie an ist.
rootg-why-table = Der Tisch spielt nicht mit.
rootg-why-on-already = Die Schaltung ist an: Niemand legt mehr.
rootg-why-ask = Wer keine Ladungen mehr hat, darf zu Beginn eines Zuges fragen, ob eingeschaltet wird. { $charges ->
    [0] Du hast keine: Warte auf den nächsten Zug.
    [1] Du hast noch eine.
   *[other] Du hast noch { $charges }.
    }
rootg-why-turn = { $who } { $phase ->
    [ask] darf fragen, ob eingeschaltet wird
    [answer] muss die Anfrage beantworten
    [keep] sucht ein Plättchen aus
    [first] legt zuerst
   *[second] legt gerade
    }.
rootg-why-not-now = Nicht jetzt: { $phase ->
    [ask] Sag zuerst, ob du einschalten willst
    [answer] Beantworte zuerst die Anfrage
    [keep] Such zuerst aus, welches der beiden Plättchen du behältst
    [first] Leg zuerst dein Plättchen oder gib { -rootg-root } ab
   *[second] Leg zuerst dein Plättchen
    }.
rootg-why-not-drawn = Dieses Plättchen hast du nicht gezogen.
rootg-why-has-place = Für dein Plättchen gibt es einen Platz.
rootg-why-holds = { $who } hat { -rootg-root }.
rootg-why-handed = { -rootg-root } wird nur abgegeben, bevor man gelegt hat, und nur einmal je Zug.
rootg-why-taken = Dort liegt schon etwas.
rootg-why-touch = Ein Plättchen muss ein anderes, einen Anschluss oder den Kern berühren.
rootg-why-clash = Hier nicht: { $mine ->
    [blank] Eine leere Kante
    [in] Ein Eingang
   *[out] Ein Ausgang
    } deines Plättchens stieße an { $facing ->
    [blank] eine leere Kante
    [in] einen Eingang
   *[out] einen Ausgang
    }.
rootg-why-input = Hier nicht: Solange du Ladungen hast, dürfen deine Eingangsplättchen nicht in eine Schaltung, die nur { $other } gehört.
rootg-why-loop = Hier nicht: Das Signal liefe im Kreis.

# Wie man spielt: was einem leicht entgeht, und was man in einem Spiel war.
rootg-habit-gates = Gatter, durch die du nichts abladen konntest
rootg-habit-signals = Signale mit dem falschen Wert
rootg-role = { $role ->
    [root] am Anfang mit R.O.O.T.\G:
   *[fastest] am Anfang am schnellsten
    }

# Puzzles.
rootg-puzzle-task = Lege dein Plättchen so, dass ein Signal an deinem { rootg-speed } ankommt und { $value } ergibt.
rootg-puzzle-why = Würde jetzt eingeschaltet, käme an { $right } heraus, was dein Auftrag will. Folge den Leitungen vom Gatter zum Anschluss.

# Eine Stellung, die von Hand aufgebaut wird.
rootg-setup-missions = Die Missionen müssen verschiedene Plättchen sein: zwei Null-Plättchen und zwei Eins-Plättchen.
