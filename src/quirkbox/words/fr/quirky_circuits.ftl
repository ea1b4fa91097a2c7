# How many, at the beginning of a sentence and within it.
quirky_circuits-number-first = { $n ->
    [0] Zéro
    [1] Un
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
quirky_circuits-number = { $n ->
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
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
    }
# In which colour of the battery one wins, or would win.
quirky_circuits-battery-colour = { $colour ->
    [green] vert
    [yellow] jaune
   *[red] rouge
    }
# Which way.
quirky_circuits-side = { $side ->
    [N] le nord
    [E] l’est
    [S] le sud
   *[W] l’ouest
    }
quirky_circuits-place = rangée { $row }, colonne { $column }

# The robots.
quirky_circuits-robot = { $robot ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# What lies and walks on the maps.
quirky_circuits-thing = { $kind ->
    [seed_red] les graines de tomate
    [seed_green] les graines de pois
    [seed_yellow] les graines de tournesol
    [seed_blue] les graines de myrtille
    [hen] la poule
    [fox] le renard
    [wheat] le blé
    [ammonite] l’ammonite
    [beetle] le scarabée
    [claw] la griffe
    [dragonfly] la libellule
    [thigh_bone] le fémur
    [arm_bone] l’os du bras
    [tail] la queue
    [ribs] les côtes
    [legs] les pattes
    [skull] le crâne
    [nigiri] le nigiri
    [maki] le maki
    [onigiri] l’onigiri
    [prawn] la crevette
    [rice] le riz
    [fish] le poisson
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] la boîte
    [robot] le robot
   *[toy] le jouet
    }
quirky_circuits-thing-first = { $kind ->
    [seed_red] Les graines de tomate
    [seed_green] Les graines de pois
    [seed_yellow] Les graines de tournesol
    [seed_blue] Les graines de myrtille
    [hen] La poule
    [fox] Le renard
    [wheat] Le blé
    [ammonite] L’ammonite
    [beetle] Le scarabée
    [claw] La griffe
    [dragonfly] La libellule
    [thigh_bone] Le fémur
    [arm_bone] L’os du bras
    [tail] La queue
    [ribs] Les côtes
    [legs] Les pattes
    [skull] Le crâne
    [nigiri] Le nigiri
    [maki] Le maki
    [onigiri] L’onigiri
    [prawn] La crevette
    [rice] Le riz
    [fish] Le poisson
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] La boîte
   *[toy] Le jouet
    }
quirky_circuits-thing-done = { quirky_circuits-thing }
quirky_circuits-thing-to = { $kind ->
    [seed_red] aux graines de tomate
    [seed_green] aux graines de pois
    [seed_yellow] aux graines de tournesol
    [seed_blue] aux graines de myrtille
    [hen] à la poule
    [fox] au renard
    [wheat] au blé
    [ammonite] à l’ammonite
    [beetle] au scarabée
    [claw] à la griffe
    [dragonfly] à la libellule
    [thigh_bone] au fémur
    [arm_bone] à l’os du bras
    [tail] à la queue
    [ribs] aux côtes
    [legs] aux pattes
    [skull] au crâne
    [nigiri] au nigiri
    [maki] au maki
    [onigiri] à l’onigiri
    [prawn] à la crevette
    [rice] au riz
    [fish] au poisson
    [patches] à Patches
    [tiger] à Tiger
    [scar] à Scar
    [box] à la boîte
    [robot] au robot
   *[toy] au jouet
    }
quirky_circuits-thing-alone = { $kind ->
    [seed_red] graines de tomate
    [seed_green] graines de pois
    [seed_yellow] graines de tournesol
    [seed_blue] graines de myrtille
    [hen] poule
    [fox] renard
    [wheat] blé
    [ammonite] ammonite
    [beetle] scarabée
    [claw] griffe
    [dragonfly] libellule
    [thigh_bone] fémur
    [arm_bone] os du bras
    [tail] queue
    [ribs] côtes
    [legs] pattes
    [skull] crâne
    [nigiri] nigiri
    [maki] maki
    [onigiri] onigiri
    [prawn] crevette
    [rice] riz
    [fish] poisson
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] boîte
   *[toy] jouet
    }

# The cards: their names, with at most twelve letters or so on them, and what they do.
quirky_circuits-card = { $card ->
    [forward_1] Avance 1
    [forward_2] Avance 2
    [forward_3] Avance 3
    [backward_1] Recule 1
    [shift_left] Pas à gauche
    [shift_right] Pas à droite
    [move_north] Vers le nord
    [jump_2] Saut 2
    [jump_3] Saut 3
    [turn_left] Vire gauche
    [turn_right] Vire droite
    [turn_around] Demi-tour
    [turn_north] Face au nord
    [pick_or_drop] Prends, pose
    [swap] Échange
    [conveyor_1] Tapis 1
    [conveyor_2] Tapis 2
    [patches_1] Patches 1
    [patches_2] Patches 2
    [tiger_1] Tiger 1
    [tiger_2] Tiger 2
    [scar_1] Scar 1
    [scar_2] Scar 2
    [hen_1] Poule 1
    [hen_2] Poule 2
    [fox_1] Renard 1
   *[fox_2] Renard 2
    }
