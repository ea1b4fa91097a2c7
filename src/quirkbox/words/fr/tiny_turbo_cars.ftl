tiny_turbo_cars-count = { $n ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
    }
tiny_turbo_cars-count-first = { $n ->
    [0] Aucune
    [1] Une
    [2] Deux
    [3] Trois
    [4] Quatre
    [5] Cinq
    [6] Six
    [7] Sept
    [8] Huit
    [9] Neuf
    [10] Dix
    [11] Onze
    [12] Douze
   *[other] { $n }
    }
tiny_turbo_cars-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
    }
tiny_turbo_cars-seat = Place { $number }
tiny_turbo_cars-slides = { $slides ->
    [one] { $slides } glissement
   *[other] { $slides } glissements
    }
tiny_turbo_cars-batteries = { $batteries ->
    [one] { $batteries } pile
   *[other] { $batteries } piles
    }
tiny_turbo_cars-shields = { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
    }
tiny_turbo_cars-rows = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
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
    [die_liner] « Puis +1 » et les flèches de craie lui donnent 2 de plus, pas 1.
    [brick_gang] Depuis le tapis ou l’herbe, elle avance toujours de 2.
    [sonic_fish] Après une flaque, ses diagonales vont 1 plus loin.
    [grim_thresher] Avancer tout droit d’exactement 1 ne lui fait jamais mal.
    [m1_furry] Ses fusées partent des quatre côtés ; un coup au but donne un bouclier.
    [bird_racer] À la fin de son tour, il peut voler vers une autre voie.
    [dogtor] Pile en recharge 2. Avec les 3 chargées, il avance de 2.
   *[turbotbot] Son turbo vaut toujours 4, mais un choc y fait deux fois mal.
    }
tiny_turbo_cars-motto = { $car ->
    [die_liner] Roule sur la mer de tapis et compte toujours deux fois.
    [brick_gang] Trois amis inséparables, sur tous les tapis.
    [sonic_fish] Jamais aussi heureux que dans l’eau.
    [grim_thresher] Va lentement, à travers tout.
    [m1_furry] Tout doux dehors, mais mieux vaut ne pas rester à côté.
    [bird_racer] Pourquoi contourner un livre ?
    [dogtor] Prenez deux piles et rappelez-moi demain matin.
   *[turbotbot] Bip. Boup. Vroum.
    }
tiny_turbo_cars-cars = Voici les huit voitures
tiny_turbo_cars-cars-hint = Chacune sait faire une chose qu’aucune autre ne sait faire.
tiny_turbo_cars-car-ride = { tiny_turbo_cars-car } fait un tour

tiny_turbo_cars-command = { $command ->
    [forward_1] Avant 1
    [forward_2] Avant 2
    [back_1] Recul 1
    [left_1] Gauche 1
    [left_2] Gauche 2
    [right_1] Droite 1
    [right_2] Droite 2
    [jump] Saut
    [missile] Fusée
    [turbo] Turbo
    [battery] Pile
    [increase] Puis +1
    [decrease] Puis −1
    [hole] Le trou
   *[other] une tuile
    }
tiny_turbo_cars-way = { $way ->
    [up] vers le haut
    [down] vers le bas
    [left] vers la gauche
   *[right] vers la droite
    }

tiny_turbo_cars-room = { $room ->
    [START] Entrée
    [T1] Bureau
    [T2] Cuisine
    [T3] Salon
    [T4] Grenier
    [FIN] Jardin
   *[own] Une pièce à toi
    }
tiny_turbo_cars-in-room = { $room ->
    [START] dans l’entrée
    [T1] dans le bureau
    [T2] dans la cuisine
    [T3] dans le salon
    [T4] au grenier
    [FIN] à la porte du jardin
    [garden] dans le jardin
    [own] dans une pièce à toi
   *[house] dans la maison
    }
tiny_turbo_cars-thing = { $thing ->
    [duck] le canard en plastique
    [blocks] la tour de cubes
    [bear] l’ours en peluche
    [ball] le ballon
    [top] la toupie
    [books] la pile de BD
    [car] une autre voiture
    [impassable] un gros livre
    [wall] le mur
    [blue] le côté bleu
   *[red] le côté rouge
    }
tiny_turbo_cars-book = { $book ->
    [0] 1001 SIESTES
    [1] ATLAS des CHAUSSETTES
    [2] Chats Magazine
    [3] BIEN RANGER
    [4] Soupe
   *[5] Mots très longs
    }

tiny_turbo_cars-change = { $more ->
    [0] { $less } de moins
   *[other] { $more } de plus
    }
tiny_turbo_cars-doing = { $command ->
    [turbo] Turbo, qui vaut { $printed }
   *[other] { tiny_turbo_cars-command }
    }{ $ground ->
    [carpet] {" "}depuis le tapis
    [grass] {" "}depuis l’herbe
   *[other] {""}
    }{ $changed ->
    [yes] {" "}et { tiny_turbo_cars-change }
   *[no] {""}
    }
