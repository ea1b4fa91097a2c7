-rootg-root = R.O.O.T.\G:

# What things are called. The gates (AND, OR, …) are called the same everywhere.
rootg-speed = { $speed ->
    [fast] Fast
    [norm] Norm
   *[slow] Slow
    }
rootg-you = Toi
rootg-charges = { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
    }
rootg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
rootg-signal = { $you ->
    [yes] Ton { rootg-speed }
   *[no] Le { rootg-speed } de { $who }
    }
rootg-tile = { $kind ->
    [gate] { $gates }
    [crossing] tuile croisement
    [input] tuile d’entrée
   *[link] tuile de liaison
    }
rootg-tile-whole = { $kind ->
    [input] tuile d’entrée avec { $ports }
   *[other] { rootg-tile }{ $printed ->
        [inside] , { $inside } à l’intérieur
        [ports] , { $ports } imprimé
        [both] , { $inside } à l’intérieur, { $ports } imprimé
       *[none] { "" }
    }
    }
rootg-tile-back = une tuile, face cachée
rootg-a-tile = { $what ->
    [input] une tuile d’entrée
    [link] une tuile de liaison
   *[other] un { $what }
    }

# Who is fastest, and why.
rootg-fastest = { $you ->
    [yes] Tu vas
   *[no] { $who } va
    } le plus vite
rootg-fastest-start = Au premier tour, c’est la personne qui n’a pas { -rootg-root }
rootg-fastest-asked = Pour ce tour, parce que la demande a été refusée.
rootg-fastest-tile = { $still ->
    [yes] Tout est à égalité
   *[no] Tout était à égalité au début du tour
    }, c’est donc la personne qui n’a pas { -rootg-root }
rootg-fastest-then = { rootg-speed } a décidé au début du tour.
rootg-fastest-gates = { $speed ->
    [fast] Moins de portes à Fast
    [norm] Égalité à Fast. Norm décide
   *[slow] Égalité à Fast et à Norm. Slow décide
    } : { $whose ->
    [own] toi { $gates }, en face { $against }
    [other] en face { $gates }, toi { $against }
   *[nobody] { $gates } contre { $against }
    }.

# The log.
rootg-log-start-draw = { $you ->
    [yes] Tu pioches
   *[no] { $who } pioche
    } une tuile pour voir qui commence : <b>{ $sum }</b>.
rootg-log-took = { $you ->
    [yes] Tu prends
   *[no] { $who } prend
    } <b>{ -rootg-root }</b> { $why ->
    [lot] Le sort a décidé.
    [refused] à cause du refus.
   *[start] pour commencer.
    }
rootg-log-fastest = { $you ->
    [yes] Tu vas
   *[no] { $who } va
    } <b>le plus vite</b>.
rootg-log-asked = { $you ->
    [yes] Tu demandes
   *[no] { $who } demande
    } d’<b>allumer le circuit</b>.
rootg-log-agreed = { $you ->
    [yes] Tu acceptes.
   *[no] { $who } accepte.
    }
rootg-log-refused = { $you ->
    [yes] Tu refuses. La personne qui a demandé va maintenant le plus vite.
   *[no] { $who } refuse. La personne qui a demandé va maintenant le plus vite.
    }
rootg-log-recharged = { $you ->
    [yes] Tu reprends
   *[no] { $who } reprend
    } <b>une charge</b>.
rootg-log-handed-over = { $you ->
    [yes] Tu donnes <b>{ -rootg-root }</b> et tu poses en second.
   *[no] { $who } donne <b>{ -rootg-root }</b> et pose en second.
    }
rootg-log-placed = { $you ->
    [yes] Tu poses
   *[no] { $who } pose
    } <b>{ rootg-a-tile }</b>.
rootg-log-removed = { $what ->
    [input] Une tuile d’entrée
    [link] Une tuile de liaison
   *[other] Un { $what }
    } ne va nulle part et quitte la partie.
rootg-log-dropped = { $you ->
    [yes] Tu perds
   *[no] { $who } perd
    } <b>{ rootg-charges }</b> à { rootg-speed }.
rootg-log-discharging = { $you ->
    [yes] Tu n’as
   *[no] { $who } n’a
    } <b>plus de charges</b>.
rootg-why-on = { $why ->
    [last-tile] La dernière tuile est posée.
    [closed] Il n’y a plus d’entrée ouverte.
   *[accepted] Vous êtes d’accord.
    }
