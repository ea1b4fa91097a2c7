me-this-is-you = C’est toi
me-you-are = Tu es { $who }.
me-welcome = Bienvenue, { $who }. Tes tables sont venues avec toi.
me-forgotten = Tu es oublié ici.
me-too = C’est toi aussi ?
me-given-words =
    { $known ->
        [yes] Quelqu’un t’a donné des mots : { $words }. Avec eux, cet appareil joue comme cette personne. Jusqu’ici, c’est { $who }, dont il abandonne les places.
       *[no] Quelqu’un t’a donné des mots : { $words }. Avec eux, cet appareil joue comme cette personne.
    }
me-only-own = Ne le fais que si ces mots sont les tiens.
me-yes = Oui, c’est moi
me-no = Non, rester comme je suis
me-face = Ton visage
me-ratings = Tes classements et parties
me-move = Passer sur un autre appareil
me-scan = Scanne ceci avec l’autre appareil, ou tapes-y les mots, à la page <b>{ $address }</b>.
me-qr = Code QR avec le lien de transfert
me-good-for =
    { $minutes ->
        [0] Valables une fois, pendant { $seconds } s. Ne les montre à personne d’autre.
       *[other] Valables une fois, pendant { $minutes } minutes. Ne les montre à personne d’autre.
    }
me-share-what = Quirkbox, sur mon autre appareil
me-share = Partager le lien
me-copied = Le lien est copié. Il est pour toi seul.
me-move-words = Ton nom, tes places et tes parties te suivent. Cet appareil reste aussi le tien.
me-give-words = Donne-moi des mots
me-come = Venir d’un autre appareil
me-come-words = Six petits mots, comme l’autre appareil les montre.
me-six-words = Les six mots
me-come-over = Venir
me-forget = Oublie-moi
me-forget-words = Nom, visage, classements et places sont abandonnés, sur tous tes appareils.
me-forget-ask = Oublie-moi…
me-forget-nothing = Il n’y a encore rien à oublier.
me-forget-sure = Oublier { $who } ?
me-forget-undone = C’est définitif. Les parties en cours te perdent ; celles que tu as jouées avec d’autres restent, avec le nom que tu y avais.
me-stay = Rester
# Somebody's page.
player-one = Quelqu’un qui joue
player-nobody = Il n’y a personne ici.
player-ratings = Classements
player-give-or-take = à { $by } près
player-after =
    après { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
player-ratings-words = Tout le monde commence à 1500. Seules les parties entre personnes comptent ; plus il y en a, plus le nombre est sûr.
player-games = Parties
player-place =
    { $place ->
        [1] victoire, avec { COMMAS($others) }
        [2] deuxième place, avec { COMMAS($others) }
        [3] troisième place, avec { COMMAS($others) }
        [4] quatrième place, avec { COMMAS($others) }
       *[other] place { $place }, avec { COMMAS($others) }
    }
player-then = { $day }, ensuite { $rating } à { $by } près
player-no-games =
    { $you ->
        [yes] Tu n’as encore terminé aucune partie avec d’autres personnes.
       *[no] { $who } n’a encore terminé aucune partie avec d’autres personnes.
    } Ces parties comptent pour le classement ; celles avec des bots, non.
player-find = Trouver une table

# « Ta façon de jouer » : ses propres parties, pour soi.
played-title = Ta façon de jouer
played-words = Tes parties terminées, avec des gens et avec des bots, et ce qui t’y a échappé. Personne d’autre ne voit cette page.
played-empty = Rien ici pour l’instant. Termine une partie ou essaie une énigme, et cette page dira comment c’était et ce qui t’échappe souvent.
played-key-dot = ce qui a été compté
played-key-bar = où cela se trouve vraiment, 19 fois sur 20
played-key-lot = ce que donnerait le seul hasard
played-of = { $part } sur { $of }
played-interval = de { $low } à { $high } %
played-won = Gagnées
played-shared =
    { $count ->
        [one] Une de ces victoires était partagée.
       *[other] { $count } de ces victoires étaient partagées.
    }
played-roles = Gagnées, selon ce que tu étais
played-misses = Ce qui t’échappe souvent
played-lately = dans les { $count } dernières parties
played-puzzles = Énigmes résolues du premier coup
played-solved =
    { $days ->
        [0] Classement { $rating } ; au mieux { $best } de suite.
        [one] Classement { $rating } ; au mieux { $best } de suite ; l’énigme du jour, un jour.
       *[other] Classement { $rating } ; au mieux { $best } de suite ; l’énigme du jour depuis { $days } jours.
    }
played-newest = Les dernières parties
played-game-won = gagnée
played-game-lost = pas gagnée
played-game-place = { $place }e place sur { $of }
played-save = Tout enregistrer en JSON
played-delete-ask = Supprimer…
played-delete-sure = Supprimer tout cela ?
played-delete-words = Ce qui est gardé de tes parties et énigmes pour cette page est supprimé. Les parties elles-mêmes et tes classements restent.
played-delete = Supprimer
played-keep = Garder
played-deleted = Supprimé. À partir de maintenant, on recompte.
