# How many, at the beginning of a sentence and within it.
quirky_circuits-number-first = { $n ->
    [0] Zero
    [1] Uno
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
quirky_circuits-number = { $n ->
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
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $n }
    }
# In which colour of the battery one wins, or would win.
quirky_circuits-battery-colour = { $colour ->
    [green] verde
    [yellow] giallo
   *[red] rosso
    }
# Which way.
quirky_circuits-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ovest
    }
quirky_circuits-place = riga { $row }, colonna { $column }

# The robots.
quirky_circuits-robot = { $robot ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# What lies and walks on the maps.
quirky_circuits-thing = { $kind ->
    [seed_red] i semi di pomodoro
    [seed_green] i semi di pisello
    [seed_yellow] i semi di girasole
    [seed_blue] i semi di mirtillo
    [hen] la gallina
    [fox] la volpe
    [wheat] il grano
    [ammonite] l’ammonite
    [beetle] lo scarabeo
    [claw] l’artiglio
    [dragonfly] la libellula
    [thigh_bone] il femore
    [arm_bone] l’omero
    [tail] la coda
    [ribs] le costole
    [legs] le zampe
    [skull] il cranio
    [nigiri] il nigiri
    [maki] il maki
    [onigiri] l’onigiri
    [prawn] il gambero
    [rice] il riso
    [fish] il pesce
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] la scatola
    [robot] il robot
   *[toy] il giocattolo
    }
quirky_circuits-thing-first = { $kind ->
    [seed_red] I semi di pomodoro
    [seed_green] I semi di pisello
    [seed_yellow] I semi di girasole
    [seed_blue] I semi di mirtillo
    [hen] La gallina
    [fox] La volpe
    [wheat] Il grano
    [ammonite] L’ammonite
    [beetle] Lo scarabeo
    [claw] L’artiglio
    [dragonfly] La libellula
    [thigh_bone] Il femore
    [arm_bone] L’omero
    [tail] La coda
    [ribs] Le costole
    [legs] Le zampe
    [skull] Il cranio
    [nigiri] Il nigiri
    [maki] Il maki
    [onigiri] L’onigiri
    [prawn] Il gambero
    [rice] Il riso
    [fish] Il pesce
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] La scatola
   *[toy] Il giocattolo
    }
quirky_circuits-thing-done = { quirky_circuits-thing }
quirky_circuits-thing-to = { $kind ->
    [seed_red] ai semi di pomodoro
    [seed_green] ai semi di pisello
    [seed_yellow] ai semi di girasole
    [seed_blue] ai semi di mirtillo
    [hen] alla gallina
    [fox] alla volpe
    [wheat] al grano
    [ammonite] all’ammonite
    [beetle] allo scarabeo
    [claw] all’artiglio
    [dragonfly] alla libellula
    [thigh_bone] al femore
    [arm_bone] all’omero
    [tail] alla coda
    [ribs] alle costole
    [legs] alle zampe
    [skull] al cranio
    [nigiri] al nigiri
    [maki] al maki
    [onigiri] all’onigiri
    [prawn] al gambero
    [rice] al riso
    [fish] al pesce
    [patches] da Patches
    [tiger] da Tiger
    [scar] da Scar
    [box] alla scatola
    [robot] al robot
   *[toy] al giocattolo
    }
quirky_circuits-thing-alone = { $kind ->
    [seed_red] semi di pomodoro
    [seed_green] semi di pisello
    [seed_yellow] semi di girasole
    [seed_blue] semi di mirtillo
    [hen] gallina
    [fox] volpe
    [wheat] grano
    [ammonite] ammonite
    [beetle] scarabeo
    [claw] artiglio
    [dragonfly] libellula
    [thigh_bone] femore
    [arm_bone] omero
    [tail] coda
    [ribs] costole
    [legs] zampe
    [skull] cranio
    [nigiri] nigiri
    [maki] maki
    [onigiri] onigiri
    [prawn] gambero
    [rice] riso
    [fish] pesce
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] scatola
   *[toy] giocattolo
    }

# The cards: their names, with at most twelve letters or so on them, and what they do.
quirky_circuits-card = { $card ->
    [forward_1] Avanti 1
    [forward_2] Avanti 2
    [forward_3] Avanti 3
    [backward_1] Indietro 1
    [shift_left] Di lato sin.
    [shift_right] Di lato des.
    [move_north] Verso nord
    [jump_2] Salto 2
    [jump_3] Salto 3
    [turn_left] Gira a sin.
    [turn_right] Gira a des.
    [turn_around] Dietrofront
    [turn_north] Guarda nord
    [pick_or_drop] Prendi, posa
    [swap] Scambio
    [conveyor_1] Nastro 1
    [conveyor_2] Nastro 2
    [patches_1] Patches 1
    [patches_2] Patches 2
    [tiger_1] Tiger 1
    [tiger_2] Tiger 2
    [scar_1] Scar 1
    [scar_2] Scar 2
    [hen_1] Gallina 1
    [hen_2] Gallina 2
    [fox_1] Volpe 1
   *[fox_2] Volpe 2
    }