tiny_turbo_cars-makes = { tiny_turbo_cars-doing }, cela fait { $value }
tiny_turbo_cars-carried = La commande suivante a { tiny_turbo_cars-change }.
tiny_turbo_cars-cancelled = Plus et moins s’annulent.
tiny_turbo_cars-cancelled-why = Ils s’annulent.
tiny_turbo_cars-hole = Le trou : il ne se passe rien.
tiny_turbo_cars-hole-why = Il ne se passe rien.
tiny_turbo_cars-back-start = Recul ne compte pas au départ.
tiny_turbo_cars-back-start-why = Personne ne quitte le départ en reculant.

tiny_turbo_cars-far = { $how ->
    [forward] { $far } en avant
    [backward] { $far } en arrière
    [left] { $far } vers le côté bleu
    [right] { $far } vers le côté rouge
    [jump] Un saut de { $far }
    [fly] Vol vers la voie { $lane }
   *[boost] Un bouclier pousse de { $far }
    }
tiny_turbo_cars-moved = { $met ->
    [into] { tiny_turbo_cars-far }, et boum : { tiny_turbo_cars-thing }
    [stopped] { tiny_turbo_cars-far }, puis stop : { tiny_turbo_cars-thing }
    [blocked] Impossible, juste devant : { tiny_turbo_cars-thing }
    [nowhere] Aucun mouvement
   *[nothing] { tiny_turbo_cars-far }
    }.
tiny_turbo_cars-who-moved = { $you ->
    [yes] Toi
   *[no] { $who }
    } : <b>{ tiny_turbo_cars-moved }</b>

tiny_turbo_cars-boom = { $cause ->
    [obstacle] BOING !
    [car] CRAC !
    [missile] ZAP !
    [slowest] TROP LENT !
    [none] Ouf !
    [water] Plouf !
   *[impassable] BOUM !
    }
tiny_turbo_cars-unharmed = { $why ->
    [start] Aucun dégât : au départ, personne ne se fait mal.
    [down] Aucun dégât : une voiture couchée n’en prend plus.
   *[small_step] Aucun dégât : un petit pas ne fait rien au Grim Thresher.
    }
tiny_turbo_cars-damaged = { $slowest ->
    [yes] Dernière télécommande : { $you ->
        [yes] la tienne
       *[no] { $who }
    }.{" "}
   *[no] {""}
    }{ $paid ->
    [shield] Un bouclier encaisse{ $left ->
        [0] .
        [one] ; il en reste { $left }.
       *[other] ; il en reste { $left }.
    }
   *[battery] { $you ->
        [yes] Tu perds
       *[no] { $who } perd
    } une pile ; il en reste { $left }.
    }

tiny_turbo_cars-log-chose = { $you ->
    [yes] Tu conduis
   *[no] { $who } conduit
    } <b>{ tiny_turbo_cars-car }</b>.
tiny_turbo_cars-log-placed = { $you ->
    [yes] Tu pars
   *[no] { $who } part
    } sur la voie { $lane }.
tiny_turbo_cars-log-round = <b>Manche { $number }.</b> À vos télécommandes !
tiny_turbo_cars-log-time-up = Le temps est écoulé pour { $you ->
    [yes] toi
   *[no] { $who }
    }.
tiny_turbo_cars-log-done = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } terminé{ $smile ->
    [none] {""}
   *[other] , Sourire { $smile }
    } : { tiny_turbo_cars-slides }.
tiny_turbo_cars-log-countdown = Dix secondes pour { $you ->
    [yes] toi
   *[no] { $who }
    } !
tiny_turbo_cars-log-undone = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } fait { tiny_turbo_cars-slides } de trop : on les annule.
tiny_turbo_cars-log-smile = { $you ->
    [yes] Tu reçois
   *[no] { $who } reçoit
    } le Sourire { $smile }.
tiny_turbo_cars-log-revealed = Tous les programmes sont visibles.
tiny_turbo_cars-log-turn = <b>{ tiny_turbo_cars-races }.</b>
tiny_turbo_cars-log-recovered = { $you ->
    [yes] Tu te reposes et recharges
   *[no] { $who } se repose et recharge
    } une pile : { $batteries } maintenant.
tiny_turbo_cars-log-stood = { $you ->
    [yes] Tu te relèves
   *[no] { $who } se relève
    }.
tiny_turbo_cars-log-healed = { $batteries ->
    [0] Toutes les piles sont déjà chargées.
   *[other] { $you ->
        [yes] Tu recharges
       *[no] { $who } recharge
    } { tiny_turbo_cars-batteries }.
    }
tiny_turbo_cars-log-fired = { $around ->
    [yes] Des fusées des quatre côtés !
   *[no] Une fusée tout droit !
    }
tiny_turbo_cars-log-hit = { $you ->
    [yes] Elle te touche.
   *[no] Elle touche { $who }.
    }
tiny_turbo_cars-log-slippery = { $you ->
    [yes] Tu glisses
   *[no] { $who } glisse
    } : bleu et rouge changent de place.
tiny_turbo_cars-log-dropped = { $n ->
    [one] { $n } bouclier inutilisé retourne
   *[other] { $n } boucliers inutilisés retournent
    } dans la réserve.
