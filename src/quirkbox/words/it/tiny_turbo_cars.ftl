tiny_turbo_cars-count = { $n ->
    [0] nessuno
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
    }
tiny_turbo_cars-count-first = { $n ->
    [0] Nessuna
    [1] Una
    [2] Due
    [3] Tre
    [4] Quattro
    [5] Cinque
    [6] Sei
    [7] Sette
    [8] Otto
    [9] Nove
    [10] Dieci
    [11] Undici
    [12] Dodici
   *[other] { $n }
    }
tiny_turbo_cars-place = { $place }º posto
tiny_turbo_cars-seat = Posto { $number }
tiny_turbo_cars-slides = { $slides ->
    [one] 1 spostamento
   *[other] { $slides } spostamenti
    }
tiny_turbo_cars-batteries = { $batteries ->
    [one] 1 batteria
   *[other] { $batteries } batterie
    }
tiny_turbo_cars-shields = { $shields ->
    [one] 1 scudo
   *[other] { $shields } scudi
    }
tiny_turbo_cars-rows = { $rows ->
    [one] 1 fila
   *[other] { $rows } file
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
    [die_liner] «Poi +1» e le frecce di gesso gli danno 2 in più, non 1.
    [brick_gang] Da tappeto ed erba avanza sempre di 2.
    [sonic_fish] Dopo una pozzanghera va in diagonale 1 più lontano.
    [grim_thresher] Andare dritto di esattamente 1 non gli fa mai male.
    [m1_furry] Razzi in tutte e quattro le direzioni; un centro porta uno scudo.
    [bird_racer] Alla fine del suo turno può volare in un’altra corsia.
    [dogtor] Batteria ne carica 2. Se tutte e 3 sono cariche, avanza di 2.
   *[turbotbot] Il turbo vale sempre 4, ma un urto fa male il doppio.
    }
tiny_turbo_cars-motto = { $car ->
    [die_liner] Rotola sul mare di tappeti e conta sempre due volte.
    [brick_gang] Tre amici inseparabili, su ogni tappeto.
    [sonic_fish] Felice dove c’è bagnato.
    [grim_thresher] Va piano, attraverso tutto.
    [m1_furry] Morbido fuori, ma meglio non stargli vicino.
    [bird_racer] Perché girare intorno a un libro?
    [dogtor] Prendi due batterie e chiamami domattina.
   *[turbotbot] Bip. Bup. Vrum.
    }
tiny_turbo_cars-cars = Ecco le otto macchinine
tiny_turbo_cars-cars-hint = Ognuna sa fare una cosa che nessun’altra sa fare.
tiny_turbo_cars-car-ride = { tiny_turbo_cars-car } fa un giro

tiny_turbo_cars-command = { $command ->
    [forward_1] Avanti 1
    [forward_2] Avanti 2
    [back_1] Indietro 1
    [left_1] Sinistra 1
    [left_2] Sinistra 2
    [right_1] Destra 1
    [right_2] Destra 2
    [jump] Salto
    [missile] Razzo
    [turbo] Turbo
    [battery] Batteria
    [increase] Poi +1
    [decrease] Poi −1
    [hole] Il buco
   *[other] una tessera
    }
tiny_turbo_cars-way = { $way ->
    [up] in su
    [down] in giù
    [left] a sinistra
   *[right] a destra
    }

tiny_turbo_cars-room = { $room ->
    [START] Ingresso
    [T1] Studio
    [T2] Cucina
    [T3] Salotto
    [T4] Soffitta
    [FIN] Giardino
   *[own] Una stanza tua
    }
tiny_turbo_cars-in-room = { $room ->
    [START] nell’ingresso
    [T1] nello studio
    [T2] in cucina
    [T3] in salotto
    [T4] in soffitta
    [FIN] alla porta del giardino
    [garden] in giardino
    [own] in una stanza tua
   *[house] in casa
    }
tiny_turbo_cars-thing = { $thing ->
    [duck] la paperella di gomma
    [blocks] la torre di cubi
    [bear] l’orsacchiotto
    [ball] la palla
    [top] la trottola
    [books] la pila di fumetti
    [car] un’altra macchinina
    [impassable] un grosso libro
    [wall] il muro
    [blue] il lato blu
   *[red] il lato rosso
    }
tiny_turbo_cars-book = { $book ->
    [0] 1001 PISOLINI
    [1] ATLANTE dei CALZINI
    [2] Gatti Oggi
    [3] COME RIORDINARE
    [4] Zuppa
   *[5] Parole molto lunghe
    }

tiny_turbo_cars-change = { $more ->
    [0] { $less } in meno
   *[other] { $more } in più
    }
tiny_turbo_cars-doing = { $command ->
    [turbo] Turbo, che vale { $printed }
   *[other] { tiny_turbo_cars-command }
    }{ $ground ->
    [carpet] {" "}dal tappeto
    [grass] {" "}dall’erba
   *[other] {""}
    }{ $changed ->
    [yes] {" "}e { tiny_turbo_cars-change }
   *[no] {""}
    }
