# The twelve appliances. A kind of somebody's own file is called as it is there.
circuit_breaker-kind = { $kind ->
    [gumball_machine] Machine à chewing-gum
    [bubble_maker] Machine à bulles
    [jukebox] Juke-box
    [lava_lamp] Lampe à lave
    [disco_ball] Boule à facettes
    [popcorn_popper] Machine à pop-corn
    [karaoke_machine] Karaoké
    [fog_machine] Machine à fumée
    [blender] Mixeur
    [pinball_machine] Flipper
    [neon_sign] Enseigne au néon
    [cotton_candy_maker] Machine à barbe à papa
   *[own] { $name }
    }
# Where there is little room.
circuit_breaker-kind-short = { $kind ->
    [gumball_machine] Gommes
    [bubble_maker] Bulles
    [jukebox] Juke-box
    [lava_lamp] Lave
    [disco_ball] Disco
    [popcorn_popper] Pop-corn
    [karaoke_machine] Karaoké
    [fog_machine] Fumée
    [blender] Mixeur
    [pinball_machine] Flipper
    [neon_sign] Néon
   *[cotton_candy_maker] Barbe
    }
circuit_breaker-motto = { $kind ->
    [gumball_machine] Une pièce, une bulle, aucun regret.
    [bubble_maker] Rend les sols glissants et les visages heureux.
    [jukebox] Connaît une chanson de plus que toi.
    [lava_lamp] Jamais pressée, jamais.
    [disco_ball] Change une cuisine en galaxie.
    [popcorn_popper] Incapable de se taire pendant le film.
    [karaoke_machine] Pardonne toutes les fausses notes.
    [fog_machine] Mais où sont-ils tous passés ?
    [blender] Fraise, banane, beaucoup de bruit.
    [pinball_machine] Prière de ne pas secouer. Pas trop.
    [neon_sign] Dit où est la fête.
   *[cotton_candy_maker] Un nuage sur un bâton.
    }
circuit_breaker-kind-number = appareil { $number }

# A tile: "Jukebox with a 2", "2–3 wire"; on its own, where one does something with it, after "your", and beside a place.
circuit_breaker-tile = { $sort ->
    [box] tableau électrique
    [wire] fil { $links }
    [hidden] tuile
   *[appliance] { circuit_breaker-kind } avec un { $links }
    }
circuit_breaker-the-tile = { $sort ->
    [box] le <b>{ circuit_breaker-tile }</b>
    [wire] le <b>{ circuit_breaker-tile }</b>
    [hidden] la <b>{ circuit_breaker-tile }</b>
   *[appliance] { $kind ->
        [jukebox] le <b>{ circuit_breaker-tile }</b>
        [karaoke_machine] le <b>{ circuit_breaker-tile }</b>
        [blender] le <b>{ circuit_breaker-tile }</b>
        [pinball_machine] le <b>{ circuit_breaker-tile }</b>
        [neon_sign] l’<b>{ circuit_breaker-tile }</b>
        [own] l’appareil <b>{ circuit_breaker-tile }</b>
       *[other] la <b>{ circuit_breaker-tile }</b>
    }
    }
circuit_breaker-your-tile = { $sort ->
    [box] ton { circuit_breaker-tile }
    [wire] ton { circuit_breaker-tile }
    [hidden] ta { circuit_breaker-tile }
   *[appliance] { $kind ->
        [jukebox] ton { circuit_breaker-tile }
        [karaoke_machine] ton { circuit_breaker-tile }
        [blender] ton { circuit_breaker-tile }
        [pinball_machine] ton { circuit_breaker-tile }
        [neon_sign] ton { circuit_breaker-tile }
        [own] ton appareil { circuit_breaker-tile }
       *[other] ta { circuit_breaker-tile }
    }
    }
circuit_breaker-beside-tile = { $sort ->
    [wire] d’un fil { $links }
   *[appliance] { $kind ->
        [jukebox] du { circuit_breaker-kind }
        [karaoke_machine] du { circuit_breaker-kind }
        [blender] du { circuit_breaker-kind }
        [pinball_machine] du { circuit_breaker-kind }
        [neon_sign] de l’{ circuit_breaker-kind }
        [own] de l’appareil { $name }
       *[other] de la { circuit_breaker-kind }
    }
    }
# In the log one sees which it was: the kind is enough.
circuit_breaker-some-tile = { $sort ->
    [hidden] une <b>tuile</b>
    [wire] un <b>fil { $links }</b>
   *[appliance] { $kind ->
        [jukebox] le <b>{ circuit_breaker-kind }</b>
        [karaoke_machine] le <b>{ circuit_breaker-kind }</b>
        [blender] le <b>{ circuit_breaker-kind }</b>
        [pinball_machine] le <b>{ circuit_breaker-kind }</b>
        [neon_sign] l’<b>{ circuit_breaker-kind }</b>
        [own] l’appareil <b>{ $name }</b>
       *[other] la <b>{ circuit_breaker-kind }</b>
    }
    }