tiny_turbo_cars-log-gained = { $you ->
    [yes] Tu reçois
   *[no] { $who } reçoit
    } { tiny_turbo_cars-shields }{ $behind ->
    [yes] {" "}pour { $shields ->
        [one] la voiture
       *[other] les voitures
    } devant.
   *[no] .
    }
tiny_turbo_cars-log-crossed = { $you ->
    [yes] Tu es
   *[no] { $who } est
    } <b>{ $rows ->
    [1] sur la ligne d’arrivée
   *[other] { $rows } rangées après la ligne
    }</b>.
tiny_turbo_cars-log-home = { $you ->
    [yes] Tu es
   *[no] { $who } est
    } à l’arrivée : <b>{ tiny_turbo_cars-place }.</b>
tiny_turbo_cars-log-grandma = Mamie est là ! <b>{ $you ->
    [yes] Tu es
   *[no] { $who } est
    } en tête.</b>
tiny_turbo_cars-log-won = <b>{ $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
    } la course !</b>

tiny_turbo_cars-races = { $you ->
    [yes] Tu pars
   *[no] { $who } part
    }
tiny_turbo_cars-slept = { tiny_turbo_cars-command } : on dort
tiny_turbo_cars-recovered = Une pile se recharge : { $batteries } maintenant.
tiny_turbo_cars-stood = Tout est chargé : debout !
tiny_turbo_cars-healed = { $gained ->
    [0] Toutes sont déjà chargées.
   *[other] { $gained } de plus.
    }
tiny_turbo_cars-fell = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
    } plus d’énergie.
tiny_turbo_cars-slippery = Ça glisse ! Bleu et rouge changent de place.
tiny_turbo_cars-boosted = Un bouclier pour deux cases
tiny_turbo_cars-through = { $you ->
    [yes] Tu as fini ton tour
   *[no] { $who } a fini son tour
    }
tiny_turbo_cars-gained = { $behind ->
    [yes] Des boucliers pour ceux qui sont derrière.
   *[no] Touché : un bouclier.
    }
tiny_turbo_cars-crossed = { $you ->
    [yes] Tu passes
   *[no] { $who } passe
    } la ligne d’arrivée !
tiny_turbo_cars-home = { $you ->
    [yes] Tu es
   *[no] { $who } est
    } à l’arrivée !
tiny_turbo_cars-grandma = Mamie est là !
tiny_turbo_cars-wins = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
    } !

tiny_turbo_cars-choose = { $you ->
    [yes] Choisis ta voiture
   *[no] { $who } choisit une voiture
    }
tiny_turbo_cars-choose-hint = { $you ->
    [yes] Chaque voiture a un talent.
   *[no] Le plus jeune d’abord, puis dans le sens des aiguilles d’une montre.
    }
tiny_turbo_cars-put = { $you ->
    [yes] Place ta voiture au départ
   *[no] { $who } place une voiture
    }
tiny_turbo_cars-put-hint = { $you ->
    [yes] Touche une case de départ libre.
   *[no] Qui a choisi en dernier place en premier.
    }
tiny_turbo_cars-fly = { $you ->
    [yes] Voler vers une autre voie ?
   *[no] { $who } peut voler
    }
tiny_turbo_cars-fly-hint = { $you ->
    [yes] Touche une case vide de ta rangée, ou reste.
   *[no] Bird Racer cherche une case vide.
    }
tiny_turbo_cars-spend = { $you ->
    [yes] Dépenser un bouclier ?
   *[no] { $who } peut dépenser des boucliers
    }
tiny_turbo_cars-spend-hint = { $you ->
    [yes] Chacun te pousse de deux cases.
   *[no] Chacun vaut deux cases.
    }
tiny_turbo_cars-won = { $you ->
    [yes] Tu gagnes la course !
   *[no] { $who } gagne la course !
    }
tiny_turbo_cars-won-all = Toutes les places sont prises.
tiny_turbo_cars-won-past = { tiny_turbo_cars-count-first } { $n ->
    [one] rangée
   *[other] rangées
    } après la ligne.
tiny_turbo_cars-won-grandma = Mamie est là.
tiny_turbo_cars-hurry = { $you ->
    [yes] Vite !
   *[no] Il ne manque que { $who }
    }
tiny_turbo_cars-hurry-hint = { $you ->
    [yes] Dix secondes, puis ton programme est fixé.
   *[no] Compte avec nous !
    }
tiny_turbo_cars-waiting = On attend { $names }
tiny_turbo_cars-stands = Ton programme est fixé.
tiny_turbo_cars-everybody = Tout le monde programme en même temps.
tiny_turbo_cars-slide = Fais glisser ton programme
tiny_turbo_cars-slide-counted = { $n ->
    [one] Encore { $n } glissement.
   *[other] Encore { $n } glissements.
    } Qui en fait le moins part en premier.
tiny_turbo_cars-slide-live = Qui termine en premier part en premier.
tiny_turbo_cars-you-home = Tu es à l’arrivée, { tiny_turbo_cars-place }. Les autres continuent.
tiny_turbo_cars-then-round = Ensuite, une nouvelle manche commence.
tiny_turbo_cars-then-first = Ensuite, on retourne les télécommandes.
tiny_turbo_cars-then-race = { $you ->
    [yes] Ensuite, c’est à toi.
   *[no] Ensuite, c’est à { $who }.
    }