tiny_turbo_cars-makes = { tiny_turbo_cars-doing } fa { $value }
tiny_turbo_cars-carried = Il prossimo comando ha { tiny_turbo_cars-change }.
tiny_turbo_cars-cancelled = Più e meno si annullano.
tiny_turbo_cars-cancelled-why = Si annullano.
tiny_turbo_cars-hole = Il buco: non succede niente.
tiny_turbo_cars-hole-why = Non succede niente.
tiny_turbo_cars-back-start = Indietro non vale alla partenza.
tiny_turbo_cars-back-start-why = Dalla partenza nessuno va all’indietro.

tiny_turbo_cars-far = { $how ->
    [forward] { $far } avanti
    [backward] { $far } indietro
    [left] { $far } verso il lato blu
    [right] { $far } verso il lato rosso
    [jump] Un salto di { $far }
    [fly] Volo nella corsia { $lane }
   *[boost] Uno scudo spinge di { $far }
    }
tiny_turbo_cars-moved = { $met ->
    [into] { tiny_turbo_cars-far }, e bum: { tiny_turbo_cars-thing }
    [stopped] { tiny_turbo_cars-far }, poi stop: { tiny_turbo_cars-thing }
    [blocked] Niente da fare, proprio davanti: { tiny_turbo_cars-thing }
    [nowhere] Nessun movimento
   *[nothing] { tiny_turbo_cars-far }
    }.
tiny_turbo_cars-who-moved = { you-subject }: <b>{ tiny_turbo_cars-moved }</b>

tiny_turbo_cars-boom = { $cause ->
    [obstacle] BOING!
    [car] CRASH!
    [missile] ZAP!
    [slowest] ULTIMO!
    [none] Fiuu!
    [water] Splash!
   *[impassable] TONFO!
    }
tiny_turbo_cars-unharmed = { $why ->
    [start] Nessun danno: alla partenza nessuno si fa male.
    [down] Nessun danno: una macchinina a terra non ne prende più.
   *[small_step] Nessun danno: un piccolo passo non fa nulla al Grim Thresher.
    }
tiny_turbo_cars-damaged = { $slowest ->
    [yes] Ultimo telecomando: { $you ->
        [yes] il tuo
       *[no] { $who }
    }.{" "}
   *[no] {""}
    }{ $paid ->
    [shield] Uno scudo para il colpo{ $left ->
        [0] .
        [one] ; ne resta 1.
       *[other] ; ne restano { $left }.
    }
   *[battery] { $you ->
        [yes] Perdi
       *[no] { $who } perde
    } una batteria; { $left ->
        [0] non ne resta nessuna.
        [one] ne resta 1.
       *[other] ne restano { $left }.
    }
    }

tiny_turbo_cars-log-chose = { $you ->
    [yes] Guidi
   *[no] { $who } guida
    } <b>{ tiny_turbo_cars-car }</b>.
tiny_turbo_cars-log-placed = { $you ->
    [yes] Parti
   *[no] { $who } parte
    } nella corsia { $lane }.
tiny_turbo_cars-log-round = <b>Round { $number }.</b> Su i telecomandi!
tiny_turbo_cars-log-time-up = Tempo scaduto per { $you ->
    [yes] te
   *[no] { $who }
    }.
tiny_turbo_cars-log-done = { $you ->
    [yes] Hai finito
   *[no] { $who } ha finito
    }{ $smile ->
    [none] {""}
   *[other] , Sorriso { $smile }
    }: { tiny_turbo_cars-slides }.
tiny_turbo_cars-log-countdown = Dieci secondi per { $you ->
    [yes] te
   *[no] { $who }
    }!
tiny_turbo_cars-log-undone = { $you ->
    [yes] Hai fatto
   *[no] { $who } ha fatto
    } { tiny_turbo_cars-slides } di troppo: si annulla.
tiny_turbo_cars-log-smile = { $you ->
    [yes] Ricevi
   *[no] { $who } riceve
    } il Sorriso { $smile }.
tiny_turbo_cars-log-revealed = Tutti i programmi sono scoperti.
tiny_turbo_cars-log-turn = <b>{ tiny_turbo_cars-races }.</b>
tiny_turbo_cars-log-recovered = { $you ->
    [yes] Resti a terra e carichi
   *[no] { $who } resta a terra e carica
    } una batteria: ora { $batteries }.
tiny_turbo_cars-log-stood = { $you ->
    [yes] Ti rialzi
   *[no] { $who } si rialza
    }.
tiny_turbo_cars-log-healed = { $batteries ->
    [0] Tutte le batterie sono già cariche.
   *[other] { $you ->
        [yes] Carichi
       *[no] { $who } carica
    } { tiny_turbo_cars-batteries }.
    }
tiny_turbo_cars-log-fired = { $around ->
    [yes] Razzi in tutte e quattro le direzioni!
   *[no] Un razzo dritto davanti!
    }
tiny_turbo_cars-log-hit = { $you ->
    [yes] Ti colpisce.
   *[no] Colpisce { $who }.
    }
tiny_turbo_cars-log-slippery = { $you ->
    [yes] Scivoli
   *[no] { $who } scivola
    }: blu e rosso si scambiano.
tiny_turbo_cars-log-dropped = { $n ->
    [one] 1 scudo non usato torna
   *[other] { $n } scudi non usati tornano
    } nella riserva.