rootg-log-on = { rootg-why-on } <b>Le circuit est allumé !</b>
rootg-log-revealed = { $you ->
    [yes] Ta mission
   *[no] La mission de { $who }
    } : Fast { $fast }, Norm { $norm }, Slow { $slow }.
rootg-log-penalty = { $you ->
    [yes] Il te restait
   *[no] Il restait à { $who }
    } { rootg-charges } : <b>{ rootg-points }</b> pour { $gains ->
    [you] toi
    [other] l’autre camp
   *[name] { $whom }
    }.
rootg-log-wrong = { rootg-signal } dit { $value } : faux. <b>{ rootg-charges }</b> dans le noyau.
rootg-log-right = { rootg-signal } dit { $value } : juste ! <b>{ rootg-points }</b>.
rootg-log-core-taken = { $you ->
    [yes] Tu prends
   *[no] { $who } prend
    } <b>{ rootg-charges }</b> du noyau.
rootg-log-core-odd = Une charge en trop du noyau disparaît.
rootg-log-core-lost = { $charges ->
    [one] { $charges } charge du noyau est perdue
   *[other] { $charges } charges du noyau sont perdues
    }.
rootg-log-ended = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
    }{ $level ->
    [yes] , à égalité mais avec { -rootg-root }
   *[no] { " !" }
    }

# What is to be done now.
rootg-status-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $who } gagne !
    }
rootg-status-by-points = { rootg-points } à { $against }.
rootg-status-level = { rootg-points } partout, et { -rootg-root } décide.
rootg-status-on = Le circuit est allumé
rootg-status-tick = Tic { $tick } sur { $ticks }.
rootg-status-thinking = { $who } réfléchit
rootg-status-doing = { $who } { $phase ->
    [ask] peut demander d’allumer le circuit
    [answer] { $you ->
        [yes] te répond
       *[no] répond à { $whom }
    }
    [keep] garde une tuile sur deux
    [first] pose en premier
   *[second] pose une tuile
    }.
rootg-status-turn = Au tour de { $who }
rootg-status-hand = Passe l’appareil à { $who }.
rootg-status-ask = Allumer le circuit ?
rootg-status-may-ask = Tu n’as plus de charges : tu peux demander à { $other }.
rootg-status-asked = { $other } demande : on allume ?
rootg-status-yes-or-no = Oui ou non ?
rootg-status-keep = Garde une des deux
rootg-status-other-gets = L’autre va à { $other }.
rootg-status-place = { $kind ->
    [gate] Pose ton { rootg-tile }
   *[other] Pose ta { rootg-tile }
    }
rootg-status-place-hidden = Pose ta tuile
rootg-status-stuck = { $kind ->
    [gate] Ton { rootg-tile } ne va nulle part
   *[other] Ta { rootg-tile } ne va nulle part
    }
rootg-status-leaves = Elle quitte la partie.
rootg-status-first = Tu as { -rootg-root } et tu poses en premier.
rootg-status-touch = Touche une place qui brille.

# What players blurt out; `which` is one of several.
rootg-blurt-asked = { $bot ->
    [yes] Allumer ? Bip ?
   *[no] On l’allume ?
    }
rootg-blurt-agreed = { $bot ->
    [yes] Affirmatif !
   *[no] C’est parti !
    }
rootg-blurt-refused = { $bot ->
    [yes] Négatif. Pas encore.
   *[no] Pas encore !
    }
rootg-blurt-handed-over = { $bot ->
    [yes] Après toi. Boup.
   *[no] Après toi.
    }
rootg-blurt-discharging = { $bot ->
    [yes] Vide. Joie.
   *[no] Plus une charge !
    }
rootg-blurt-recharged = { $bot ->
    [yes] Bzzt.
   *[no] { $which ->
        [0] Oh non.
       *[1] Ça se recharge.
    }
    }
rootg-blurt-right = { $bot ->
    [yes] { $which ->
        [0] Bip ! Comme calculé.
       *[1] Correct. Joie.
    }
   *[no] { $which ->
        [0] Oui !
       *[1] Comme prévu !
    }
    }
rootg-blurt-wrong = { $bot ->
    [yes] { $which ->
        [0] Bzzt.
       *[1] Nouveau calcul.
    }
   *[no] { $which ->
        [0] Oh non !
       *[1] C’était à l’envers.
    }
    }

