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

nothing-here-title = Il n’y a rien ici.
link-cut-off = Le lien a peut-être été coupé. Les jeux sont une page plus loin.
link-cut-off-code = Le lien a peut-être été coupé. Les jeux sont une page plus loin, et une table a un code comme FOX-42.
no-game-here = Le serveur n’a pas ce jeu.
lab-game-title = partie { $number }
page-old = Cette page a vieilli.
page-reload = Recharger la page
try-game = Essayer { $game }
try-nothing-title = Il n’y a rien à essayer ici.
try-nothing-words = Le jeu lui-même est une page plus loin.
game-in-a-moment = En préparation, un instant
game-designers = Pour les créateurs : <a>le labo</a>
game-designers-workshop = Pour les créateurs : <a>le labo</a> et <u>l’atelier</u>
goal = Ton but
goal-new-here = Nouveau ici ?
goal-learn = Apprends-le
goal-known = Je connais ce jeu
goal-whole = Tout lire
file-draw-or-save = <a>Dessine-en un à l’atelier</a>, ou <u>enregistre notre fichier</u> et modifie-le.
file-save-ours = <u>Enregistre notre fichier</u> et modifie-le.
file-looking = Examen en cours…
keys-everywhere = Partout
keys-table = À la table
keys-replay = Dans un replay
keys-next = la chose suivante
keys-take = la prendre
keys-sound = son activé ou coupé
keys-pause = pause, seul avec des bots
keys-back = annuler, seul avec des bots
keys-night = nuit ou jour
keys-sheet = cette feuille
keys-close = fermer ce qui est au-dessus
keys-rules = les règles à côté du plateau
keys-log = tout ce qui s’est passé
keys-say = dire quelque chose
keys-play = lecture ou pause
keys-steps = une étape en arrière, une en avant
keys-ends = la donne, la fin
keys-speed = plus vite, moins vite
# What stands on a key.
key-escape = Échap
key-space = Espace
sound-now =
    { $on ->
        [yes] Le son est activé.
       *[no] Le son est coupé.
    }
link-copied = Le lien est copié. Envoie-le à quelqu’un.
link-not-copied = Ton navigateur n’a pas voulu le copier. Le lien est à côté du bouton.
qr-table = Code QR avec le lien vers cette table

key-control = Ctrl

language = Langue