circuit_breaker-your-kind = { $kind ->
    [jukebox] ton { circuit_breaker-kind }
    [karaoke_machine] ton { circuit_breaker-kind }
    [blender] ton { circuit_breaker-kind }
    [pinball_machine] ton { circuit_breaker-kind }
    [neon_sign] ton { circuit_breaker-kind }
    [own] ton appareil { $name }
   *[other] ta { circuit_breaker-kind }
    }
# A back.
circuit_breaker-back = { $sort ->
    [wire] fil
   *[appliance] appareil
    }
# What an open end asks for.
circuit_breaker-wish = { $link ->
    [U] accepte tout
    [several] veut { $links }
   *[other] veut un { $link }
    }
circuit_breaker-wish-any = n’importe quoi

# Amounts.
circuit_breaker-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
circuit_breaker-points-least = { $points }+ points
circuit_breaker-points-unit = { $points ->
    [one] point
   *[other] points
    }
circuit_breaker-tiles = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
    }

# Who.
circuit_breaker-somebody = Quelqu’un
circuit_breaker-seat = Place { $number }
circuit_breaker-name = { $you ->
    [yes] Toi
   *[no] { $who }
    }
circuit_breaker-name-inside = { $you ->
    [yes] toi
   *[no] { $who }
    }
circuit_breaker-whose = { $who }
circuit_breaker-mouse = { $you ->
    [yes] Ta souris
   *[no] La souris de { $who }
    }
circuit_breaker-network = { $yours ->
    [yes] Ton réseau
   *[no] Réseau de { $owner }
    }

# Where.
circuit_breaker-to = { $place ->
    [wires] à la pioche de fils
    [appliances] à la pioche d’appareils
   *[other] sur { $place }
    }
circuit_breaker-from = { $place ->
    [wires] de la pioche de fils
    [appliances] de la pioche d’appareils
    [network] { $yours ->
        [yes] de ton réseau
       *[no] du réseau de { $owner }
    }
   *[other] de { $place }
    }
circuit_breaker-in-network = { $yours ->
    [yes] dans ton réseau
   *[no] dans le réseau de { $owner }
    }
circuit_breaker-across = { $side ->
    [left] { $across } à gauche
   *[right] { $across } à droite
    }
circuit_breaker-along = { $way ->
    [up] { $along } au-dessus
   *[down] { $along } au-dessous
    }
circuit_breaker-from-box = { $ways } du tableau électrique
circuit_breaker-beside = { $where }, à côté { $tiles }

# The log.
circuit_breaker-log-began = { $you ->
    [yes] Tu commences chaque manche.
   *[no] { $who } commence chaque manche.
    }
circuit_breaker-log-round = { $icon ->
    [wire] Manche { $number }. <b>Un fil</b> pour tout le monde.
    [appliance] Manche { $number }. <b>Un appareil</b> pour tout le monde.
   *[none] Manche { $number }.
    }
circuit_breaker-log-placed = { $you ->
    [yes] Tu branches { circuit_breaker-some-tile }.
   *[no] { $who } branche { circuit_breaker-some-tile }.
    }
circuit_breaker-log-what = { $kind ->
    [none] {""}
   *[other] {" "}({ circuit_breaker-kind })
    }
circuit_breaker-log-sent = { $you ->
    [yes] Tu envoies la souris <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
   *[no] { $who } envoie la souris <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
    }
circuit_breaker-log-raid = { circuit_breaker-mouse } veut { circuit_breaker-some-tile } { circuit_breaker-in-network } !
circuit_breaker-log-discarded = { $you ->
    [yes] Tu défausses { circuit_breaker-some-tile } sur { $pile }, pour du fromage.
   *[no] { $who } défausse { circuit_breaker-some-tile } sur { $pile }, pour du fromage.
    }
circuit_breaker-log-cheesed = { $you ->
    [yes] Fromage ! <b>Tu attires la souris de { $whose }</b> loin { circuit_breaker-from }.
   *[no] Fromage ! <b>{ $who } attire { $mine ->
        [yes] ta souris
       *[no] la souris de { $whose }
    }</b> loin { circuit_breaker-from }.
    }
circuit_breaker-log-nothing = { circuit_breaker-mouse } rentre les pattes vides.
circuit_breaker-log-hidden = { circuit_breaker-mouse } rapporte une tuile <b>{ circuit_breaker-from }</b>.
circuit_breaker-log-stolen = { $yours ->
    [yes] { circuit_breaker-mouse } te vole { circuit_breaker-some-tile } !
   *[no] { circuit_breaker-mouse } vole { circuit_breaker-some-tile } à { $owner } !
    }
circuit_breaker-log-took = { $place ->
    [unknown] { circuit_breaker-mouse } rapporte { circuit_breaker-some-tile }.
   *[other] { circuit_breaker-mouse } rapporte { circuit_breaker-some-tile } { circuit_breaker-from }.
    }
circuit_breaker-log-undone = { $you ->
    [yes] Tu annules un coup.
   *[no] { $who } annule un coup.
    }
