-rootg-root = R.O.O.T.\G:

# What things are called. The gates (AND, OR, …) are called the same everywhere.
rootg-speed = { $speed ->
    [fast] Fast
    [norm] Norm
   *[slow] Slow
    }
rootg-you = Tu
rootg-charges = { $charges ->
    [one] { $charges } carica
   *[other] { $charges } cariche
    }
rootg-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
rootg-signal = { $you ->
    [yes] Il tuo { rootg-speed }
   *[no] Il { rootg-speed } di { $who }
    }
rootg-tile = { $kind ->
    [gate] { $gates }
    [crossing] tessera incrocio
    [input] tessera d’ingresso
   *[link] tessera di collegamento
    }
rootg-tile-whole = { $kind ->
    [input] tessera d’ingresso con { $ports }
   *[other] { rootg-tile }{ $printed ->
        [inside] , { $inside } all’interno
        [ports] , { $ports } stampato
        [both] , { $inside } all’interno, { $ports } stampato
       *[none] { "" }
    }
    }
rootg-tile-back = una tessera coperta
rootg-a-tile = { $what ->
    [input] una tessera d’ingresso
    [link] una tessera di collegamento
   *[other] un { $what }
    }

# Who is fastest, and why.
rootg-fastest = { $you ->
    [yes] Tu sei
   *[no] { $who } è
    } in testa
rootg-fastest-start = Nel primo turno è in testa chi non ha { -rootg-root }
rootg-fastest-asked = Per questo turno, perché la richiesta è stata rifiutata.
rootg-fastest-tile = { $still ->
    [yes] Tutto è pari
   *[no] All’inizio del turno tutto era pari
    }, quindi è in testa chi non ha { -rootg-root }
rootg-fastest-then = Ha deciso { rootg-speed }, all’inizio del turno.
rootg-fastest-gates = { $speed ->
    [fast] Meno porte su Fast
    [norm] Fast è pari. Decide Norm
   *[slow] Fast e Norm sono pari. Decide Slow
    }: { $whose ->
    [own] tu { $gates }, dall’altra parte { $against }
    [other] dall’altra parte { $gates }, tu { $against }
   *[nobody] { $gates } a { $against }
    }.

# The log.
rootg-log-start-draw = { $you ->
    [yes] Peschi
   *[no] { $who } pesca
    } una tessera per vedere chi comincia: <b>{ $sum }</b>.
rootg-log-took = { $you ->
    [yes] Prendi
   *[no] { $who } prende
    } <b>{ -rootg-root }</b> { $why ->
    [lot] Ha deciso la sorte.
    [refused] per il rifiuto.
   *[start] per cominciare.
    }
rootg-log-fastest = { $you ->
    [yes] Tu sei
   *[no] { $who } è
    } <b>in testa</b>.
rootg-log-asked = { $you ->
    [yes] Chiedi
   *[no] { $who } chiede
    } di <b>accendere il circuito</b>.
rootg-log-agreed = { $you ->
    [yes] Accetti.
   *[no] { $who } accetta.
    }
rootg-log-refused = { $you ->
    [yes] Rifiuti. Ora è in testa chi ha chiesto.
   *[no] { $who } rifiuta. Ora è in testa chi ha chiesto.
    }
rootg-log-recharged = { $you ->
    [yes] Riprendi
   *[no] { $who } riprende
    } <b>una carica</b>.
rootg-log-handed-over = { $you ->
    [yes] Cedi <b>{ -rootg-root }</b> e giochi dopo.
   *[no] { $who } cede <b>{ -rootg-root }</b> e gioca dopo.
    }
rootg-log-placed = { $you ->
    [yes] Metti
   *[no] { $who } mette
    } <b>{ rootg-a-tile }</b>.
rootg-log-removed = { $what ->
    [input] Una tessera d’ingresso
    [link] Una tessera di collegamento
   *[other] Un { $what }
    } non va da nessuna parte ed esce dal gioco.
rootg-log-dropped = { $you ->
    [yes] Perdi
   *[no] { $who } perde
    } <b>{ rootg-charges }</b> su { rootg-speed }.
rootg-log-discharging = { $you ->
    [yes] Non hai
   *[no] { $who } non ha
    } <b>più cariche</b>.
rootg-why-on = { $why ->
    [last-tile] L’ultima tessera è sul tavolo.
    [closed] Non c’è più nessun ingresso aperto.
   *[accepted] Siete d’accordo.
    }