tiny_turbo_cars-log-gained = { $you ->
    [yes] Ricevi
   *[no] { $who } riceve
    } { tiny_turbo_cars-shields }{ $behind ->
    [yes] {" "}per { $shields ->
        [one] la macchinina
       *[other] le macchinine
    } davanti.
   *[no] .
    }
tiny_turbo_cars-log-crossed = { $you ->
    [yes] Sei
   *[no] { $who } è
    } <b>{ $rows ->
    [1] sulla linea del traguardo
   *[other] { $rows } file oltre la linea
    }</b>.
tiny_turbo_cars-log-home = { $you ->
    [yes] Sei
   *[no] { $who } è
    } al traguardo: <b>{ tiny_turbo_cars-place }.</b>
tiny_turbo_cars-log-grandma = È arrivata la nonna! <b>{ $you ->
    [yes] Sei
   *[no] { $who } è
    } in testa.</b>
tiny_turbo_cars-log-won = <b>{ $you ->
    [yes] Vinci
   *[no] { $who } vince
    } la corsa!</b>

tiny_turbo_cars-races = { $you ->
    [yes] Parti
   *[no] { $who } parte
    }
tiny_turbo_cars-slept = { tiny_turbo_cars-command }: si dorme
tiny_turbo_cars-recovered = Si carica una batteria: ora { $batteries }.
tiny_turbo_cars-stood = Tutte cariche: di nuovo in piedi!
tiny_turbo_cars-healed = { $gained ->
    [0] Sono già tutte cariche.
   *[other] { $gained } in più.
    }
tiny_turbo_cars-fell = { $you ->
    [yes] Non hai
   *[no] { $who } non ha
    } più energia.
tiny_turbo_cars-slippery = Si scivola! Blu e rosso si scambiano.
tiny_turbo_cars-boosted = Uno scudo per due caselle
tiny_turbo_cars-through = { $you ->
    [yes] Hai finito il turno
   *[no] { $who } ha finito il turno
    }
tiny_turbo_cars-gained = { $behind ->
    [yes] Scudi per chi sta dietro.
   *[no] Colpito: uno scudo.
    }
tiny_turbo_cars-crossed = { $you ->
    [yes] Passi
   *[no] { $who } passa
    } il traguardo!
tiny_turbo_cars-home = { $you ->
    [yes] Sei
   *[no] { $who } è
    } al traguardo!
tiny_turbo_cars-grandma = È arrivata la nonna!
tiny_turbo_cars-wins = { $you ->
    [yes] Vinci
   *[no] { $who } vince
    }!

tiny_turbo_cars-choose = { $you ->
    [yes] Scegli la tua macchinina
   *[no] { $who } sceglie una macchinina
    }
tiny_turbo_cars-choose-hint = { $you ->
    [yes] Ogni macchinina sa fare qualcosa di speciale.
   *[no] Prima chi è più giovane, poi in senso orario.
    }
tiny_turbo_cars-put = { $you ->
    [yes] Metti la macchinina alla partenza
   *[no] { $who } mette una macchinina
    }
tiny_turbo_cars-put-hint = { $you ->
    [yes] Tocca una casella di partenza libera.
   *[no] Chi ha scelto per ultimo mette per primo.
    }
tiny_turbo_cars-fly = { $you ->
    [yes] Voli in un’altra corsia?
   *[no] { $who } può volare
    }
tiny_turbo_cars-fly-hint = { $you ->
    [yes] Tocca una casella vuota della tua fila, o resta.
   *[no] Bird Racer cerca una casella vuota.
    }
tiny_turbo_cars-spend = { $you ->
    [yes] Spendi uno scudo?
   *[no] { $who } può spendere scudi
    }
tiny_turbo_cars-spend-hint = { $you ->
    [yes] Ognuno ti spinge avanti di due caselle.
   *[no] Ognuno vale due caselle.
    }
tiny_turbo_cars-won = { $you ->
    [yes] Vinci la corsa!
   *[no] { $who } vince la corsa!
    }
tiny_turbo_cars-won-all = Tutti i posti sono presi.
tiny_turbo_cars-won-past = { tiny_turbo_cars-count-first } { $n ->
    [one] fila
   *[other] file
    } oltre la linea.
tiny_turbo_cars-won-grandma = È arrivata la nonna.
tiny_turbo_cars-hurry = { $you ->
    [yes] Sbrigati!
   *[no] Manca solo { $who }
    }
tiny_turbo_cars-hurry-hint = { $you ->
    [yes] Dieci secondi, poi il tuo programma è fatto.
   *[no] Conta con noi!
    }
tiny_turbo_cars-waiting = Si aspetta { $names }
tiny_turbo_cars-stands = Il tuo programma è fatto.
tiny_turbo_cars-everybody = Tutti programmano insieme.
tiny_turbo_cars-slide = Fai scorrere il tuo programma
tiny_turbo_cars-slide-counted = { $n ->
    [one] Ancora 1 spostamento.
   *[other] Ancora { $n } spostamenti.
    } Chi ne fa meno parte prima.
tiny_turbo_cars-slide-live = Chi finisce prima parte prima.
tiny_turbo_cars-you-home = Sei al traguardo, { tiny_turbo_cars-place }. Gli altri continuano.
tiny_turbo_cars-then-round = Poi comincia un nuovo round.
tiny_turbo_cars-then-first = Poi si girano i telecomandi.
tiny_turbo_cars-then-race = { $you ->
    [yes] Poi tocca a te.
   *[no] Poi tocca a { $who }.
    }