circuit_breaker-log-ended = La fête est finie. <b>On compte.</b>
circuit_breaker-log-revealed = { $you ->
    [yes] Sur ta carte : <b>{ $kinds }</b>.
   *[no] Sur la carte de { $who } : <b>{ $kinds }</b>.
    }
circuit_breaker-log-total = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } <b>{ circuit_breaker-points }</b> avec { $appliances ->
    [one] { $appliances } appareil
   *[other] { $appliances } appareils
    }.

# Whose turn it is, and what there is to do.
circuit_breaker-status-shared = { $you ->
    [yes] { $names } gagnez ensemble !
   *[no] { $names } gagnent ensemble !
    }
circuit_breaker-status-each = { circuit_breaker-points } chacun.
circuit_breaker-status-won = { $you ->
    [yes] Tu gagnes !
    [nobody] Personne ne gagne !
   *[no] { $who } gagne !
    }
circuit_breaker-status-points = { circuit_breaker-points }.
circuit_breaker-status-theirs = Au tour de { $who }
circuit_breaker-status-hand-over = Passe l’écran à { $who }.
circuit_breaker-status-thinking = { $who } réfléchit
circuit_breaker-status-next = { $you ->
    [yes] Ensuite, c’est à toi.
   *[no] Ensuite, c’est à { $who }.
    }
circuit_breaker-status-yours = À toi de jouer
circuit_breaker-status-one-more = À toi : pose encore une tuile
circuit_breaker-status-thieves = { $mice ->
    [one] La souris de { $whose } en veut à tes affaires. Un cube de fromage l’attire ailleurs.
   *[other] Les souris de { $whose } en veulent à tes affaires. Un cube de fromage en attire une ailleurs.
    }
circuit_breaker-status-left = { $left ->
    [place-mouse-discard] Pose jusqu’à deux tuiles, envoie ta souris ou défausse pour du fromage, dans l’ordre que tu veux.
    [place-mouse] Pose jusqu’à deux tuiles ou envoie ta souris, ou termine ton tour.
    [place-discard] Pose jusqu’à deux tuiles ou défausse pour du fromage, ou termine ton tour.
    [mouse-discard] Envoie ta souris ou défausse pour du fromage, ou termine ton tour.
    [place] Pose jusqu’à deux tuiles, ou termine ton tour.
    [mouse] Envoie ta souris, ou termine ton tour.
    [discard] Défausse pour du fromage, ou termine ton tour.
   *[nothing] C’est tout. Termine ton tour.
    }
circuit_breaker-status-once = { $left ->
    [mouse-discard] Dès que tu envoies ta souris ou que tu défausses, tu ne poses plus.
    [mouse] Dès que tu envoies ta souris, tu ne poses plus.
    [discard] Dès que tu défausses, tu ne poses plus.
   *[nothing] Ou termine ton tour.
    }
circuit_breaker-nothing-fits = Aucune tuile de ta main ne convient.

# What a player blurts out: of a bot's, and of a person's.
circuit_breaker-blurt-sent = { $voice ->
    [bot-0] Simple emprunt. Bip.
    [bot-1] Cible repérée.
    [person-0] Il est joli, celui-là !
   *[person-1] Psst, va le chercher !
    }
circuit_breaker-blurt-cheesed = { $voice ->
    [bot-0] Fromage déployé.
    [bot-1] Boup. À table !
    [person-0] Tiens, du fromage !
   *[person-1] Pas aujourd’hui !
    }
circuit_breaker-blurt-lured = { $voice ->
    [bot-0] Souris distraite. Bzzt.
    [bot-1] Souris distraite. Bzzt.
    [person-0] Oh non, allez !
   *[person-1] Du fromage ? Sérieux ?
    }
circuit_breaker-blurt-robbed = { $voice ->
    [bot-0] Vol détecté.
    [bot-1] Bzzt ! Mon appareil.
    [person-0] Hé, c’était à moi !
   *[person-1] Arrêtez cette souris !
    }

# What could be done, as the coach says it.
circuit_breaker-propose-place = { $turn ->
    [0] Branche { circuit_breaker-the-tile }, { $where }
    [1] Branche { circuit_breaker-the-tile }, { $where }, un quart de tour à droite
    [2] Branche { circuit_breaker-the-tile }, { $where }, à l’envers
   *[3] Branche { circuit_breaker-the-tile }, { $where }, un quart de tour à gauche
    }
circuit_breaker-propose-send = { $sort ->
    [none] Envoie la souris <b>{ circuit_breaker-to }</b>
   *[other] Envoie la souris <b>{ circuit_breaker-to }</b> ({ circuit_breaker-tile })
    }
circuit_breaker-propose-raid = Envoie la souris chercher { circuit_breaker-the-tile } { circuit_breaker-in-network }
circuit_breaker-propose-discard = Défausse { circuit_breaker-the-tile } sur { $pile }, pour du fromage
circuit_breaker-propose-cheese = { $you ->
    [yes] Attire <b>ta propre souris</b> avec du fromage
   *[no] Attire <b>la souris de { $who }</b> avec du fromage
    }
circuit_breaker-propose-undo = Annule le dernier coup
circuit_breaker-propose-end = Termine le tour

