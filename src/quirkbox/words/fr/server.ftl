push-none = D’ici, rien n’est envoyé aux appareils.
push-service = Le service de notification de ce navigateur n’est pas connu ici.
push-turn = { $hours ->
    [0] C’est ton tour à { $code }.
    [24] C’est ton tour à { $code }. Tu as un jour.
   *[other] C’est ton tour à { $code }. Tu as { $hours } heures.
}
friends-most = On ne peut avoir plus de { $count } amis.
friend-link-gone = Ce lien ne lie personne, ou plus personne : demandes-en un nouveau.
friend-self = C’est ton propre lien : envoie-le à quelqu’un d’autre.
friend-none = Il n’y a personne de tel parmi tes amis.
push-invite = { $who } t’invite à une partie de { $game }.
chat-empty = Il n’y a rien à y lire.
picture-none = Il n’y a pas d’image de ce genre ici.
preview-game = { $game } avec { $names }
preview-moment = Coup { $seq } sur { $last } : vois comment on en est venu là, et ce qui a suivi.
preview-replay = Une partie terminée, à revoir de la donne à la fin, toutes mains ouvertes.
preview-player = { $who } sur Quirkbox
preview-player-line = Classements et parties. De drôles de petits jeux, une table.
deal-together = On ne compare ainsi que les jeux qui se jouent ensemble.
deal-not-whole = Seule une partie jouée de la donne à la fin peut être proposée à une autre équipe.
deal-old = Les règles ou le contenu de ce jeu ont changé depuis : ce serait une autre donne.
deal-unknown = Cette donne n’existe pas.
deal-known = Tu as déjà joué cette donne : elle est pour des gens qui ne la connaissent pas.
deal-known-by = { $who } a déjà joué cette donne : elle est pour des gens qui ne la connaissent pas.
deal-secret = D’autres équipes peuvent encore jouer cette donne : elle n’est montrée qu’à celles qui l’ont jouée.
game-unknown = Il n’y a pas de jeu { $given }.
try-nothing = Il n’y a rien à essayer dans { $given }.
bot-unknown = Il n’y a pas de bot { $given } ; il y a { $known }.
bot-plays-not = { $bot } ne joue pas à { $game }.
hint-nothing = Tu n’as rien à décider en ce moment.
hint-no-game = Il n’y a rien à décider : la partie n’a pas commencé, ou elle est terminée.
bot-unknown-for = Il n’y a pas de bot { $given } pour { $game } ; il y a { $known }.
lab-looks = { $given } : ici, un bot explore 1 à { $most } fois par coup, comme dans { $bot }@100.
lab-games = Ici, le labo joue de 1 à { $most } parties à la fois, pas { $given }.
lab-one = Ton dernier rapport n’est pas encore prêt : arrête-le d’abord, ou attends-le.
lab-busy = Le labo est occupé par les parties des autres : réessaie dans quelques minutes.
lab-forgotten = Ce rapport n’est plus conservé ici ; si tu le redemandes, il sera identique.
lab-somebody-waits = Quelqu’un d’autre a demandé ce rapport et l’attend.
lab-not-finished = Le rapport n’est pas encore prêt.
lab-no-game = La partie { $number } ne fait pas partie de celles que montre ce rapport.
look-one = Ton dernier essai est encore en cours.
look-busy = D’autres essaient quelque chose en ce moment : réessaie dans un instant.
lab-stopped = Il a été arrêté avant sa première partie.
lesson-unknown = Il n’y a pas de leçon { $given }.
table-no-code = Aucune table libre n’a été trouvée : réessaie.
table-unknown = Il n’y a pas de table { $code }.
table-gone = Il n’y a plus de table { $code }.
branch-over = Une partie terminée ne peut pas continuer.
branch-deepest = Cette partie a été continuée { $most } fois de suite : pars d’une partie antérieure.
setup-none = Les positions de { $game } ne peuvent pas être installées à la main.
setup-field = Une position n’a pas de champ { $given }. Ses champs sont { COMMAS($known) }.
setup-number = { $field } demande des nombres entiers de { $low } à { $high }.
setup-list = { $field } doit être une liste de { $exactly ->
    [yes] { $count }
   *[no] { $count } au plus
    }.