quirky_circuits-card-does = { $card ->
    [forward_1] Va’ avanti di una casella.
    [forward_2] Va’ avanti di due caselle.
    [forward_3] Va’ avanti di tre caselle.
    [backward_1] Va’ indietro di una casella.
    [shift_left] Spostati di una casella a sinistra senza girarti.
    [shift_right] Spostati di una casella a destra senza girarti.
    [move_north] Spostati di una casella a nord senza girarti.
    [jump_2] Salta due caselle in avanti, sopra tutto tranne le barriere.
    [jump_3] Salta tre caselle in avanti, sopra tutto tranne le barriere.
    [turn_left] Gira di un quarto a sinistra.
    [turn_right] Gira di un quarto a destra.
    [turn_around] Girati del tutto.
    [turn_north] Girati verso nord.
    [pick_or_drop] Prendi qualcosa, o posalo.
    [swap] Quello che è in una mano passa nell’altra.
    [conveyor_1] Tutto ciò che è su un nastro avanza di una casella.
    [conveyor_2] Tutto ciò che è su un nastro avanza di una casella, due volte.
    [patches_1] Patches cammina di una casella verso il robot.
    [patches_2] Patches cammina di due caselle verso il robot.
    [tiger_1] Tiger cammina di una casella verso il giocattolo.
    [tiger_2] Tiger cammina di due caselle verso il giocattolo.
    [scar_1] Scar cammina di una casella verso la scatola.
    [scar_2] Scar cammina di due caselle verso la scatola.
    [hen_1] La gallina cammina di una casella verso il grano.
    [hen_2] La gallina cammina di due caselle verso il grano.
    [fox_1] La volpe cammina di una casella verso la gallina.
   *[fox_2] La volpe cammina di due caselle verso la gallina.
    }
quirky_circuits-back = { $back ->
    [move] marcia
    [turn] svolta
   *[special] speciale
    }
quirky_circuits-quirk = capriccio
quirky_circuits-once = una volta
quirky_circuits-twice = due volte
# As a screen reader says a card.
quirky_circuits-card-label = { quirky_circuits-card }{ $quirk ->
    [yes] , capriccio
   *[no] {""}
    }
quirky_circuits-card-down = una carta coperta, { quirky_circuits-back }{ $quirk ->
    [yes] , capriccio
   *[no] {""}
    }
quirky_circuits-card-held = { $card }. { $does }
quirky_circuits-hand = La tua mano
quirky_circuits-again-to-play = ritocca per giocarla
quirky_circuits-back-held = { $quirk ->
    [yes] capriccio { quirky_circuits-back }
   *[no] { quirky_circuits-back }
    }
quirky_circuits-holds = Ha in mano { $backs }
quirky_circuits-holds-none = Non ha carte

# What is to be done.
quirky_circuits-goal-clean = { $first ->
    [yes] Ancora
   *[no] ancora
    } { quirky_circuits-number } da pulire
quirky_circuits-goal-deliver = { $first ->
    [yes] Ancora
   *[no] ancora
    } { quirky_circuits-number } da consegnare
quirky_circuits-goal-deliver-order = { quirky_circuits-goal-deliver }, prima { quirky_circuits-thing }
quirky_circuits-goal-meet = { $first ->
    [yes] { quirky_circuits-thing-first }
   *[no] { quirky_circuits-thing }
    } fino { $place }
quirky_circuits-goal-met = { quirky_circuits-thing-first } è al suo posto
quirky_circuits-goal-cleaned = Tutto è pulito
quirky_circuits-goal-delivered = Tutto è consegnato
quirky_circuits-goal-dock = { $first ->
    [yes] Ritorno alla base
   *[no] ritorno alla base
    }
quirky_circuits-goal = { COMMAS($parts) }.
quirky_circuits-goal-then = { COMMAS($parts) }, poi ritorno alla base.
quirky_circuits-goal-done = Tutto è fatto!
quirky_circuits-to-do = Che cosa c’è da fare
quirky_circuits-item-clean = pulire
quirky_circuits-item-dock = la base
quirky_circuits-item-done = { $item }, fatto

# What all are after, and what the last thing that happened meant for it.
quirky_circuits-aim = Insieme: { $goal } { $left ->
    [1] Questo è l’ultimo round.
   *[other] La batteria basta ancora per { $left } round.
    }
quirky_circuits-result-won = Tutto fatto, e nella batteria { $left ->
    [one] resta 1 tacca
   *[other] restano { $left } tacche
    }: una vittoria in { quirky_circuits-battery-colour }. Meno round ci vogliono, più è verde.
quirky_circuits-result-eaten = Sono rimasti soli due che non devono mai incontrarsi: partita persa subito.
quirky_circuits-result-battery = La batteria è scarica, e c’era ancora qualcosa da fare.
quirky_circuits-meant-laid = { $you ->
    [yes] Hai posato
   *[no] { $who } ha posato
    } una carta: ancora { $missing } almeno, e una da ciascuno.
quirky_circuits-meant-enough = { $you ->
    [yes] Hai posato
   *[no] { $who } ha posato
    } una carta. Si parte quando tutti hanno fatto.
quirky_circuits-meant-said = { $you ->
    [yes] { $word ->
        [done] Hai finito per questo round
        [stop] Vorresti fermarti qui
        [go_on] Vorresti continuare
       *[beep] Fai solo bip
    }
   *[no] { $who } { $word ->
        [done] ha finito per questo round
        [stop] vorrebbe fermarsi qui
        [go_on] vorrebbe continuare
       *[beep] fa solo bip
    }
    }.
quirky_circuits-did-cleaned = pulisce { $n ->
    [one] 1 casella
   *[other] { $n } caselle
    }
quirky_circuits-did-delivered = consegna { $n ->
    [one] 1 cosa
   *[other] { $n } cose
    }
quirky_circuits-did-bumped = urta { $n ->
    [one] 1 volta
   *[other] { $n } volte
    }
quirky_circuits-meant-run = { quirky_circuits-robot } { $did }.
quirky_circuits-meant-nothing = { quirky_circuits-robot } ha ubbidito; il resto è ancora da fare, con una tacca in meno.

