tiny_turbo_cars-count = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
    }
tiny_turbo_cars-count-first = { $n ->
    [0] Keine
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $n }
    }
tiny_turbo_cars-place = Platz { $place }
tiny_turbo_cars-seat = Platz { $number }
tiny_turbo_cars-slides = { $slides }-mal geschoben
tiny_turbo_cars-batteries = { $batteries ->
    [one] 1 Batterie
   *[other] { $batteries } Batterien
    }
tiny_turbo_cars-shields = { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
    }
tiny_turbo_cars-rows = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
    }

tiny_turbo_cars-car = { $car ->
    [die_liner] Die Liner
    [brick_gang] Brick Gang
    [sonic_fish] Sonic Fish
    [grim_thresher] Grim Thresher
    [m1_furry] M1 Furry
    [bird_racer] Bird Racer
    [dogtor] Dogtor
   *[turbotbot] Turbotbot
    }
tiny_turbo_cars-ability = { $car ->
    [die_liner] „Dann +1“ und Kritzelpfeile geben ihm 2 mehr statt 1.
    [brick_gang] Von Teppich und Gras fährt sie immer 2.
    [sonic_fish] Nach einer Pfütze fährt er schräg 1 weiter.
    [grim_thresher] Genau 1 geradeaus tut ihm nie weh.
    [m1_furry] Raketen in alle vier Richtungen; ein Treffer bringt einen Schild.
    [bird_racer] Am Ende des Zuges darf er auf eine andere Spur fliegen.
    [dogtor] Batterie lädt 2. Sind alle 3 geladen, fährt er stattdessen 2.
   *[turbotbot] Turbo ist immer 4, aber ein Unfall dabei zählt doppelt.
    }
tiny_turbo_cars-motto = { $car ->
    [die_liner] Rollt übers Teppichmeer und zählt immer doppelt.
    [brick_gang] Drei Freunde, die zusammenhalten, auf jedem Teppich.
    [sonic_fish] Am glücklichsten, wo es nass ist.
    [grim_thresher] Fährt langsam, aber durch alles durch.
    [m1_furry] Außen flauschig, und lieber nicht danebenstehen.
    [bird_racer] Warum um ein Buch herumfahren?
    [dogtor] Nimm zwei Batterien und ruf mich morgen früh an.
   *[turbotbot] Piep. Bup. Wrumm.
    }
tiny_turbo_cars-cars = Das sind die acht Autos
tiny_turbo_cars-cars-hint = Jedes kann etwas, das kein anderes kann.
tiny_turbo_cars-car-ride = { tiny_turbo_cars-car } dreht eine Runde

tiny_turbo_cars-command = { $command ->
    [forward_1] Vor 1
    [forward_2] Vor 2
    [back_1] Zurück 1
    [left_1] Links 1
    [left_2] Links 2
    [right_1] Rechts 1
    [right_2] Rechts 2
    [jump] Sprung
    [missile] Rakete
    [turbo] Turbo
    [battery] Batterie
    [increase] Dann +1
    [decrease] Dann −1
    [hole] Das Loch
   *[other] ein Plättchen
    }
tiny_turbo_cars-way = { $way ->
    [up] nach oben
    [down] nach unten
    [left] nach links
   *[right] nach rechts
    }

tiny_turbo_cars-room = { $room ->
    [START] Flur
    [T1] Lesezimmer
    [T2] Küche
    [T3] Wohnzimmer
    [T4] Dachboden
    [FIN] Gartentür
   *[own] Eigenes Zimmer
    }
tiny_turbo_cars-in-room = { $room ->
    [START] im Flur
    [T1] im Lesezimmer
    [T2] in der Küche
    [T3] im Wohnzimmer
    [T4] auf dem Dachboden
    [FIN] an der Gartentür
    [garden] im Garten
    [own] in deinem eigenen Zimmer
   *[house] im Haus
    }
tiny_turbo_cars-thing = { $thing ->
    [duck] die Gummiente
    [blocks] der Klötzchenturm
    [bear] der Teddybär
    [ball] der Ball
    [top] der Kreisel
    [books] der Comicstapel
    [car] ein anderes Auto
    [impassable] ein dickes Buch
    [wall] die Wand
    [blue] die blaue Seite
   *[red] die rote Seite
    }
    .into = { $thing ->
        [duck] in die Gummiente
        [blocks] in den Klötzchenturm
        [bear] in den Teddybären
        [ball] in den Ball
        [top] in den Kreisel
        [books] in den Comicstapel
       *[car] in ein anderes Auto
    }
tiny_turbo_cars-book = { $book ->
    [0] 1001 NICKERCHEN
    [1] SOCKEN WELTATLAS
    [2] Katze heute
    [3] WIE MAN AUFRÄUMT
    [4] Suppe
   *[5] Sehr lange Wörter
    }

tiny_turbo_cars-change = { $more ->
    [0] { $less } weniger
   *[other] { $more } mehr
    }
tiny_turbo_cars-doing = { $command ->
    [turbo] Turbo mit { $printed }
   *[other] { tiny_turbo_cars-command }
    }{ $ground ->
    [carpet] {" "}vom Teppich
    [grass] {" "}vom Gras
   *[other] {""}
    }{ $changed ->
    [yes] {" "}und { tiny_turbo_cars-change }
   *[no] {""}
    }