# The run, tick by tick.
rootg-run-on = Le circuit est allumé !
rootg-run-owed = { $you ->
    [yes] Tu reçois
   *[no] { $who } reçoit
    } { rootg-points } pour les charges qui restaient.
rootg-run-off = Les signaux se mettent en route.
rootg-run-tick = Tic { $tick }
rootg-run-nobody = Personne n’arrive encore. Chaque signal passe une porte, et son tas grandit.
rootg-run-arrived = { rootg-signal } est { $right ->
    [yes] juste !
   *[no] faux.
    }
rootg-run-wrong = Il dit { $value }. { $others ->
    [0] Son tas va
   *[other] Aucun signal de ce tic n’est juste : tous les tas vont
    } dans le noyau, qui en a { $core } maintenant.
rootg-run-right = Il dit { $value }, juste ce que voulait la mission.{ $rights ->
    [1] { "" }
    [2] { " " }{ rootg-speed } aussi.
   *[3] { " " }Les deux autres aussi.
    } { $you ->
    [yes] Tu prends
   *[no] { $who } prend
    } { $rights ->
    [1] son tas
   *[other] les tas
    }{ $core ->
    [0] { "" }
   *[other] , et ce qu’il y avait dans le noyau
    }.
rootg-run-next = prochaine porte
rootg-run-to-go = encore { $gates } portes
rootg-run-passed = { $passed } sur { $gates }
rootg-run-to-core = { $pile } au noyau
rootg-run-core = noyau
rootg-run-mark = { $mark ->
    [yes] juste
    [no] faux
   *[go] en route
    }
rootg-run-sum-pile = tas
rootg-run-sum-core = noyau
rootg-run-sum-points = { $points ->
    [one] point
   *[other] points
    }
rootg-run-ticks = <b>{ $tick }</b> sur { $ticks } tics
rootg-run-film = Le film du parcours
rootg-run-start = Au début
rootg-run-back = Un tic en arrière
rootg-run-on-one = Un tic en avant
rootg-run-result = Au résultat
rootg-run-play = Lecture
rootg-run-pause = Pause
rootg-token = Signal { rootg-speed }, encore { $gates ->
    [one] { $gates } porte
   *[other] { $gates } portes
    }

# Who starts.
rootg-opening = Qui commence ?
rootg-opening-took = { $you ->
    [yes] Tu prends
   *[no] { $who } prend
    } { -rootg-root }
rootg-opening-why = La plus grande somme des nombres imprimés gagne.

# A player's plate.
rootg-plate-seat = { $who }, la place
rootg-plate-away = n’est pas là
rootg-plate-free = plus de charges
rootg-plate-charges = { $you ->
    [yes] as
   *[no] a
    } encore des charges
rootg-plate-bot = un bot
rootg-plate-thinking = réfléchit
rootg-plate-waits = t’attend
rootg-plate-to-lose = <b>{ $charges }</b> { $charges ->
    [one] charge à perdre
   *[other] charges à perdre
    }
rootg-plate-left = { rootg-charges } sur 18
rootg-plate-holds = a { -rootg-root }
rootg-plate-you-hold = { $first ->
    [yes] Tu as { -rootg-root }, donc tu poses en premier
   *[no] Tu as { -rootg-root } et tu poses en premier
    }
rootg-piles = Tas : { COMMAS($piles) }
rootg-pile = { rootg-speed } { $pile }
rootg-wants = veut { $value }
rootg-score = { rootg-points }{ $root ->
    [yes] { " " }et { -rootg-root }
   *[no] { "" }
    }

# The board.
rootg-board = Le plateau
rootg-which = { $whose ->
    [own] de ton { rootg-speed }
    [other] du { rootg-speed } adverse
    [upper] du { rootg-speed } du haut
   *[lower] du { rootg-speed } du bas
    }
rootg-across = { $side ->
    [left] { $across } à gauche
   *[right] { $across } à droite
    }
rootg-along = { $way ->
    [up] { $along } au-dessus
   *[down] { $along } au-dessous
    }
rootg-spot = { $side ->
    [above] au-dessus { rootg-which }
    [below] au-dessous { rootg-which }
    [left] à gauche { rootg-which }
    [right] à droite { rootg-which }
   *[far] { $ways } { rootg-which }
    }