# What is special about a scenario.
quirky_circuits-note-quirks = Nel mazzo ci sono capricci: chi ha una carta gialla la gioca per prima.
quirky_circuits-note-vases = Un vaso urtato si rompe: c’è di più da pulire.
quirky_circuits-note-solid = { quirky_circuits-thing-first } sta in mezzo come un ostacolo, e cammina.
quirky_circuits-note-slopes = Un pendio si sale solo con un salto; scendere è libero.
quirky_circuits-note-belts = Le carte Nastro muovono tutto ciò che è sulle frecce.
quirky_circuits-note-never = { quirky_circuits-thing-first } e { $prey } non devono mai incontrarsi: se no la partita è persa subito.
quirky_circuits-note-long = Alcune cose sono lunghe due caselle.
quirky_circuits-note-order = In quest’ordine: { COMMAS($things) }.

# Why something may not be done.
quirky_circuits-why-table = Il tavolo non gioca.
quirky_circuits-why-choosing = { $who } sceglie che cosa prendere.
quirky_circuits-why-not-there = Quello non è lì.
quirky_circuits-why-choose = Scegli prima che cosa prendere.
quirky_circuits-why-no-choice = Adesso non c’è niente da scegliere.
quirky_circuits-why-hands-off = Le tue mani non sono sul tavolo.
quirky_circuits-why-hands-on = Le tue mani sono già sul tavolo.
quirky_circuits-why-said = L’hai già detto: aspetta che qualcuno giochi una carta.
quirky_circuits-why-quirk = Un capriccio non aspetta: gioca prima la carta gialla.
quirky_circuits-why-card = Non hai in mano { quirky_circuits-card }{ $quirk ->
    [yes] {" "}con il bordo giallo
   *[no] {""}
    }.
quirky_circuits-why-done = Hai detto che hai fatto.
quirky_circuits-why-not-played = Non hai ancora giocato una carta, quindi non puoi aver fatto.
quirky_circuits-why-too-few = A un programma servono { $least } carte, e nessun altro può metterle: giocane ancora una.
quirky_circuits-why-not-played-yet = Non hai ancora giocato una carta, quindi non puoi aver fatto.
quirky_circuits-why-without-you = Senza di te il programma non arriverebbe a cinque carte.

# What happens to the robot, large beside the map: a title and a sentence.
quirky_circuits-bump-title = { $into ->
    [token] { quirky_circuits-thing-first } dice no
    [vase] Attenzione al vaso!
   *[other] { $robot ->
        [gizmo] { $into ->
            [obstacle] Il mobile dice no
            [barrier] Il muro dice no
            [edge] Il muro dice no
           *[other] Qualcosa dice no
        }
        [twirl] { $into ->
            [obstacle] La siepe dice no
            [barrier] Lo steccato dice no
            [edge] Lo steccato dice no
           *[other] Qualcosa dice no
        }
        [rover] { $into ->
            [obstacle] La roccia dice no
            [barrier] La corda dice no
            [edge] La corda dice no
            [incline] Troppo ripido
           *[other] Qualcosa dice no
        }
       *[lefty] { $into ->
            [obstacle] Il bancone dice no
            [table] Il tavolo dice no
            [barrier] Il paravento dice no
            [edge] Il muro dice no
           *[other] Qualcosa dice no
        }
    }
    }
quirky_circuits-bump = { $robot ->
    [gizmo] Gizmo urta, resta dov’è e gira da solo a sinistra.
    [twirl] Twirl urta e resta dov’è.
    [rover] Rover urta e resta dov’è.
   *[lefty] Lefty urta e resta dov’è.
    } { $into ->
    [incline] Per salire un pendio ci vuole un salto.
   *[other] { $robot ->
        [gizmo] Il gatto non si diverte.
        [twirl] Le sue ali ronzano ancora.
        [rover] Si scrolla tutto.
       *[lefty] Le sue braccia ciondolano.
    }
    }
quirky_circuits-broke-title = Crash!
quirky_circuits-broke = Il vaso è in pezzi, e i pezzi vanno spazzati via.
quirky_circuits-cleaned-title = { $what ->
    [bunny] Slurp!
   *[vase] Spazzato
    }
quirky_circuits-cleaned = { $n ->
    [0] Tutto è pulito. E ora a casa, alla base!
   *[other] Ancora { quirky_circuits-number } da pulire.
    }
quirky_circuits-drift-title = Uush
quirky_circuits-drift = { quirky_circuits-robot } ha ancora lo slancio dell’ultima carta e scivola verso { quirky_circuits-side }.
quirky_circuits-jump-title = Hop!
quirky_circuits-jump = { quirky_circuits-robot } salta sopra tutto quello che c’è.
quirky_circuits-belt-title = Il nastro gira
quirky_circuits-belt-robot = Porta con sé { quirky_circuits-robot }.
quirky_circuits-belt = { $which ->
    [only] Tutto ciò che c’è sopra avanza di una casella.
    [first] Una volta.
   *[second] Una volta, e un’altra ancora.
    }
quirky_circuits-swing-title = In pieno slancio
quirky_circuits-swing = Dopo la prossima carta scivola ancora di una casella verso { quirky_circuits-side }.
quirky_circuits-swing-lost-title = Niente più slancio
quirky_circuits-swing-lost = L’urto ha fermato lo slancio.
quirky_circuits-picked-title = Preso
quirky_circuits-picked = { quirky_circuits-robot } tiene { quirky_circuits-thing-done }{ $robot ->
    [lefty] { $hand ->
        [left] {" "}nella mano sinistra
       *[right] {" "}nella mano destra
    }
    [rover] {" "}in bocca
   *[other] {""}
    }.