tiny_turbo_cars-makes = { tiny_turbo_cars-doing } macht { $value }
tiny_turbo_cars-carried = Der nächste Befehl bekommt { tiny_turbo_cars-change }.
tiny_turbo_cars-cancelled = Plus und Minus heben sich auf.
tiny_turbo_cars-cancelled-why = Sie heben sich auf.
tiny_turbo_cars-hole = Das Loch: Es passiert nichts.
tiny_turbo_cars-hole-why = Es passiert nichts.
tiny_turbo_cars-back-start = Zurück zählt am Start nicht.
tiny_turbo_cars-back-start-why = Vom Start fährt niemand rückwärts weg.

tiny_turbo_cars-far = { $how ->
    [forward] { $far } vor
    [backward] { $far } zurück
    [left] { $far } zur blauen Seite
    [right] { $far } zur roten Seite
    [jump] Ein Sprung über { $far }
    [fly] Flug auf Spur { $lane }
   *[boost] Ein Schild schiebt { $far } vor
    }
tiny_turbo_cars-moved = { $met ->
    [into] { tiny_turbo_cars-far }, mitten { tiny_turbo_cars-thing.into }
    [stopped] { tiny_turbo_cars-far }, dann ist { tiny_turbo_cars-thing } im Weg
    [blocked] Kein Weg: { tiny_turbo_cars-thing } ist direkt davor
    [nowhere] Keine Bewegung
   *[nothing] { tiny_turbo_cars-far }
    }.
tiny_turbo_cars-who-moved = { you-subject }: <b>{ tiny_turbo_cars-moved }</b>

tiny_turbo_cars-boom = { $cause ->
    [obstacle] BOING!
    [car] KRACH!
    [missile] ZACK!
    [slowest] ZULETZT!
    [none] Puh!
    [water] Platsch!
   *[impassable] RUMMS!
    }
tiny_turbo_cars-unharmed = { $why ->
    [start] Kein Schaden: Am Start tut sich niemand weh.
    [down] Kein Schaden: Wer schon liegt, bekommt keinen mehr.
   *[small_step] Kein Schaden: Ein kleiner Schritt tut dem Grim Thresher nichts.
    }
tiny_turbo_cars-damaged = { $slowest ->
    [yes] { $you ->
        [yes] Du warst
       *[no] { $who } war
    } am langsamsten.{" "}
   *[no] {""}
    }{ $paid ->
    [shield] Ein Schild fängt es ab{ $left ->
        [0] .
        [one] ; 1 Schild bleibt.
       *[other] ; { $left } Schilde bleiben.
    }
   *[battery] { $you ->
        [yes] Du verlierst
       *[no] { $who } verliert
    } eine Batterie; { $left ->
        [0] keine bleibt.
        [one] 1 bleibt.
       *[other] { $left } bleiben.
    }
    }

tiny_turbo_cars-log-chose = { $you ->
    [yes] Du fährst
   *[no] { $who } fährt
    } <b>{ tiny_turbo_cars-car }</b>.
tiny_turbo_cars-log-placed = { $you ->
    [yes] Du startest
   *[no] { $who } startet
    } auf Spur { $lane }.
tiny_turbo_cars-log-round = <b>Runde { $number }.</b> Fernsteuerungen hoch!
tiny_turbo_cars-log-time-up = Die Zeit ist um für { $you ->
    [yes] dich
   *[no] { $who }
    }.
tiny_turbo_cars-log-done = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } fertig{ $smile ->
    [none] {""}
   *[other] : Smiley { $smile }
    }, { tiny_turbo_cars-slides }.
tiny_turbo_cars-log-countdown = Noch zehn Sekunden für { $you ->
    [yes] dich
   *[no] { $who }
    }!
tiny_turbo_cars-log-undone = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } { $slides }-mal zu viel geschoben: Das geht zurück.
tiny_turbo_cars-log-smile = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
    } Smiley { $smile }.
tiny_turbo_cars-log-revealed = Alle Programme liegen offen.
tiny_turbo_cars-log-turn = <b>{ tiny_turbo_cars-races }.</b>
tiny_turbo_cars-log-recovered = { $you ->
    [yes] Du liegst da und lädst
   *[no] { $who } liegt da und lädt
    } eine Batterie: jetzt { $batteries }.
tiny_turbo_cars-log-stood = { $you ->
    [yes] Du stehst
   *[no] { $who } steht
    } wieder auf.
tiny_turbo_cars-log-healed = { $batteries ->
    [0] Alle Batterien sind schon geladen.
   *[other] { $you ->
        [yes] Du lädst
       *[no] { $who } lädt
    } { tiny_turbo_cars-batteries }.
    }
tiny_turbo_cars-log-fired = { $around ->
    [yes] Raketen in alle vier Richtungen!
   *[no] Eine Rakete geradeaus!
    }
tiny_turbo_cars-log-hit = Sie trifft { $you ->
    [yes] dich
   *[no] { $who }
    }.
tiny_turbo_cars-log-slippery = { $you ->
    [yes] Du rutschst
   *[no] { $who } rutscht
    }: Blau und Rot sind vertauscht.
tiny_turbo_cars-log-dropped = { $n ->
    [one] Ein unbenutzter Schild geht zurück.
   *[other] { $n } unbenutzte Schilde gehen zurück.
    }
tiny_turbo_cars-log-gained = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
    } { $shields ->
    [one] 1 Schild
   *[other] { $shields } Schilde
    }{ $behind ->
    [yes] {" "}für { $shields ->
        [one] das Auto davor.
       *[other] die Autos davor.
    }
   *[no] .
    }
tiny_turbo_cars-log-crossed = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } <b>{ $rows ->
    [1] über der Ziellinie
   *[other] { $rows } Reihen über der Ziellinie
    }</b>.
