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
    [orange] arancione
    [green] verde
   *[blue] blu
    }
quirkies-pattern = { $pattern ->
    [stripes] righe
    [dots] pois
   *[triangles] triangoli
    }
# Naming a card: "Blip verde a pois".
quirkies-card = { quirkies-creature } { quirkies-colour } a { quirkies-pattern }

# The lines: rows from the top, columns from the left, the diagonals.
quirkies-line = { $line ->
    [0] la riga in alto
    [1] la riga di mezzo
    [2] la riga in basso
    [3] la colonna di sinistra
    [4] la colonna di mezzo
    [5] la colonna di destra
    [6] la diagonale in discesa
   *[7] la diagonale in salita
    }

# What one is after.
quirkies-aim-line = { $version ->
    [advanced] Tre carte in fila, con colori e motivi ciascuno tutti uguali o tutti diversi, vincono un gettone.
   *[beginner] Tre carte in fila dello stesso colore o con lo stesso motivo vincono un gettone.
    }
quirkies-aim-call = { quirkies-aim-line } Chiamale prima degli altri.
quirkies-aim-watching = { quirkies-aim-line } Con { $goal } gettoni arriva l’ultimo round.
quirkies-aim-playing = { quirkies-aim-line } Tu ne hai { $tokens }; con { $goal } arriva l’ultimo round.
quirkies-aim-last = Ultimo round: vince chi ha più gettoni. { COMMAS($standings) }.
quirkies-standing = { $you ->
    [yes] Tu
   *[no] { $who }
    } { $tokens }

# How it ended.
quirkies-result-shared = { $names }: { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
    } a testa. Nessuno ne ha di più, e la vittoria è condivisa.
quirkies-result = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } più gettoni di tutti: { $tokens }.

# What the last card meant.
quirkies-meant-won = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } fatto { $lines ->
    [one] una fila
   *[other] { $lines } file
    }: ora { $tokens ->
    [one] 1 gettone
   *[other] { $tokens } gettoni
    }{ $again ->
    [yes] . Gioca un’altra carta.
   *[no] .
    }
quirkies-meant-wrong = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } chiamato, ma { quirkies-no-line }: { $cost ->
    [0] non c’era nessun gettone da perdere.
   *[other] un gettone torna indietro.
    }
# Why three cards are no line.
quirkies-no-line = { $why ->
    [white] una di quelle carte è bianca
    [colours] quei colori non sono né tutti uguali né tutti diversi
    [patterns] quei motivi non sono né tutti uguali né tutti diversi
    [both] lì non vanno bene né i colori né i motivi
   *[neither] quelle tre non hanno in comune né il colore né il motivo
    }
quirkies-meant-late = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } chiamato una fila { $gone ->
    [yes] il cui gettone è già stato preso.
   *[no] fatta da una carta di prima: non vince niente e non costa niente.
    }
quirkies-meant-last-round = Comincia l’ultimo round: si gioca finché non ha giocato chi ha distribuito.
quirkies-meant-no-line = { $you ->
    [yes] La tua carta non ha fatto nessuna fila: niente gettone stavolta.
   *[no] La carta di { $who } non ha fatto nessuna fila.
    }

# Why something may not be done.
quirkies-why-close = Solo il tavolo chiude il tempo delle chiamate.
quirkies-why-table = Il tavolo non gioca.
quirkies-why-calling = Si stanno ancora chiamando le file dell’ultima carta.
quirkies-why-turn = Tocca a { $who }.
quirkies-why-card = Non hai { quirkies-card } in mano.
quirkies-why-auto = In questa partita nessuno chiama: il gioco vede da solo ogni fila.
quirkies-why-no-card = Non c’è una nuova carta di cui chiamare le file.
quirkies-why-done = Hai detto che con questa carta hai finito.
quirkies-why-called = Hai già chiamato { quirkies-line }.
quirkies-why-say-done = Questa carta l’hai giocata tu: di’ “Fatto”.
quirkies-why-say-pass = Questa carta l’ha giocata { $who }: di’ “Passo”.

# What lies on a cell of the board.
quirkies-cell = { $height ->
    [0] { quirkies-creature } bianco, ancora libero
    [1] { quirkies-card }
   *[other] { quirkies-card }, alto { $height } carte
    }