# The three switches.
circuit_breaker-switches = Tes trois actions
circuit_breaker-switch = { $mode ->
    [mouse] Souris
    [place] Poser
   *[discard] Défausser
    }
circuit_breaker-switch-name = { circuit_breaker-switch } : { $words }
circuit_breaker-switch-mouse = { $place ->
    [ready] à envoyer
    [home] à la maison
    [network] { $yours ->
        [yes] chez toi
       *[no] chez { $owner }
    }
    [wires] sur les fils
    [appliances] aux appareils
   *[other] sur { $place }
    }
circuit_breaker-switch-place = { $how ->
    [going] { $placed } sur 2
    [done] c’est fait
    [nothing] rien ne va
   *[open] deux tuiles
    }
circuit_breaker-switch-discard = { $how ->
    [going] { circuit_breaker-tiles }
    [done] c’est fait
    [nothing] fini, le fromage
   *[open] fromage
    }

# What to do next.
circuit_breaker-hint-mouse = { $half ->
    [yes] La souris ? Alors fini de poser.
   *[no] Où va ta souris ?
    }
circuit_breaker-hint-mouse-words = Vers une pioche, une tuile visible ou un appareil, même dans un autre réseau. Touche-le.
circuit_breaker-hint-discard = { $how ->
    [half] Défausser ? Alors fini de poser.
    [tile] Sur quelle pile ?
   *[none] De quelle tuile te passer ?
    }
circuit_breaker-hint-discard-words = Chaque tuile défaussée sur A1, A2 ou A3 te donne un cube de fromage.
circuit_breaker-hint-stays = { circuit_breaker-tile } : elle reste en main.
circuit_breaker-hint-placed = Fini de poser pour ce tour.
circuit_breaker-hint-fits = { $places ->
    [0] Rien ici ne convient à { circuit_breaker-your-tile }.
    [1] Une place convient à { circuit_breaker-your-tile }.
    [2] Deux places conviennent à { circuit_breaker-your-tile }.
    [3] Trois places conviennent à { circuit_breaker-your-tile }.
    [4] Quatre places conviennent à { circuit_breaker-your-tile }.
   *[other] { $places } places conviennent à { circuit_breaker-your-tile }.
    }
circuit_breaker-hint-gain = Cela te rapporterait { circuit_breaker-points }.
circuit_breaker-hint-drag = Fais-la glisser là ou touche la place. R la tourne.
circuit_breaker-hint-another = Une autre tuile, peut-être ?
circuit_breaker-hint-count = Sorte par sorte : ce qu’il y a dans vos réseaux.

# The table.
circuit_breaker-counting = on compte…
circuit_breaker-then = { $number ->
    [1] puis { $first }
    [2] puis { $first }, puis { $second }
   *[3] puis { $first }, puis { $second }, puis { $third }
    }
circuit_breaker-alarm = La souris de { $who } veut { circuit_breaker-your-kind } !
circuit_breaker-alarm-told = La souris de { $who } veut { circuit_breaker-your-kind }.
circuit_breaker-cheese-it = Du fromage !
circuit_breaker-get-cheese = Défausse une tuile pour avoir du fromage.
circuit_breaker-count = Le décompte
circuit_breaker-seen = vu en main : { COMMAS($tiles) }
circuit_breaker-back-to-yours = Retour au tien
circuit_breaker-market = Marché
circuit_breaker-me = { $you ->
    [yes] { $who }, ta place
   *[no] { $who }, la place que tu regardes
    }
circuit_breaker-cubes = { $cubes ->
    [one] { $cubes } cube de fromage
   *[other] { $cubes } cubes de fromage
    }
circuit_breaker-has-cubes = { $you ->
    [yes] Toi : { circuit_breaker-cubes }
   *[no] { $who } : { circuit_breaker-cubes }
    }
circuit_breaker-your-cheese = { $how ->
    [none] Pas de fromage
    [yours] Ton fromage
   *[theirs] fromage
    }
circuit_breaker-undo = Annuler
circuit_breaker-undo-key = Annuler (Z)
circuit_breaker-end = { $unsure ->
    [yes] Vraiment ? Rien de fait
   *[no] Finir mon tour
    }
circuit_breaker-wanted-by-mouse = { $what }, la souris de { $who } le veut
circuit_breaker-box-of = { $yours ->
    [yes] ton tableau électrique
   *[no] tableau électrique de { $owner }
    }
circuit_breaker-fits-here = Brancher ici : { $where }
circuit_breaker-fits-not = Elle ne va pas ici : la place { $wish }, { $where }
circuit_breaker-whole = { $whole ->
    [yes] Plus grand
   *[no] Tout voir
    }
circuit_breaker-banner = { $icon ->
    [wire] Manche { $number } : un fil pour tout le monde
    [appliance] Manche { $number } : un appareil pour tout le monde
   *[none] Manche { $number }
    }

# One's hand.
circuit_breaker-hand = { $yours ->
    [yes] Ta main
   *[no] Main
    }