tiny_turbo_cars-ready = On y va ?
tiny_turbo_cars-next = { $you ->
    [yes] Bientôt à toi
   *[no] Bientôt à { $who }
    }
tiny_turbo_cars-next-hint = La suite vient toute seule.
tiny_turbo_cars-here-we-go = C’est parti

tiny_turbo_cars-you = Toi
tiny_turbo_cars-is-away = pas là
tiny_turbo_cars-has-car = voiture choisie
tiny_turbo_cars-is-choosing = choix en cours
tiny_turbo_cars-waits = en attente
tiny_turbo_cars-is-placed = au départ
tiny_turbo_cars-is-placing = placement en cours
tiny_turbo_cars-is-home = à l’arrivée, { tiny_turbo_cars-place }
tiny_turbo_cars-is-ready = on peut y aller
tiny_turbo_cars-is-not-ready = pas encore
tiny_turbo_cars-is-done = terminé, { tiny_turbo_cars-slides }
tiny_turbo_cars-last-costs = { $shield ->
    [yes] Finir en dernier coûte une pile : ton bouclier la paie.
   *[no] Finir en dernier coûte une pile.
    }
tiny_turbo_cars-has-crossed = a passé la ligne
tiny_turbo_cars-is-in-row = rangée { $row }
tiny_turbo_cars-is-racing = en course
tiny_turbo_cars-is-looking = en train de regarder
tiny_turbo_cars-out-of-power = à plat
tiny_turbo_cars-may-fly = peut voler
tiny_turbo_cars-may-spend = boucliers à dépenser ?
tiny_turbo_cars-asleep = { $asleep ->
    [yes] , à plat
   *[no] {""}
    }