rootg-log-on = { rootg-why-on } <b>Il circuito è acceso!</b>
rootg-log-revealed = { $you ->
    [yes] La tua missione
   *[no] La missione di { $who }
    }: Fast { $fast }, Norm { $norm }, Slow { $slow }.
rootg-log-penalty = { $you ->
    [yes] Avevi
   *[no] { $who } aveva
    } ancora { rootg-charges }: <b>{ rootg-points }</b> per { $gains ->
    [you] te
    [other] l’altra parte
   *[name] { $whom }
    }.
rootg-log-wrong = { rootg-signal } dice { $value }: sbagliato. <b>{ rootg-charges }</b> al nucleo.
rootg-log-right = { rootg-signal } dice { $value }: giusto! <b>{ rootg-points }</b>.
rootg-log-core-taken = { $you ->
    [yes] Prendi
   *[no] { $who } prende
    } <b>{ rootg-charges }</b> dal nucleo.
rootg-log-core-odd = Una carica di troppo del nucleo sparisce.
rootg-log-core-lost = { $charges ->
    [one] { $charges } carica nel nucleo è persa
   *[other] { $charges } cariche nel nucleo sono perse
    }.
rootg-log-ended = { $you ->
    [yes] Vinci
   *[no] { $who } vince
    }{ $level ->
    [yes] , in pareggio ma con { -rootg-root }
   *[no] !
    }

# What is to be done now.
rootg-status-won = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $who }!
    }
rootg-status-by-points = { rootg-points } a { $against }.
rootg-status-level = { rootg-points } a testa, e decide { -rootg-root }.
rootg-status-on = Il circuito è acceso
rootg-status-tick = Tic { $tick } di { $ticks }.
rootg-status-thinking = { $who } ci pensa
rootg-status-doing = { $who } { $phase ->
    [ask] può chiedere di accendere il circuito
    [answer] { $you ->
        [yes] ti risponde
       *[no] risponde a { $whom }
    }
    [keep] tiene una di due tessere
    [first] comincia
   *[second] mette una tessera
    }.
rootg-status-turn = Tocca a { $who }
rootg-status-hand = Passa il dispositivo a { $who }.
rootg-status-ask = Accendere il circuito?
rootg-status-may-ask = Non hai più cariche: puoi chiedere a { $other }.
rootg-status-asked = { $other } chiede: accendiamo?
rootg-status-yes-or-no = Sì o no?
rootg-status-keep = Tieni una delle due
rootg-status-other-gets = L’altra va a { $other }.
rootg-status-place = { $kind ->
    [gate] Metti il tuo { rootg-tile }
   *[other] Metti la tua { rootg-tile }
    }
rootg-status-place-hidden = Metti la tua tessera
rootg-status-stuck = { $kind ->
    [gate] Il tuo { rootg-tile } non va da nessuna parte
   *[other] La tua { rootg-tile } non va da nessuna parte
    }
rootg-status-leaves = Esce dal gioco.
rootg-status-first = Hai { -rootg-root } e cominci tu.
rootg-status-touch = Tocca un posto che brilla.

# What players blurt out; `which` is one of several.
rootg-blurt-asked = { $bot ->
    [yes] Accendere? Bip?
   *[no] Lo accendiamo?
    }
rootg-blurt-agreed = { $bot ->
    [yes] Affermativo!
   *[no] Andiamo!
    }
rootg-blurt-refused = { $bot ->
    [yes] Negativo. Non ancora.
   *[no] Non ancora!
    }
rootg-blurt-handed-over = { $bot ->
    [yes] Dopo di te. Bup.
   *[no] Dopo di te.
    }
rootg-blurt-discharging = { $bot ->
    [yes] Vuoto. Gioia.
   *[no] Via tutte le cariche!
    }
rootg-blurt-recharged = { $bot ->
    [yes] Bzzt.
   *[no] { $which ->
        [0] Oh no.
       *[1] Di nuovo in carica.
    }
    }
rootg-blurt-right = { $bot ->
    [yes] { $which ->
        [0] Bip! Come calcolato.
       *[1] Corretto. Gioia.
    }
   *[no] { $which ->
        [0] Sì!
       *[1] Come previsto!
    }
    }