circuit_breaker-worth = { $tile }, rapporte { $points } de plus
circuit_breaker-turn-it = La tourner à droite
circuit_breaker-hand-empty = Aucune tuile en main.

# The market.
circuit_breaker-pile-label = { $place ->
    [wires] { $height ->
        [one] { $height } fil
       *[other] { $height } fils
    }
    [appliances] { $height ->
        [one] { $height } appareil
       *[other] { $height } appareils
    }
   *[other] { $place } { $what }
    }
circuit_breaker-pile-wire = fil
circuit_breaker-pile-nothing = vide
circuit_breaker-pile-stack = { $place ->
    [wires] Pioche de fils
   *[appliances] Pioche d’appareils
    }, { circuit_breaker-tiles }, faces cachées
circuit_breaker-pile-empty = { $place } est vide
circuit_breaker-pile-open = { $place } : { $tile }
circuit_breaker-pile-under = Dessous : { COMMAS($tiles) }
circuit_breaker-pile-mice = { $number ->
    [one] { $mice } la rapportera
   *[other] { $mice } rapporteront des tuiles
    }
circuit_breaker-market-cheese = { $cheese ->
    [one] { $cheese } fromage
   *[other] { $cheese } fromages
    }

# Another player.
circuit_breaker-other = { $who } : { $points }, { $cubes } de fromage, { $tiles } en main
circuit_breaker-other-seat = { $away ->
    [yes] { $who }, absent
   *[no] { $who }
    }
circuit_breaker-other-cheese = fromage
circuit_breaker-other-tiles = en main
circuit_breaker-other-network = { $large ->
    [yes] Réseau de { $who }, en grand au milieu
   *[no] Réseau de { $who }, le regarder
    }

# One's secret card.
circuit_breaker-party = { $you ->
    [yes] Ta fête secrète
   *[no] Fête secrète de { $who }
    }
circuit_breaker-party-title = { $you ->
    [yes] Ta fête secrète
   *[no] Fête de { $who }
    }
circuit_breaker-party-secret = toi seul la vois
circuit_breaker-party-kind = { $number ->
    [0] { circuit_breaker-kind } : 0 branché, aucun point
   *[other] { circuit_breaker-kind } : { $number } de branchés, { circuit_breaker-points }
    }
circuit_breaker-party-sum = <b>{ $points }</b> { circuit_breaker-points-unit }
circuit_breaker-party-others = <b>{ $points }</b> { circuit_breaker-points-unit }, dont { $others } pour autre chose
circuit_breaker-party-gain = +{ $points } pour celle-ci

# The round counter.
circuit_breaker-rounds = Manche { $round } sur { $rounds }
circuit_breaker-rounds-over = La fête est finie
circuit_breaker-rounds-next = { $icon ->
    [wire] Bientôt : un fil pour tout le monde
   *[appliance] Bientôt : un appareil pour tout le monde
    }
circuit_breaker-rounds-last = La dernière manche !
circuit_breaker-rounds-later = { $icon ->
    [wire] Manche { $round } : un fil pour tout le monde
   *[appliance] Manche { $round } : un appareil pour tout le monde
    }

# The count at the end.
circuit_breaker-count-connected = { $number ->
    [one] { $number } branché
   *[other] { $number } branchés
    }
circuit_breaker-count-wanted = sur la carte
circuit_breaker-count-points = Points
# <i>dot</i> and <i>star</i> are drawn.
circuit_breaker-count-legend = <i>dot</i> branché, <i>star</i> sur la carte secrète. À égalité de points, plus d’appareils l’emportent, puis plus de fromage.
circuit_breaker-count-close = Fermer le décompte
circuit_breaker-score-kind = { $number } { circuit_breaker-kind }

# The gallery.
circuit_breaker-gallery = Les douze appareils
circuit_breaker-gallery-words = De chacun, il y a quatre tuiles : une avec un 1, une avec un 2, une avec un 3, une avec un U. Touches-en une !
circuit_breaker-gallery-next = { circuit_breaker-tile } : montrer une autre tuile

# The keys.
circuit_breaker-key-tile = choisir une tuile
circuit_breaker-key-turn = la tourner
circuit_breaker-key-next = la prochaine place qui brille
circuit_breaker-key-there = là !
circuit_breaker-key-mouse = envoyer la souris
circuit_breaker-key-discard = défausser pour du fromage
circuit_breaker-key-cheese = attirer une souris avec du fromage
circuit_breaker-key-undo = annuler le dernier coup
circuit_breaker-key-end = terminer ton tour
circuit_breaker-key-drop = la reposer, tant pis