rootg-board-place = Place { rootg-spot }{ $fits ->
    [yes] { "" }
   *[no] , à tourner
    }
rootg-board-tile = { $tile }, { rootg-spot }
rootg-terminal = { $whose ->
    [own] Ton { rootg-speed }
    [other] Le { rootg-speed } adverse
    [upper] Le { rootg-speed } du haut
   *[lower] Le { rootg-speed } du bas
    }, { $gates ->
    [one] { $gates } porte
   *[other] { $gates } portes
    }
rootg-terminal-gates = { $gates ->
    [one] porte
   *[other] portes
    }
rootg-terminal-passed = { $passed } sur { $gates }
rootg-terminal-none = 0 porte
rootg-core = NOYAU
rootg-gone = { rootg-charges } en moins !
rootg-dropped = −{ rootg-charges }
rootg-pile-tile = la pioche
rootg-brand = face { $side ->
    [green] verte
   *[black] noire
    }{ $on ->
    [yes] , et le circuit est allumé
   *[no] { " " }· { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } dans la pioche
    }
rootg-nearer = Plus près
rootg-farther = Plus loin
rootg-everything = Tout montrer
rootg-lanes = Portes devant chaque borne : { COMMAS($lanes) }
rootg-lane = { rootg-speed } { $first } contre { $second }
rootg-gates = Portes

# What one has to do: the note beside the board.
rootg-task-agree = Si tu dis oui, les missions sont dévoilées et les signaux partent. Si tu dis non, { $other } va le plus vite pour ce tour. { $holds ->
    [yes] { $other } a déjà { -rootg-root } : tu reprendrais une charge.
   *[no] { $other } te prendrait { -rootg-root }.
    }
rootg-task-yes = Oui, on allume
rootg-task-no = Non, on continue
rootg-task-ask = Toutes tes charges sont parties. Demande à { $other } : en cas de refus, tu vas le plus vite{ $holds ->
    [yes] { " " }et { $other } reprend une charge.
   *[no] { " " }et tu prends { -rootg-root }.
    }
rootg-task-ask-them = Demander à { $other }
rootg-task-not-yet = Pas encore
rootg-task-keep = { $kind ->
    [gate] Garder le { rootg-tile }
   *[other] Garder la { rootg-tile }
    }
rootg-task-stuck = Il n’y a pas de place où elle irait.
rootg-task-here = { $charges ->
    [0] Ici, { $other } perd { $theirs ->
        [one] { $theirs } charge
       *[other] { $theirs } charges
    }.
   *[other] Ici, tu te débarrasses de <b>{ rootg-charges }</b> : { COMMAS($where) }{ $theirs ->
        [0] .
        [one] { " ;" } { $other } perd { $theirs } charge.
       *[other] { " ;" } { $other } perd { $theirs } charges.
    }
    }
rootg-task-drop = { $charges } à { rootg-speed }
rootg-task-nothing = Ici, aucune charge ne part.
rootg-task-turn-left = Tourner à gauche
rootg-task-turn-right = Tourner à droite
rootg-task-what = { $kind ->
    [gate] { rootg-tile }
    [crossing] Tuile croisement
    [input] Tuile d’entrée
   *[link] Tuile de liaison
    } : que fait-elle ?
rootg-task-remove = La retirer de la partie
rootg-task-place = Poser ici
rootg-task-no-fit = Pas dans ce sens
rootg-task-hand-over = Donner <b>\G:</b> à { $other }{ $short ->
    [yes] { "" }
   *[no] , poser en second
    }
rootg-task-yours = { $kind ->
    [gate] { rootg-tile }
    [crossing] Tuile croisement
    [input] Tuile d’entrée
   *[link] Tuile de liaison
    } : à toi de poser { $next ->
    [yes] juste après
   *[no] bientôt
    }.

# The secret.
rootg-secret = Ton secret
rootg-secret-of = Le secret de { $who }
rootg-secret-hint = ce que tes bornes doivent dire à la fin
rootg-secret-covered = caché

# The gates.
rootg-gate-words = { $gate ->
    [and] Dit 1 si toutes ses entrées sont à 1.
    [or] Dit 1 si au moins une entrée est à 1.
    [xor] Dit 1 si un nombre impair d’entrées est à 1.
    [not] Dit le contraire de son entrée.
    [nand] Ne dit 0 que si toutes ses entrées sont à 1.
    [nor] Ne dit 1 que si aucune entrée n’est à 1.
   *[xnor] Dit 1 si un nombre pair d’entrées est à 1.
    }