rootg-blurt-wrong = { $bot ->
    [yes] { $which ->
        [0] Bzzt.
       *[1] Ricalcolo.
    }
   *[no] { $which ->
        [0] Oh no!
       *[1] Era proprio al contrario.
    }
    }

# The run, tick by tick.
rootg-run-on = Il circuito è acceso!
rootg-run-owed = { $you ->
    [yes] Ricevi
   *[no] { $who } riceve
    } { rootg-points } per le cariche rimaste.
rootg-run-off = I segnali partono.
rootg-run-tick = Tic { $tick }
rootg-run-nobody = Ancora non arriva nessuno. Ogni segnale passa una porta, e la sua pila cresce.
rootg-run-arrived = { rootg-signal } è { $right ->
    [yes] giusto!
   *[no] sbagliato.
    }
rootg-run-wrong = Dice { $value }. { $others ->
    [0] La sua pila va
   *[other] In questo tic nessun segnale è giusto: tutte le pile vanno
    } al nucleo, che ora ne ha { $core }.
rootg-run-right = Dice { $value }, proprio come vuole la missione.{ $rights ->
    [1] { "" }
    [2] { " " }Anche { rootg-speed }.
   *[3] { " " }Anche gli altri due.
    } { $you ->
    [yes] Prendi
   *[no] { $who } prende
    } { $rights ->
    [1] la sua pila
   *[other] le pile
    }{ $core ->
    [0] { "" }
   *[other] , e ciò che era nel nucleo
    }.
rootg-run-next = prossima porta
rootg-run-to-go = ancora { $gates } porte
rootg-run-passed = { $passed } di { $gates }
rootg-run-to-core = { $pile } al nucleo
rootg-run-core = nucleo
rootg-run-mark = { $mark ->
    [yes] giusto
    [no] sbagliato
   *[go] in viaggio
    }
rootg-run-sum-pile = pila
rootg-run-sum-core = nucleo
rootg-run-sum-points = { $points ->
    [one] punto
   *[other] punti
    }
rootg-run-ticks = <b>{ $tick }</b> di { $ticks } tic
rootg-run-film = Il film della corsa
rootg-run-start = All’inizio
rootg-run-back = Un tic indietro
rootg-run-on-one = Un tic avanti
rootg-run-result = Al risultato
rootg-run-play = Riproduci
rootg-run-pause = Pausa
rootg-token = Segnale { rootg-speed }, ancora { $gates ->
    [one] { $gates } porta
   *[other] { $gates } porte
    }

# Who starts.
rootg-opening = Chi comincia?
rootg-opening-took = { $you ->
    [yes] Prendi
   *[no] { $who } prende
    } { -rootg-root }
rootg-opening-why = Vince la somma più alta dei numeri stampati.

# A player's plate.
rootg-plate-seat = { $who }, il posto
rootg-plate-away = non c’è
rootg-plate-free = senza cariche
rootg-plate-charges = { $you ->
    [yes] hai
   *[no] ha
    } ancora cariche
rootg-plate-bot = un bot
rootg-plate-thinking = ci pensa
rootg-plate-waits = aspetta te
rootg-plate-to-lose = <b>{ $charges }</b> { $charges ->
    [one] carica da perdere
   *[other] cariche da perdere
    }
rootg-plate-left = { rootg-charges } su 18
rootg-plate-holds = ha { -rootg-root }
rootg-plate-you-hold = { $first ->
    [yes] Hai { -rootg-root }, quindi cominci tu
   *[no] Hai { -rootg-root } e cominci tu
    }
rootg-piles = Pile: { COMMAS($piles) }
rootg-pile = { rootg-speed } { $pile }
rootg-wants = vuole { $value }
rootg-score = { rootg-points }{ $root ->
    [yes] { " " }e { -rootg-root }
   *[no] { "" }
    }

# The board.
rootg-board = Il tabellone
rootg-which = { $whose ->
    [own] del tuo { rootg-speed }
    [other] del { rootg-speed } avversario
    [upper] del { rootg-speed } in alto
   *[lower] del { rootg-speed } in basso
    }
rootg-across = { $side ->
    [left] { $across } a sinistra
   *[right] { $across } a destra
    }
rootg-along = { $way ->
    [up] { $along } più in alto
   *[down] { $along } più in basso
    }
rootg-spot = { $side ->
    [above] al di sopra { rootg-which }
    [below] al di sotto { rootg-which }
    [left] a sinistra { rootg-which }
    [right] a destra { rootg-which }
   *[far] { $ways } { rootg-which }
    }
