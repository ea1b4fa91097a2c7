workshop-undo = Annuler
workshop-redo = Rétablir
workshop-begin-with = Commencer par…
workshop-begin = Commencer par
workshop-open = Ouvrir<i> un fichier</i>
workshop-open-file = Ouvrir un fichier
workshop-tools = Outils
workshop-drawing = Le dessin
workshop-said = Ce qu’il y a à en dire
workshop-play = Y jouer
workshop-save = Enregistrer le fichier
workshop-copy-link = Copier un lien
workshop-file = Le fichier
workshop-about =
    { $thing ->
        [scenario] À propos du scénario
        [track] À propos de la piste
       *[box] À propos de la boîte
    }
workshop-fresh =
    { $thing ->
        [scenario] Un nouveau scénario
        [track] Une nouvelle piste
       *[box] Une nouvelle boîte
    }
workshop-too-long =
    { $thing ->
        [scenario] Ce scénario est trop long
        [track] Cette piste est trop longue
       *[box] Cette boîte est trop longue
    } pour un lien. Enregistre le fichier et transmets-le.
workshop-lost =
    Ce lien ne contient pas { $thing ->
        [scenario] de scénario complet
        [track] de piste complète
       *[box] de boîte complète
    }. Une partie s’est peut-être perdue en route.
# "Try it with bots".
look-try = Essayer avec des bots
look-how-many = Combien de bots
look-busy-now = Ils y jouent quelques centaines de fois. Quelques secondes…
look-team = L’équipe réussit
look-seat-wins = La place { $seat } gagne
look-how-long = Durée pour des personnes
look-minutes = environ { $minutes } min
look-rounds-count = Manches
look-games = { $games } parties rapides de { $count } bots ({ $bot }).
look-more = Plus au labo

look-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