# The rules, in short.
circuit_breaker-rules-about = De quoi il s’agit
circuit_breaker-rules-about-words = Tu organises une fête. Branche autour de ton tableau électrique autant d’appareils que tu peux, surtout les quatre sortes de ta carte secrète. Qui a le plus de points à la fin gagne.
circuit_breaker-rules-ready = Pour commencer
circuit_breaker-rules-ready-words = Chacun a un tableau électrique, une souris, deux fils, trois appareils et une carte secrète avec quatre sortes. Au milieu, il y a deux pioches faces cachées, deux fils visibles, trois appareils visibles et le fromage. Le sort dit qui commence.
circuit_breaker-rules-turn = Ton tour
circuit_breaker-rules-turn-words = D’abord, ta souris rentre avec ce que tu l’as envoyée chercher. Puis il y a trois choses à faire, chacune une fois, dans l’ordre que tu veux, et aucune n’est obligatoire :
circuit_breaker-rules-turn-mouse = <b>Souris.</b> Envoie-la vers une pioche, vers une tuile visible du marché ou vers un appareil de n’importe quel réseau. Elle rapporte la tuile quand ton prochain tour commence.
circuit_breaker-rules-turn-place = <b>Poser.</b> Jusqu’à deux tuiles de ta main, dans ton propre réseau.
circuit_breaker-rules-turn-discard = <b>Défausser.</b> Les tuiles dont tu peux te passer vont sur A1, A2 ou A3. Pour chacune, tu prends un cube de fromage, tant qu’il y en a.
circuit_breaker-rules-turn-once = Ce que tu commences, fais-le d’une traite : si tu poses une tuile puis envoies la souris, tu as fini de poser pour ce tour.
circuit_breaker-rules-fits = Ce qui va ensemble
circuit_breaker-rules-fits-three = Un 3 rencontre un 3
circuit_breaker-rules-fits-words = 1 va avec 1, 2 avec 2, 3 avec 3. Un <b>U</b> va avec tous.
circuit_breaker-rules-fits-on = Un 3 rencontre un 3, un fil continue
circuit_breaker-rules-fits-walls = Un fil ne finit jamais contre un mur. Mur contre mur, c’est permis, tant qu’au moins un fil de la nouvelle tuile est vraiment branché. Tourne les tuiles comme tu veux ; ce qui est posé reste posé.
circuit_breaker-rules-fits-box = Le tableau électrique avec une boule à facettes à son 2
circuit_breaker-rules-mice = Souris et fromage
circuit_breaker-rules-mice-steal = Une souris étrangère sur ton appareil l’emporte quand commence le prochain tour de son maître. Il reste un bout libre.
circuit_breaker-rules-mice-cheese = À ton tour, tu peux rendre un cube pour l’<b>attirer</b> : la souris court à la pioche d’appareils et en rapporte la tuile du dessus à la place. Aussi souvent que tu as des cubes.
circuit_breaker-rules-mice-where = Une seule souris tient sur une tuile ou une pile ; sur les deux pioches, il peut y en avoir plusieurs. D’une pile, une souris rapporte ce qui est dessus quand elle rentre : défausse là, et elle rapportera cela. Une souris attirée ne peut pas l’être une seconde fois, et la tienne jamais.
circuit_breaker-rules-rounds = Manches
circuit_breaker-rules-rounds-words = Dans notre boîte, 12 manches à trois ou quatre, 16 à deux ; une autre boîte peut faire autrement, son compteur et ses cartes le montrent. Là où le compteur montre un fil ou une prise, chacun reçoit une tuile de ce genre. Après la dernière manche, les souris encore dehors ne rapportent rien.
circuit_breaker-rules-points = Points
circuit_breaker-rules-points-ours = Dans notre boîte :
circuit_breaker-rules-points-number = Branchés d’une même sorte
circuit_breaker-rules-points-wanted = sur ta carte
circuit_breaker-rules-points-other = pas dessus
circuit_breaker-rules-points-words = Les tuiles en main ne valent rien. À égalité de points, plus d’appareils l’emportent, puis plus de fromage ; ensuite, vous gagnez ensemble.
circuit_breaker-rules-undo = Annuler
circuit_breaker-rules-undo-words = Rien de caché n’apparaît entre le retour de ta souris et la fin de ton tour. Jusque-là, tu peux donc annuler ce que tu as fait, en commençant par la fin.

# The workshop.
circuit_breaker-bench = Atelier des boîtes
circuit_breaker-bench-mine = Ma boîte
circuit_breaker-bench-thing = Truc { $number }
circuit_breaker-bench-good = Tout va bien : { $kinds } sortes d’appareils.
circuit_breaker-bench-edge = { $edge ->
    [wall] mur
    [1] un
    [2] deux
    [3] trois
   *[U] tout
    }
circuit_breaker-bench-tools = Brancher avec
circuit_breaker-bench-side = { $side ->
    [north] Le bord nord : { circuit_breaker-bench-edge }
    [east] Le bord est : { circuit_breaker-bench-edge }
    [south] Le bord sud : { circuit_breaker-bench-edge }
    [west] Le bord ouest : { circuit_breaker-bench-edge }
   *[none] Pas un bord
    }
circuit_breaker-bench-tile = { $wire ->
    [0] La tuile : le tableau électrique
   *[other] La tuile : fil { $wire }
    }