rootg-board-place = Posto { rootg-spot }{ $fits ->
    [yes] { "" }
   *[no] , da girare
    }
rootg-board-tile = { $tile }, { rootg-spot }
rootg-terminal = { $whose ->
    [own] Il tuo { rootg-speed }
    [other] Il { rootg-speed } avversario
    [upper] Il { rootg-speed } in alto
   *[lower] Il { rootg-speed } in basso
    }, { $gates ->
    [one] { $gates } porta
   *[other] { $gates } porte
    }
rootg-terminal-gates = { $gates ->
    [one] porta
   *[other] porte
    }
rootg-terminal-passed = { $passed } di { $gates }
rootg-terminal-none = 0 porte
rootg-core = NUCLEO
rootg-gone = { $charges ->
    [one] { $charges } carica in meno!
   *[other] { $charges } cariche in meno!
    }
rootg-dropped = −{ rootg-charges }
rootg-pile-tile = il mazzo
rootg-brand = lato { $side ->
    [green] verde
   *[black] nero
    }{ $on ->
    [yes] , e il circuito è acceso
   *[no] { " " }· { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    } nel mazzo
    }
rootg-nearer = Più vicino
rootg-farther = Più lontano
rootg-everything = Mostra tutto
rootg-lanes = Porte davanti a ogni terminale: { COMMAS($lanes) }
rootg-lane = { rootg-speed } { $first } a { $second }
rootg-gates = Porte

# What one has to do: the note beside the board.
rootg-task-agree = Se dici sì, si scoprono le missioni e i segnali partono. Se dici no, in questo turno è in testa { $other }. { $holds ->
    [yes] { $other } ha già { -rootg-root }, quindi riprenderesti una carica.
   *[no] { $other } ti prenderebbe { -rootg-root }.
    }
rootg-task-yes = Sì, accendi
rootg-task-no = No, avanti
rootg-task-ask = Tutte le tue cariche sono andate. Chiedi a { $other }: se rifiuta, sei in testa tu{ $holds ->
    [yes] { " " }e { $other } riprende una carica.
   *[no] { " " }e prendi { -rootg-root }.
    }
rootg-task-ask-them = Chiedi a { $other }
rootg-task-not-yet = Non ancora
rootg-task-keep = { $kind ->
    [gate] Tieni { rootg-tile }
   *[other] Tieni la { rootg-tile }
    }
rootg-task-stuck = Non c’è un posto dove possa andare.
rootg-task-here = { $charges ->
    [0] Qui { $other } perde { $theirs ->
        [one] { $theirs } carica
       *[other] { $theirs } cariche
    }.
   *[other] Qui ti liberi di <b>{ rootg-charges }</b>: { COMMAS($where) }{ $theirs ->
        [0] .
        [one] ; { $other } perde { $theirs } carica.
       *[other] ; { $other } perde { $theirs } cariche.
    }
    }
rootg-task-drop = { $charges } su { rootg-speed }
rootg-task-nothing = Qui non ti liberi di nessuna carica.
rootg-task-turn-left = Gira a sinistra
rootg-task-turn-right = Gira a destra
rootg-task-what = { $kind ->
    [gate] { rootg-tile }
    [crossing] Tessera incrocio
    [input] Tessera d’ingresso
   *[link] Tessera di collegamento
    }: che cosa fa?
rootg-task-remove = Toglila dal gioco
rootg-task-place = Mettila qui
rootg-task-no-fit = Così non va
rootg-task-hand-over = Cedi <b>\G:</b> a { $other }{ $short ->
    [yes] { "" }
   *[no] { " " }e gioca dopo
    }
rootg-task-yours = { $kind ->
    [gate] { rootg-tile }
    [crossing] Tessera incrocio
    [input] Tessera d’ingresso
   *[link] Tessera di collegamento
    }: la metti tu { $next ->
    [yes] subito dopo
   *[no] fra poco
    }.

# The secret.
rootg-secret = Il tuo segreto
rootg-secret-of = Il segreto di { $who }
rootg-secret-hint = che cosa devono dire alla fine i tuoi terminali
rootg-secret-covered = coperto