quirky_circuits-early-title = Troppo presto
quirky_circuits-early = Non ancora { quirky_circuits-thing }: prima viene altro.
quirky_circuits-taken-title = Uno basta
quirky_circuits-taken = Di quella specie ce n’è già uno.
quirky_circuits-dropped-title = Posato
quirky_circuits-dropped = { quirky_circuits-thing-first } { $many ->
    [yes] sono
   *[no] è
    } per terra.
quirky_circuits-delivered-title = Consegnato!
quirky_circuits-delivered = { quirky_circuits-thing-first } { $n ->
    [0] { $many ->
        [yes] erano
       *[no] era
    } la fine della lista.
   *[other] { $many ->
        [yes] sono al posto giusto
       *[no] è al posto giusto
    }. Ancora { quirky_circuits-number }.
    }
quirky_circuits-nothing-title = { $why ->
    [empty] Niente lì
    [barrier] Non si passa
   *[outside] Non là fuori
    }
quirky_circuits-nothing = { $why ->
    [empty] { quirky_circuits-robot } allunga la mano e non trova niente.
    [barrier] C’è di mezzo una barriera.
   *[outside] Cadrebbe fuori dalla mappa.
    }
quirky_circuits-swapped-title = Di mano in mano
quirky_circuits-swapped = { $empty ->
    [yes] Tutte e due le mani sono vuote. Pazienza.
   *[no] { quirky_circuits-robot } cambia mano.
    }
quirky_circuits-walked-title = { quirky_circuits-thing-first } { $many ->
    [yes] camminano
   *[no] cammina
    }
quirky_circuits-walked-robot = Dritto verso { quirky_circuits-robot }.
quirky_circuits-walked = Verso { quirky_circuits-thing }.
quirky_circuits-stayed-title = { quirky_circuits-thing-first } { $many ->
    [yes] stanno fermi
   *[no] sta fermo
    }
quirky_circuits-stayed = { $why ->
    [there] È già il posto giusto.
    [no_path] Non c’è una strada.
    [held] Qualcuno lo sta portando.
    [delivered] È arrivato per sempre.
   *[absent] Qui non c’è.
    }
quirky_circuits-met-title = Eccoci
quirky_circuits-met = { quirky_circuits-thing-first } ha trovato { $other }.
quirky_circuits-stuck-title = Bloccato
quirky_circuits-stuck = { quirky_circuits-thing-first } non può andare avanti.
quirky_circuits-won-title = Fatto, in { quirky_circuits-battery-colour }!
quirky_circuits-won = { $robot ->
    [gizmo] Gizmo è a casa, e il gatto fa le fusa.
   *[other] { quirky_circuits-robot } è molto felice di voi.
    }
quirky_circuits-lost-title = { $why ->
    [battery] La batteria è scarica
   *[eaten] Oh no!
    }
quirky_circuits-lost-battery = { quirky_circuits-robot } si addormenta dov’è.
quirky_circuits-lost-eaten = { quirky_circuits-thing-first } ha preso { $other }.

# The word that flies over the map.
quirky_circuits-shout-steep = Troppo ripido!
quirky_circuits-shout-bump = Bum!
quirky_circuits-shout-broke = Crash!
quirky_circuits-shout-delivered = Ta-da!
quirky_circuits-shout-nothing = Eh?
quirky_circuits-beep = Beep-boop!
quirky_circuits-asleep = Zzz

# The log.
quirky_circuits-log-round = <b>Round { $round }</b>, batteria { $battery }.
quirky_circuits-log-played = { $you ->
    [yes] Hai giocato
   *[no] { $who } ha giocato
    } una carta <b>{ quirky_circuits-back }</b>{ $quirk ->
    [yes] , un capriccio.
   *[no] .
    }
quirky_circuits-log-beep = { you-subject }: <b>Beep-boop!</b>
quirky_circuits-log-stop = { $you ->
    [yes] Le tue mani sono
   *[no] { $who } ha le mani
    } aperte sul tavolo: <b>fermiamoci.</b>
quirky_circuits-log-run = Il programma parte: { quirky_circuits-number } carte.
quirky_circuits-log-card = { $you ->
    [yes] Tua:
   *[no] Di { $who }:
    } <b>{ quirky_circuits-card }</b>.
quirky_circuits-log-bump = <b>{ $into ->
    [incline] Troppo ripido!
   *[other] Bum!
    }</b>{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ quirky_circuits-number-first } caselle sono perse.
    }
quirky_circuits-log-broke = <b>Crash!</b> Un vaso in pezzi.
quirky_circuits-log-cleaned = { $what ->
    [bunny] Un batuffolo di polvere in meno.
   *[vase] I pezzi sono spazzati via.
    } <b>{ $n ->
    [0] Tutto pulito!
   *[other] Ancora { quirky_circuits-number }.
    }</b>
quirky_circuits-log-delivered = Consegna: <b>{ quirky_circuits-thing }</b>{ $n ->
    [0] . Era l’ultima!
   *[other] , ancora { quirky_circuits-number }.
    }
quirky_circuits-log-drift = Una scivolata verso <b>{ quirky_circuits-side }</b>.
quirky_circuits-log-picked = Preso: <b>{ quirky_circuits-thing }</b>.
quirky_circuits-log-dropped = Posato: <b>{ quirky_circuits-thing }</b>{ $early ->
    [yes] , troppo presto.
   *[no] .
    }