circuit_breaker-bench-help = Les flèches déplacent, Entrée met « { circuit_breaker-bench-edge } » sur un bord.
circuit_breaker-bench-less = Un de moins
circuit_breaker-bench-more = Un de plus
circuit_breaker-bench-copies = { $copies } dans la boîte
circuit_breaker-bench-everybody = Tout le monde commence avec
circuit_breaker-bench-wires = { $wires ->
    [one] { $wires } fil
   *[other] { $wires } fils
    }
circuit_breaker-bench-box = Le tableau électrique
circuit_breaker-bench-wire = { $copies ->
    [1] Fil { $number } : { $links }
   *[other] Fil { $number } : { $links }, { $copies } fois
    }
circuit_breaker-bench-new-wire = Un nouveau fil
circuit_breaker-bench-appliances = { $appliances ->
    [one] { $appliances } appareil
   *[other] { $appliances } appareils
    }
circuit_breaker-bench-kind = Nom de la sorte { $number }
circuit_breaker-bench-link = Appuyer : une de plus. Maj : une de moins.
circuit_breaker-bench-link-name = { $name } : { $number } avec { circuit_breaker-bench-edge }. Une de plus ; avec Maj ou le bouton droit, une de moins
circuit_breaker-bench-out = Retirer { $name }
circuit_breaker-bench-new-kind = Une nouvelle sorte
circuit_breaker-bench-title = La boîte
circuit_breaker-bench-name = Nom
circuit_breaker-bench-cheese = Fromage
circuit_breaker-bench-wires-dealt = Fils au début
circuit_breaker-bench-appliances-dealt = Appareils au début
circuit_breaker-bench-points = Points pour un, deux, trois… d’une sorte
circuit_breaker-bench-points-row = { $which ->
    [wanted] Sur sa carte
   *[other] Toute autre sorte
    }
circuit_breaker-bench-points-short = { $which ->
    [wanted] sur sa carte
   *[other] les autres
    }
circuit_breaker-bench-of-kind = { $number } d’une sorte
circuit_breaker-bench-rounds = Manches
circuit_breaker-bench-rounds-words = Appuie sur l’une : elle apporte à tous un fil, un appareil, rien.
circuit_breaker-bench-rounds-for = { $players } joueurs, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
    }
circuit_breaker-bench-rounds-less = Moins de manches pour { $players } joueurs
circuit_breaker-bench-rounds-more = Plus de manches pour { $players } joueurs
circuit_breaker-bench-round = { $icon ->
    [wire] Manche { $number } : un fil pour tout le monde
    [appliance] Manche { $number } : un appareil pour tout le monde
   *[none] Manche { $number } : une manche simple
    }
circuit_breaker-bench-cards = { $cards ->
    [one] { $cards } carte secrète
   *[other] { $cards } cartes secrètes
    }
circuit_breaker-bench-card = Carte { $number }
circuit_breaker-bench-card-off = Retirer { $name } de la carte { $number }
circuit_breaker-bench-card-on = Mettre quelque chose sur la carte { $number }
circuit_breaker-bench-new-card = Une nouvelle carte
circuit_breaker-bench-usual = La boîte habituelle

# What one is after.
circuit_breaker-aim-when = { $left ->
    [1] c’est la dernière manche
   *[other] encore { $left } manches
    }
circuit_breaker-aim-watching = Branche des appareils, plusieurs d’une sorte : ils comptent de plus en plus ; { circuit_breaker-aim-when }.
circuit_breaker-aim-playing = Branche des appareils, surtout plusieurs d’une sorte de ta carte secrète. Tu as { circuit_breaker-points }, { circuit_breaker-aim-when }.

# How it ended.
circuit_breaker-result = { $you ->
    [yes] Tu as le plus de points : { $points }.
   *[no] { $who } a le plus de points : { $points }.
    }
circuit_breaker-result-shared = { $you ->
    [yes] { $names } êtes à égalité en tout, { circuit_breaker-points } chacun, et partagez la victoire.
   *[no] { $names } sont à égalité en tout, { circuit_breaker-points } chacun, et partagent la victoire.
    }
circuit_breaker-result-decided = { $you ->
    [yes] { $names } avez { circuit_breaker-points } chacun
   *[no] { $names } ont { circuit_breaker-points } chacun
    } ; { $by ->
    [appliances] plus d’appareils branchés décident, pour { $best }.
   *[cheese] plus de cubes de fromage décident, pour { $best }.
    }

# What the last thing that happened meant.
circuit_breaker-meant-wire = { $you ->
    [yes] Tu as posé un fil : pas encore de points, mais plus de place.
   *[no] { $who } a posé un fil.
    }
circuit_breaker-meant-kind = { $you ->
    [yes] { circuit_breaker-kind } numéro { $number } pour toi{ $wanted ->
        [yes] , une sorte de ta carte
       *[no] {""}
    } : { circuit_breaker-points }.
   *[no] { circuit_breaker-kind } numéro { $number } pour { $who } : au moins { circuit_breaker-points }.
    }