tiny_turbo_cars-log-home = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } im Ziel: <b>{ tiny_turbo_cars-place }.</b>
tiny_turbo_cars-log-grandma = Oma ist da! <b>{ $you ->
    [yes] Du liegst
   *[no] { $who } liegt
    } vorn.</b>
tiny_turbo_cars-log-won = <b>{ $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
    } das Rennen!</b>

tiny_turbo_cars-races = { $you ->
    [yes] Du fährst los
   *[no] { $who } fährt los
    }
tiny_turbo_cars-slept = { tiny_turbo_cars-command } wird verschlafen
tiny_turbo_cars-recovered = Eine Batterie lädt: jetzt { $batteries }.
tiny_turbo_cars-stood = Alles geladen: wieder auf!
tiny_turbo_cars-healed = { $gained ->
    [0] Alle sind schon geladen.
   *[other] { $gained } geladen.
    }
tiny_turbo_cars-fell = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } keine Energie mehr.
tiny_turbo_cars-slippery = Rutschig! Blau und Rot sind vertauscht.
tiny_turbo_cars-boosted = Ein Schild für zwei Felder
tiny_turbo_cars-through = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } durch
tiny_turbo_cars-gained = { $behind ->
    [yes] Schilde für alle, die hinten liegen.
   *[no] Ein Treffer: ein Schild.
    }
tiny_turbo_cars-crossed = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } über der Ziellinie!
tiny_turbo_cars-home = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } im Ziel!
tiny_turbo_cars-grandma = Oma ist da!
tiny_turbo_cars-wins = { $you ->
    [yes] Du gewinnst
   *[no] { $who } gewinnt
    }!

tiny_turbo_cars-choose = { $you ->
    [yes] Such dir ein Auto aus
   *[no] { $who } sucht ein Auto aus
    }
tiny_turbo_cars-choose-hint = { $you ->
    [yes] Jedes Auto kann etwas Besonderes.
   *[no] Wer am jüngsten ist, zuerst, dann im Uhrzeigersinn.
    }
tiny_turbo_cars-put = { $you ->
    [yes] Stell dein Auto an den Start
   *[no] { $who } stellt ein Auto auf
    }
tiny_turbo_cars-put-hint = { $you ->
    [yes] Tippe auf ein freies Startfeld.
   *[no] Wer zuletzt gewählt hat, stellt zuerst auf.
    }
tiny_turbo_cars-fly = { $you ->
    [yes] Auf eine andere Spur fliegen?
   *[no] { $who } darf fliegen
    }
tiny_turbo_cars-fly-hint = { $you ->
    [yes] Tippe auf ein leeres Feld in deiner Reihe, oder bleib.
   *[no] Bird Racer sucht ein leeres Feld.
    }
tiny_turbo_cars-spend = { $you ->
    [yes] Einen Schild ausgeben?
   *[no] { $who } darf Schilde ausgeben
    }
tiny_turbo_cars-spend-hint = { $you ->
    [yes] Jeder schiebt dich zwei Felder vor.
   *[no] Jeder ist zwei Felder wert.
    }
tiny_turbo_cars-won = { $you ->
    [yes] Du gewinnst das Rennen!
   *[no] { $who } gewinnt das Rennen!
    }
tiny_turbo_cars-won-all = Alle Plätze sind vergeben.
tiny_turbo_cars-won-past = { tiny_turbo_cars-count-first } { $n ->
    [one] Reihe
   *[other] Reihen
    } über der Ziellinie.
tiny_turbo_cars-won-grandma = Oma ist da.
tiny_turbo_cars-hurry = { $you ->
    [yes] Beeil dich!
   *[no] { $who } fehlt noch
    }
tiny_turbo_cars-hurry-hint = { $you ->
    [yes] Zehn Sekunden, dann steht dein Programm.
   *[no] Zähl mit!
    }
tiny_turbo_cars-waiting = Warten auf { $names }
tiny_turbo_cars-stands = Dein Programm steht.
tiny_turbo_cars-everybody = Alle programmieren gleichzeitig.
tiny_turbo_cars-slide = Schieb dein Programm zurecht
tiny_turbo_cars-slide-counted = { $n ->
    [one] Noch einmal schieben.
   *[other] Noch { $n }-mal schieben.
    } Wer am wenigsten schiebt, fährt zuerst.
tiny_turbo_cars-slide-live = Wer zuerst fertig ist, fährt zuerst.
tiny_turbo_cars-you-home = Du bist im Ziel, { tiny_turbo_cars-place }. Die anderen fahren weiter.
tiny_turbo_cars-then-round = Dann beginnt eine neue Runde.
tiny_turbo_cars-then-first = Dann werden die Fernsteuerungen aufgedeckt.
tiny_turbo_cars-then-race = { $you ->
    [yes] Du fährst als Nächstes.
   *[no] Als Nächstes fährt { $who }.
    }
tiny_turbo_cars-ready = Bereit?
tiny_turbo_cars-next = { $you ->
    [yes] Gleich fährst du
   *[no] Gleich fährt { $who }
    }
tiny_turbo_cars-next-hint = Es geht von selbst weiter.
tiny_turbo_cars-here-we-go = Es geht los

tiny_turbo_cars-you = Du
tiny_turbo_cars-is-away = ist weg
tiny_turbo_cars-has-car = { $you ->
    [yes] hast ein Auto
   *[no] hat ein Auto
    }
tiny_turbo_cars-is-choosing = { $you ->
    [yes] suchst aus
   *[no] sucht aus
    }