quirky_circuits-log-walked = { quirky_circuits-thing-first } { $many ->
    [yes] camminano
   *[no] cammina
    }.
quirky_circuits-log-won = Fatto, in <b>{ quirky_circuits-battery-colour }</b>!
quirky_circuits-log-lost = { $why ->
    [battery] La batteria è scarica.
   *[eaten] È finita male.
    }

# Whose turn it is to do what.
quirky_circuits-rule = Un programma ha cinque carte o più, e una da ciascuno.
quirky_circuits-enough = Abbastanza per un programma
quirky_circuits-enough-open = Parte quando tutti hanno fatto. Non ancora: { $names }.
quirky_circuits-missing = Ancora { quirky_circuits-number } almeno
quirky_circuits-missing-from = Ancora { quirky_circuits-number } almeno, da { $names }
quirky_circuits-you = tu
quirky_circuits-from-you = te
quirky_circuits-seat = Posto { $number }
quirky_circuits-somebody = Qualcuno
quirky_circuits-status-won = Ce l’avete fatta, insieme!
quirky_circuits-status-solved = { $name } è risolto, { $colour ->
    [green] con la batteria ancora verde
    [yellow] con la batteria sul giallo
   *[red] con le ultime gocce di rosso
    }.
quirky_circuits-status-lost = Stavolta no
quirky_circuits-status-empty = La batteria di { quirky_circuits-robot } è scarica.
quirky_circuits-status-badly = È finita male.
quirky_circuits-status-which = Quale?
quirky_circuits-status-which-hint = { quirky_circuits-robot } ne può prendere uno solo. Hai giocato tu la carta, quindi scegli tu.
quirky_circuits-status-chooses = { $you ->
    [yes] Scegli tu
   *[no] { $who } sceglie
    }
quirky_circuits-status-chooses-hint = { quirky_circuits-robot } ne può prendere uno solo.
quirky_circuits-status-watching = Tutti giocano carte
quirky_circuits-status-open = Non ancora: { $names }.
quirky_circuits-status-runs = Il programma gira.
quirky_circuits-status-quirk = Gioca prima la carta gialla
quirky_circuits-status-quirk-hint = Un capriccio non aspetta. Poi, quello che vuoi.
quirky_circuits-status-done = Hai fatto
quirky_circuits-status-done-hint = { $waiting ->
    [yes] Manca ancora: { $names }. Gioca un’altra carta e sei di nuovo in gioco.
   *[no] Gioca un’altra carta e sei di nuovo in gioco.
    }
quirky_circuits-status-empty-hand = La tua mano è vuota
quirky_circuits-status-empty-hand-hint = Di’ Fatto.
quirky_circuits-status-play = Gioca una carta
quirky_circuits-status-play-hint = Quando vuoi, quante ne vuoi, ognuna a destra dell’ultima.
quirky_circuits-status-on = Gioca ancora
quirky_circuits-status-on-hint = { $need }.
quirky_circuits-status-more = Ancora una, o fatto?
quirky_circuits-status-more-hint = Quando tutti hanno fatto, il programma parte.

# On the board.
quirky_circuits-is = { $what ->
    [away] è via
    [choosing] sceglie
    [stop] vuole fermarsi
    [done] ha fatto
    [played] ne ha giocate { $n }
   *[thinking] pensa
    }
quirky_circuits-sitter = { $who }, { $is }
quirky_circuits-you-sit = Tu
quirky_circuits-next-card = Poi { $you ->
    [yes] la tua
   *[no] di { $who }
    }: { quirky_circuits-card }
quirky_circuits-whose = { $you ->
    [yes] La tua carta
   *[no] Carta di { $who }
    }.
quirky_circuits-round = Round { $round }
quirky_circuits-round-card = Round { $round }, carta { $card } di { $of }
quirky_circuits-round-again = Ancora una volta: round { $round }
quirky_circuits-round-again-card = Ancora una volta: round { $round }, carta { $card } di { $of }
quirky_circuits-round-only = Round { $round }.
quirky_circuits-round-note = { $practice ->
    [yes] Round { $round }, prova a carte scoperte.
   *[no] Round { $round }.
    } { $note }
quirky_circuits-here-we-go = Si parte
quirky_circuits-carries-out = { quirky_circuits-robot } esegue tutte le carte, una dopo l’altra.
quirky_circuits-pass-device = Passa il dispositivo
quirky_circuits-pass-to = Passa a { $who }
quirky_circuits-what-happened = Rivedi
quirky_circuits-what-happened-title = Che cosa è successo, carta per carta (A)
quirky_circuits-run = La corsa, carta per carta
quirky_circuits-card-back = Una carta indietro
quirky_circuits-card-back-title = Una carta indietro (←)
quirky_circuits-card-on = Una carta avanti
quirky_circuits-card-on-title = Una carta avanti (→)
quirky_circuits-pause = Pausa
quirky_circuits-pause-title = Pausa (spazio)
quirky_circuits-go-on = Continua
quirky_circuits-go-on-title = Continua (spazio)
quirky_circuits-skip = Salta
quirky_circuits-skip-title = Fino alla fine (Fine)
quirky_circuits-to-table = Torna al tavolo
quirky_circuits-say-done = Fatto
quirky_circuits-say-done-title = Fatto: le mie carte sono coperte (D)
quirky_circuits-you-are-done = Hai fatto
quirky_circuits-say-stop = Fermiamoci
quirky_circuits-say-stop-title = Mani aperte sul tavolo: secondo me conviene fermarci (S)
quirky_circuits-say-beep = Beep-boop
quirky_circuits-say-beep-title = L’unica parola che c’è (B)
quirky_circuits-marked-stop = fermiamoci
quirky_circuits-marked-done = fatto
quirky_circuits-battery = batteria
quirky_circuits-battery-label = Batteria { $left } di { $full }{ $colour ->
    [none] {""}
   *[other] , in { quirky_circuits-battery-colour }
    }