# The gates.
rootg-gate-words = { $gate ->
    [and] Dice 1 se tutti i suoi ingressi sono 1.
    [or] Dice 1 se almeno un ingresso è 1.
    [xor] Dice 1 se un numero dispari di ingressi è 1.
    [not] Dice il contrario del suo ingresso.
    [nand] Dice 0 solo se tutti i suoi ingressi sono 1.
    [nor] Dice 1 solo se nessun ingresso è 1.
   *[xnor] Dice 1 se un numero pari di ingressi è 1.
    }
rootg-gate-motto = { $gate ->
    [and] O tutti o nessuno.
    [or] Ne basta uno.
    [xor] Uno di noi, non tutti e due.
    [not] Al contrario!
    [nand] Tutto, ma non tutti.
    [nor] Nessuno in casa? Allora sì.
   *[xnor] Siete uguali voi due?
    }
rootg-truth = Che cosa fa { rootg-tile }
rootg-truth-in = entra
rootg-truth-out = esce
rootg-truth-inside = { $inside } è stampato all’interno, come un altro ingresso.
rootg-gallery = Ecco le sette porte
rootg-gallery-words = Tocca un ingresso e guarda che cosa ne fa la porta. Vuoi costruire? <a>Prova su un tabellone tutto tuo.</a>
rootg-gallery-gate = { $gate } con { $values }
rootg-gallery-input = { $gate }, ingresso { $input }: { $value }

# The board for trying things out.
rootg-try-take = Prendi una tessera
rootg-try-where = Dove la metti?
rootg-try-take-words = Oppure tocca un numero sul tabellone per cambiarlo. Una lampada mostra che cosa arriva.
rootg-try-where-words = Tocca un posto che brilla. Q ed E girano la tessera.
rootg-try-away = Toglila
rootg-try-undo = Annulla
rootg-try-clear = Svuota
rootg-try-all = Tutto
rootg-try-show = Mostrami:
rootg-try-example = { $example ->
    [gate] una porta
    [add] sommare due bit
   *[nor] né l’uno né l’altro
    }
rootg-try-asked = Di’ quali tessere ci sono, { $most } al massimo, e magari una in mano.
rootg-try-laid = Una tessera sul tabellone ha una faccia, x, y e un verso.
rootg-try-number = { $field } è un numero da { $low } a { $high }.
rootg-try-unknown = Non c’è una tessera { $given }; ci sono { COMMAS($known) }.
rootg-try-full = Sul tabellone non ci sta altro.

# The keys.
rootg-key-next = il prossimo posto
rootg-key-turn = girare la tessera
rootg-key-place = metterla
rootg-key-keep = tenere questa tessera
rootg-key-hand-over = cedere { -rootg-root }
rootg-key-answer = chiedere o no; sì o no
rootg-key-zoom = più vicino, più lontano, tutto
rootg-key-move = spostare il tabellone
rootg-key-film = scorrere la corsa, fermare e ripartire

# What the coach proposes.
rootg-propose-place = { $kind ->
    [gate] Metti <b>{ rootg-tile }</b>
   *[other] Metti la <b>{ rootg-tile }</b>
    } { rootg-spot }, { $turn ->
    [0] dritta
    [1] girata a destra
    [2] capovolta
   *[3] girata a sinistra
    }
rootg-propose-place-hidden = Metti la <b>tessera</b> { rootg-spot }, { $turn ->
    [0] dritta
    [1] girata a destra
    [2] capovolta
   *[3] girata a sinistra
    }
rootg-propose-keep = { $kind ->
    [gate] Tieni <b>{ rootg-tile }</b>
   *[other] Tieni la <b>{ rootg-tile }</b>
    }
rootg-propose-keep-hidden = Tieni la <b>tessera</b>
rootg-propose-hand-over = Cedi <b>{ -rootg-root }</b> e gioca dopo
rootg-propose-remove = Togli la tessera dal gioco
rootg-propose-ask = Chiedi di <b>accendere il circuito</b>
rootg-propose-play-on = Non chiedere ancora
rootg-propose-accept = <b>Accetta</b>: accendiamo
rootg-propose-refuse = <b>Rifiuta</b> e continua
rootg-propose-tick = Lascia correre i segnali