quirky_circuits-card-does = { $card ->
    [forward_1] Avance d’une case.
    [forward_2] Avance de deux cases.
    [forward_3] Avance de trois cases.
    [backward_1] Recule d’une case.
    [shift_left] Fais un pas à gauche sans tourner.
    [shift_right] Fais un pas à droite sans tourner.
    [move_north] Va d’une case vers le nord sans tourner.
    [jump_2] Saute de deux cases en avant, par-dessus tout sauf les barrières.
    [jump_3] Saute de trois cases en avant, par-dessus tout sauf les barrières.
    [turn_left] Tourne d’un quart vers la gauche.
    [turn_right] Tourne d’un quart vers la droite.
    [turn_around] Fais demi-tour.
    [turn_north] Tourne-toi vers le nord.
    [pick_or_drop] Ramasse quelque chose, ou pose-le.
    [swap] Ce qui est dans une main passe dans l’autre.
    [conveyor_1] Tout ce qui est sur un tapis avance d’une case.
    [conveyor_2] Tout ce qui est sur un tapis avance d’une case, deux fois.
    [patches_1] Patches marche d’une case vers le robot.
    [patches_2] Patches marche de deux cases vers le robot.
    [tiger_1] Tiger marche d’une case vers le jouet.
    [tiger_2] Tiger marche de deux cases vers le jouet.
    [scar_1] Scar marche d’une case vers la boîte.
    [scar_2] Scar marche de deux cases vers la boîte.
    [hen_1] La poule marche d’une case vers le blé.
    [hen_2] La poule marche de deux cases vers le blé.
    [fox_1] Le renard marche d’une case vers la poule.
   *[fox_2] Le renard marche de deux cases vers la poule.
    }
quirky_circuits-back = { $back ->
    [move] marche
    [turn] virage
   *[special] spécial
    }
quirky_circuits-quirk = lubie
quirky_circuits-once = une fois
quirky_circuits-twice = deux fois
# As a screen reader says a card.
quirky_circuits-card-label = { quirky_circuits-card }{ $quirk ->
    [yes] , lubie
   *[no] {""}
    }
quirky_circuits-card-down = une carte cachée, { quirky_circuits-back }{ $quirk ->
    [yes] , lubie
   *[no] {""}
    }
quirky_circuits-card-held = { $card }. { $does }
quirky_circuits-hand = Ta main
quirky_circuits-again-to-play = retouche pour jouer
quirky_circuits-back-held = { $quirk ->
    [yes] lubie { quirky_circuits-back }
   *[no] { quirky_circuits-back }
    }
quirky_circuits-holds = A en main { $backs }
quirky_circuits-holds-none = N’a plus de cartes

# What is to be done.
quirky_circuits-goal-clean = { $first ->
    [yes] Encore
   *[no] encore
    } { quirky_circuits-number } à nettoyer
quirky_circuits-goal-deliver = { $first ->
    [yes] Encore
   *[no] encore
    } { quirky_circuits-number } à livrer
quirky_circuits-goal-deliver-order = { quirky_circuits-goal-deliver }, d’abord { quirky_circuits-thing }
quirky_circuits-goal-meet = { $first ->
    [yes] { quirky_circuits-thing-first }
   *[no] { quirky_circuits-thing }
    } jusqu’{ $place }
quirky_circuits-goal-met = { quirky_circuits-thing-first } y est
quirky_circuits-goal-cleaned = Tout est propre
quirky_circuits-goal-delivered = Tout est livré
quirky_circuits-goal-dock = { $first ->
    [yes] Retour à la base
   *[no] retour à la base
    }
quirky_circuits-goal = { COMMAS($parts) }.
quirky_circuits-goal-then = { COMMAS($parts) }, puis retour à la base.
quirky_circuits-goal-done = Tout est fait !
quirky_circuits-to-do = Ce qu’il faut faire
quirky_circuits-item-clean = nettoyer
quirky_circuits-item-dock = la base
quirky_circuits-item-done = { $item }, fait

# What all are after, and what the last thing that happened meant for it.
quirky_circuits-aim = Ensemble : { $goal } { $left ->
    [1] C’est la dernière manche.
   *[other] Il reste { $left } manches dans la pile.
    }
quirky_circuits-result-won = Tout est fait, et il reste { $left ->
    [one] 1 barre
   *[other] { $left } barres
    } dans la pile : une victoire en { quirky_circuits-battery-colour }. Moins il y a de manches, plus elle est verte.
quirky_circuits-result-eaten = Deux sont restés seuls, qui ne doivent jamais se rencontrer : c’est perdu aussitôt.
quirky_circuits-result-battery = La pile est vide, et il restait quelque chose à faire.
quirky_circuits-meant-laid = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } posé une carte : encore { $missing } au moins, dont une de chacun.
quirky_circuits-meant-enough = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } posé une carte. Ça part quand tout le monde a terminé.
quirky_circuits-meant-said = { $you ->
    [yes] Tu { $word ->
        [done] as terminé pour cette manche
        [stop] voudrais qu’on s’arrête là
        [go_on] voudrais qu’on continue
       *[beep] fais juste bip
    }
   *[no] { $who } { $word ->
        [done] a terminé pour cette manche
        [stop] voudrait qu’on s’arrête là
        [go_on] voudrait qu’on continue
       *[beep] fait juste bip
    }
    }.
quirky_circuits-did-cleaned = nettoie { $n ->
    [one] 1 case
   *[other] { $n } cases
    }
quirky_circuits-did-delivered = livre { $n ->
    [one] 1 objet
   *[other] { $n } objets
    }
quirky_circuits-did-bumped = se cogne { $n } fois
quirky_circuits-meant-run = { quirky_circuits-robot } { $did }.
quirky_circuits-meant-nothing = { quirky_circuits-robot } a obéi ; le reste est encore à faire, avec une barre de moins.