quirky_circuits-battery-score = batteria { $left }
quirky_circuits-queue = La coda
quirky_circuits-queued = { $number }. { $card }, di { $who }
quirky_circuits-only-you = Solo tu vedi che cos’è
quirky_circuits-stars = { $n } stelle su { $of }
quirky_circuits-left-hand = S
quirky_circuits-right-hand = D
# The map, as a screen reader says it.
quirky_circuits-map = { quirky_circuits-robot } in { $place }, guarda a { quirky_circuits-side }{ $drift ->
    [none] .
   *[other] , scivola a { $way }.
    }
quirky_circuits-map-holds = Tiene { quirky_circuits-thing-done }.
quirky_circuits-map-bunnies = Batuffoli di polvere: { $places }.
quirky_circuits-map-thing = { $delivered ->
    [yes] { quirky_circuits-thing-first } (a posto)
   *[no] { quirky_circuits-thing-first }
    }: { $place }.

# Keys.
quirky_circuits-key-lift = alza una carta
quirky_circuits-key-next = la carta dopo; durante la corsa: una carta indietro, una avanti
quirky_circuits-key-play = gioca la carta alzata
quirky_circuits-key-back = rimettila giù
quirky_circuits-key-done = fatto
quirky_circuits-key-stop = fermiamoci, o continuiamo
quirky_circuits-key-beep = Beep-boop
quirky_circuits-key-again = che cosa è successo, ancora una volta
quirky_circuits-key-pause = metti in pausa la corsa, saltala

# What one can do, as the coach says it.
quirky_circuits-do-play = Gioca <b>{ quirky_circuits-card }</b>
quirky_circuits-do-done = Di’ <b>Fatto</b>
quirky_circuits-do-stop = Mani aperte sul tavolo: <b>fermiamoci</b>
quirky_circuits-do-go-on = Togli le mani dal tavolo
quirky_circuits-do-beep = Di’ <b>Beep-boop</b>
quirky_circuits-do-take = Prendi <b>{ $kind ->
    [none] questo
   *[other] { quirky_circuits-thing-done }
    }</b>
quirky_circuits-next = Poi: { $name }
quirky_circuits-next-practice = Provalo a carte scoperte

# The scenario book.
quirky_circuits-book-open = Apri il libro degli scenari
quirky_circuits-book = Il libro degli scenari
quirky_circuits-book-entry = { $number }. { $name }
quirky_circuits-book-label = { $number }. { $name }, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
    }. { $words }{ $colour ->
    [none] {""}
   *[other] {" "}Vinto in { quirky_circuits-battery-colour }.
    }
quirky_circuits-book-tale = Ventuno serate, da una stella a cinque. { $won ->
    [0] Quello che la tua squadra vince su questo dispositivo si segna qui.
   *[other] La tua squadra ne ha vinti { $won } su questo dispositivo.
    }
quirky_circuits-book-won = vinto in { quirky_circuits-battery-colour }
quirky_circuits-book-times = Vinto { $times ->
    [1] una volta
   *[other] { $times } volte
    }, al meglio in { quirky_circuits-battery-colour }
quirky_circuits-book-own-name = Uno scenario tuo
quirky_circuits-book-own = I tuoi
quirky_circuits-book-own-words = Disegnane uno nell’<a>officina degli scenari</a>, o prendi un file:
quirky_circuits-book-file = apri un file

# The gallery.
quirky_circuits-gallery = Ecco i quattro robot
quirky_circuits-gallery-hint = Toccane uno per girarlo: si vede sempre dov’è il davanti.
quirky_circuits-gallery-turn = { quirky_circuits-robot }: gira
quirky_circuits-gallery-job = { $robot ->
    [gizmo] Aspira, con un gatto in groppa.
    [twirl] Porta semi, e la cena.
    [rover] Scava vecchie ossa.
   *[lefty] Fa il sushi per i gatti.
    }
quirky_circuits-gallery-quirk = { $robot ->
    [gizmo] Urta dappertutto, e poi gira da solo a sinistra.
    [twirl] Dopo due caselle intere scivola di un’altra, dopo la carta seguente.
    [rover] Prende le cose in bocca, davanti a sé. Un pendio lo sale solo con un salto.
   *[lefty] La mano destra arriva a una casella a destra, la sinistra a due a sinistra, sempre tutte e due.
    }
quirky_circuits-gallery-front = { $robot ->
    [gizmo] Davanti gli occhi e il paraurti corallo. La coda segue.
    [twirl] Davanti le antenne e le braccia. La spina segue.
    [rover] Davanti il naso. L’antenna rossa scodinzola dietro.
   *[lefty] Davanti gli occhi sullo schermo. Il braccio lungo è sempre il sinistro.
    }
quirky_circuits-gallery-make = <a>L’officina degli scenari</a>: disegna una mappa tua, falla controllare e risolvere, e giocala.

# How to play.
quirky_circuits-rules-about = Di che si tratta
quirky_circuits-rules-about-1 = Guidate tutti insieme un solo robot, e nessuno dice una parola. Raggiungete lo scopo dello scenario prima che la batteria si scarichi.
quirky_circuits-rules-program = Programmare
quirky_circuits-rules-back = { $back ->
    [move] marce
    [turn] svolte
    [special] qualcosa di speciale
   *[quirk] anche un capriccio
    }