# A line one may point at, behind its number.
quirkies-line-numbered = { $number }: { quirkies-line }
# What the three cards of a line share, as one would shout it. Colour and pattern are `none` where no card is known.
quirkies-cheer = { $how ->
    [colour] { $colour ->
        [orange] Tre arancioni!
        [green] Tre verdi!
        [blue] Tre blu!
       *[none] Tre di un colore!
        }
    [pattern] { $pattern ->
        [none] Tre di un motivo!
       *[other] Tre a { quirkies-pattern }!
        }
    [both] { $colour ->
        [orange] Tre arancioni a { quirkies-pattern }!
        [green] Tre verdi a { quirkies-pattern }!
        [blue] Tre blu a { quirkies-pattern }!
       *[none] Un colore, un motivo!
        }
   *[different] Tutti diversi!
    }

# The log.
quirkies-log-dealt = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } distribuito le carte.
quirkies-log-laid = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } giocato { $second ->
    [yes] una seconda carta, <b>{ quirkies-creature }</b>.
   *[no] <b>{ quirkies-creature }</b>.
    }
quirkies-log-won = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } { $made ->
    [yes] fatto una fila.
   *[no] scoperto la fila.
    } <b>{ quirkies-cheer }</b>
quirkies-log-wrong = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } indicato { quirkies-line }: nessuna fila. <b>{ $cost ->
    [0] Niente da perdere.
   *[other] Un gettone in meno.
    }</b>
quirkies-log-late = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } visto anche { quirkies-line }, un attimo troppo tardi.
quirkies-log-old = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } indicato { quirkies-line }: quella fila l’ha fatta una carta di prima.
quirkies-log-closed = Il tempo delle chiamate è finito.
quirkies-log-five = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } cinque gettoni. <b>{ quirkies-last-round-shout }</b>
quirkies-log-pile = Il mazzo è vuoto. <b>{ quirkies-last-round-shout }</b>
quirkies-log-ended = Era l’ultima carta. Ben giocato!
quirkies-last-round = Ultimo round
quirkies-last-round-shout = Ultimo round!

# Whose turn it is and what may be done: a title, and a sentence below it.
quirkies-won = { $you ->
    [yes] Hai vinto!
   *[no] { $who } vince!
    }
quirkies-won-shared = { $you ->
    [yes] { $names }, avete vinto insieme!
   *[no] { $names } vincono insieme!
    }
quirkies-won-tokens = { quirkies-tokens }{ $each ->
    [yes] {" "}a testa.
   *[no] .
    }
quirkies-waiting = Si aspetta { $names }
quirkies-waiting-hint = { quirkies-waiting }.
quirkies-looking-hint = Si cerca ancora una fila.
quirkies-sees = Chi vede una fila?
quirkies-sees-hint = Chi la chiama per primo prende il gettone.
quirkies-is-there = C’è una fila?
quirkies-said-done = Hai detto “Fatto”.
quirkies-said-pass = Hai passato.
quirkies-see = Vedi una fila?
quirkies-see-own = Se ne hai fatta una, chiamala. Se no, di’ “Fatto”.
quirkies-see-theirs = { $who } ha giocato una carta. Chiama per primo la sua fila, o passa.
quirkies-second = Un’altra carta!
quirkies-second-hint = La tua fila ti dà una seconda carta. Giocala.
quirkies-turn = Tocca a te
quirkies-turn-hint = Metti una carta sulla sua creatura.
quirkies-turn-of = Tocca a { $who }
quirkies-turn-hand = Passa il dispositivo a { $who }.
quirkies-thinking = { $who } ci pensa
quirkies-thinking-second = { $who } può giocare una seconda carta.
quirkies-thinking-lays = { $who } gioca una carta.
quirkies-next = { $you ->
    [yes] Poi tocca a te.
   *[no] Poi tocca a { $who }.
    }

# What players blurt out; robots beep. One of two or three, by a number.
quirkies-blurt-won = { $bot ->
    [yes] { $one ->
        [0] Bip! Una fila.
        [1] Bip-bup. Mia.
       *[2] Fila trovata. Gioia.
        }
   *[no] { $one ->
        [0] Quirkies!
        [1] Eccola!
       *[2] Presa!
        }
    }
quirkies-blurt-missed = { $bot ->
    [yes] { $one ->
        [0] Bip-bup. Vista bene.
       *[1] Ricalcolo.
        }
   *[no] { $one ->
        [0] Oh no, non l’ho vista!
       *[1] Era proprio lì!
        }
    }