# What is special about a scenario.
quirky_circuits-note-quirks = Il y a des lubies dans la pioche : qui a une carte jaune la joue d’abord.
quirky_circuits-note-vases = Un vase qu’on cogne se casse : il faudra nettoyer davantage.
quirky_circuits-note-solid = { quirky_circuits-thing-first } bloque le chemin comme un obstacle, et marche.
quirky_circuits-note-slopes = On ne monte une pente qu’en sautant ; on la descend librement.
quirky_circuits-note-belts = Les cartes Tapis déplacent tout ce qui est sur les flèches.
quirky_circuits-note-never = { quirky_circuits-thing-first } et { $prey } ne doivent jamais se rencontrer : sinon la partie est perdue aussitôt.
quirky_circuits-note-long = Certains objets ont deux cases de long.
quirky_circuits-note-order = Dans cet ordre : { COMMAS($things) }.

# Why something may not be done.
quirky_circuits-why-table = La table ne joue pas.
quirky_circuits-why-choosing = { $who } choisit ce qu’on ramasse.
quirky_circuits-why-not-there = Ce n’est pas là.
quirky_circuits-why-choose = Choisis d’abord ce qu’on ramasse.
quirky_circuits-why-no-choice = Il n’y a rien à choisir maintenant.
quirky_circuits-why-hands-off = Tes mains ne sont pas sur la table.
quirky_circuits-why-hands-on = Tes mains sont déjà sur la table.
quirky_circuits-why-said = Tu l’as déjà dit : attends que quelqu’un joue une carte.
quirky_circuits-why-quirk = Une lubie n’attend pas : joue d’abord la carte jaune.
quirky_circuits-why-card = Tu n’as pas { quirky_circuits-card }{ $quirk ->
    [yes] {" "}à bord jaune
   *[no] {""}
    } en main.
quirky_circuits-why-done = Tu as dit que tu as terminé.
quirky_circuits-why-not-played = Tu n’as pas encore joué de carte, tu ne peux donc pas avoir terminé.
quirky_circuits-why-too-few = Il faut { $least } cartes pour un programme, et personne d’autre ne peut les fournir : joues-en encore une.
quirky_circuits-why-not-played-yet = Tu n’as pas encore joué de carte, tu ne peux donc pas avoir terminé.
quirky_circuits-why-without-you = Sans toi, le programme n’arriverait pas à cinq cartes.

# What happens to the robot, large beside the map: a title and a sentence.
quirky_circuits-bump-title = { $into ->
    [token] { quirky_circuits-thing-first } dit non
    [vase] Attention au vase !
   *[other] { $robot ->
        [gizmo] { $into ->
            [obstacle] Le meuble dit non
            [barrier] Le mur dit non
            [edge] Le mur dit non
           *[other] Quelque chose dit non
        }
        [twirl] { $into ->
            [obstacle] La haie dit non
            [barrier] La clôture dit non
            [edge] La clôture dit non
           *[other] Quelque chose dit non
        }
        [rover] { $into ->
            [obstacle] Le rocher dit non
            [barrier] La corde dit non
            [edge] La corde dit non
            [incline] Trop raide
           *[other] Quelque chose dit non
        }
       *[lefty] { $into ->
            [obstacle] Le comptoir dit non
            [table] La table dit non
            [barrier] Le paravent dit non
            [edge] Le mur dit non
           *[other] Quelque chose dit non
        }
    }
    }
quirky_circuits-bump = { $robot ->
    [gizmo] Gizmo se cogne, reste sur place et tourne tout seul à gauche.
    [twirl] Twirl se cogne et reste où elle est.
    [rover] Rover se cogne et reste où il est.
   *[lefty] Lefty se cogne et reste où il est.
    } { $into ->
    [incline] Pour monter une pente, il faut sauter.
   *[other] { $robot ->
        [gizmo] Le chat n’est pas amusé.
        [twirl] Ses ailes bourdonnent encore.
        [rover] Il s’ébroue.
       *[lefty] Ses bras ballottent.
    }
    }
quirky_circuits-broke-title = Crac !
quirky_circuits-broke = Le vase est en morceaux, et il faut balayer les morceaux.
quirky_circuits-cleaned-title = { $what ->
    [bunny] Slurp !
   *[vase] Balayé
    }
quirky_circuits-cleaned = { $n ->
    [0] Tout est propre. Et maintenant, à la base !
   *[other] Encore { quirky_circuits-number } à nettoyer.
    }
quirky_circuits-drift-title = Wouch
quirky_circuits-drift = { quirky_circuits-robot } a encore l’élan de la dernière carte et glisse vers { quirky_circuits-side }.
quirky_circuits-jump-title = Hop !
quirky_circuits-jump = { quirky_circuits-robot } saute par-dessus tout ce qui traîne.
quirky_circuits-belt-title = Le tapis roule
quirky_circuits-belt-robot = Il emporte { quirky_circuits-robot }.
quirky_circuits-belt = { $which ->
    [only] Tout ce qui est dessus avance d’une case.
    [first] Une fois.
   *[second] Une fois, et encore une.
    }
quirky_circuits-swing-title = En plein élan
quirky_circuits-swing = Après la prochaine carte, { $robot ->
    [twirl] elle
   *[other] il
    } glisse encore d’une case vers { quirky_circuits-side }.
quirky_circuits-swing-lost-title = Plus d’élan
quirky_circuits-swing-lost = Le choc a arrêté son élan.
quirky_circuits-picked-title = Attrapé
quirky_circuits-picked = { quirky_circuits-robot } tient { quirky_circuits-thing-done }{ $robot ->
    [lefty] { $hand ->
        [left] {" "}dans la main gauche
       *[right] {" "}dans la main droite
    }
    [rover] {" "}dans la gueule
   *[other] {""}
    }.