tiny_turbo_cars-ready = Si va?
tiny_turbo_cars-next = { $you ->
    [yes] Tra poco tocca a te
   *[no] Tra poco tocca a { $who }
    }
tiny_turbo_cars-next-hint = Si va avanti da soli.
tiny_turbo_cars-here-we-go = Si parte

tiny_turbo_cars-you = Tu
tiny_turbo_cars-is-away = non c’è
tiny_turbo_cars-has-car = { $you ->
    [yes] hai una macchinina
   *[no] ha una macchinina
    }
tiny_turbo_cars-is-choosing = { $you ->
    [yes] stai scegliendo
   *[no] sta scegliendo
    }
tiny_turbo_cars-waits = { $you ->
    [yes] aspetti
   *[no] aspetta
    }
tiny_turbo_cars-is-placed = { $you ->
    [yes] sei alla partenza
   *[no] è alla partenza
    }
tiny_turbo_cars-is-placing = { $you ->
    [yes] stai scegliendo dove
   *[no] sta scegliendo dove
    }
tiny_turbo_cars-is-home = al traguardo, { tiny_turbo_cars-place }
tiny_turbo_cars-is-ready = { $you ->
    [yes] ci sei
   *[no] c’è
    }
tiny_turbo_cars-is-not-ready = { $you ->
    [yes] guardi ancora
   *[no] guarda ancora
    }
tiny_turbo_cars-is-done = fatto, { tiny_turbo_cars-slides }
tiny_turbo_cars-last-costs = { $shield ->
    [yes] Finire per ultimi costa una batteria: paga il tuo scudo.
   *[no] Finire per ultimi costa una batteria.
    }
tiny_turbo_cars-has-crossed = oltre il traguardo
tiny_turbo_cars-is-in-row = fila { $row }
tiny_turbo_cars-is-racing = { $you ->
    [yes] stai correndo
   *[no] sta correndo
    }
tiny_turbo_cars-is-looking = { $you ->
    [yes] guardi
   *[no] guarda
    }
tiny_turbo_cars-out-of-power = senza energia
tiny_turbo_cars-may-fly = può volare
tiny_turbo_cars-may-spend = può spendere scudi
tiny_turbo_cars-asleep = { $asleep ->
    [yes] , senza energia
   *[no] {""}
    }