rootg-gate-motto = { $gate ->
    [and] Tout ou rien.
    [or] Un seul suffit.
    [xor] Un de nous, pas les deux.
    [not] Bien au contraire !
    [nand] Tout sauf tous.
    [nor] Personne à la maison ? Alors oui.
   *[xnor] Vous vous ressemblez ?
    }
rootg-truth = Ce que fait { rootg-tile }
rootg-truth-in = entrée
rootg-truth-out = sortie
rootg-truth-inside = { $inside } est imprimé à l’intérieur, comme une entrée de plus.
rootg-gallery = Voici les sept portes
rootg-gallery-words = Touche une entrée et regarde ce que la porte en fait. Envie de construire ? <a>Essaie sur un plateau à toi.</a>
rootg-gallery-gate = { $gate } avec { $values }
rootg-gallery-input = { $gate }, entrée { $input } : { $value }

# The board for trying things out.
rootg-try-take = Prends une tuile
rootg-try-where = Où la poser ?
rootg-try-take-words = Ou touche un nombre sur le plateau pour le changer. Une lampe montre ce qui arrive.
rootg-try-where-words = Touche une place qui brille. Q et E tournent la tuile.
rootg-try-away = L’enlever
rootg-try-undo = Annuler
rootg-try-clear = Vider
rootg-try-all = Tout
rootg-try-show = Montre-moi :
rootg-try-example = { $example ->
    [gate] une porte
    [add] additionner deux bits
   *[nor] ni l’un ni l’autre
    }
rootg-try-asked = Nomme les tuiles posées, { $most } au plus, et peut-être une en main.
rootg-try-laid = Une tuile posée a une face, x, y et un sens.
rootg-try-number = { $field } est un nombre de { $low } à { $high }.
rootg-try-unknown = Il n’y a pas de tuile { $given } ; il y a { COMMAS($known) }.
rootg-try-full = Le plateau n’en contient pas plus.

# The keys.
rootg-key-next = la place suivante
rootg-key-turn = tourner la tuile
rootg-key-place = la poser
rootg-key-keep = garder cette tuile
rootg-key-hand-over = donner { -rootg-root }
rootg-key-answer = demander ou non ; oui ou non
rootg-key-zoom = plus près, plus loin, tout
rootg-key-move = déplacer le plateau
rootg-key-film = parcourir le film, arrêter et reprendre

# What the coach proposes.
rootg-propose-place = { $kind ->
    [gate] Pose le <b>{ rootg-tile }</b>
   *[other] Pose la <b>{ rootg-tile }</b>
    } { rootg-spot }, { $turn ->
    [0] à l’endroit
    [1] un quart de tour à droite
    [2] à l’envers
   *[3] un quart de tour à gauche
    }
rootg-propose-place-hidden = Pose la <b>tuile</b> { rootg-spot }, { $turn ->
    [0] à l’endroit
    [1] un quart de tour à droite
    [2] à l’envers
   *[3] un quart de tour à gauche
    }
rootg-propose-keep = { $kind ->
    [gate] Garde le <b>{ rootg-tile }</b>
   *[other] Garde la <b>{ rootg-tile }</b>
    }
rootg-propose-keep-hidden = Garde la <b>tuile</b>
rootg-propose-hand-over = Donne <b>{ -rootg-root }</b> et pose en second
rootg-propose-remove = Retire la tuile de la partie
rootg-propose-ask = Demande d’<b>allumer le circuit</b>
rootg-propose-play-on = Ne demande pas encore
rootg-propose-accept = <b>Accepte</b> : on allume
rootg-propose-refuse = <b>Refuse</b> et continue
rootg-propose-tick = Laisse courir les signaux