quirky_circuits-early-title = Trop tôt
quirky_circuits-early = Pas encore { quirky_circuits-thing } : autre chose vient d’abord.
quirky_circuits-taken-title = Un suffit
quirky_circuits-taken = Il y en a déjà un de cette sorte.
quirky_circuits-dropped-title = Posé
quirky_circuits-dropped = Par terre : { quirky_circuits-thing }.
quirky_circuits-delivered-title = Livré !
quirky_circuits-delivered = { quirky_circuits-thing-first } { $n ->
    [0] { $many ->
        [yes] étaient
       *[no] était
    } la fin de la liste.
   *[other] { $many ->
        [yes] sont à leur place
       *[no] est à sa place
    }. Encore { quirky_circuits-number }.
    }
quirky_circuits-nothing-title = { $why ->
    [empty] Rien du tout
    [barrier] Ça ne passe pas
   *[outside] Pas par là
    }
quirky_circuits-nothing = { $why ->
    [empty] { quirky_circuits-robot } tend la main et ne trouve rien.
    [barrier] Il y a une barrière entre les deux.
   *[outside] Ça tomberait hors de la carte.
    }
quirky_circuits-swapped-title = De main en main
quirky_circuits-swapped = { $empty ->
    [yes] Les deux mains sont vides. Tant pis.
   *[no] { quirky_circuits-robot } change de main.
    }
quirky_circuits-walked-title = { quirky_circuits-thing-first } { $many ->
    [yes] marchent
   *[no] marche
    }
quirky_circuits-walked-robot = Droit vers { quirky_circuits-robot }.
quirky_circuits-walked = Vers { quirky_circuits-thing }.
quirky_circuits-stayed-title = { quirky_circuits-thing-first } { $many ->
    [yes] restent là
   *[no] reste là
    }
quirky_circuits-stayed = { $why ->
    [there] C’est déjà le bon endroit.
    [no_path] Il n’y a pas de chemin.
    [held] Quelqu’un est en train de le porter.
    [delivered] C’est arrivé pour de bon.
   *[absent] Ce n’est pas là.
    }
quirky_circuits-met-title = Nous y voilà
quirky_circuits-met = { quirky_circuits-thing-first } a trouvé { $other }.
quirky_circuits-stuck-title = Bloqué
quirky_circuits-stuck = { quirky_circuits-thing-first } ne peut pas continuer.
quirky_circuits-won-title = Réussi, en { quirky_circuits-battery-colour } !
quirky_circuits-won = { $robot ->
    [gizmo] Gizmo est rentré, et le chat ronronne.
   *[other] { quirky_circuits-robot } est très content de vous.
    }
quirky_circuits-lost-title = { $why ->
    [battery] La pile est vide
   *[eaten] Oh non !
    }
quirky_circuits-lost-battery = { quirky_circuits-robot } s’endort sur place.
quirky_circuits-lost-eaten = { quirky_circuits-thing-first } a attrapé { $other }.

# The word that flies over the map.
quirky_circuits-shout-steep = Trop raide !
quirky_circuits-shout-bump = Boum !
quirky_circuits-shout-broke = Crac !
quirky_circuits-shout-delivered = Ta-da !
quirky_circuits-shout-nothing = Hein ?
quirky_circuits-beep = Beep-boop !
quirky_circuits-asleep = Zzz

# The log.
quirky_circuits-log-round = <b>Manche { $round }</b>, pile { $battery }.
quirky_circuits-log-played = { $you ->
    [yes] Tu as joué
   *[no] { $who } a joué
    } une carte <b>{ quirky_circuits-back }</b>{ $quirk ->
    [yes] , une lubie.
   *[no] .
    }
quirky_circuits-log-beep = { $you ->
    [yes] Toi
   *[no] { $who }
    } : <b>Beep-boop !</b>
quirky_circuits-log-stop = { $you ->
    [yes] Tes mains
   *[no] { $who } : mains
    } à plat sur la table : <b>on s’arrête.</b>
quirky_circuits-log-run = Le programme démarre : { quirky_circuits-number } cartes.
quirky_circuits-log-card = { $you ->
    [yes] De toi :
   *[no] De { $who } :
    } <b>{ quirky_circuits-card }</b>.
quirky_circuits-log-bump = <b>{ $into ->
    [incline] Trop raide !
   *[other] Boum !
    }</b>{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ quirky_circuits-number-first } cases sont perdues.
    }
quirky_circuits-log-broke = <b>Crac !</b> Un vase en morceaux.
quirky_circuits-log-cleaned = { $what ->
    [bunny] Un mouton de poussière de moins.
   *[vase] Les morceaux sont balayés.
    } <b>{ $n ->
    [0] Tout est propre !
   *[other] Encore { quirky_circuits-number }.
    }</b>
quirky_circuits-log-delivered = Livraison : <b>{ quirky_circuits-thing }</b>{ $n ->
    [0] . C’était la dernière !
   *[other] , encore { quirky_circuits-number }.
    }
quirky_circuits-log-drift = Glissade vers <b>{ quirky_circuits-side }</b>.
quirky_circuits-log-picked = Ramassé : <b>{ quirky_circuits-thing }</b>.
quirky_circuits-log-dropped = Posé : <b>{ quirky_circuits-thing }</b>{ $early ->
    [yes] , trop tôt.
   *[no] .
    }