tiny_turbo_cars-has-raced = course faite{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-next = juste après{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-last = en dernier{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-waiting = { tiny_turbo_cars-waits }{ tiny_turbo_cars-asleep }

tiny_turbo_cars-shout = { $voice ->
    [0] { tiny_turbo_cars-second } !
    [1] { $n ->
        [0] ZÉRO
        [1] UN
        [2] DEUX
        [3] TROIS
        [4] QUATRE
        [5] CINQ
        [6] SIX
        [7] SEPT
        [8] HUIT
        [9] NEUF
       *[10] DIX
    } !
    [2] { $n ->
        [0] zérooo
        [1] uuun
        [2] deeeux
        [3] troiiis
        [4] quaaatre
        [5] ciiinq
        [6] siiix
        [7] seeept
        [8] huiiit
        [9] neeeuf
       *[10] diiix
    }…
   *[3] { tiny_turbo_cars-second }…
    }
tiny_turbo_cars-second = { $n ->
    [0] zéro
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[10] dix
    }
tiny_turbo_cars-clock = Encore { $seconds } secondes
tiny_turbo_cars-clock-unit = { $seconds ->
    [one] seconde
   *[other] secondes
    }

tiny_turbo_cars-desk = Ta télécommande
tiny_turbo_cars-desk-all = Toutes les télécommandes
tiny_turbo_cars-desk-car = { $you ->
    [yes] { $car ->
        [none] Ta voiture
       *[other] { tiny_turbo_cars-car }, ta voiture
    }
   *[no] { $car ->
        [none] Voiture : { $who }
       *[other] { tiny_turbo_cars-car } : { $who }
    }
    }
tiny_turbo_cars-desk-down = Elle est couchée : chaque commande recharge une pile, jusqu’à trois.
tiny_turbo_cars-desk-parked = garé
tiny_turbo_cars-desk-power = { tiny_turbo_cars-batteries }{ $shields ->
    [0] {""}
   *[other] , { tiny_turbo_cars-shields }
    }
tiny_turbo_cars-desk-done = Fini !
tiny_turbo_cars-desk-stands = Fixé
tiny_turbo_cars-desk-stands-hint = Ton programme est fixé. Voyons ce que font les autres.
tiny_turbo_cars-desk-no-slides = Plus de glissements : dis que c’est fini.
tiny_turbo_cars-desk-hint = Fais glisser une tuile brillante dans le trou : touche-la ou appuie sur une flèche
tiny_turbo_cars-desk-slides = { tiny_turbo_cars-slides }{ $done ->
    [yes] , fini
   *[no] {""}
    }
tiny_turbo_cars-puzzle = Ta télécommande. Les deux lignes du milieu sont le programme.
tiny_turbo_cars-puzzle-slot = { tiny_turbo_cars-command }, position { $slot }
tiny_turbo_cars-puzzle-parked = { tiny_turbo_cars-command }, garée
tiny_turbo_cars-garage = Le garage
tiny_turbo_cars-tally = { $slides ->
    [one] glissement
   *[other] glissements
    }
tiny_turbo_cars-tally-done = { $n ->
    [0] Personne n’a encore fini.
    [1] Une télécommande est finie.
   *[other] { tiny_turbo_cars-count-first } sont finies.
    }
tiny_turbo_cars-next-smile = pour le prochain « Fini ! »
tiny_turbo_cars-house = Toute la maison, { tiny_turbo_cars-rows }
tiny_turbo_cars-round-of = Manche { $number }, tout le monde programme en même temps

tiny_turbo_cars-strip = Le programme
tiny_turbo_cars-strip-slot = { $slot } : { tiny_turbo_cars-command }
tiny_turbo_cars-strip-slot-wet = { $slot } : { tiny_turbo_cars-command }, dans l’autre sens à cause de la flaque
tiny_turbo_cars-where-round = Manche { $number }.
tiny_turbo_cars-where = Manche { $number }. { $you ->
    [yes] Toi
   *[no] { $who }
    } : rangée { $row } sur { $rows }, { tiny_turbo_cars-in-room }.
tiny_turbo_cars-drag = Fais glisser la piste pour regarder autour.
tiny_turbo_cars-command-of = { $you ->
    [yes] Ta commande { $slot } sur 8
   *[no] { $who } : commande { $slot } sur 8
    }
tiny_turbo_cars-speed = À quelle vitesse la course est montrée
tiny_turbo_cars-skip = Passer
tiny_turbo_cars-do-ready = En avant, manche { $number }
tiny_turbo_cars-do-first = À vos télécommandes !
tiny_turbo_cars-do-go = Continuer
tiny_turbo_cars-do-boost = Un bouclier : 2 cases
tiny_turbo_cars-boost-lands = Un bouclier la mènerait à la voie { $lane }, rangée { $row }{ $bumps ->
        [yes] , où elle heurte quelque chose
       *[no] {""}
    }
tiny_turbo_cars-do-stop = Non, ça suffit
tiny_turbo_cars-do-stay = Rester ici
tiny_turbo_cars-start-here = Partir de la voie { $lane }, rangée { $row }
tiny_turbo_cars-fly-here = Voler vers la voie { $lane }
tiny_turbo_cars-order = Qui part quand : le Sourire le plus joyeux d’abord
tiny_turbo_cars-order-ready = on peut y aller
tiny_turbo_cars-smile = { $smile ->
    [none] pas encore de Sourire
   *[other] Sourire { $smile }
    }
tiny_turbo_cars-power = { $batteries ->
    [0] aucune pile
    [1] une pile
    [2] deux piles
   *[3] trois piles
    }{ $n ->
    [0] {""}
    [1] , un bouclier
   *[other] , { tiny_turbo_cars-count } boucliers
    }
tiny_turbo_cars-track = La piste. { $cars }
tiny_turbo_cars-track-car = { $you ->
    [yes] Toi
   *[no] { $who }
    } : voie { $lane }, rangée { $row }{ $down ->
    [yes] , couché.
   *[no] .
    }
tiny_turbo_cars-score = { $rows ->
    [home] à l’arrivée
   *[other] { $past ->
        [yes] { $rows } après la ligne
       *[no] encore { $rows }
    }
    }

tiny_turbo_cars-propose-choose = Conduis <b>{ tiny_turbo_cars-car }</b>
tiny_turbo_cars-propose-place = Pars sur la <b>voie { $lane }</b>
tiny_turbo_cars-propose-slide = Fais glisser <b>{ tiny_turbo_cars-command }</b> { tiny_turbo_cars-way }
tiny_turbo_cars-propose-done = Dis <b>fini</b> : le programme est fixé
tiny_turbo_cars-propose-ready = Continue
tiny_turbo_cars-propose-fly = Vole vers la <b>voie { $lane }</b>
tiny_turbo_cars-propose-stay = Reste sur cette voie
tiny_turbo_cars-propose-boost = Dépense un <b>bouclier</b> : deux cases
tiny_turbo_cars-propose-stop = Garde les boucliers

tiny_turbo_cars-key-slide = faire glisser une tuile de ce côté
tiny_turbo_cars-key-done = Fini ! Mon programme est fixé
tiny_turbo_cars-key-ready = on y va, continuer
tiny_turbo_cars-key-number = choisir une voiture, une case de départ, une voie où voler
tiny_turbo_cars-key-shield = dépenser un bouclier, ou pas
tiny_turbo_cars-key-skip = passer pendant qu’une voiture roule
tiny_turbo_cars-key-speed = lent, normal, rapide

tiny_turbo_cars-rules-about = De quoi il s’agit
tiny_turbo_cars-rules-about-words = Ta voiture fait exactement ce que tu as programmé, même si c’est une bêtise. Dès que quelqu’un a passé la ligne d’arrivée, qui est allé le plus loin gagne.
tiny_turbo_cars-rules-programming = Programmer
tiny_turbo_cars-rules-programming-words = Tout le monde fait glisser en même temps. Les deux lignes du milieu sont ton programme : huit positions, de gauche à droite. La première et la dernière ligne ne comptent pas. Le trou est une position aussi, où il ne se passe rien.
tiny_turbo_cars-rules-smiles = <b>Secondes :</b> dis « Fini ! » et prends le Sourire le plus joyeux qui reste. Le dernier a dix secondes. <b>Glissements :</b> prends ton temps, qui en fait le moins reçoit le Sourire le plus joyeux ; le plus lent peut en faire dix de plus que les autres.
tiny_turbo_cars-rules-racing = La course
tiny_turbo_cars-rules-racing-words = Du Sourire le plus joyeux au plus triste, chaque voiture suit tout son programme. La plus lente, avec le X, retourne d’abord une pile.
tiny_turbo_cars-rules-forward = Autant de cases tout droit.
tiny_turbo_cars-rules-back = Une case en arrière. Pas au départ.
tiny_turbo_cars-rules-left = Des pas en diagonale : en avant et vers le bleu.
tiny_turbo_cars-rules-right = Des pas en diagonale : en avant et vers le rouge.
tiny_turbo_cars-rules-jump = Deux en avant, et seul l’atterrissage compte.
tiny_turbo_cars-rules-missile = Un dégât à chaque voiture devant toi sur ta voie, puis une case en avant.
tiny_turbo_cars-rules-turbo = Autant de cases que tu as de piles chargées.
tiny_turbo_cars-rules-battery = Recharge une pile.
tiny_turbo_cars-rules-change = La toute prochaine commande a 1 de plus, ou 1 de moins. Un de chaque s’annulent.
tiny_turbo_cars-rules-track = Sur la piste
tiny_turbo_cars-rules-toys = Jouets et autres voitures : tu t’arrêtes sur leur case et prends un dégât.
tiny_turbo_cars-rules-books = Les livres et les deux côtés de la piste : tu t’arrêtes devant et prends un dégât.
tiny_turbo_cars-rules-carpet = Tapis et herbe : chaque mouvement qui commence là vaut 1, avant plus et moins.
tiny_turbo_cars-rules-speeder = Une flèche de craie : chaque commande qui commence là a 1 de plus.
tiny_turbo_cars-rules-puddle = Une flaque : de ta commande suivante à la fin de ton tour, bleu et rouge changent de place.
tiny_turbo_cars-rules-grid = Cases de départ : ici, personne ne prend de dégât.
tiny_turbo_cars-rules-batteries = Les piles
tiny_turbo_cars-rules-batteries-words = Un dégât retourne une pile. Sans pile, ta voiture se couche : elle dort pendant chacune de tes commandes suivantes, qui en recharge une. Avec trois, elle se relève, et la commande suivante compte.
tiny_turbo_cars-rules-shields = Les boucliers
tiny_turbo_cars-rules-shields-words = À la fin d’une manche, tu reçois un bouclier pour chaque voiture devant toi. On perd un bouclier à la place d’une pile. Ce qui te reste après ton propre tour, tu peux le dépenser : deux cases en avant pour chacun. Le reste retourne dans la réserve.
tiny_turbo_cars-rules-cars = Les voitures
tiny_turbo_cars-rules-car = <b>{ tiny_turbo_cars-car }.</b> { tiny_turbo_cars-ability }
tiny_turbo_cars-rules-end = La fin
tiny_turbo_cars-rules-end-words = Quand toutes les voitures ont roulé et que l’une est sur la rangée à damier ou plus loin, la course est finie. La plus avancée gagne, même couchée ; sur la même rangée, le Sourire le plus joyeux. Après 25 manches, Mamie est là, et qui est en tête gagne.

tiny_turbo_cars-pick-not-shared = Sur un seul appareil, vous ne pourriez pas faire glisser en même temps.
tiny_turbo_cars-pick-order = Ton ordre
tiny_turbo_cars-pick-order-words = Pose les pièces comme tu veux.
tiny_turbo_cars-pick-file = Un fichier à toi
tiny_turbo_cars-pick-file-words = Des pièces que tu as dessinées.
tiny_turbo_cars-pick-file-again = Touche pour en lire un autre.
tiny_turbo_cars-pick-file-name = Une piste à toi
tiny_turbo_cars-pick-laid = La piste, du départ à l’arrivée
tiny_turbo_cars-pick-turn = Retourner
tiny_turbo_cars-pick-away = Enlever
tiny_turbo_cars-pick-side = { tiny_turbo_cars-room }, face { $side }
tiny_turbo_cars-pick-turn-side = { tiny_turbo_cars-pick-side } : retourner
tiny_turbo_cars-pick-away-side = { tiny_turbo_cars-pick-side } : enlever
tiny_turbo_cars-pick-add = Ajoute une pièce :
tiny_turbo_cars-pick-add-side = Ajouter : { tiny_turbo_cars-pick-side }

tiny_turbo_cars-shop = Atelier des pistes
tiny_turbo_cars-shop-name = Ma piste
tiny_turbo_cars-shop-good = Tout est en ordre : { $boards } pièces, { tiny_turbo_cars-rows }.
tiny_turbo_cars-shop-draw = Dessiner
tiny_turbo_cars-shop-space = { $space ->
    [carpet] tapis
    [grass] herbe
    [toy] jouet
    [book] livre
    [puddle] flaque
    [speeder] flèche
    [start] départ
    [finish] arrivée
   *[free] libre
    }
tiny_turbo_cars-shop-at = Rangée { $row } depuis le bout, voie { $lane } : { tiny_turbo_cars-shop-space }
tiny_turbo_cars-shop-board = Pièce { $number }, { $board }
tiny_turbo_cars-shop-help = Les flèches déplacent, Entrée dessine : { tiny_turbo_cars-shop-space }.
tiny_turbo_cars-shop-boards = Les pièces, du départ à l’arrivée
tiny_turbo_cars-shop-wrong = { $number }. { $board }, quelque chose ne va pas
tiny_turbo_cars-shop-new = Nouvelle pièce
tiny_turbo_cars-shop-earlier = Plus tôt
tiny_turbo_cars-shop-later = Plus tard
tiny_turbo_cars-shop-turn = Retourner
tiny_turbo_cars-shop-away = Enlever
tiny_turbo_cars-shop-track = La piste
tiny_turbo_cars-shop-called = Nom
tiny_turbo_cars-shop-lanes = Voies
tiny_turbo_cars-shop-rows = Rangées de cette pièce
tiny_turbo_cars-shop-shuffle = les pièces du milieu viennent dans n’importe quel ordre
tiny_turbo_cars-shop-fourth = la dernière avant l’arrivée seulement dans la partie longue
tiny_turbo_cars-shop-ours = Pose une de nos pièces

tiny_turbo_cars-aim-choose = Qui va le plus loin après la ligne d’arrivée gagne. Choisis d’abord une voiture : chacune a un talent.
tiny_turbo_cars-aim-put = Qui va le plus loin après la ligne d’arrivée gagne. Choisis une voie bien dégagée.
tiny_turbo_cars-aim-home = Tu es à l’arrivée, { tiny_turbo_cars-place }. Les autres courent pour les places derrière toi.
tiny_turbo_cars-aim-program = Fais glisser les tuiles : les deux lignes du milieu sont ton programme, huit commandes de gauche à droite. { $programming ->
    [counted] Peu de glissements, et tu pars tôt.
   *[live] Fais vite : le plus lent perd une pile.
    }
tiny_turbo_cars-aim-fly = Le Bird Racer peut voler vers toute case libre de sa rangée : choisis une voie bien dégagée.
tiny_turbo_cars-aim-boost = Chaque bouclier peut valoir deux cases maintenant. Les autres retournent dans la réserve.
tiny_turbo_cars-aim-watching = Qui va le plus loin gagne, dès que quelqu’un a passé la ligne d’arrivée.
tiny_turbo_cars-aim-race = Qui va le plus loin après la ligne d’arrivée gagne. Tu es à la { $level ->
    [yes] { tiny_turbo_cars-place }, à égalité
   *[no] { tiny_turbo_cars-place }
    }, { $rows ->
    [0] après la ligne
    [one] encore { $rows } rangée
   *[other] encore { $rows } rangées
    }.

tiny_turbo_cars-result-home = { $you ->
    [yes] Tu es
   *[no] { $who } est
    } à l’arrivée avant tout le monde.
tiny_turbo_cars-result-level = { $you ->
    [yes] Toi et { $other }, vous êtes sur la même rangée : le Sourire le plus joyeux gagne, et c’est le tien.
   *[no] { $you_too ->
        [yes] { $who } et toi, vous êtes sur la même rangée : le Sourire le plus joyeux gagne, et c’est { $who } qui l’a.
       *[no] { $who } et { $other } sont sur la même rangée : le Sourire le plus joyeux gagne, et c’est { $who } qui l’a.
    }
    }
tiny_turbo_cars-result = { $you ->
    [yes] Tu vas
   *[no] { $who } va
    } le plus loin : { $where ->
    [past] { tiny_turbo_cars-rows } après la ligne
   *[ahead] devant tous les autres
    }.

tiny_turbo_cars-meant-drive = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } { $way ->
    [ahead] avancé de { tiny_turbo_cars-rows }
    [back] reculé de { tiny_turbo_cars-rows }
   *[none] fini sur la même rangée
    }{ $hits ->
    [0] {""}
    [one] , avec { $hits } choc
   *[other] , avec { $hits } chocs
    }.{ $down ->
    [yes] {" "}La voiture est couchée : chaque commande sautée recharge une pile.
   *[no] {""}
    }
tiny_turbo_cars-meant-first = Tu as le Sourire le plus joyeux : tu pars en premier.
tiny_turbo_cars-meant-slowest = Tu as pris le plus de temps : tu pars en dernier, et cela coûte une pile.
tiny_turbo_cars-meant-order = Tu pars en numéro { $number }, après { $who }.
tiny_turbo_cars-meant-countdown = Tous les autres ont fini : dix secondes !
tiny_turbo_cars-meant-done = { $who } a fini de programmer.

tiny_turbo_cars-why-table = Seule la table fait cela.
tiny_turbo_cars-why-nothing = Il n’y a rien à attendre en ce moment.
tiny_turbo_cars-why-drives = La table ne conduit pas.
tiny_turbo_cars-why-not-now = { $phase ->
    [choose] On choisit encore les voitures.
    [place] On place encore les voitures au départ.
    [program] On programme les télécommandes.
    [watch] Tout le monde regarde : dis que tu peux y aller.
    [fly] Le Bird Racer peut voler maintenant.
    [boost] On peut dépenser les boucliers maintenant.
   *[over] La course est finie.
    }
tiny_turbo_cars-why-home = Tu es à l’arrivée : les autres continuent.
tiny_turbo_cars-why-ready = Tu as déjà dit que tu peux y aller.
tiny_turbo_cars-why-turn = { $phase ->
    [choose] C’est à { $who } de choisir.
    [place] C’est à { $who } de se placer.
    [fly] C’est à { $who } de voler.
   *[boost] C’est à { $who } de dépenser ses boucliers.
    }
tiny_turbo_cars-why-car = Quelqu’un conduit déjà { tiny_turbo_cars-car }.
tiny_turbo_cars-why-slot = Voie { $lane }, rangée { $row } : ce n’est pas une case de départ libre.
tiny_turbo_cars-why-land = Sur la voie { $lane }, il n’y a pas de case vide où atterrir.
tiny_turbo_cars-why-done = Tu as fini : ton programme est fixé.
tiny_turbo_cars-why-no-slides = Tu n’as plus de glissements dans cette manche : dis que c’est fini.
tiny_turbo_cars-why-no-tile = Il n’y a pas de tuile de ce côté du trou.
tiny_turbo_cars-no-fourth = Cette piste n’a pas de pièce de plus pour une longue partie : jouez-la courte, ou ajoute à son fichier fourth = "T4_A".

# Sa façon de jouer : ce qui échappe souvent, et ce qu’on était dans une partie.
tiny_turbo_cars-habit-slides = Glissements pour rien
tiny_turbo_cars-habit-crashes = Commandes avec collision
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

# Après la course : chaque tour tel qu’il a été conduit, et tel que les mêmes glissements l’auraient permis.
tiny_turbo_cars-after = Tour par tour, avec un fantôme
tiny_turbo_cars-after-words = { $open ->
    [yes] Le meilleur programme trouvé en autant de glissements, les autres étant là où ils se trouvaient vraiment au départ.
   *[no] Le meilleur programme trouvé en autant de glissements, d’après ce qu’on pouvait savoir en glissant : les autres là où ils se trouvaient alors.
    }
tiny_turbo_cars-after-who = Les tours de qui
tiny_turbo_cars-after-which = Quelle manche
tiny_turbo_cars-after-round = Manche { $round }
tiny_turbo_cars-after-ahead = fantôme : { $n } devant
tiny_turbo_cars-after-behind = fantôme : { $n } derrière
tiny_turbo_cars-after-even = rien de mieux
tiny_turbo_cars-after-gain = { $open ->
    [yes] Avec { $slides } glissements sur { $made }, un programme valait { $n } rangées de plus.
   *[no] Avec { $slides } glissements sur { $made }, un programme semblait meilleur, et valait { $n } rangées de plus.
    }
tiny_turbo_cars-after-luck = Un programme qui semblait meilleur aurait valu { $n } rangées de moins : les autres ont bougé entre-temps.
tiny_turbo_cars-after-same = { $open ->
    [yes] Rien de mieux n’a été trouvé en autant de glissements.
   *[no] Rien qui semblait meilleur n’a été trouvé en autant de glissements.
    }
tiny_turbo_cars-after-slides = { $made ->
    [0] Aucun glissement.
    [one] { $wasted ->
        [0] Un glissement, et il le fallait.
       *[other] Un glissement ; sans lui, un programme valait autant.
        }
   *[other] { $wasted ->
        [0] { $made } glissements, et aucun de trop.
       *[other] { $made } glissements ; avec { $wasted } de moins, un programme valait autant.
        }
    }
tiny_turbo_cars-after-replay = Ce tour dans la rediffusion
tiny_turbo_cars-after-played = Comme conduit
tiny_turbo_cars-after-better = Le fantôme
tiny_turbo_cars-after-made = { $slides ->
    [0] sans glissement
    [one] après un glissement
   *[other] après { $slides } glissements
    }
tiny_turbo_cars-after-end = { $down ->
    [yes] Finit rangée { $row }, à terre.
   *[no] { $batteries ->
        [one] Finit rangée { $row } avec une pile.
       *[other] Finit rangée { $row } avec { $batteries } piles.
        }
    }
tiny_turbo_cars-after-race = La course fantôme
tiny_turbo_cars-after-back = Une commande en arrière
tiny_turbo_cars-after-on = Une commande en avant
tiny_turbo_cars-after-drive = Rouler
tiny_turbo_cars-after-pause = S’arrêter là
tiny_turbo_cars-after-start = Au début du tour.
tiny_turbo_cars-after-shields = Après le programme : vol et boucliers.
tiny_turbo_cars-after-slot = Commande { $slot } : { $command }.
tiny_turbo_cars-after-slots = Commande { $slot } : { $command } ; le fantôme : { $other }.

# Puzzles.
tiny_turbo_cars-puzzle-farthest = Trouve le programme qui mène ta voiture le plus loin, en { tiny_turbo_cars-slides } au plus. Elle va { tiny_turbo_cars-rows } plus loin qu’avec le programme actuel.
tiny_turbo_cars-puzzle-program = En { tiny_turbo_cars-slides }, compose ce programme : { COMMAS($program) }.
tiny_turbo_cars-puzzle-why = Le programme est alors { COMMAS($program) } : { tiny_turbo_cars-rows } de plus qu’avant, si personne ne gêne.