quirky_circuits-rules-program-1 = Ognuno gioca una carta quando vuole, coperta, a destra dell’ultima. Il dorso dice di che specie è, niente di più. Ognuno ne gioca almeno una, e insieme almeno cinque.
quirky_circuits-rules-program-2 = <b>Prima il giallo:</b> chi ha un capriccio non può giocare altro prima.
quirky_circuits-rules-program-3 = Quando hai giocato abbastanza, di’ Fatto. Chi gioca un’altra carta è di nuovo in gioco. Quando tutti hanno fatto, il programma parte.
quirky_circuits-rules-word = Nemmeno una parola
quirky_circuits-rules-word-1 = Niente suggerimenti, niente piani, niente smorfie. Le mani aperte sul tavolo vogliono dire “fermiamoci”: non obbliga nessuno. E se proprio devi dire qualcosa, di’ Beep-boop.
quirky_circuits-rules-run = Via
quirky_circuits-rules-run-1 = Le carte si scoprono e si eseguono da sinistra a destra. Se il robot urta un ostacolo, una barriera o il bordo, si ferma lì: il resto di quella carta è perso, e viene la prossima.
quirky_circuits-rules-run-2 = Poi le carte vanno sotto il mazzo, la batteria perde una tacca, e ognuno riempie la mano: cinque carte in due, quattro in tre o quattro.
quirky_circuits-rules-end = La fine
quirky_circuits-rules-end-1 = Appena lo scopo è raggiunto avete vinto, anche nel mezzo di un programma. La batteria mostra quanto bene: rosso, giallo o perfino verde. A 0 è finita.
quirky_circuits-rules-robots = I robot
quirky_circuits-rules-robot = { $robot ->
    [gizmo] <b>Gizmo.</b> Pulisce tutto ciò su cui passa: batuffoli di polvere e pezzi di vasi. Se urta qualcosa di solido, in più gira da solo a sinistra, una volta per carta. Un vaso urtato si rompe: c’è di più da pulire. Quando tutto è pulito, ritorno alla base.
    [twirl] <b>Twirl.</b> Prende e posa sulla sua casella. Dopo una carta Avanti 2 di due caselle intere ha slancio: dopo la carta seguente scivola di un’altra casella. Un urto la ferma. Lo slancio resta anche oltre la fine di un round.
    [rover] <b>Rover.</b> Prende e posa sulla casella davanti al naso; le ossa lunghe girano con lui. Un pendio lo sale solo con un salto; un salto passa sopra tutto tranne le barriere, e non può finire su un ostacolo.
   *[lefty] <b>Lefty.</b> La mano destra arriva a una casella a destra, la sinistra a due a sinistra, e agiscono insieme. Non può salire sui tavoli, ma può posarci il cibo.
    }
quirky_circuits-rules-carrying = Portare
quirky_circuits-rules-carrying-1 = Un robot che tiene qualcosa può solo posarlo. Ciò che tiene passa sopra a tutto; ciò che posa lo fermano solo le barriere. Consegnato è consegnato. Se ci sono più cose da prendere, sceglie chi ha giocato la carta.
quirky_circuits-rules-cards = Tutte le carte
quirky_circuits-rules-card = <b>{ $card ->
    [patches_1] Patches 1, 2
    [tiger_1] Tiger 1, 2
    [scar_1] Scar 1, 2
    [hen_1] Gallina 1, 2
    [fox_1] Volpe 1, 2
   *[other] { quirky_circuits-card }
    }.</b> { quirky_circuits-card-does }
quirky_circuits-rules-walking = Chi cammina fa la strada più corta, anche in diagonale, intorno a ostacoli e barriere, e si ferma dove voleva andare.

# The workshop.
quirky_circuits-shop = Officina degli scenari
quirky_circuits-shop-good = Non c’è niente di sbagliato. { $goal }
quirky_circuits-shop-new = Il mio scenario
quirky_circuits-shop-draw = Disegnare
quirky_circuits-shop-put = Mettere giù
quirky_circuits-shop-belongs = Dove va messo
quirky_circuits-shop-for = per { quirky_circuits-thing-alone }
quirky_circuits-shop-tool = { $tool ->
    [start] partenza
    [obstacle] ostacolo
    [vase] vaso
    [bunny] batuffolo
    [wall] barriera
    [rise] pendio
    [belt] nastro
   *[floor] pavimento
    }
quirky_circuits-shop-map = La mappa
quirky_circuits-shop-help = Le frecce muovono, Invio disegna, Maiusc e una freccia disegnano un bordo.
quirky_circuits-shop-solving = Il risolutore prova di tutto. Può volerci un minuto o due.
quirky_circuits-shop-watch = Guarda la soluzione
quirky_circuits-shop-solve = Risolvi
quirky_circuits-shop-robot = Robot
quirky_circuits-shop-name = Nome
quirky_circuits-shop-sentence = Una frase per il libro
quirky_circuits-shop-battery = Batteria
quirky_circuits-shop-stars = Stelle
quirky_circuits-shop-wide = Larghezza
quirky_circuits-shop-high = Altezza
quirky_circuits-shop-goal = Scopo
quirky_circuits-shop-goal-now = Adesso: { COMMAS($goals) }.
quirky_circuits-shop-goal-none = Ancora niente: metti batuffoli di polvere o posti sulla mappa.
quirky_circuits-shop-goal-part = { $what ->
    [clean] pulire
    [deliver] consegnare
   *[dock] tornare alla base
    }