quirkies-blurt-wrong = { $bot ->
    [yes] { $one ->
        [0] Bzzt. Errore mio.
       *[1] Errore 404: fila.
        }
   *[no] { $one ->
        [0] Ops, niente fila.
       *[1] Ci avrei giurato!
        }
    }
quirkies-blurt-late = { $bot ->
    [yes] Troppo lento. Bzzt.
   *[no] { $one ->
        [0] Per un pelo!
       *[1] Un attimo troppo tardi!
        }
    }
quirkies-blurt-nothing = { $bot ->
    [yes] { $one ->
        [0] Niente fila. Bip.
       *[1] Niente. Bup.
        }
   *[no] { $one ->
        [0] Non vedo niente.
       *[1] Nessuna fila per me.
        }
    }

# At the seats.
quirkies-sub = { $now ->
    [looking] guarda
    [done] ha finito
    [passed] passa
    [away] è via
   *[thinking] ci pensa
    }
quirkies-sub-laid = ha appena giocato { quirkies-creature }
quirkies-sub-roles = { COMMAS($roles) }
quirkies-role-for = per { $who }
quirkies-role-bot = un bot
quirkies-role-dealer = distribuisce
quirkies-seat = { $who }: { quirkies-tokens }, { quirkies-cards }
quirkies-seat-own = { $who }, il tuo posto
quirkies-tokens = { $tokens ->
    [one] { $tokens } gettone
   *[other] { $tokens } gettoni
    }
quirkies-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
    }
quirkies-tally = { $past ->
    [yes] { quirkies-tokens }
   *[no] { $tokens } di { $goal }
    }{ $dealer ->
    [yes] , distribuisce
   *[no] {""}
    }

# Around the board.
quirkies-board = Il tabellone
quirkies-hand = La tua mano
quirkies-pool = gettoni: con cinque si finisce
quirkies-pile = <b>{ $cards }</b> { $cards ->
    [one] carta
   *[other] carte
    } nel mazzo
quirkies-none-held = Non hai nessun { quirkies-creature } in mano. Ogni carta va sulla sua creatura.

# Calling a line.
quirkies-call = Quirkies!
quirkies-call-which = Quale?
quirkies-call-which-short = Quale?
quirkies-call-point = Traccia la fila, o tocca il suo numero.
quirkies-call-point-who = { $who }, indicala!
quirkies-call-first = Prima premi “Quirkies!”, poi indica la fila.
quirkies-call-line = { $now ->
    [pointing] Indica la fila.
    [awake] Vedi una fila? Chiama!
    [spoken] Hai già parlato.
    [over] Alla prossima.
   *[waiting] Aspetta una carta.
    }
quirkies-call-done = Fatto
quirkies-call-pass = Passo
quirkies-call-cancel = Annulla
quirkies-calls = { $who } chiama Quirkies!
quirkies-says-done = { $who } dice Fatto
quirkies-says-pass = { $who } dice Passo

# What one could do, as the coach proposes it.
quirkies-do-lay = Gioca <b>{ quirkies-card }</b>
quirkies-do-call = Chiama <b>{ quirkies-line }</b>
quirkies-do-done = Di’ <b>Fatto</b>: nessun’altra fila
quirkies-do-pass = <b>Passa</b>: nessuna fila da chiamare
quirkies-do-close = Il tempo delle chiamate è finito

# Keys.
quirkies-key-choose = scegliere una carta
quirkies-key-next = la carta dopo, la fila dopo
quirkies-key-enter = giocare la carta, chiamare la fila
quirkies-key-escape = rimetterla giù, lasciar perdere
quirkies-key-call = Quirkies! Vedo una fila
quirkies-key-point = indicare la fila
quirkies-key-done = fatto, dopo la tua carta
quirkies-key-pass = passare, dopo la carta di un altro

# The nine.
quirkies-gallery = I nove Quirkies
quirkies-gallery-hint = Ognuno esiste in tre colori e con tre motivi. Toccane uno!
quirkies-gallery-show = { quirkies-creature }, ora in { quirkies-colour }: mostra un altro colore
quirkies-gallery-shape = Si riconoscono dalla forma
quirkies-motto = { $creature ->
    [blip] Ti sente prima che parli.
    [fuzz] Elettrico di giorno, coccolone di notte.
    [gloop] Un po’ in ritardo, un po’ bagnato.
    [horns] Troppo educato per le porte.
    [moppy] Vede più di quanto pensi.
    [noodle] Conosce la strada più lunga.
    [pogo] Non è mai stato fermo.
    [snork] Suona il naso. Forte.
   *[wink] Conosce un segreto. Metà.
    }