circuit_breaker-meant-thief = La souris de { $who } est sur ton appareil : donne-lui du fromage à ton tour, sinon il est perdu.
circuit_breaker-meant-sent = Au début de ton prochain tour, ta souris rapporte cela.
circuit_breaker-meant-raid = La souris de { $who } en veut à quelque chose de { $owner }.
circuit_breaker-meant-took = Ta souris a rapporté une tuile : pose-la, ou défausse-la pour du fromage.
circuit_breaker-meant-stolen = La souris de { $who } l’a pris : ces points sont perdus.
circuit_breaker-meant-nothing = Ta souris est rentrée les pattes vides.
circuit_breaker-meant-cheesed = { $you ->
    [yes] Tu as donné du fromage à la souris de { $whose } : elle court plutôt à la pioche d’appareils.
   *[no] { $who } a donné du fromage à { $mine ->
        [yes] ta souris
       *[no] la souris de { $whose }
    } : elle court plutôt à la pioche d’appareils.
    }
circuit_breaker-meant-discarded = Tu as un cube de fromage : il éloigne une souris de ce qui t’est cher.
circuit_breaker-meant-undone = { $you ->
    [yes] Tu as annulé cela.
   *[no] { $who } a annulé cela.
    }

# Why something may not be done.
circuit_breaker-why-table = La table ne joue pas.
circuit_breaker-why-turn = C’est au tour de { $who }.
circuit_breaker-why-placed = Tu as déjà posé deux tuiles pendant ce tour.
circuit_breaker-why-one-go = { $act ->
    [place] On pose ses tuiles d’une traite : tu as fait autre chose depuis.
   *[discard] On défausse d’une traite : tu as fait autre chose depuis.
    }
circuit_breaker-why-no-slot = Il n’y a pas de tuile numéro { $slot } dans ta main.
circuit_breaker-why-box = C’est la place de ton tableau électrique.
circuit_breaker-why-taken = Il y a déjà une tuile.
circuit_breaker-why-apart = Une tuile doit toucher ton réseau.
circuit_breaker-why-walls = Là, seuls des murs se touchent : au moins un fil doit être branché.
circuit_breaker-why-wall = { $side ->
    [north] En haut, un fil bute contre un mur.
    [east] À droite, un fil bute contre un mur.
    [south] En bas, un fil bute contre un mur.
   *[west] À gauche, un fil bute contre un mur.
    }
circuit_breaker-why-clash = { $side ->
    [north] En haut, { $mine } rencontre { $theirs }.
    [east] À droite, { $mine } rencontre { $theirs }.
    [south] En bas, { $mine } rencontre { $theirs }.
   *[west] À gauche, { $mine } rencontre { $theirs }.
    }
circuit_breaker-why-mouse-out = Ta souris est déjà en route.
circuit_breaker-why-nothing-on = { $place ->
    [wires] La pioche de fils est vide.
    [appliances] La pioche d’appareils est vide.
   *[other] Il n’y a rien sur { $place }.
    }
circuit_breaker-why-mouse-there = La souris de { $who } y est déjà.
circuit_breaker-why-no-seat = Il n’y a pas de place { $seat } à cette table.
circuit_breaker-why-no-tile = Il n’y a pas de tuile.
circuit_breaker-why-carry = Aucune souris ne peut porter un tableau électrique.
circuit_breaker-why-wires-stay = Les fils branchés restent où ils sont.
circuit_breaker-why-no-cheese = Il n’y a plus de fromage, on ne peut donc rien défausser.
circuit_breaker-why-own-mouse = Tu ne peux pas attirer ta propre souris.
circuit_breaker-why-at-home = La souris de { $who } est à la maison.
circuit_breaker-why-cheesed = La souris de { $who } est déjà sur la pioche d’appareils.
circuit_breaker-why-no-cubes = Tu n’as pas de fromage.
circuit_breaker-why-never-back = Dans cette partie, on n’annule rien.
circuit_breaker-why-back-turn = C’est au tour de { $who } : on n’annule un coup que pendant le tour où il a été joué.
circuit_breaker-why-back-enough = Tu as déjà annulé { $most } coups pendant ce tour.
circuit_breaker-why-nothing-back = Rien à annuler pour l’instant dans ce tour. Ce qu’une souris a rapporté reste.

# Sa façon de jouer : ce qui échappe souvent, et ce qu’on était dans une partie.
circuit_breaker-habit-tiles = Tours finis avec des points encore en main
circuit_breaker-habit-mouse = Tours où la souris est restée à la maison
circuit_breaker-role = { $role ->
    [first] en premier à chaque manche
    [middle] entre le premier et le dernier
   *[last] en dernier à chaque manche
    }

# Puzzles.
circuit_breaker-puzzle-task = Pose { $tiles ->
    [one] une tuile
   *[other] deux tuiles
    } pour avoir { circuit_breaker-points } de plus.
circuit_breaker-puzzle-why = Ton réseau valait { $had } points, il en vaut { $has } maintenant : les sortes de ta carte comptent plus, et chaque appareil de plus d’une sorte compte plus que le précédent.

# Une position installée à la main.
circuit_breaker-setup-market = La tuile { $tile } n’est pas dans cette rangée du marché : les fils sur W1 et W2, les appareils sur A1, A2 et A3.