quirky_circuits-log-walked = { quirky_circuits-thing-first } { $many ->
    [yes] marchent
   *[no] marche
    }.
quirky_circuits-log-won = Réussi, en <b>{ quirky_circuits-battery-colour }</b> !
quirky_circuits-log-lost = { $why ->
    [battery] La pile est vide.
   *[eaten] Ça s’est mal terminé.
    }

# Whose turn it is to do what.
quirky_circuits-rule = Un programme a cinq cartes ou plus, dont une de chacun.
quirky_circuits-enough = Assez pour un programme
quirky_circuits-enough-open = Il part quand tout le monde a terminé. Pas encore : { $names }.
quirky_circuits-missing = Encore { quirky_circuits-number } au moins
quirky_circuits-missing-from = Encore { quirky_circuits-number } au moins, de { $names }
quirky_circuits-you = toi
quirky_circuits-from-you = toi
quirky_circuits-seat = Place { $number }
quirky_circuits-somebody = Quelqu’un
quirky_circuits-status-won = Vous avez réussi, ensemble !
quirky_circuits-status-solved = { $name } est résolu, { $colour ->
    [green] la pile encore au vert
    [yellow] la pile au jaune
   *[red] sur les dernières gouttes de rouge
    }.
quirky_circuits-status-lost = Pas cette fois
quirky_circuits-status-empty = La pile de { quirky_circuits-robot } est vide.
quirky_circuits-status-badly = Ça s’est mal terminé.
quirky_circuits-status-which = Lequel ?
quirky_circuits-status-which-hint = { quirky_circuits-robot } ne peut en prendre qu’un. Tu as joué la carte, donc tu choisis.
quirky_circuits-status-chooses = { $you ->
    [yes] Tu choisis
   *[no] { $who } choisit
    }
quirky_circuits-status-chooses-hint = { quirky_circuits-robot } ne peut en prendre qu’un.
quirky_circuits-status-watching = Tout le monde joue des cartes
quirky_circuits-status-open = Pas encore terminé : { $names }.
quirky_circuits-status-runs = Le programme tourne.
quirky_circuits-status-quirk = Joue d’abord la carte jaune
quirky_circuits-status-quirk-hint = Une lubie n’attend pas. Ensuite, ce que tu veux.
quirky_circuits-status-done = Tu as terminé
quirky_circuits-status-done-hint = { $waiting ->
    [yes] On attend { $names }. Joue encore une carte et tu reviens dans le jeu.
   *[no] Joue encore une carte et tu reviens dans le jeu.
    }
quirky_circuits-status-empty-hand = Ta main est vide
quirky_circuits-status-empty-hand-hint = Dis Terminé.
quirky_circuits-status-play = Joue une carte
quirky_circuits-status-play-hint = Quand tu veux, autant que tu veux, chacune à droite de la dernière.
quirky_circuits-status-on = Joue encore
quirky_circuits-status-on-hint = { $need }.
quirky_circuits-status-more = Encore une, ou terminé ?
quirky_circuits-status-more-hint = Quand tout le monde a terminé, le programme part.

# On the board.
quirky_circuits-is = { $what ->
    [away] n’est pas là
    [choosing] choisit
    [stop] veut s’arrêter
    [done] a terminé
    [played] a joué { $n }
   *[thinking] réfléchit
    }
quirky_circuits-sitter = { $who }, { $is }
quirky_circuits-you-sit = Toi
quirky_circuits-next-card = Ensuite, { $you ->
    [yes] de toi
   *[no] de { $who }
    } : { quirky_circuits-card }
quirky_circuits-whose = { $you ->
    [yes] Ta carte
   *[no] Carte de { $who }
    }.
quirky_circuits-round = Manche { $round }
quirky_circuits-round-card = Manche { $round }, carte { $card } sur { $of }
quirky_circuits-round-again = Encore une fois : manche { $round }
quirky_circuits-round-again-card = Encore une fois : manche { $round }, carte { $card } sur { $of }
quirky_circuits-round-only = Manche { $round }.
quirky_circuits-round-note = { $practice ->
    [yes] Manche { $round }, entraînement à découvert.
   *[no] Manche { $round }.
    } { $note }
quirky_circuits-here-we-go = C’est parti
quirky_circuits-carries-out = { quirky_circuits-robot } exécute toutes les cartes, l’une après l’autre.
quirky_circuits-pass-device = Passe l’appareil
quirky_circuits-pass-to = Passe à { $who }
quirky_circuits-what-happened = Revoir
quirky_circuits-what-happened-title = Ce qui s’est passé, carte par carte (A)
quirky_circuits-run = Le parcours, carte par carte
quirky_circuits-card-back = Une carte en arrière
quirky_circuits-card-back-title = Une carte en arrière (←)
quirky_circuits-card-on = Une carte en avant
quirky_circuits-card-on-title = Une carte en avant (→)
quirky_circuits-pause = Pause
quirky_circuits-pause-title = Pause (espace)
quirky_circuits-go-on = Continuer
quirky_circuits-go-on-title = Continuer (espace)
quirky_circuits-skip = Passer
quirky_circuits-skip-title = Jusqu’à la fin (Fin)
quirky_circuits-to-table = Retour à la table
quirky_circuits-say-done = Terminé
quirky_circuits-say-done-title = Terminé : mes cartes sont posées faces cachées (D)
quirky_circuits-you-are-done = Tu as terminé
quirky_circuits-say-stop = On s’arrête
quirky_circuits-say-stop-title = Mains à plat sur la table : je crois qu’il faut s’arrêter (S)
quirky_circuits-say-beep = Beep-boop
quirky_circuits-say-beep-title = Le seul mot qui existe (B)
quirky_circuits-marked-stop = on s’arrête
quirky_circuits-marked-done = terminé
quirky_circuits-battery = pile
quirky_circuits-battery-label = Pile { $left } sur { $full }{ $colour ->
    [none] {""}
   *[other] , en { quirky_circuits-battery-colour }
    }