# The rules.
rootg-rules-about = Di che si tratta
rootg-rules-about-words = Tutti e due collegate porte logiche ai vostri tre terminali, Fast, Norm e Slow. Una missione segreta dice quale valore, 0 o 1, deve arrivare a ognuno. Più lunga è la strada, più vale. Poi si accende il circuito.
rootg-rules-try = <a>Prova le tessere su un tabellone tutto tuo</a>, senza avversari.
rootg-rules-mission = La tua missione
rootg-rules-together = Messe insieme
rootg-rules-mission-words = La tessera 0 dà una lettera a ogni terminale, la tessera 1 dà un valore a ogni lettera. Tienila per te.
rootg-rules-turn = Un turno
rootg-rules-draw = <b>Chi è in testa pesca due tessere</b>, ne tiene una e dà via l’altra. È in testa chi ha meno porte davanti a Fast; se è pari, davanti a Norm; poi Slow.
rootg-rules-root = <b>Chi ha { -rootg-root } comincia</b>, oppure lo cede e gioca dopo. Se tutto il resto è pari, è in testa chi non ce l’ha.
rootg-rules-both = <b>Tutti e due mettono la loro tessera.</b> Poi cadono le cariche e comincia il turno dopo.
rootg-rules-placing = Mettere le tessere
rootg-rules-edges = Gira la tessera come vuoi. Deve toccare qualcosa. Dove due lati si guardano, o sono vuoti tutti e due, o un naso entra in una tacca: un’uscita in un ingresso. Un segnale non può mai girare in tondo.
rootg-rules-where = Porte e fili possono andare ovunque, anche nel circuito di chi gioca contro di te. Le tessere con soli numeri non possono andare in un circuito che è solo suo, finché hai cariche.
rootg-rules-stuck = Una tessera che non va da nessuna parte esce dal gioco.
rootg-rules-charges = Le cariche
rootg-rules-charges-words = Cominci con 18. Quando ci sono tutte e due le tessere, ogni terminale a cui porta una <b>porta nuova</b> perde cariche: Fast 3, Norm 2, Slow 1. Non importa chi ha messo la porta. Fili e numeri non fanno perdere niente.
rootg-rules-on = Accendere?
rootg-rules-ask = Senza cariche, all’inizio di un turno puoi chiedere di accendere il circuito. Se l’altra parte dice di no, in questo turno sei in testa e prendi { -rootg-root }. Se ce l’hai già, l’altra parte riprende una carica.
rootg-rules-also = Il circuito si accende anche quando si mette l’ultima tessera, o quando non c’è più un ingresso aperto che porti a un terminale.
rootg-rules-run = La corsa
rootg-rules-left = Chi ha ancora cariche ne dà un terzo (arrotondato per eccesso) all’altra parte come punti. Le missioni si scoprono.
rootg-rules-ticks = Per ogni terminale parte un segnale, dal capo lontano della strada con più porte. A ogni tic ogni segnale passa una porta, e la sua pila cresce di uno.
rootg-rules-arrive = Quando un segnale arriva, conta il suo valore. Un ingresso a cui non porta niente vale 0. <b>Giusto:</b> la pila è tua. <b>Sbagliato:</b> va al nucleo. Tra i segnali che arrivano insieme, chi ne ha di più giusti prende ciò che è nel nucleo; se è pari, ognuno prende la metà.
rootg-rules-cleared = Dopo ogni arrivo <b>tutte le pile si svuotano</b>. Una strada lunga vale quindi qualcosa solo se non arriva niente poco prima.
rootg-rules-wins = Chi vince
rootg-rules-wins-words = Chi ha più punti. Se è pari, chi ha { -rootg-root }.
rootg-rules-gates = Le porte
rootg-rules-gate = <b>{ $name }</b> { rootg-gate-words }
rootg-rules-sides = Il lato verde ha AND, OR, XOR e NOT; il lato nero le ha tutte e sette, e più numeri.

# What one is after.
rootg-aim-on = Il circuito è acceso: ogni segnale che arriva con il valore giusto porta la sua pila come punti.
rootg-aim-watching = Prima perdere tutte le cariche con le porte, poi portare i valori giusti ai terminali. Vince chi ha più punti.
rootg-aim-charges = Liberati delle tue { rootg-charges }: una porta nuova collegata al tuo Fast ne toglie 3, a Norm 2, a Slow 1.
rootg-aim-points = Cariche finite! Ora i punti: il tuo segreto vuole Fast { $fast }, Norm { $norm } e Slow { $slow }, ognuno con tutte le porte che osi.

# How it ended.
rootg-result-level = { rootg-points } a testa. Pareggio: allora vince chi ha { -rootg-root }, e { $you ->
    [yes] sei tu
   *[no] è { $who }
    }.
