learn-what-to-do = Que faire
learn-step = Étape { $step } sur { $of }
learn-it = Apprendre { $game }
learn-nothing = Il n’y a rien à apprendre ici.
learn-game = Le jeu
learn-lessons = { $count } petites leçons sur le vrai plateau, chacune en moins de deux minutes.
learn-done-all = Tu les as toutes faites !
learn-done-some = { $count } faites.
learn-no-lessons = Ce jeu n’a pas encore de leçons ; les règles sont une page en arrière.
learn-begin = Commencer
learn-whole = une entière, contre un bot facile
learn-done = faite
learn-no-lesson = Cette leçon n’existe pas.
learn-all = Toutes les leçons
learn-the-lesson = la leçon
learn-the-puzzle = l’énigme
learn-skip-lesson = Sauter cette leçon
learn-skip = Sauter
learn-well-done = Bravo, c’était ça !
learn-again = Encore
learn-say-again = Redis-le
learn-first-game = Ta première partie
learn-next-lesson = Leçon suivante
learn-next = Suivant
learn-show-me = Montre-moi
learn-one-thing = Une chose après l’autre.
learn-read-first = Lis d’abord ceci.
puzzles = Énigmes
puzzles-none = Il n’y a pas d’énigmes ici.
puzzles-none-yet = { $game } n’a pas encore d’énigmes.
puzzles-said =
    { $how ->
        [shown] Voilà comment.
        [found] Trouvé !
       *[right] Juste !
    } { $meant }
puzzles-hard = Énigme, difficulté { $rating }
puzzles-days =
    { $count ->
        [one] 1 jour
       *[other] { $count } jours
    } de suite
puzzles-you = Toi : { $rating } · { $streak } de suite, { $best } au mieux
puzzles-from-beginning = Depuis le début
puzzles-next = Énigme suivante
puzzles-solution = Montrer la solution