quirky_circuits-battery-score = pile { $left }
quirky_circuits-queue = La file
quirky_circuits-queued = { $number }. { $card }, de { $who }
quirky_circuits-only-you = Toi seul vois ce que c’est
quirky_circuits-stars = { $n } étoiles sur { $of }
quirky_circuits-left-hand = G
quirky_circuits-right-hand = D
# The map, as a screen reader says it.
quirky_circuits-map = { quirky_circuits-robot } en { $place }, face vers { quirky_circuits-side }{ $drift ->
    [none] .
   *[other] , glisse vers { $way }.
    }
quirky_circuits-map-holds = Tient { quirky_circuits-thing-done }.
quirky_circuits-map-bunnies = Moutons de poussière : { $places }.
quirky_circuits-map-thing = { $delivered ->
    [yes] { quirky_circuits-thing-first } (à sa place)
   *[no] { quirky_circuits-thing-first }
    } : { $place }.

# Keys.
quirky_circuits-key-lift = soulever une carte
quirky_circuits-key-next = la carte suivante ; pendant le parcours : une carte en arrière, une carte en avant
quirky_circuits-key-play = jouer la carte soulevée
quirky_circuits-key-back = la reposer
quirky_circuits-key-done = terminé
quirky_circuits-key-stop = on s’arrête, ou on continue
quirky_circuits-key-beep = Beep-boop
quirky_circuits-key-again = ce qui s’est passé, encore une fois
quirky_circuits-key-pause = mettre le parcours en pause, le passer

# What one can do, as the coach says it.
quirky_circuits-do-play = Joue <b>{ quirky_circuits-card }</b>
quirky_circuits-do-done = Dis <b>Terminé</b>
quirky_circuits-do-stop = Mains à plat sur la table : <b>on s’arrête</b>
quirky_circuits-do-go-on = Retire les mains de la table
quirky_circuits-do-beep = Dis <b>Beep-boop</b>
quirky_circuits-do-take = Ramasse <b>{ $kind ->
    [none] celui-ci
   *[other] { quirky_circuits-thing-done }
    }</b>
quirky_circuits-next = Ensuite : { $name }
quirky_circuits-next-practice = S’entraîner à découvert

# The scenario book.
quirky_circuits-book-open = Ouvrir le livre des scénarios
quirky_circuits-book = Le livre des scénarios
quirky_circuits-book-entry = { $number }. { $name }
quirky_circuits-book-label = { $number }. { $name }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
    }. { $words }{ $colour ->
    [none] {""}
   *[other] {" "}Gagné en { quirky_circuits-battery-colour }.
    }
quirky_circuits-book-tale = Vingt et une soirées, d’une étoile à cinq. { $won ->
    [0] Ce que ton équipe gagne sur cet appareil est marqué ici.
   *[other] Ton équipe en a gagné { $won } sur cet appareil.
    }
quirky_circuits-book-won = gagné en { quirky_circuits-battery-colour }
quirky_circuits-book-times = Gagné { $times ->
    [1] une fois
   *[other] { $times } fois
    }, au mieux en { quirky_circuits-battery-colour }
quirky_circuits-book-own-name = Un scénario à toi
quirky_circuits-book-own = Les tiens
quirky_circuits-book-own-words = Dessines-en un dans l’<a>atelier des scénarios</a>, ou prends un fichier :
quirky_circuits-book-file = ouvrir un fichier

# The gallery.
quirky_circuits-gallery = Voici les quatre robots
quirky_circuits-gallery-hint = Touche-en un pour le tourner : on voit toujours où est l’avant.
quirky_circuits-gallery-turn = { quirky_circuits-robot } : tourner
quirky_circuits-gallery-job = { $robot ->
    [gizmo] Aspire, avec un chat sur le dos.
    [twirl] Porte des graines, et le dîner.
    [rover] Déterre de vieux os.
   *[lefty] Fait des sushis pour les chats.
    }
quirky_circuits-gallery-quirk = { $robot ->
    [gizmo] Se cogne partout, puis tourne tout seul à gauche.
    [twirl] Après deux cases entières, elle glisse d’une de plus, après la carte suivante.
    [rover] Prend les choses dans la gueule, devant lui. Ne monte une pente qu’en sautant.
   *[lefty] La main droite atteint une case à droite, la gauche deux cases à gauche, toujours les deux.
    }
quirky_circuits-gallery-front = { $robot ->
    [gizmo] Les yeux et le pare-chocs corail devant. La queue suit.
    [twirl] Les antennes et les bras devant. La prise suit.
    [rover] Le museau devant. L’antenne rouge frétille derrière.
   *[lefty] Les yeux de l’écran devant. Le long bras est toujours le gauche.
    }
quirky_circuits-gallery-make = <a>L’atelier des scénarios</a> : dessine ta propre carte, fais-la vérifier et résoudre, et joue-la.

# How to play.
quirky_circuits-rules-about = De quoi il s’agit
quirky_circuits-rules-about-1 = Vous dirigez tous ensemble un seul robot, et personne ne dit un mot. Atteignez le but du scénario avant que la pile soit vide.
quirky_circuits-rules-program = Programmer
quirky_circuits-rules-back = { $back ->
    [move] des marches
    [turn] des virages
    [special] du spécial
   *[quirk] une lubie aussi
    }
