lab-title = { $game } au labo
lab-lead = Est-ce équitable, combien de temps ça dure, qu’y fait-on ? Des bots y jouent de nombreuses fois et te dessinent les réponses.
lab-link-lost = Une partie de ce lien s’est perdue en route : voici les réglages habituels.
lab-summary = { $games } parties de { $bots }, graine { $seed }
lab-this-report = Ce rapport
lab-how-far = Où cela en est
lab-stop = Arrêter et montrer ce qui est fait
lab-done = <b>{ $games } parties</b> sont jouées.
lab-done-stopped = <b>{ $games } parties</b> sur { $of }, puis on a arrêté.
lab-save = Enregistrer la page
lab-other = Autres réglages
lab-what = Ce qui sera joué
lab-who = Qui joue
lab-seat = Place { $seat }
lab-one-more = Un de plus
lab-one-less = Un de moins
lab-change-seats = Ils changent de place d’une partie à l’autre : la chance de la place ne compte donc pour aucun bot.
lab-what-they-play = À quoi ils jouent
lab-own-file = Un fichier à toi
lab-take-file = Prendre un fichier à moi
lab-how-many = Combien de parties
lab-right-7 = Un coup d’œil : les chiffres sont justes à environ 7 points.
lab-right-3 = Juste à environ 3 points.
lab-right-1 = Juste à environ 1½ point. Cela prend un moment.
lab-right-0 = Juste à moins d’un point. Cela peut prendre des minutes.
lab-seed = Graine
lab-another-seed = Une autre graine
lab-skill = Quelle part de savoir-faire ? Des bots forts jouent contre des faibles, c’est plus long.
lab-go = Fais-les jouer
lab-own = Envie d’essayer ta propre idée ? <a>Dessine-la à l’atelier</a>.
lab-watch-game = Regarder cette partie
lab-map = Carte { $number }
lab-entrant = { $bot } cherche, { $looks } regards
lab-phase =
    { $phase ->
        [start] Préparation des règles
        [games] On joue
        [watched] On regarde de près
        [chances] On continue depuis le milieu
        [options] Autres options
        [strength] Forts contre faibles
       *[page] On dessine le rapport
    }
lab-playing = On joue, { $played } parties sur { $games }
lab-stopping = On arrête
lab-ahead = encore { $count } avant le tien
lab-next = Il commence quand le précédent est terminé
lab-left =
    { $unit ->
        [none] presque fini
        [seconds] encore environ { $count } secondes
       *[minutes] encore environ { $count } minutes
    }