tiny_turbo_cars-waits = { $you ->
    [yes] wartest
   *[no] wartet
    }
tiny_turbo_cars-is-placed = { $you ->
    [yes] stehst am Start
   *[no] steht am Start
    }
tiny_turbo_cars-is-placing = { $you ->
    [yes] stellst auf
   *[no] stellt auf
    }
tiny_turbo_cars-is-home = im Ziel, { tiny_turbo_cars-place }
tiny_turbo_cars-is-ready = { $you ->
    [yes] bist bereit
   *[no] ist bereit
    }
tiny_turbo_cars-is-not-ready = noch nicht bereit
tiny_turbo_cars-is-done = fertig, { tiny_turbo_cars-slides }
tiny_turbo_cars-last-costs = { $shield ->
    [yes] Zuletzt fertig kostet eine Batterie: Dein Schild zahlt.
   *[no] Zuletzt fertig kostet eine Batterie.
    }
tiny_turbo_cars-has-crossed = über der Ziellinie
tiny_turbo_cars-is-in-row = Reihe { $row }
tiny_turbo_cars-is-racing = { $you ->
    [yes] fährst gerade
   *[no] fährt gerade
    }
tiny_turbo_cars-is-looking = { $you ->
    [yes] schaust
   *[no] schaut
    }
tiny_turbo_cars-out-of-power = ohne Strom
tiny_turbo_cars-may-fly = darf fliegen
tiny_turbo_cars-may-spend = darf Schilde ausgeben
tiny_turbo_cars-asleep = { $asleep ->
    [yes] , ohne Strom
   *[no] {""}
    }
