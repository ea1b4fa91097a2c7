lobby-tagline =
    { $count ->
        [0] Quelques drôles de petits jeux, une table.
        [one] Un drôle de petit jeu, une table.
       *[other] { lobby-number } drôles de petits jeux, une table.
    }
# At the beginning of a sentence.
lobby-number =
    { $count ->
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
       *[other] { $count }
    }
lobby-bring = Amène des amis, ou laisse les bots s’asseoir.
play-now = Jouer tout de suite
lobby-waits = { $game } se prépare. Ça commence tout seul.
lobby-in-a-moment = { $game } se prépare, un instant
lobby-with-bots =
    { $game } avec { number-word } { $count ->
        [0] bot
        [one] bot
       *[other] bots
    }, sans attendre
lobby-partners-strength = Le niveau de tes partenaires
lobby-bots-strength = La force des bots
lobby-partners = partenaires
lobby-rivals = adversaires
set-up-table = Ouvrir une table entre amis
lobby-rules-box = Règles et contenu de la boîte
try-alone = Essayer seul d’abord
lobby-first-time = Première fois ici ?
lobby-first-time-words = Choisis une boîte et apprends le jeu en quelques petites leçons sur son plateau. Ou assieds-toi, tout simplement : des bots occupent les chaises vides.
lobby-learn-it = Apprendre { $game } pas à pas
lobby-learn = Apprendre pas à pas
lobby-last-game = Ta dernière partie
lobby-your-table = Ta table
lobby-continue = Reprendre ta partie
lobby-is-over = { $game } à { $code } est terminé.
lobby-back-to-table = Retour à la table
lobby-all-yours = Toutes tes tables
lobby-yours = Tes tables
join-with-code = Rejoindre avec un code
join = Rejoindre
join-looks-like = Un code ressemble à FOX-42. Il est sur l’écran de l’autre personne.
name-change = Tu es { $who }. Changer de nom
name-shall-we = On t’appelle { $who } ?
name-what = Comment t’appeler ?
name-another-idea = Une autre idée
name-thats-me = C’est moi
name-more = C’est toi : visage, autres appareils
open-tables = Tables ouvertes
server-not-answering = Le serveur ne répond pas.
server-trying-again = Nouvel essai, inutile de recharger.
open-none = Personne n’attend en ce moment.
open-none-words = Ouvres-en une et active « Montrer parmi les tables ouvertes ».
open-more = et { $count } de plus
shelf-games = Jeux
shelf-box =
    { $ready ->
        [yes] { $game }. { $tagline }. { $players }.
       *[no] { $game }. { $tagline }. { $players }. En préparation.
    }
shelf-soon = en préparation
row-watch = Regarder
row-table-of = Table de { $who }
row-forget = Retirer { $game } à { $code } de cette liste
# How a table stands.
state-over = La partie est terminée.
state-result = { $how ->
        [won] Gagné.
        [together] Gagné ensemble.
        [lost] Pas gagné cette fois.
       *[place] Place { $place } sur { $of }.
    }
state-at-table =
    { $count ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    }
state-nobody = Il n’y a encore personne d’autre à la table.
state-your-turn = C’est ton tour !
state-they-wait =
    { $count ->
        [one] C’est ton tour ! { $names } attend.
       *[other] C’est ton tour ! { $names } attendent.
    }
state-thinking =
    { $count ->
        [one] { $names } réfléchit.
       *[other] { $names } réfléchissent.
    }
state-goes-on = La partie continue.
day-today = aujourd’hui
day-yesterday = hier
row-mine =
    { $with ->
        [yes] { $state } { $code }, { $day }, avec { $names }.
       *[no] { $state } { $code }, { $day }.
    }