# The rules.
rootg-rules-about = De quoi il s’agit
rootg-rules-about-words = Vous reliez tous les deux des portes logiques à vos trois bornes, Fast, Norm et Slow. Une mission secrète dit quelle valeur, 0 ou 1, doit arriver à chacune. Plus le chemin est long, plus il vaut de points. Puis on allume le circuit.
rootg-rules-try = <a>Essaie les tuiles sur un plateau à toi</a>, sans adversaire.
rootg-rules-mission = Ta mission
rootg-rules-together = Mises ensemble
rootg-rules-mission-words = La tuile 0 donne une lettre à chaque borne, la tuile 1 donne une valeur à chaque lettre. Garde-la pour toi.
rootg-rules-turn = Un tour
rootg-rules-draw = <b>Qui va le plus vite pioche deux tuiles</b>, en garde une et donne l’autre. Va le plus vite qui a moins de portes devant Fast ; à égalité, devant Norm ; puis Slow.
rootg-rules-root = <b>Qui a { -rootg-root } pose en premier</b>, ou le donne et pose en second. Si tout le reste est à égalité, va le plus vite qui ne l’a pas.
rootg-rules-both = <b>Chacun pose sa tuile.</b> Puis des charges tombent, et le tour suivant commence.
rootg-rules-placing = Poser
rootg-rules-edges = Tourne la tuile comme tu veux. Elle doit toucher quelque chose. Là où deux bords se font face, les deux sont vides, ou un nez entre dans une encoche : une sortie dans une entrée. Un signal ne doit jamais tourner en rond.
rootg-rules-where = Les portes et les fils vont partout, même dans le circuit de ton adversaire. Les tuiles qui n’ont que des nombres ne vont pas dans un circuit qui n’est qu’à ton adversaire, tant que tu as des charges.
rootg-rules-stuck = Une tuile qui ne va nulle part quitte la partie.
rootg-rules-charges = Les charges
rootg-rules-charges-words = Tu commences avec 18. Quand les deux tuiles sont posées, chaque borne où mène une <b>nouvelle porte</b> perd des charges : Fast 3, Norm 2, Slow 1. Peu importe qui a posé la porte. Les fils et les nombres ne font rien tomber.
rootg-rules-on = On allume ?
rootg-rules-ask = Sans charges, tu peux demander d’allumer le circuit, au début d’un tour. Si ton adversaire dit non, tu vas le plus vite pour ce tour et tu prends { -rootg-root }. Si tu l’as déjà, ton adversaire reprend une charge.
rootg-rules-also = Le circuit s’allume aussi quand la dernière tuile est posée, ou quand plus aucune entrée ouverte ne mène à une borne.
rootg-rules-run = Le parcours
rootg-rules-left = Qui a encore des charges en donne un tiers (arrondi au-dessus) à l’adversaire, en points. Les missions sont dévoilées.
rootg-rules-ticks = Pour chaque borne, un signal part du bout du chemin qui a le plus de portes. À chaque tic, chaque signal passe une porte, et son tas grandit de un.
rootg-rules-arrive = Quand un signal arrive, sa valeur compte. Une entrée où rien ne mène vaut 0. <b>Juste :</b> le tas est à toi. <b>Faux :</b> il va dans le noyau. Entre signaux qui arrivent ensemble, qui en a le plus de justes prend ce qu’il y a dans le noyau ; à égalité, chacun prend la moitié.
rootg-rules-cleared = Après chaque arrivée, <b>tous les tas sont vidés</b>. Un long chemin ne vaut donc quelque chose que si rien n’arrive juste avant.
rootg-rules-wins = Qui gagne
rootg-rules-wins-words = Qui a le plus de points. À égalité, qui a { -rootg-root }.
rootg-rules-gates = Les portes
rootg-rules-gate = <b>{ $name }</b> { rootg-gate-words }
rootg-rules-sides = La face verte a AND, OR, XOR et NOT ; la face noire a les sept, et plus de nombres.

# What one is after.
rootg-aim-on = Le circuit est allumé : chaque signal qui arrive avec la bonne valeur rapporte son tas en points.
rootg-aim-watching = D’abord perdre toutes ses charges avec des portes, puis amener les bonnes valeurs aux bornes. Le plus de points gagne.
rootg-aim-charges = Débarrasse-toi de tes { rootg-charges } : une nouvelle porte reliée à ton Fast en enlève 3, à Norm 2, à Slow 1.
rootg-aim-points = Plus de charges ! Maintenant les points : ton secret veut Fast { $fast }, Norm { $norm } et Slow { $slow }, chacun avec autant de portes que tu l’oses.

# How it ended.
rootg-result-level = { rootg-points } partout. Égalité : alors gagne qui a { -rootg-root }, et c’est { $you ->
    [yes] toi
   *[no] { $who }
    }.