tiny_turbo_cars-has-raced = { $you ->
    [yes] bist gefahren
   *[no] ist gefahren
    }{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-next = als Nächstes{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-last = zuletzt{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-waiting = { tiny_turbo_cars-waits }{ tiny_turbo_cars-asleep }

tiny_turbo_cars-shout = { $voice ->
    [0] { tiny_turbo_cars-second }!
    [1] { $n ->
        [0] NULL
        [1] EINS
        [2] ZWEI
        [3] DREI
        [4] VIER
        [5] FÜNF
        [6] SECHS
        [7] SIEBEN
        [8] ACHT
        [9] NEUN
       *[10] ZEHN
    }!
    [2] { $n ->
        [0] nuuull
        [1] eiiins
        [2] zweiii
        [3] dreiii
        [4] viiier
        [5] füüünf
        [6] seeechs
        [7] siiieben
        [8] aaacht
        [9] neuuun
       *[10] zeeehn
    }…
   *[3] { tiny_turbo_cars-second }…
    }
tiny_turbo_cars-second = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[10] zehn
    }
tiny_turbo_cars-clock = Noch { $seconds } Sekunden
tiny_turbo_cars-clock-unit = { $seconds ->
    [one] Sekunde
   *[other] Sekunden
    }

tiny_turbo_cars-desk = Deine Fernsteuerung
tiny_turbo_cars-desk-all = Alle Fernsteuerungen
tiny_turbo_cars-desk-car = { $you ->
    [yes] { $car ->
        [none] Dein Auto
       *[other] { tiny_turbo_cars-car }, dein Auto
    }
   *[no] { $car ->
        [none] Auto von { $who }
       *[other] { tiny_turbo_cars-car } von { $who }
    }
    }
tiny_turbo_cars-desk-down = Es liegt da: Jeder Befehl lädt eine Batterie, bis es drei sind.
tiny_turbo_cars-desk-parked = geparkt
tiny_turbo_cars-desk-power = { tiny_turbo_cars-batteries }{ $shields ->
    [0] {""}
   *[other] , { tiny_turbo_cars-shields }
    }
tiny_turbo_cars-desk-done = Fertig!
tiny_turbo_cars-desk-stands = Steht
tiny_turbo_cars-desk-stands-hint = Dein Programm steht. Mal sehen, was die anderen machen.
tiny_turbo_cars-desk-no-slides = Mehr Schieben geht nicht: sag fertig.
tiny_turbo_cars-desk-hint = Schieb ein leuchtendes Plättchen ins Loch: tippe es an oder drück eine Pfeiltaste
tiny_turbo_cars-desk-slides = { tiny_turbo_cars-slides }{ $done ->
    [yes] , fertig
   *[no] {""}
    }
tiny_turbo_cars-puzzle = Deine Fernsteuerung. Die zwei mittleren Zeilen sind das Programm.
tiny_turbo_cars-puzzle-slot = { tiny_turbo_cars-command }, Stelle { $slot }
tiny_turbo_cars-puzzle-parked = { tiny_turbo_cars-command }, geparkt
tiny_turbo_cars-garage = Die Garage
tiny_turbo_cars-tally = { $slides ->
   *[other] mal geschoben
    }
tiny_turbo_cars-tally-done = { $n ->
    [0] Noch niemand ist fertig.
    [1] Jemand ist fertig.
   *[other] { tiny_turbo_cars-count-first } sind fertig.
    }
tiny_turbo_cars-next-smile = für das nächste „Fertig!“
tiny_turbo_cars-house = Das ganze Haus, { tiny_turbo_cars-rows }
tiny_turbo_cars-round-of = Runde { $number }, alle programmieren gleichzeitig

tiny_turbo_cars-strip = Das Programm
tiny_turbo_cars-strip-slot = { $slot }: { tiny_turbo_cars-command }
tiny_turbo_cars-strip-slot-wet = { $slot }: { tiny_turbo_cars-command }, wegen der Pfütze andersherum
tiny_turbo_cars-where-round = Runde { $number }.
tiny_turbo_cars-where = Runde { $number }. { you-subject }: Reihe { $row } von { $rows }, { tiny_turbo_cars-in-room }.
tiny_turbo_cars-drag = Zieh an der Strecke, um dich umzusehen.
tiny_turbo_cars-command-of = { $you ->
    [yes] Dein Befehl { $slot } von 8
   *[no] { $who }: Befehl { $slot } von 8
    }
tiny_turbo_cars-speed = Wie schnell das Rennen gezeigt wird
tiny_turbo_cars-skip = Überspringen
tiny_turbo_cars-do-ready = Bereit für Runde { $number }
tiny_turbo_cars-do-first = Bereit, Fernsteuerungen hoch!
tiny_turbo_cars-do-go = Weiter
tiny_turbo_cars-do-boost = Schild ausgeben: 2 vor
tiny_turbo_cars-boost-lands = Ein Schild brächte es auf Spur { $lane }, Reihe { $row }{ $bumps ->
        [yes] , wo es anstößt
       *[no] {""}
    }
tiny_turbo_cars-do-stop = Nein, das war’s
tiny_turbo_cars-do-stay = Hier bleiben
tiny_turbo_cars-start-here = Starten auf Spur { $lane }, Reihe { $row }
tiny_turbo_cars-fly-here = Auf Spur { $lane } fliegen
tiny_turbo_cars-order = Wer wann fährt: der fröhlichste Smiley zuerst
tiny_turbo_cars-order-ready = bereit
tiny_turbo_cars-smile = { $smile ->
    [none] noch kein Smiley
   *[other] Smiley { $smile }
    }
tiny_turbo_cars-power = { $batteries ->
    [0] keine Batterie
    [1] eine Batterie
    [2] zwei Batterien
   *[3] drei Batterien
    }{ $n ->
    [0] {""}
    [1] , ein Schild
   *[other] , { tiny_turbo_cars-count } Schilde
    }
tiny_turbo_cars-track = Die Strecke. { $cars }
tiny_turbo_cars-track-car = { you-subject }: Spur { $lane }, Reihe { $row }{ $down ->
    [yes] , liegt da.
   *[no] .
    }
tiny_turbo_cars-score = { $rows ->
    [home] im Ziel
   *[other] { $past ->
        [yes] { $rows } über dem Ziel
       *[no] noch { $rows }
    }
    }

tiny_turbo_cars-propose-choose = Fahr <b>{ tiny_turbo_cars-car }</b>
tiny_turbo_cars-propose-place = Starte auf <b>Spur { $lane }</b>
tiny_turbo_cars-propose-slide = Schieb <b>{ tiny_turbo_cars-command }</b> { tiny_turbo_cars-way }
tiny_turbo_cars-propose-done = Sag <b>fertig</b>: Das Programm steht
tiny_turbo_cars-propose-ready = Weiter
tiny_turbo_cars-propose-fly = Flieg auf <b>Spur { $lane }</b>
tiny_turbo_cars-propose-stay = Bleib auf dieser Spur
tiny_turbo_cars-propose-boost = Gib einen <b>Schild</b> aus: zwei vor
tiny_turbo_cars-propose-stop = Behalte die Schilde

tiny_turbo_cars-key-slide = ein Plättchen dorthin schieben
tiny_turbo_cars-key-done = Fertig! Mein Programm steht
tiny_turbo_cars-key-ready = bereit, weiter
tiny_turbo_cars-key-number = ein Auto, ein Startfeld, eine Spur zum Fliegen wählen
tiny_turbo_cars-key-shield = einen Schild ausgeben, oder nicht
tiny_turbo_cars-key-skip = überspringen, während ein Auto fährt
tiny_turbo_cars-key-speed = langsam, normal, schnell

tiny_turbo_cars-rules-about = Worum es geht
tiny_turbo_cars-rules-about-words = Dein Auto macht genau das, was du programmiert hast, auch wenn es Quatsch ist. Sobald jemand über die Ziellinie fährt, gewinnt, wer am weitesten dahinter steht.
tiny_turbo_cars-rules-programming = Programmieren
tiny_turbo_cars-rules-programming-words = Alle schieben gleichzeitig. Die zwei mittleren Zeilen sind dein Programm: acht Stellen, von links nach rechts. Die erste und die letzte Zeile zählen nicht. Auch das Loch ist eine Stelle, an der nichts passiert.
tiny_turbo_cars-rules-smiles = <b>Sekunden:</b> Sag „Fertig!“ und nimm den fröhlichsten Smiley, der noch da ist. Wer zuletzt noch schiebt, hat zehn Sekunden. <b>Schieben:</b> Lass dir Zeit, wer am wenigsten schiebt, bekommt den fröhlichsten Smiley; wer am längsten braucht, darf zehnmal mehr schieben als die anderen.
tiny_turbo_cars-rules-racing = Das Rennen
tiny_turbo_cars-rules-racing-words = Vom fröhlichsten Smiley zum traurigsten fährt jedes Auto sein ganzes Programm. Das langsamste, mit dem X, dreht vorher eine Batterie um.
tiny_turbo_cars-rules-forward = So viele Felder geradeaus.
tiny_turbo_cars-rules-back = Ein Feld zurück. Nicht am Start.
tiny_turbo_cars-rules-left = Schräge Schritte: nach vorn und zur blauen Seite.
tiny_turbo_cars-rules-right = Schräge Schritte: nach vorn und zur roten Seite.
tiny_turbo_cars-rules-jump = Zwei nach vorn, und nur die Landung zählt.
tiny_turbo_cars-rules-missile = Ein Schaden für jedes Auto vor dir auf deiner Spur, dann ein Feld vor.
tiny_turbo_cars-rules-turbo = So viele Felder, wie du geladene Batterien hast.
tiny_turbo_cars-rules-battery = Lädt eine Batterie wieder auf.
tiny_turbo_cars-rules-change = Der allernächste Befehl bekommt 1 mehr oder 1 weniger. Eins von jedem hebt sich auf.
tiny_turbo_cars-rules-track = Auf der Strecke
tiny_turbo_cars-rules-toys = Spielzeug und andere Autos: Du hältst auf ihrem Feld an und bekommst einen Schaden.
tiny_turbo_cars-rules-books = Bücher und die beiden Seiten der Strecke: Du hältst davor an und bekommst einen Schaden.
tiny_turbo_cars-rules-carpet = Teppich und Gras: Jede Fahrt, die dort beginnt, ist 1 weit, vor Plus und Minus.
tiny_turbo_cars-rules-speeder = Ein Kritzelpfeil: Jeder Befehl, der dort beginnt, bekommt 1 mehr.
tiny_turbo_cars-rules-puddle = Eine Pfütze: Vom nächsten Befehl bis zum Ende deines Zuges sind Blau und Rot vertauscht.
tiny_turbo_cars-rules-grid = Startfelder: Hier bekommt niemand Schaden.
tiny_turbo_cars-rules-batteries = Batterien
tiny_turbo_cars-rules-batteries-words = Ein Schaden dreht eine Batterie um. Ohne Batterie liegt dein Auto da: Jeder der nächsten Befehle wird verschlafen und lädt eine. Mit dreien steht es wieder auf, und der nächste Befehl zählt.
tiny_turbo_cars-rules-shields = Schilde
tiny_turbo_cars-rules-shields-words = Am Ende einer Runde bekommst du einen Schild für jedes Auto vor dir. Ein Schild geht statt einer Batterie verloren. Was nach deinem eigenen Zug übrig ist, darfst du ausgeben: zwei Felder vor für jeden. Der Rest geht zurück.
tiny_turbo_cars-rules-cars = Die Autos
tiny_turbo_cars-rules-car = <b>{ tiny_turbo_cars-car }.</b> { tiny_turbo_cars-ability }
tiny_turbo_cars-rules-end = Das Ende
tiny_turbo_cars-rules-end-words = Wenn alle gefahren sind und ein Auto auf der karierten Reihe oder dahinter steht, ist das Rennen vorbei. Wer am weitesten ist, gewinnt, auch im Liegen; auf derselben Reihe der fröhlichere Smiley. Nach 25 Runden ist Oma da, und wer vorn liegt, gewinnt.

tiny_turbo_cars-pick-not-shared = An einem Gerät könnte immer nur eine Person schieben.
tiny_turbo_cars-pick-order = Deine Reihenfolge
tiny_turbo_cars-pick-order-words = Leg die Zimmer, wie du magst.
tiny_turbo_cars-pick-file = Eine Datei von dir
tiny_turbo_cars-pick-file-words = Zimmer, die du selbst gezeichnet hast.
tiny_turbo_cars-pick-file-again = Tippe, um eine andere zu lesen.
tiny_turbo_cars-pick-file-name = Eine Strecke von dir
tiny_turbo_cars-pick-laid = Die Strecke, vom Start bis zum Ziel
tiny_turbo_cars-pick-turn = Umdrehen
tiny_turbo_cars-pick-away = Wegnehmen
tiny_turbo_cars-pick-side = { tiny_turbo_cars-room }, Seite { $side }
tiny_turbo_cars-pick-turn-side = { tiny_turbo_cars-pick-side }: umdrehen
tiny_turbo_cars-pick-away-side = { tiny_turbo_cars-pick-side }: wegnehmen
tiny_turbo_cars-pick-add = Noch ein Zimmer:
tiny_turbo_cars-pick-add-side = Dazulegen: { tiny_turbo_cars-pick-side }

tiny_turbo_cars-shop = Streckenwerkstatt
tiny_turbo_cars-shop-name = Meine Strecke
tiny_turbo_cars-shop-good = Alles in Ordnung: { $boards } Zimmer, { tiny_turbo_cars-rows }.
tiny_turbo_cars-shop-draw = Zeichnen
tiny_turbo_cars-shop-space = { $space ->
    [carpet] Teppich
    [grass] Gras
    [toy] Spielzeug
    [book] Buch
    [puddle] Pfütze
    [speeder] Kritzelpfeil
    [start] Start
    [finish] Ziellinie
   *[free] frei
    }
tiny_turbo_cars-shop-at = Reihe { $row } vom fernen Ende, Spur { $lane }: { tiny_turbo_cars-shop-space }
tiny_turbo_cars-shop-board = Zimmer { $number }, { $board }
tiny_turbo_cars-shop-help = Pfeile bewegen, Enter zeichnet: { tiny_turbo_cars-shop-space }.
tiny_turbo_cars-shop-boards = Die Zimmer, vom Start bis zum Ziel
tiny_turbo_cars-shop-wrong = { $number }. { $board }, damit stimmt etwas nicht
tiny_turbo_cars-shop-new = Neues Zimmer
tiny_turbo_cars-shop-earlier = Früher
tiny_turbo_cars-shop-later = Später
tiny_turbo_cars-shop-turn = Umdrehen
tiny_turbo_cars-shop-away = Wegnehmen
tiny_turbo_cars-shop-track = Die Strecke
tiny_turbo_cars-shop-called = Name
tiny_turbo_cars-shop-lanes = Spuren
tiny_turbo_cars-shop-rows = Reihen dieses Zimmers
tiny_turbo_cars-shop-shuffle = die Zimmer dazwischen kommen in beliebiger Reihenfolge
tiny_turbo_cars-shop-fourth = das letzte vor dem Ziel nur im langen Spiel
tiny_turbo_cars-shop-ours = Eines von unseren dazulegen

tiny_turbo_cars-aim-choose = Wer am weitesten über die Ziellinie kommt, gewinnt. Such dir zuerst ein Auto aus: Jedes kann etwas gut.
tiny_turbo_cars-aim-put = Wer am weitesten über die Ziellinie kommt, gewinnt. Nimm eine Spur mit freier Bahn.
tiny_turbo_cars-aim-home = Du bist im Ziel, { tiny_turbo_cars-place }. Die anderen fahren um die Plätze hinter dir.
tiny_turbo_cars-aim-program = Schieb die Plättchen: Die zwei mittleren Zeilen sind dein Programm, acht Befehle von links. { $programming ->
    [counted] Wer wenig schiebt, fährt früh.
   *[live] Sei schnell: Wer am langsamsten ist, verliert eine Batterie.
    }
tiny_turbo_cars-aim-fly = Der Bird Racer darf auf jedes freie Feld seiner Reihe fliegen: Nimm eine Spur mit freier Bahn.
tiny_turbo_cars-aim-boost = Jeder Schild kann jetzt zwei Felder vor bringen. Was übrig ist, geht zurück.
tiny_turbo_cars-aim-watching = Sobald jemand über der Ziellinie ist, gewinnt, wer am weitesten ist.
tiny_turbo_cars-aim-race = Wer am weitesten über die Ziellinie kommt, gewinnt. Du bist auf { $level ->
    [yes] { tiny_turbo_cars-place } (gleichauf)
   *[no] { tiny_turbo_cars-place }
    }, { $rows ->
    [0] über der Ziellinie
   *[other] noch { tiny_turbo_cars-rows }
    }.

tiny_turbo_cars-result-home = { $you ->
    [yes] Du warst
   *[no] { $who } war
    } zuerst im Ziel.
tiny_turbo_cars-result-level = { $you ->
    [yes] Du und { $other } steht auf derselben Reihe: Der fröhlichere Smiley gewinnt, und das bist du.
   *[no] { $you_too ->
        [yes] { $who } und du steht auf derselben Reihe: Der fröhlichere Smiley gewinnt, und das ist { $who }.
       *[no] { $who } und { $other } stehen auf derselben Reihe: Der fröhlichere Smiley gewinnt, und das ist { $who }.
    }
    }
tiny_turbo_cars-result = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } am weitesten gekommen: { $where ->
    [past] { tiny_turbo_cars-rows } über die Ziellinie
   *[ahead] vor allen anderen
    }.

tiny_turbo_cars-meant-drive = { $you ->
    [yes] Du bist
   *[no] { $who } ist
    } { $way ->
    [ahead] { tiny_turbo_cars-rows } vorangekommen
    [back] { tiny_turbo_cars-rows } zurückgefallen
   *[none] auf der Reihe geblieben
    }{ $hits ->
    [0] {""}
    [one] , mit 1 Rempler
   *[other] , mit { $hits } Remplern
    }.{ $down ->
    [yes] {" "}Das Auto liegt da: Jeder verschlafene Befehl lädt eine Batterie.
   *[no] {""}
    }
tiny_turbo_cars-meant-first = Du hast den fröhlichsten Smiley: Du fährst zuerst.
tiny_turbo_cars-meant-slowest = Du warst am langsamsten: Du fährst zuletzt, und es kostet eine Batterie.
tiny_turbo_cars-meant-order = Du fährst als Nummer { $number }, nach { $who }.
tiny_turbo_cars-meant-countdown = Alle anderen sind fertig: zehn Sekunden!
tiny_turbo_cars-meant-done = { $who } ist mit dem Programm fertig.

tiny_turbo_cars-why-table = Das macht nur der Tisch.
tiny_turbo_cars-why-nothing = Gerade gibt es nichts, worauf man wartet.
tiny_turbo_cars-why-drives = Der Tisch fährt nicht mit.
tiny_turbo_cars-why-not-now = { $phase ->
    [choose] Die Autos werden noch ausgesucht.
    [place] Die Autos werden noch an den Start gestellt.
    [program] Gerade werden die Fernsteuerungen programmiert.
    [watch] Alle schauen zu: Sag bereit, dann geht es weiter.
    [fly] Jetzt darf der Bird Racer fliegen.
    [boost] Jetzt dürfen Schilde ausgegeben werden.
   *[over] Das Rennen ist vorbei.
    }
tiny_turbo_cars-why-home = Du bist im Ziel: Die anderen fahren weiter.
tiny_turbo_cars-why-ready = Du hast schon gesagt, dass du bereit bist.
tiny_turbo_cars-why-turn = { $phase ->
    [choose] { $who } sucht gerade aus.
    [place] { $who } stellt gerade auf.
    [fly] { $who } darf gerade fliegen.
   *[boost] { $who } darf gerade Schilde ausgeben.
    }
tiny_turbo_cars-why-car = { tiny_turbo_cars-car } fährt schon jemand.
tiny_turbo_cars-why-slot = Spur { $lane }, Reihe { $row } ist kein freies Startfeld.
tiny_turbo_cars-why-land = Auf Spur { $lane } ist kein leeres Feld zum Landen.
tiny_turbo_cars-why-done = Du bist fertig: Dein Programm steht.
tiny_turbo_cars-why-no-slides = In dieser Runde kannst du nicht mehr schieben: Sag fertig.
tiny_turbo_cars-why-no-tile = Auf dieser Seite des Lochs liegt kein Plättchen.
tiny_turbo_cars-no-fourth = Diese Strecke hat kein Zimmer mehr für ein langes Spiel: Spielt sie kurz, oder gib ihrer Datei eines mit fourth = "T4_A".

# Wie man spielt: was einem leicht entgeht, und was man in einem Spiel war.
tiny_turbo_cars-habit-slides = Vergeudete Schiebezüge
tiny_turbo_cars-habit-crashes = Befehle mit Zusammenstoß
tiny_turbo_cars-role = { $role ->
    [die_liner] Die Liner
    [brick_gang] Brick Gang
    [sonic_fish] Sonic Fish
    [grim_thresher] Grim Thresher
    [m1_furry] M1 Furry
    [bird_racer] Bird Racer
    [dogtor] Dogtor
   *[turbotbot] Turbotbot
    }

# Nach dem Rennen: jeder Zug, wie er gefahren wurde und wie er mit denselben Schiebezügen hätte sein können.
tiny_turbo_cars-after = Zug um Zug, mit einem Geist
tiny_turbo_cars-after-words = { $open ->
    [yes] Das beste Programm, das sich mit ebenso vielen Schiebezügen fand; alle anderen dort, wo sie beim Losfahren wirklich waren.
   *[no] Das beste Programm, das sich mit ebenso vielen Schiebezügen fand, soweit man es beim Schieben wissen konnte: alle anderen dort, wo sie da standen.
    }
tiny_turbo_cars-after-who = Wessen Züge
tiny_turbo_cars-after-which = Welche Runde
tiny_turbo_cars-after-round = Runde { $round }
tiny_turbo_cars-after-ahead = Geist: { $n } voraus
tiny_turbo_cars-after-behind = Geist: { $n } zurück
tiny_turbo_cars-after-even = nichts Besseres
tiny_turbo_cars-after-gain = { $open ->
    [yes] Mit { $slides } von { $made } Schiebezügen gab es ein Programm, das { $n } Reihen mehr wert war.
   *[no] Mit { $slides } von { $made } Schiebezügen gab es ein Programm, das besser aussah und { $n } Reihen mehr wert war.
    }
tiny_turbo_cars-after-luck = Ein Programm, das beim Schieben besser aussah, wäre { $n } Reihen weniger wert gewesen: Die anderen fuhren dazwischen.
tiny_turbo_cars-after-same = { $open ->
    [yes] Mit so vielen Schiebezügen fand sich nichts Besseres.
   *[no] Mit so vielen Schiebezügen fand sich nichts, was besser aussah.
    }
tiny_turbo_cars-after-slides = { $made ->
    [0] Kein Schiebezug wurde gemacht.
    [one] { $wasted ->
        [0] Ein Schiebezug, und er war nötig.
       *[other] Ein Schiebezug; auch ohne ihn gab es ein ebenso gutes Programm.
        }
   *[other] { $wasted ->
        [0] { $made } Schiebezüge, und keiner zu viel.
       *[other] { $made } Schiebezüge; mit { $wasted } weniger gab es ein ebenso gutes Programm.
        }
    }
tiny_turbo_cars-after-replay = Dieser Zug in der Wiederholung
tiny_turbo_cars-after-played = Wie gefahren wurde
tiny_turbo_cars-after-better = Der Geist
tiny_turbo_cars-after-made = { $slides ->
    [0] ohne einen Schiebezug
    [one] nach einem Schiebezug
   *[other] nach { $slides } Schiebezügen
    }
tiny_turbo_cars-after-end = { $down ->
    [yes] Endet in Reihe { $row }, liegend.
   *[no] { $batteries ->
        [one] Endet in Reihe { $row } mit einer Batterie.
       *[other] Endet in Reihe { $row } mit { $batteries } Batterien.
        }
    }
tiny_turbo_cars-after-race = Das Geisterrennen
tiny_turbo_cars-after-back = Einen Befehl zurück
tiny_turbo_cars-after-on = Einen Befehl weiter
tiny_turbo_cars-after-drive = Losfahren
tiny_turbo_cars-after-pause = Hier anhalten
tiny_turbo_cars-after-start = Am Anfang des Zuges.
tiny_turbo_cars-after-shields = Nach dem Programm: Flug und Schilde.
tiny_turbo_cars-after-slot = Befehl { $slot }: { $command }.
tiny_turbo_cars-after-slots = Befehl { $slot }: { $command }; der Geist: { $other }.

# Puzzles.
tiny_turbo_cars-puzzle-farthest = Finde das Programm, mit dem dein Auto am weitesten kommt, und schieb dafür höchstens { $slides }-mal. Es kommt { tiny_turbo_cars-rows } weiter als mit dem Programm, wie es jetzt ist.
tiny_turbo_cars-puzzle-program = Schieb { $slides }-mal, bis das Programm so aussieht: { COMMAS($program) }.
tiny_turbo_cars-puzzle-why = Das Programm ist dann { COMMAS($program) }: { tiny_turbo_cars-rows } mehr als vorher, wenn niemand im Weg ist.