setup-unknown = { $given } dans { $field } n’est pas compris : cela s’écrit comme { $like }.
setup-twice = { $what } s’y trouve deux fois.
setup-part = Chaque partie de { $field } a { $parts }.
setup-fits = La tuile { $what } ne va pas en { $x }, { $y } avec { $turn } quarts de tour : ses bords ne s’accordent pas avec ce qui est là, ou elle ne touche rien.
setup-stuck = Dans cette position, la personne dont c’est le tour n’a rien à jouer.
branch-entry = On peut reprendre la partie après l’entrée 0 à { $last }, pas après { $given }.
players-at-most = { $game } se joue à { $most } au plus.
sockets-most = Tu as { $count } tables ouvertes : ferme-en une d’abord.
process-ends = Ce processus va se terminer.
rules-compiling = Les règles de { $games } sont encore en cours de compilation.
database-silent = La base de données ne répond pas.
move-nobody = Il n’y a encore personne à transférer : dis d’abord comment tu t’appelles.
words-nobody = Ces mots ne mènent à personne, ou plus maintenant : demande-en de nouveaux sur l’autre appareil.
player-unknown = Cette personne n’existe pas ici, ou plus maintenant.
puzzle-unknown = Il n’y a pas d’énigme { $given }.
puzzle-none = { $game } n’a pas d’énigmes.
puzzle-solved = Cette énigme est résolue.
puzzle-day = Un jour s’écrit 2026-11-17, pas { $given }.
ready-soon = Les règles de { $game } sont en cours de compilation : on pourra jouer dans un instant.
ready-failed = Les règles de { $game } n’ont pas pu être compilées ; un nouvel essai est en cours. Le journal du serveur en dit plus.
address-number = Dans l’adresse d’une table, { $field } est un nombre entier, pas { $given }.
talk-slowly = Une chose après l’autre : attends un instant avant d’en dire plus.
busy-changed = Trop de monde a modifié cette table en même temps : réessaie.
busy-moved = Trop de monde a joué en même temps : réessaie.
busy = Trop de choses se sont passées à la fois : réessaie.
screen-watches = Cet écran ne fait que regarder : les mains se voient sur les appareils des joueurs.
name-empty = Un nom a besoin d’au moins une lettre.
content-unknown = { $game } n’a pas de contenu appelé { $given }.
solver-busy = Le fichier de quelqu’un d’autre est en cours d’examen : réessaie dans un instant.
solver-too-long = Après { $seconds } secondes, toujours pas de réponse : c’est trop difficile à examiner.
words-shape = Un code de transfert se compose de { $count } mots de trois lettres, par exemple { $example }.
decide-nothing = La place { $seat } n’a rien à décider maintenant.
lesson-over = Cette leçon est terminée.
lesson-read-first = Un instant : lis d’abord ceci, puis continue.
not-json = Ce n’est pas du JSON.
message-too-large = Ce message est trop grand : { $most } Kio au plus.
too-fast = C’était trop à la fois : attends un instant et réessaie.
our-fault = Quelque chose a mal tourné de notre côté, et rien n’a changé. Réessaie, s’il te plaît.
message-type-unknown = Il n’y a pas de message du type { $given } ; il y a { $known }.
message-type-missing = Un message a besoin d’un type.

# The part of a message that is spoken of: its path, or the whole of it.
field-it =
    { $whole ->
        [yes] Le message
       *[no] { $field }
    }
field-should-be-number = { field-it } doit être un nombre entier.
field-should-be-text = { field-it } doit être du texte.
field-should-be-readable = { field-it } doit être du texte lisible.
field-should-be-bool = { field-it } doit être true ou false.
field-should-be-object = { field-it } doit être un objet.
field-should-be-list = { field-it } doit être une liste.
field-should-be-one-of = { field-it } doit être { $known }.
field-should-not-be-empty = { field-it } ne doit pas être vide.
field-should-be-shorter = { field-it } doit avoir au plus { $most } caractères.
field-is-missing = { field-it } manque.
field-is-not-known = Il n’y a pas de champ { $field } ici.
field-not-right = { field-it } n’est pas correct.

nothing-here = Il n’y a rien à l’adresse { $path }.
not-done-here = { $method } n’est pas possible ici.
from-elsewhere = Cette requête vient d’un autre site, elle n’est donc pas exécutée.
limit-wait =
    { $kind ->
        [requests] C’était trop à la fois
        [sockets] C’était trop de connexions à la fois
        [strangers] C’était trop de codes qui ne mènent nulle part
        [tables] C’était trop de nouvelles tables
        [matches] C’était trop de recherches
        [invites] C’était beaucoup d’invitations
        [lines] C’était beaucoup d’écrits
        [reports] C’était beaucoup de signalements
        [files] C’était trop de fichiers
       *[solving] C’était beaucoup de travail pour une seule visite
    } : attends { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } minutes
    } et réessaie.
rules-old-over = Cette partie a été jouée avec la version { $then } des règles de { $game }, et ici c’est la version { $now } : on peut la regarder à l’adresse /{ $code }/replay et l’enregistrer, mais il n’y a pas de revanche.
rules-old-running = Cette partie a été commencée avec la version { $then } des règles de { $game }, et ici c’est la version { $now } : elle ne peut pas continuer ici. Rien n’est perdu : une Quirkbox avec ces règles peut la reprendre.
game-cannot-go-on = Cette partie ne peut pas continuer : l’entrée { $entry } de son journal ne correspond pas aux règles : { $why }
analysis-failed = L’analyse a échoué ; réessaie.
lab-failed = Quelque chose a mal tourné au labo ; le journal du serveur en dit plus.
puzzle-not-best = { $meant } Il y a mieux.
lesson-not-so = Ici, c’est à toi de faire quelque chose.
puzzle-something-better = Il y a mieux.
puzzle = Énigme
lesson-not-after = C’est permis, mais ce n’est pas ce qu’on cherche ici.