quirky_circuits-rules-program-1 = Chacun joue une carte quand il veut, face cachée, à droite de la dernière. Le dos dit de quelle sorte elle est, rien de plus. Chacun en joue au moins une, et ensemble au moins cinq.
quirky_circuits-rules-program-2 = <b>Le jaune d’abord :</b> qui a une lubie ne peut rien jouer d’autre avant.
quirky_circuits-rules-program-3 = Quand tu as assez joué, dis Terminé. Si tu joues encore une carte, tu reviens dans le jeu. Quand tout le monde a terminé, le programme part.
quirky_circuits-rules-word = Pas un mot
quirky_circuits-rules-word-1 = Pas d’indices, pas de plans, pas de grimaces. Les mains à plat sur la table veulent dire « on s’arrête » : ça n’oblige personne. Et si tu dois vraiment dire quelque chose, dis Beep-boop.
quirky_circuits-rules-run = En route
quirky_circuits-rules-run-1 = On retourne les cartes et on les exécute de gauche à droite. Si le robot heurte un obstacle, une barrière ou le bord, il s’arrête là : le reste de cette carte est perdu, et la suivante vient.
quirky_circuits-rules-run-2 = Ensuite les cartes vont sous la pioche, la pile perd une barre, et chacun complète sa main : cinq cartes à deux, quatre à trois ou quatre.
quirky_circuits-rules-end = La fin
quirky_circuits-rules-end-1 = Dès que le but est atteint, vous avez gagné, même au milieu d’un programme. La pile montre à quel point : rouge, jaune, ou même vert. À 0, c’est fini.
quirky_circuits-rules-robots = Les robots
quirky_circuits-rules-robot = { $robot ->
    [gizmo] <b>Gizmo.</b> Nettoie tout ce qu’il traverse : les moutons de poussière et les morceaux de vases. S’il se cogne contre quelque chose de dur, il tourne en plus tout seul à gauche, une fois par carte. Un vase qu’il cogne se casse : il y a plus à nettoyer. Quand tout est propre, retour à la base.
    [twirl] <b>Twirl.</b> Ramasse et pose sur sa propre case. Après une carte Avance 2 de deux cases entières, elle a de l’élan : après la carte suivante, elle glisse d’une case de plus. Un choc l’arrête. L’élan survit à la fin d’une manche.
    [rover] <b>Rover.</b> Ramasse et pose sur la case devant son museau ; les longs os tournent avec lui. Il ne monte une pente qu’en sautant ; un saut passe par-dessus tout sauf les barrières, et ne peut pas finir sur un obstacle.
   *[lefty] <b>Lefty.</b> Sa main droite atteint une case à droite, sa main gauche deux cases à gauche, et les deux agissent en même temps. Il ne peut pas entrer sur les tables, mais y poser à manger.
    }
quirky_circuits-rules-carrying = Porter
quirky_circuits-rules-carrying-1 = Un robot qui tient quelque chose ne peut que le poser. Ce qu’il tient passe au-dessus de tout ; ce qu’il pose n’est arrêté que par les barrières. Livré, c’est livré. S’il y a plusieurs choses à ramasser, celui qui a joué la carte choisit.
quirky_circuits-rules-cards = Toutes les cartes
quirky_circuits-rules-card = <b>{ $card ->
    [patches_1] Patches 1, 2
    [tiger_1] Tiger 1, 2
    [scar_1] Scar 1, 2
    [hen_1] Poule 1, 2
    [fox_1] Renard 1, 2
   *[other] { quirky_circuits-card }
    }.</b> { quirky_circuits-card-does }
quirky_circuits-rules-walking = Ceux qui marchent prennent le chemin le plus court, en diagonale aussi, contournent obstacles et barrières, et s’arrêtent là où ils voulaient aller.

# The workshop.
quirky_circuits-shop = Atelier des scénarios
quirky_circuits-shop-good = Tout est en ordre. { $goal }
quirky_circuits-shop-new = Mon scénario
quirky_circuits-shop-draw = Dessiner
quirky_circuits-shop-put = Poser
quirky_circuits-shop-belongs = Où ça va
quirky_circuits-shop-for = pour { quirky_circuits-thing-alone }
quirky_circuits-shop-tool = { $tool ->
    [start] départ
    [obstacle] obstacle
    [vase] vase
    [bunny] mouton
    [wall] barrière
    [rise] pente
    [belt] tapis
   *[floor] sol
    }
quirky_circuits-shop-map = La carte
quirky_circuits-shop-help = Les flèches déplacent, Entrée dessine, Maj et une flèche dessinent un bord.
quirky_circuits-shop-solving = Le solveur essaie tout. Cela peut prendre une minute ou deux.
quirky_circuits-shop-watch = Voir la solution
quirky_circuits-shop-solve = Résoudre
quirky_circuits-shop-robot = Robot
quirky_circuits-shop-name = Nom
quirky_circuits-shop-sentence = Une phrase pour le livre
quirky_circuits-shop-battery = Pile
quirky_circuits-shop-stars = Étoiles
quirky_circuits-shop-wide = Largeur
quirky_circuits-shop-high = Hauteur
quirky_circuits-shop-goal = But
quirky_circuits-shop-goal-now = Maintenant : { COMMAS($goals) }.
quirky_circuits-shop-goal-none = Rien encore : pose des moutons de poussière ou des places sur la carte.
quirky_circuits-shop-goal-part = { $what ->
    [clean] nettoyer
    [deliver] livrer
   *[dock] rentrer à la base
    }