quirky_circuits-shop-meets = { quirky_circuits-thing-alone } incontra { $whom }
quirky_circuits-shop-dock = poi ritorno alla partenza
quirky_circuits-shop-cards = Carte
quirky_circuits-shop-deck = { $deck ->
    [basic] quelle del robot
    [quirk] i suoi capricci gialli
    [cats] gatti che camminano
    [farm] gallina e volpe
   *[conveyor] nastri
    }
quirky_circuits-shop-special = Regole speciali
quirky_circuits-shop-in-way = { quirky_circuits-thing-first } sta in mezzo
quirky_circuits-shop-lost = si perde quando { $pair }
quirky_circuits-shop-order = consegna in quest’ordine:
quirky_circuits-shop-earlier = { quirky_circuits-thing }: prima
quirky_circuits-shop-more = Altro, a mano
quirky_circuits-shop-all = anche cose degli altri mondi
quirky_circuits-solution = La soluzione
quirky_circuits-solution-back = Torna al disegno
quirky_circuits-solution-done = Risolto!
quirky_circuits-solution-cards = Con { $n ->
    [one] 1 carta
   *[other] { $n } carte
    }, se tutti avessero quelle giuste.
quirky_circuits-solution-begins = Una carta dopo l’altra.

# Dopo la partita: ogni round com’è stato, e come sarebbe potuto essere.
quirky_circuits-after = Round per round
quirky_circuits-after-words = { $open ->
    [yes] Se una sola mente avesse tenuto tutte le mani: il miglior programma trovato per le vostre carte. Non conosceva le carte ancora da pescare.
   *[no] Che cosa avrebbero giocato dei bot ai vostri posti con le stesse mani, ciascuno senza sapere più di uno di voi.
    }
quirky_circuits-after-which = Quale round
quirky_circuits-after-wins = si poteva vincere
quirky_circuits-after-even = altrettanto bene
quirky_circuits-after-ahead = { $n ->
    [one] 1 carta più avanti
   *[other] { $n } carte più avanti
    }
quirky_circuits-after-behind = { $n ->
    [one] voi: 1 carta più avanti
   *[other] voi: { $n } carte più avanti
    }
quirky_circuits-after-would-win = { $open ->
    [yes] Con queste mani qui si poteva vincere, con { $battery } nella batteria: { quirky_circuits-battery-colour }.
   *[no] Dei bot avrebbero vinto qui, con { $battery } nella batteria: { quirky_circuits-battery-colour }.
    }
quirky_circuits-after-would-gain = { $open ->
    [yes] { $n ->
        [one] Con queste mani si poteva arrivare una carta più avanti.
       *[other] Con queste mani si poteva arrivare { $n } carte più avanti.
        }
   *[no] { $n ->
        [one] Dei bot sarebbero arrivati una carta più avanti.
       *[other] Dei bot sarebbero arrivati { $n } carte più avanti.
        }
    }
quirky_circuits-after-did-gain = { $n ->
    [one] Siete arrivati una carta più avanti di quanto avrebbero fatto dei bot.
   *[other] Siete arrivati { $n } carte più avanti di quanto avrebbero fatto dei bot.
    }
quirky_circuits-after-would-same = { $open ->
    [yes] Per queste mani non si è trovato niente di meglio.
   *[no] Dei bot sarebbero arrivati altrettanto lontano.
    }
quirky_circuits-after-played = Come l’avete giocato
quirky_circuits-after-better = { $open ->
    [yes] Come sarebbe potuto essere
   *[no] Come avrebbero giocato dei bot
    }
quirky_circuits-after-cleaned = { $n ->
    [one] Pulisce una casella.
   *[other] Pulisce { $n } caselle.
    }
quirky_circuits-after-delivered = { $n ->
    [one] Consegna una cosa.
   *[other] Consegna { $n } cose.
    }
quirky_circuits-after-met = { $n ->
    [one] Uno arriva dove deve.
   *[other] { $n } arrivano dove devono.
    }
quirky_circuits-after-broke = { $n ->
    [one] Rompe un vaso.
   *[other] Rompe { $n } vasi.
    }
quirky_circuits-after-won = Vince, con { $battery } nella batteria: { quirky_circuits-battery-colour }.
quirky_circuits-after-lost = Perde subito la partita.
quirky_circuits-after-left = { $n ->
    [one] Poi manca ancora circa una carta.
   *[other] Poi mancano ancora circa { $n } carte.
    }
quirky_circuits-after-replay = Questo round nel replay

# Come si gioca: che cosa sfugge spesso, e che cosa si era in una partita.
quirky_circuits-habit-bumps = Carte che hanno urtato qualcosa
quirky_circuits-habit-idle = Carte senza alcun effetto
quirky_circuits-role = { $role ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# Puzzles.
quirky_circuits-puzzle-win = Hai l’ultima parola. Gioca le tue carte in modo che questo programma faccia tutto quello che resta da fare{ $home ->
    [yes] {" "}e riporti il robot a casa
   *[no] {""}
    }.
quirky_circuits-puzzle-do = Hai l’ultima parola. Gioca le tue carte per riuscirci: questo programma { $does }.
quirky_circuits-puzzle-cleans = { quirky_circuits-did-cleaned }
quirky_circuits-puzzle-delivers = { quirky_circuits-did-delivered }
quirky_circuits-puzzle-why = La fila si esegue da sinistra, poi le tue carte nell’ordine in cui le giochi: così { $won ->
    [yes] è vinta
   *[no] si fa più che in ogni altro ordine
    }.