tiny_turbo_cars-has-raced = { $you ->
    [yes] hai corso
   *[no] ha corso
    }{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-next = subito dopo{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-last = per ultimo{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-waiting = { tiny_turbo_cars-waits }{ tiny_turbo_cars-asleep }

tiny_turbo_cars-shout = { $voice ->
    [0] { tiny_turbo_cars-second }!
    [1] { $n ->
        [0] ZERO
        [1] UNO
        [2] DUE
        [3] TRE
        [4] QUATTRO
        [5] CINQUE
        [6] SEI
        [7] SETTE
        [8] OTTO
        [9] NOVE
       *[10] DIECI
    }!
    [2] { $n ->
        [0] zeeero
        [1] uuuno
        [2] duuue
        [3] treee
        [4] quaaattro
        [5] ciiinque
        [6] seeei
        [7] seeette
        [8] oootto
        [9] nooove
       *[10] dieeeci
    }…
   *[3] { tiny_turbo_cars-second }…
    }
tiny_turbo_cars-second = { $n ->
    [0] zero
    [1] uno
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
   *[10] dieci
    }
tiny_turbo_cars-clock = Ancora { $seconds } secondi
tiny_turbo_cars-clock-unit = { $seconds ->
    [one] secondo
   *[other] secondi
    }

tiny_turbo_cars-desk = Il tuo telecomando
tiny_turbo_cars-desk-all = Tutti i telecomandi
tiny_turbo_cars-desk-car = { $you ->
    [yes] { $car ->
        [none] La tua macchinina
       *[other] { tiny_turbo_cars-car }, la tua
    }
   *[no] { $car ->
        [none] Macchinina di { $who }
       *[other] { tiny_turbo_cars-car } di { $who }
    }
    }
tiny_turbo_cars-desk-down = È a terra: ogni comando carica una batteria, finché ne ha tre.
tiny_turbo_cars-desk-parked = fermo
tiny_turbo_cars-desk-power = { tiny_turbo_cars-batteries }{ $shields ->
    [0] {""}
   *[other] , { tiny_turbo_cars-shields }
    }
tiny_turbo_cars-desk-done = Fatto!
tiny_turbo_cars-desk-stands = Fatto
tiny_turbo_cars-desk-stands-hint = Il tuo programma è fatto. Vediamo che fanno gli altri.
tiny_turbo_cars-desk-no-slides = Niente più spostamenti: di’ fatto.
tiny_turbo_cars-desk-hint = Fai scorrere una tessera accesa nel buco: toccala o premi una freccia
tiny_turbo_cars-desk-slides = { tiny_turbo_cars-slides }{ $done ->
    [yes] , fatto
   *[no] {""}
    }
tiny_turbo_cars-puzzle = Il tuo telecomando. Le due righe in mezzo sono il programma.
tiny_turbo_cars-puzzle-slot = { tiny_turbo_cars-command }, posizione { $slot }
tiny_turbo_cars-puzzle-parked = { tiny_turbo_cars-command }, ferma
tiny_turbo_cars-garage = Il garage
tiny_turbo_cars-tally = { $slides ->
    [one] spostamento finora
   *[other] spostamenti finora
    }
tiny_turbo_cars-tally-done = { $n ->
    [0] Nessuno ha ancora finito.
    [1] Un telecomando è fatto.
   *[other] { tiny_turbo_cars-count-first } sono fatti.
    }
tiny_turbo_cars-next-smile = per il prossimo «Fatto!»
tiny_turbo_cars-house = Tutta la casa, { tiny_turbo_cars-rows }
tiny_turbo_cars-round-of = Round { $number }, tutti programmano insieme

tiny_turbo_cars-strip = Il programma
tiny_turbo_cars-strip-slot = { $slot }: { tiny_turbo_cars-command }
tiny_turbo_cars-strip-slot-wet = { $slot }: { tiny_turbo_cars-command }, al contrario per via della pozzanghera
tiny_turbo_cars-where-round = Round { $number }.
tiny_turbo_cars-where = Round { $number }. { you-subject }: fila { $row } di { $rows }, { tiny_turbo_cars-in-room }.
tiny_turbo_cars-drag = Trascina la pista per guardarti intorno.
tiny_turbo_cars-command-of = { $you ->
    [yes] Il tuo comando { $slot } di 8
   *[no] { $who }: comando { $slot } di 8
    }
tiny_turbo_cars-speed = Quanto veloce si vede la corsa
tiny_turbo_cars-skip = Salta
tiny_turbo_cars-do-ready = Si va: round { $number }
tiny_turbo_cars-do-first = Su i telecomandi!
tiny_turbo_cars-do-go = Avanti
tiny_turbo_cars-do-boost = Uno scudo: 2 avanti
tiny_turbo_cars-boost-lands = Uno scudo la porterebbe nella corsia { $lane }, fila { $row }{ $bumps ->
        [yes] , dove urta qualcosa
       *[no] {""}
    }
tiny_turbo_cars-do-stop = No, basta così
tiny_turbo_cars-do-stay = Resta qui
tiny_turbo_cars-start-here = Parti dalla corsia { $lane }, fila { $row }
tiny_turbo_cars-fly-here = Vola nella corsia { $lane }
tiny_turbo_cars-order = Chi corre quando: prima il Sorriso più felice
tiny_turbo_cars-order-ready = ci siamo
tiny_turbo_cars-smile = { $smile ->
    [none] ancora nessun Sorriso
   *[other] Sorriso { $smile }
    }
tiny_turbo_cars-power = { $batteries ->
    [0] nessuna batteria
    [1] una batteria
    [2] due batterie
   *[3] tre batterie
    }{ $n ->
    [0] {""}
    [1] , uno scudo
   *[other] , { tiny_turbo_cars-count } scudi
    }
tiny_turbo_cars-track = La pista. { $cars }
tiny_turbo_cars-track-car = { you-subject }: corsia { $lane }, fila { $row }{ $down ->
    [yes] , a terra.
   *[no] .
    }
tiny_turbo_cars-score = { $rows ->
    [home] al traguardo
   *[other] { $past ->
        [yes] { $rows } oltre la linea
       *[no] ancora { $rows }
    }
    }

tiny_turbo_cars-propose-choose = Guida <b>{ tiny_turbo_cars-car }</b>
tiny_turbo_cars-propose-place = Parti nella <b>corsia { $lane }</b>
tiny_turbo_cars-propose-slide = Fai scorrere <b>{ tiny_turbo_cars-command }</b> { tiny_turbo_cars-way }
tiny_turbo_cars-propose-done = Di’ <b>fatto</b>: il programma è pronto
tiny_turbo_cars-propose-ready = Vai avanti
tiny_turbo_cars-propose-fly = Vola nella <b>corsia { $lane }</b>
tiny_turbo_cars-propose-stay = Resta in questa corsia
tiny_turbo_cars-propose-boost = Spendi uno <b>scudo</b>: due avanti
tiny_turbo_cars-propose-stop = Tieni gli scudi

tiny_turbo_cars-key-slide = far scorrere una tessera in quella direzione
tiny_turbo_cars-key-done = Fatto! Il mio programma è pronto
tiny_turbo_cars-key-ready = si va, avanti
tiny_turbo_cars-key-number = scegliere una macchinina, una casella di partenza, una corsia in cui volare
tiny_turbo_cars-key-shield = spendere uno scudo, o no
tiny_turbo_cars-key-skip = saltare mentre una macchinina corre
tiny_turbo_cars-key-speed = lento, normale, veloce

tiny_turbo_cars-rules-about = Di che si tratta
tiny_turbo_cars-rules-about-words = La tua macchinina fa esattamente quello che hai programmato, anche se è una sciocchezza. Appena qualcuno passa il traguardo, vince chi è andato più lontano.
tiny_turbo_cars-rules-programming = Programmare
tiny_turbo_cars-rules-programming-words = Tutti fanno scorrere insieme. Le due righe in mezzo sono il tuo programma: otto posizioni, da sinistra a destra. La prima e l’ultima riga non contano. Anche il buco è una posizione, dove non succede niente.
tiny_turbo_cars-rules-smiles = <b>Secondi:</b> di’ «Fatto!» e prendi il Sorriso più felice che è rimasto. L’ultimo ha dieci secondi. <b>Spostamenti:</b> fai con calma, chi ne fa meno riceve il Sorriso più felice; il più lento può farne dieci più degli altri.
tiny_turbo_cars-rules-racing = La corsa
tiny_turbo_cars-rules-racing-words = Dal Sorriso più felice al più triste, ogni macchinina esegue tutto il suo programma. La più lenta, con la X, prima gira una batteria.
tiny_turbo_cars-rules-forward = Tante caselle dritto avanti.
tiny_turbo_cars-rules-back = Una casella indietro. Non alla partenza.
tiny_turbo_cars-rules-left = Passi in diagonale: avanti e verso il blu.
tiny_turbo_cars-rules-right = Passi in diagonale: avanti e verso il rosso.
tiny_turbo_cars-rules-jump = Due avanti, e conta solo l’atterraggio.
tiny_turbo_cars-rules-missile = Un danno a ogni macchinina davanti nella tua corsia, poi una casella avanti.
tiny_turbo_cars-rules-turbo = Tante caselle quante batterie cariche hai.
tiny_turbo_cars-rules-battery = Ricarica una batteria.
tiny_turbo_cars-rules-change = Il comando subito dopo ha 1 in più, o 1 in meno. Uno di ciascuno si annullano.
tiny_turbo_cars-rules-track = Sulla pista
tiny_turbo_cars-rules-toys = Giocattoli e altre macchinine: ti fermi sulla loro casella e prendi un danno.
tiny_turbo_cars-rules-books = Libri e i due lati della pista: ti fermi davanti e prendi un danno.
tiny_turbo_cars-rules-carpet = Tappeto ed erba: ogni movimento che comincia lì è di 1, prima di più e meno.
tiny_turbo_cars-rules-speeder = Una freccia di gesso: ogni comando che comincia lì ha 1 in più.
tiny_turbo_cars-rules-puddle = Una pozzanghera: dal prossimo comando alla fine del tuo turno, blu e rosso si scambiano.
tiny_turbo_cars-rules-grid = Caselle di partenza: qui nessuno prende danni.
tiny_turbo_cars-rules-batteries = Le batterie
tiny_turbo_cars-rules-batteries-words = Un danno gira una batteria. Senza batterie, la tua macchinina resta a terra: dorme durante ognuno dei tuoi prossimi comandi e ne carica una. Con tre si rialza, e il comando dopo conta.
tiny_turbo_cars-rules-shields = Gli scudi
tiny_turbo_cars-rules-shields-words = Alla fine di un round ricevi uno scudo per ogni macchinina davanti a te. Si perde uno scudo al posto di una batteria. Quelli che ti restano dopo il tuo turno li puoi spendere: due caselle avanti per ognuno. Gli altri tornano nella riserva.
tiny_turbo_cars-rules-cars = Le macchinine
tiny_turbo_cars-rules-car = <b>{ tiny_turbo_cars-car }.</b> { tiny_turbo_cars-ability }
tiny_turbo_cars-rules-end = La fine
tiny_turbo_cars-rules-end-words = Quando tutti hanno corso e una macchinina è sulla fila a scacchi o oltre, la corsa è finita. Vince la più lontana, anche a terra; sulla stessa fila il Sorriso più felice. Dopo 25 round arriva la nonna, e vince chi è in testa.

tiny_turbo_cars-pick-not-shared = Su un solo dispositivo non potreste far scorrere tutti insieme.
tiny_turbo_cars-pick-order = Il tuo ordine
tiny_turbo_cars-pick-order-words = Metti le stanze come vuoi.
tiny_turbo_cars-pick-file = Un tuo file
tiny_turbo_cars-pick-file-words = Stanze che hai disegnato tu.
tiny_turbo_cars-pick-file-again = Tocca per leggerne un altro.
tiny_turbo_cars-pick-file-name = Una pista tutta tua
tiny_turbo_cars-pick-laid = La pista, dalla partenza al traguardo
tiny_turbo_cars-pick-turn = Gira
tiny_turbo_cars-pick-away = Togli
tiny_turbo_cars-pick-side = { tiny_turbo_cars-room }, lato { $side }
tiny_turbo_cars-pick-turn-side = { tiny_turbo_cars-pick-side }: gira
tiny_turbo_cars-pick-away-side = { tiny_turbo_cars-pick-side }: togli
tiny_turbo_cars-pick-add = Aggiungi una stanza:
tiny_turbo_cars-pick-add-side = Aggiungi: { tiny_turbo_cars-pick-side }

tiny_turbo_cars-shop = Officina delle piste
tiny_turbo_cars-shop-name = La mia pista
tiny_turbo_cars-shop-good = Tutto a posto: { $boards } stanze, { tiny_turbo_cars-rows }.
tiny_turbo_cars-shop-draw = Disegna
tiny_turbo_cars-shop-space = { $space ->
    [carpet] tappeto
    [grass] erba
    [toy] giocattolo
    [book] libro
    [puddle] pozza
    [speeder] freccia
    [start] partenza
    [finish] traguardo
   *[free] libero
    }
tiny_turbo_cars-shop-at = Fila { $row } dal fondo, corsia { $lane }: { tiny_turbo_cars-shop-space }
tiny_turbo_cars-shop-board = Stanza { $number }, { $board }
tiny_turbo_cars-shop-help = Le frecce spostano, Invio disegna: { tiny_turbo_cars-shop-space }.
tiny_turbo_cars-shop-boards = Le stanze, dalla partenza al traguardo
tiny_turbo_cars-shop-wrong = { $number }. { $board }, c’è qualcosa che non va
tiny_turbo_cars-shop-new = Nuova stanza
tiny_turbo_cars-shop-earlier = Prima
tiny_turbo_cars-shop-later = Dopo
tiny_turbo_cars-shop-turn = Gira
tiny_turbo_cars-shop-away = Togli
tiny_turbo_cars-shop-track = La pista
tiny_turbo_cars-shop-called = Nome
tiny_turbo_cars-shop-lanes = Corsie
tiny_turbo_cars-shop-rows = File di questa stanza
tiny_turbo_cars-shop-shuffle = le stanze in mezzo vengono in qualsiasi ordine
tiny_turbo_cars-shop-fourth = l’ultima prima del traguardo solo nella partita lunga
tiny_turbo_cars-shop-ours = Metti una delle nostre

tiny_turbo_cars-aim-choose = Vince chi va più lontano oltre il traguardo. Prima scegli una macchinina: ognuna è brava in qualcosa.
tiny_turbo_cars-aim-put = Vince chi va più lontano oltre il traguardo. Scegli una corsia con la via libera.
tiny_turbo_cars-aim-home = Sei al traguardo, { tiny_turbo_cars-place }. Gli altri corrono per i posti dietro di te.
tiny_turbo_cars-aim-program = Fai scorrere le tessere: le due righe in mezzo sono il tuo programma, otto comandi da sinistra. { $programming ->
    [counted] Con pochi spostamenti parti prima.
   *[live] Fai presto: il più lento perde una batteria.
    }
tiny_turbo_cars-aim-fly = Il Bird Racer può volare in ogni casella libera della sua fila: scegli una corsia con la via libera.
tiny_turbo_cars-aim-boost = Ogni scudo ora può valere due caselle. Quelli non spesi tornano nella riserva.
tiny_turbo_cars-aim-watching = Vince chi va più lontano, appena qualcuno ha passato il traguardo.
tiny_turbo_cars-aim-race = Vince chi va più lontano oltre il traguardo. Sei al { $level ->
    [yes] { tiny_turbo_cars-place } (alla pari)
   *[no] { tiny_turbo_cars-place }
    }, { $rows ->
    [0] oltre la linea
   *[other] ancora { tiny_turbo_cars-rows }
    }.

tiny_turbo_cars-result-home = { $you ->
    [yes] Sei
   *[no] { $who } è
    } al traguardo prima di tutti.
tiny_turbo_cars-result-level = { $you ->
    [yes] Tu e { $other } siete sulla stessa fila: vince il Sorriso più felice, ed è il tuo.
   *[no] { $you_too ->
        [yes] { $who } e tu siete sulla stessa fila: vince il Sorriso più felice, e lo ha { $who }.
       *[no] { $who } e { $other } sono sulla stessa fila: vince il Sorriso più felice, e lo ha { $who }.
    }
    }
tiny_turbo_cars-result = { $you ->
    [yes] Arrivi
   *[no] { $who } arriva
    } più lontano di tutti: { $where ->
    [past] { tiny_turbo_cars-rows } oltre la linea
   *[ahead] davanti agli altri
    }.

tiny_turbo_cars-meant-drive = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } { $way ->
    [ahead] guadagnato { tiny_turbo_cars-rows }
    [back] perso { tiny_turbo_cars-rows }
   *[none] finito sulla stessa fila
    }{ $hits ->
    [0] {""}
    [one] , con 1 urto
   *[other] , con { $hits } urti
    }.{ $down ->
    [yes] {" "}La macchinina è a terra: ogni comando saltato carica una batteria.
   *[no] {""}
    }
tiny_turbo_cars-meant-first = Hai il Sorriso più felice: parti per primo.
tiny_turbo_cars-meant-slowest = Ci hai messo più di tutti: parti alla fine, e costa una batteria.
tiny_turbo_cars-meant-order = Parti come numero { $number }, dopo { $who }.
tiny_turbo_cars-meant-countdown = Tutti gli altri hanno finito: dieci secondi!
tiny_turbo_cars-meant-done = { $who } ha finito di programmare.

tiny_turbo_cars-why-table = Lo fa solo il tavolo.
tiny_turbo_cars-why-nothing = Ora non c’è niente da aspettare.
tiny_turbo_cars-why-drives = Il tavolo non guida.
tiny_turbo_cars-why-not-now = { $phase ->
    [choose] Si stanno ancora scegliendo le macchinine.
    [place] Si stanno ancora mettendo le macchinine alla partenza.
    [program] Si stanno programmando i telecomandi.
    [watch] Tutti guardano: di’ che ci sei per andare avanti.
    [fly] Ora il Bird Racer può volare.
    [boost] Ora si possono spendere gli scudi.
   *[over] La corsa è finita.
    }
tiny_turbo_cars-why-home = Sei al traguardo: gli altri continuano.
tiny_turbo_cars-why-ready = Hai già detto che ci sei.
tiny_turbo_cars-why-turn = { $phase ->
    [choose] Tocca a { $who } scegliere.
    [place] Tocca a { $who } mettersi alla partenza.
    [fly] Tocca a { $who } volare.
   *[boost] Tocca a { $who } spendere gli scudi.
    }
tiny_turbo_cars-why-car = Qualcuno guida già { tiny_turbo_cars-car }.
tiny_turbo_cars-why-slot = Corsia { $lane }, fila { $row } non è una casella di partenza libera.
tiny_turbo_cars-why-land = Nella corsia { $lane } non c’è una casella vuota dove atterrare.
tiny_turbo_cars-why-done = Hai finito: il tuo programma è fatto.
tiny_turbo_cars-why-no-slides = In questo round non hai più spostamenti: di’ fatto.
tiny_turbo_cars-why-no-tile = Da quel lato del buco non c’è nessuna tessera.
tiny_turbo_cars-no-fourth = Questa pista non ha una stanza in più per una partita lunga: giocatela corta, o aggiungi al suo file fourth = "T4_A".

# Come si gioca: che cosa sfugge spesso, e che cosa si era in una partita.
tiny_turbo_cars-habit-slides = Spostamenti sprecati
tiny_turbo_cars-habit-crashes = Comandi finiti in urto
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

# Dopo la gara: ogni turno com’è stato guidato, e come gli stessi spostamenti avrebbero permesso.
tiny_turbo_cars-after = Turno per turno, con un fantasma
tiny_turbo_cars-after-words = { $open ->
    [yes] Il miglior programma trovato con altrettanti spostamenti, con tutti gli altri dov’erano davvero alla partenza.
   *[no] Il miglior programma trovato con altrettanti spostamenti, per quanto si poteva sapere facendoli: con tutti gli altri dov’erano allora.
    }
tiny_turbo_cars-after-who = I turni di chi
tiny_turbo_cars-after-which = Quale giro
tiny_turbo_cars-after-round = Giro { $round }
tiny_turbo_cars-after-ahead = fantasma: { $n } avanti
tiny_turbo_cars-after-behind = fantasma: { $n } indietro
tiny_turbo_cars-after-even = niente di meglio
tiny_turbo_cars-after-gain = { $open ->
    [yes] Con { $slides } spostamenti su { $made } c’era un programma che valeva { $n } file in più.
   *[no] Con { $slides } spostamenti su { $made } c’era un programma che sembrava migliore, e valeva { $n } file in più.
    }
tiny_turbo_cars-after-luck = Un programma che sembrava migliore sarebbe valso { $n } file in meno: gli altri si sono mossi nel frattempo.
tiny_turbo_cars-after-same = { $open ->
    [yes] Con tanti spostamenti non si è trovato niente di meglio.
   *[no] Con tanti spostamenti non si è trovato niente che sembrasse migliore.
    }
tiny_turbo_cars-after-slides = { $made ->
    [0] Nessuno spostamento.
    [one] { $wasted ->
        [0] Uno spostamento, ed era necessario.
       *[other] Uno spostamento; anche senza c’era un programma altrettanto buono.
        }
   *[other] { $wasted ->
        [0] { $made } spostamenti, e nessuno di troppo.
       *[other] { $made } spostamenti; con { $wasted } in meno c’era un programma altrettanto buono.
        }
    }
tiny_turbo_cars-after-replay = Questo turno nel replay
tiny_turbo_cars-after-played = Come è stato guidato
tiny_turbo_cars-after-better = Il fantasma
tiny_turbo_cars-after-made = { $slides ->
    [0] senza spostamenti
    [one] dopo uno spostamento
   *[other] dopo { $slides } spostamenti
    }
tiny_turbo_cars-after-end = { $down ->
    [yes] Finisce nella fila { $row }, a terra.
   *[no] { $batteries ->
        [one] Finisce nella fila { $row } con una batteria.
       *[other] Finisce nella fila { $row } con { $batteries } batterie.
        }
    }
tiny_turbo_cars-after-race = La gara col fantasma
tiny_turbo_cars-after-back = Un comando indietro
tiny_turbo_cars-after-on = Un comando avanti
tiny_turbo_cars-after-drive = Parti
tiny_turbo_cars-after-pause = Fermati qui
tiny_turbo_cars-after-start = All’inizio del turno.
tiny_turbo_cars-after-shields = Dopo il programma: volo e scudi.
tiny_turbo_cars-after-slot = Comando { $slot }: { $command }.
tiny_turbo_cars-after-slots = Comando { $slot }: { $command }; il fantasma: { $other }.

# Puzzles.
tiny_turbo_cars-puzzle-farthest = Trova il programma che porta più lontano la tua macchina, con al massimo { tiny_turbo_cars-slides }. Arriva { tiny_turbo_cars-rows } più avanti che con il programma di adesso.
tiny_turbo_cars-puzzle-program = Con { tiny_turbo_cars-slides }, componi questo programma: { COMMAS($program) }.
tiny_turbo_cars-puzzle-why = Il programma è allora { COMMAS($program) }: { tiny_turbo_cars-rows } più di prima, se nessuno è d’intralcio.