rootg-result = { $you ->
    [yes] Vinci
   *[no] { $who } vince
    } ai punti, { $more } a { $less }.

# What the last thing that happened meant.
rootg-meant-dropped = { $you ->
    [yes] Bene: hai perso
   *[no] { $who } ha perso
    } { rootg-charges }, { $left ->
    [0] non ne resta nessuna
   *[other] ne restano { $left }
    }.
rootg-meant-no-gate = Nessuna porta nuova raggiunge un terminale: nessuno perde cariche.
rootg-meant-discharging = { $you ->
    [yes] Ora puoi
   *[no] Ora { $who } può
    } chiedere di accendere il circuito.
rootg-meant-recharged = { $you ->
    [yes] Riprendi
   *[no] { $who } riprende
    } una carica, che deve andarsene di nuovo.
rootg-meant-placed = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } messo { $what ->
    [input] un ingresso: nessuna porta, quindi non cade nessuna carica.
    [link] un collegamento: nessuna porta, quindi non cade nessuna carica.
   *[other] { $what }. Le cariche cadono quando tutti e due hanno giocato.
    }
rootg-meant-removed = { $you ->
    [yes] La tua tessera
   *[no] La tessera di { $who }
    } non va da nessuna parte ed è uscita.
rootg-meant-handed-over = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } ceduto { -rootg-root }: in pareggio vince chi ce l’ha.
rootg-meant-asked = { $you ->
    [yes] Vuoi
   *[no] { $who } vuole
    } accendere il circuito: le cariche rimaste saranno punti per l’altra parte.

# Why something may not be done.
rootg-why-tick = Solo il tavolo fa correre il circuito, quando è acceso.
rootg-why-table = Il tavolo non gioca.
rootg-why-on-already = Il circuito è acceso: nessuno gioca più.
rootg-why-ask = Chi non ha più cariche può chiedere di accendere il circuito, all’inizio di un turno. { $charges ->
    [0] Non ne hai più: aspetta il prossimo turno.
    [1] Te ne resta una.
   *[other] Te ne restano { $charges }.
    }
rootg-why-turn = { $who } { $phase ->
    [ask] può chiedere di accendere il circuito
    [answer] deve rispondere alla richiesta
    [keep] sta scegliendo una tessera
    [first] comincia
   *[second] sta giocando
    }.
rootg-why-not-now = Non ora: { $phase ->
    [ask] prima di’ se vuoi accendere il circuito
    [answer] prima rispondi alla richiesta
    [keep] prima scegli quale delle due tessere tieni
    [first] prima metti la tua tessera, o cedi { -rootg-root }
   *[second] prima metti la tua tessera
    }.
rootg-why-not-drawn = Non hai pescato quella tessera.
rootg-why-has-place = C’è un posto per la tua tessera.
rootg-why-holds = { $who } ha { -rootg-root }.
rootg-why-handed = { -rootg-root } si cede solo prima di giocare, e una volta per turno.
rootg-why-taken = Qui c’è già qualcosa.
rootg-why-touch = Una tessera deve toccare un’altra tessera, un terminale o il nucleo.
rootg-why-clash = Qui no: { $mine ->
    [blank] un lato vuoto
    [in] un ingresso
   *[out] un’uscita
    } della tua tessera guarderebbe { $facing ->
    [blank] un lato vuoto
    [in] un ingresso
   *[out] un’uscita
    }.
rootg-why-input = Qui no: finché hai cariche, le tue tessere d’ingresso non possono andare in un circuito che è solo di { $other }.
rootg-why-loop = Qui no: il segnale girerebbe in tondo.

# Come si gioca: che cosa sfugge spesso, e che cosa si era in una partita.
rootg-habit-gates = Porte che non hanno fatto scaricare nulla
rootg-habit-signals = Segnali con il valore sbagliato
rootg-role = { $role ->
    [root] con R.O.O.T.\G: all’inizio
   *[fastest] il più veloce all’inizio
    }

# Puzzles.
rootg-puzzle-task = Metti la tua tessera in modo che un segnale arrivi al tuo { rootg-speed } e dia { $value }.
rootg-puzzle-why = Accendendo adesso, { $right } darebbe quello che chiede la tua missione. Segui i fili dalla porta al terminale.

# Una posizione preparata a mano.
rootg-setup-missions = Le missioni devono essere tessere diverse: due tessere zero e due tessere uno.