quirky_circuits-shop-meets = { quirky_circuits-thing-alone } rencontre { $whom }
quirky_circuits-shop-dock = puis retour au départ
quirky_circuits-shop-cards = Cartes
quirky_circuits-shop-deck = { $deck ->
    [basic] celles du robot
    [quirk] ses lubies jaunes
    [cats] les chats qui marchent
    [farm] la poule et le renard
   *[conveyor] les tapis roulants
    }
quirky_circuits-shop-special = Règles spéciales
quirky_circuits-shop-in-way = { quirky_circuits-thing-first } bloque le chemin
quirky_circuits-shop-lost = perdu quand { $pair }
quirky_circuits-shop-order = livrer dans cet ordre :
quirky_circuits-shop-earlier = { quirky_circuits-thing } : plus tôt
quirky_circuits-shop-more = Plus, à la main
quirky_circuits-shop-all = aussi les choses des autres mondes
quirky_circuits-solution = La solution
quirky_circuits-solution-back = Retour au dessin
quirky_circuits-solution-done = Résolu !
quirky_circuits-solution-cards = Avec { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
    }, si chacun avait les bonnes.
quirky_circuits-solution-begins = Une carte après l’autre.

# Après la partie : chaque manche telle qu’elle fut, et telle qu’elle aurait pu être.
quirky_circuits-after = Manche par manche
quirky_circuits-after-words = { $open ->
    [yes] Si un seul esprit avait tenu toutes les mains : le meilleur programme trouvé pour vos cartes. Il ne connaissait aucune carte à piocher.
   *[no] Ce que des bots auraient posé à vos places avec les mêmes mains, chacun n’en sachant pas plus que l’un de vous.
    }
quirky_circuits-after-which = Quelle manche
quirky_circuits-after-wins = à gagner
quirky_circuits-after-even = aussi bien
quirky_circuits-after-ahead = { $n ->
    [one] 1 carte plus loin
   *[other] { $n } cartes plus loin
    }
quirky_circuits-after-behind = { $n ->
    [one] vous : 1 carte plus loin
   *[other] vous : { $n } cartes plus loin
    }
quirky_circuits-after-would-win = { $open ->
    [yes] Ces mains auraient pu gagner ici, avec { $battery } dans la pile : { quirky_circuits-battery-colour }.
   *[no] Des bots auraient gagné ici, avec { $battery } dans la pile : { quirky_circuits-battery-colour }.
    }
quirky_circuits-after-would-gain = { $open ->
    [yes] { $n ->
        [one] Ces mains auraient pu aller une carte plus loin.
       *[other] Ces mains auraient pu aller { $n } cartes plus loin.
        }
   *[no] { $n ->
        [one] Des bots seraient allés une carte plus loin.
       *[other] Des bots seraient allés { $n } cartes plus loin.
        }
    }
quirky_circuits-after-did-gain = { $n ->
    [one] Vous êtes allés une carte plus loin que des bots.
   *[other] Vous êtes allés { $n } cartes plus loin que des bots.
    }
quirky_circuits-after-would-same = { $open ->
    [yes] Rien de mieux n’a été trouvé pour ces mains.
   *[no] Des bots seraient allés aussi loin.
    }
quirky_circuits-after-played = Comme vous l’avez jouée
quirky_circuits-after-better = { $open ->
    [yes] Comme elle aurait pu être
   *[no] Comme des bots l’auraient posée
    }
quirky_circuits-after-cleaned = { $n ->
    [one] Nettoie une case.
   *[other] Nettoie { $n } cases.
    }
quirky_circuits-after-delivered = { $n ->
    [one] Livre un objet.
   *[other] Livre { $n } objets.
    }
quirky_circuits-after-met = { $n ->
    [one] L’un arrive là où il doit.
   *[other] { $n } arrivent là où ils doivent.
    }
quirky_circuits-after-broke = { $n ->
    [one] Casse un vase.
   *[other] Casse { $n } vases.
    }
quirky_circuits-after-won = Gagne, avec { $battery } dans la pile : { quirky_circuits-battery-colour }.
quirky_circuits-after-lost = Perd aussitôt la partie.
quirky_circuits-after-left = { $n ->
    [one] Il faut alors encore une carte environ.
   *[other] Il faut alors encore { $n } cartes environ.
    }
quirky_circuits-after-replay = Cette manche dans le replay

# Sa façon de jouer : ce qui échappe souvent, et ce qu’on était dans une partie.
quirky_circuits-habit-bumps = Cartes qui ont buté sur quelque chose
quirky_circuits-habit-idle = Cartes sans aucun effet
quirky_circuits-role = { $role ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# Puzzles.
quirky_circuits-puzzle-win = Tu as le dernier mot. Joue tes cartes pour que ce programme fasse tout ce qui reste à faire{ $home ->
    [yes] {" "}et ramène le robot à la maison
   *[no] {""}
    }.
quirky_circuits-puzzle-do = Tu as le dernier mot. Joue tes cartes pour y arriver : ce programme { $does }.
quirky_circuits-puzzle-cleans = { quirky_circuits-did-cleaned }
quirky_circuits-puzzle-delivers = { quirky_circuits-did-delivered }
quirky_circuits-puzzle-why = La file est exécutée depuis la gauche, puis tes cartes dans l’ordre où tu les joues : ainsi { $won ->
    [yes] c’est gagné
   *[no] on en fait plus que dans tout autre ordre
    }.