rootg-result = { $you ->
    [yes] Tu gagnes
   *[no] { $who } gagne
    } aux points, { $more } à { $less }.

# What the last thing that happened meant.
rootg-meant-dropped = { $you ->
    [yes] Bien : tu as
   *[no] { $who } a
    } perdu { rootg-charges }, { $left ->
    [0] il n’en reste plus
   *[other] il en reste { $left }
    }.
rootg-meant-no-gate = Aucune nouvelle porte n’atteint une borne : personne ne perd de charge.
rootg-meant-discharging = { $you ->
    [yes] Tu peux
   *[no] { $who } peut
    } demander d’allumer le circuit maintenant.
rootg-meant-recharged = { $you ->
    [yes] Tu reprends
   *[no] { $who } reprend
    } une charge, qui doit repartir.
rootg-meant-placed = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } posé { $what ->
    [input] une entrée : pas de porte, donc aucune charge ne tombe.
    [link] une liaison : pas de porte, donc aucune charge ne tombe.
   *[other] { $what }. Les charges tombent quand les deux ont posé.
    }
rootg-meant-removed = { $you ->
    [yes] Ta tuile
   *[no] La tuile de { $who }
    } ne va nulle part et disparaît.
rootg-meant-handed-over = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } donné { -rootg-root } : qui l’a quand tout est à égalité gagne.
rootg-meant-asked = { $you ->
    [yes] Tu veux
   *[no] { $who } veut
    } allumer le circuit : les charges qui restent seront des points pour l’autre.

# Why something may not be done.
rootg-why-tick = Seule la table fait courir le circuit, une fois allumé.
rootg-why-table = La table ne joue pas.
rootg-why-on-already = Le circuit est allumé : plus personne ne joue.
rootg-why-ask = Qui n’a plus de charges peut demander d’allumer le circuit, au début d’un tour. { $charges ->
    [0] Tu n’en as plus : attends le prochain tour.
    [1] Il t’en reste une.
   *[other] Il t’en reste { $charges }.
    }
rootg-why-turn = { $who } { $phase ->
    [ask] peut demander d’allumer le circuit
    [answer] doit répondre à la demande
    [keep] choisit une tuile
    [first] pose en premier
   *[second] est en train de poser
    }.
rootg-why-not-now = Pas maintenant : { $phase ->
    [ask] dis d’abord si tu veux allumer le circuit
    [answer] réponds d’abord à la demande
    [keep] choisis d’abord laquelle des deux tuiles tu gardes
    [first] pose d’abord ta tuile, ou donne { -rootg-root }
   *[second] pose d’abord ta tuile
    }.
rootg-why-not-drawn = Tu n’as pas pioché cette tuile.
rootg-why-has-place = Il y a une place pour ta tuile.
rootg-why-holds = { $who } a { -rootg-root }.
rootg-why-handed = On ne donne { -rootg-root } qu’avant d’avoir posé, et une fois par tour.
rootg-why-taken = Il y a déjà quelque chose ici.
rootg-why-touch = Une tuile doit toucher une autre tuile, une borne ou le noyau.
rootg-why-clash = Pas ici : { $mine ->
    [blank] un bord vide
    [in] une entrée
   *[out] une sortie
    } de ta tuile serait face à { $facing ->
    [blank] un bord vide
    [in] une entrée
   *[out] une sortie
    }.
rootg-why-input = Pas ici : tant que tu as des charges, tes tuiles d’entrée ne vont pas dans un circuit qui n’est qu’à { $other }.
rootg-why-loop = Pas ici : le signal tournerait en rond.

# Sa façon de jouer : ce qui échappe souvent, et ce qu’on était dans une partie.
rootg-habit-gates = Portes qui n’ont rien fait déposer
rootg-habit-signals = Signaux de mauvaise valeur
rootg-role = { $role ->
    [root] avec R.O.O.T.\G: au début
   *[fastest] le plus rapide au début
    }

# Puzzles.
rootg-puzzle-task = Pose ta tuile pour qu’un signal arrive à ton { rootg-speed } et donne { $value }.
rootg-puzzle-why = Si on allumait maintenant, { $right } donnerait ce que ta mission demande. Suis les fils, de la porte au terminal.

# Une position installée à la main.
rootg-setup-missions = Les missions doivent être des tuiles différentes : deux tuiles zéro et deux tuiles un.
