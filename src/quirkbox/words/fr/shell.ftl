server-silent = Le serveur Quirkbox ne répond pas.
did-not-work = Cela n’a pas marché.

# Everywhere.
home = Quirkbox, tous les jeux
all-games = Tous les jeux
rules = Règles
close = Fermer
you = Toi
nobody = Personne
somebody = Quelqu’un
guest = Visite
your-name = Ton nom
another-name = Un autre nom
sit-down = S’asseoir
knock = Frapper
go-on = Continuer
again-try = Réessayer
share = Partager
copy = Copier
copy-link = Copier le lien
on-quirkbox = { $what } sur Quirkbox
this-computer-only = Cette adresse ne marche que sur cet ordinateur.
learn-step-by-step = Apprendre pas à pas
how-to-play = Comment jouer
how-to-play-it = Comment jouer à { $game }
getting-ready = En préparation. Ça commence tout seul.
what-happened-at-table = Ce qui s’est passé
what-happened = Que s’est-il passé ?
watch-again = Revoir
# A number as a word where it is small: "two more must sit down".
number-word =
    { $count ->
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
       *[other] { $count }
    }
# For how many a game is.
players-count =
    { $same ->
        [yes]
            { $high ->
                [one] 1 joueur
               *[other] { $high } joueurs
            }
       *[no] { $low } à { $high } joueurs
    }
players-together =
    { $same ->
        [yes] { $high }
       *[no] { $low } à { $high }
    }, ensemble
players-minutes = { players-count }, environ { $minutes } minutes.
together-minutes = { players-together }, environ { $minutes } minutes.
# The four chairs: a colour and a shape each.
chair-yellow = triangle jaune
chair-blue = cercle bleu
chair-red = carré rouge
chair-violet = losange violet
tempo-calm = Lent
tempo-usual = Normal
tempo-quick = Rapide
# Bots: how strong they are, and what they are like.
bot-strength =
    { $strength ->
        [easy] facile
        [fair] moyen
       *[strong] fort
    }
bot-random = joue n’importe quoi
bot-greedy = prend ce qu’il voit
bot-search = plutôt malin
bot-trained = y a joué un million de fois
bot-master = l’a appris et réfléchit à l’avance

page-outdated = Une partie de cette page n’a pas pu être chargée. Quirkbox a peut-être été renouvelé depuis que tu l’as ouverte.

percent = { $value } %
to-the-game = Vers le jeu
to-the-table = À la table { $code }
once-more = Encore une fois
back = Retour
no-such-game = Ce jeu n’existe pas ici.
one-moment = Un instant…
puzzle-of-the-day = L’énigme du jour
more-puzzles = Plus d’énigmes
play = Lecture