# The rules.
quirkies-rules-about = Di che cosa si tratta
quirkies-rules-about-1 = Fai file di tre creature e vinci un gettone per ognuna. Cinque gettoni portano alla fine.
quirkies-rules-ready = Preparazione
quirkies-rules-ready-1 = Nove carte bianche formano un quadrato, una per ogni creatura. Una carta colorata copre ciascuno dei quattro angoli. Tutti hanno sei carte in mano; le altre sono il mazzo da cui pescare. Comincia chi siede a sinistra di chi ha distribuito.
quirkies-rules-turn = Tocca a te
quirkies-rules-turn-1 = Ogni creatura abita in un posto del tabellone. Metti una carta della tua mano sulla creatura che mostra. Colore e motivo sono liberi: tu scegli quale carta, il tabellone dice dove.
quirkies-rules-turn-2 = Poi pesca finché ne hai di nuovo sei, e tocca a chi viene dopo in senso orario. Nessuno può saltare il turno.
quirkies-rules-line = Che cosa fa una fila
quirkies-rules-line-1 = Tre carte colorate affiancate, una sotto l’altra o in diagonale. Quelle bianche non contano. Deve esserci la carta appena giocata.
quirkies-rules-beginner = Per cominciare
quirkies-rules-beginner-1 = Tre dello stesso colore…
quirkies-rules-beginner-2 = …o tre con lo stesso motivo. Tutti e due insieme fanno comunque una fila sola.
quirkies-rules-advanced = Per esperti
quirkies-rules-advanced-1 = Guarda i colori: tutti uguali o tutti diversi. Guarda i motivi: tutti uguali o tutti diversi. Devono andare bene entrambi.
quirkies-rules-same = Un colore, un motivo.
quirkies-rules-one-colour = Un colore, tre motivi.
quirkies-rules-one-pattern = Tre colori, un motivo.
quirkies-rules-different = Tutto diverso.
quirkies-rules-no-line = Nessuna fila: due e uno non va mai.
quirkies-rules-made = Hai fatto una fila
quirkies-rules-made-1 = Un gettone per ogni fila, due file in una volta sono due gettoni. E giochi subito una seconda carta. Anche quella può vincere gettoni, ma dopo non ce n’è una terza.
quirkies-rules-call = Quando chiamate voi le file
quirkies-rules-call-1 = Dopo ogni carta tutti guardano. Chi vede una fila grida “Quirkies!” e la indica: il primo prende il gettone, non importa chi ha giocato la carta. Solo chi l’ha giocata può guadagnarsi così la seconda carta.
quirkies-rules-call-2 = Hai indicato qualcosa che non è una fila? Un gettone torna indietro. Chi non ne ha non perde niente. Chi arriva un attimo troppo tardi non paga niente.
quirkies-rules-call-3 = Quando non vedi più niente, di’ “Fatto” dopo la tua carta, “Passo” dopo quella di un altro.
quirkies-rules-end = La fine
quirkies-rules-end-1 = Qualcuno ha cinque gettoni, o il mazzo è vuoto: è l’ultimo round, e dura finché non ha giocato chi ha distribuito. Vince chi ha più gettoni. Tanti quanti un altro? Allora vincete insieme.
quirkies-rules-letters = Lettere sulle carte
quirkies-rules-letters-1 = Ogni colore ha una lettera (O, G o B, dall’inglese orange, green, blue) in una forma tutta sua, così nessuno deve distinguere i colori.

# Come si gioca: che cosa sfugge spesso, e che cosa si era in una partita.
quirkies-habit-lines = Un’altra carta faceva più linee
quirkies-habit-calls = Linee non chiamate
quirkies-role = { $role ->
    [first] per primo
    [middle] tra il primo e l’ultimo
   *[last] per ultimo
    }

# Puzzles.
quirkies-puzzle-lines = { $gain ->
    [2] due
    [3] tre
    [4] quattro
   *[other] { $gain }
    }
quirkies-puzzle-task = Gioca due carte che insieme fanno { quirkies-puzzle-lines } file.
quirkies-puzzle-why = { $first } fa una fila, quindi puoi giocare un’altra carta; poi { $second } completa il resto, { quirkies-puzzle-lines } file in tutto. Nient’altro ne fa altrettante.

# Una posizione preparata a mano.
quirkies-setup-covered = { $card } sarebbe coperta, ma sulla sua creatura non c’è nessuna carta.
