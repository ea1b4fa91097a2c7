door-nobody = Il n’y a personne de ce genre à la porte.
door-locked = La table est fermée : personne ne peut plus s’y asseoir.
door-knock = Frappe d’abord : l’hôte de cette table fait entrer.
door-not-let-in = L’hôte de cette table ne te laisse pas entrer.
door-open = La porte est ouverte : assieds-toi.
door-sent-away = { $count } personnes ont été renvoyées de cette table : ferme-la plutôt.
move-too-late = C’est arrivé trop tard : la partie a continué entre-temps.
seat-not-yours = Ce n’est pas ta place.
seat-theirs = C’est la place de { $who }, pas la tienne.
seat-taken = C’est la place de { $who }.
chairs-taken = Toutes les chaises sont prises.
seat-none = Cette place n’existe pas à cette table.
seat-bot-plays = { $who } joue pour toi ; reprends d’abord ta place.
seat-two-hands = Tu as une place dans cette partie : personne ne regarde deux mains.
seat-empty = Personne n’est assis là.
seat-theirs-to-leave = Seul { $who } peut quitter cette place.
forget-running = Cette partie n’est pas terminée : continue, ou quitte ta place à la table.
seat-not-here = Tu n’as pas de place à cette table.
bot-only-for-gone = { $who } est là ; un bot ne joue que pour quelqu’un qui est parti.
tempo-not-alone = Tu n’es pas seul avec des bots : les autres devraient attendre.
mind-nobody = Il n’y a personne à remplacer ici.
mind-no-bot = Aucun bot ne joue à cette place.
talk-none = { $game } se joue sans parler.
game-not-begun = La partie n’a pas commencé.
back-only-bots = On n’annule un coup qu’à une table où tous les autres sont des bots.
hints-before = On décide avant la partie s’il y a des indices.
hints-not-agreed = Il y a des indices quand tous les autres sont des bots, ou si on l’a décidé avant la partie.
door-host-only = Seul l’hôte de la table s’occupe de sa porte.
watching-not-now = Cette partie se joue sans spectateurs ; on pourra la regarder quand elle sera terminée.
seat-have-one = Tu as déjà une place à cette table.
seat-no-person = Il n’y a personne en chair et en os à cette place.
send-away-self = Personne ne se renvoie soi-même : lève-toi plutôt.
send-away-host = { $who } a ouvert cette table : personne ne renvoie l’hôte.
branch-agreed = Ce qui était convenu pour la partie que celle-ci continue vaut ici aussi.
start-all-chairs = Il faut que les { $count } soient là, comme dans la position de départ : invite quelqu’un ou ajoute un bot.
start-too-few = { $game } demande au moins { $least } joueurs : invite quelqu’un ou ajoute un bot.
game-not-over = La partie n’est pas encore terminée.
gather-too-few = Il n’y a pas encore assez de monde.
chat-off = On n’écrit pas à cette table : son hôte l’a désactivé.
report-nobody = Il n’y a personne à signaler là.
deal-agreed = Ce qui avait été convenu pour cette donne vaut ici aussi, pour que l’on puisse comparer.
game-begun = La partie a déjà commencé.
must-sit = Il faut être assis à la table pour { $what ->
    [bot-away] renvoyer un bot
    [bot-in] faire venir un bot
    [options] changer la façon de jouer
    [tempo] décider de la vitesse
    [minder] décider si un bot prend la suite
    [public] montrer la table à l’accueil
    [hints] dire s’il y a des indices
    [start] lancer la partie
    [clock] fixer le temps de réflexion
    [propose] demander aux autres une pause ou la fin de la partie
    [invite] y inviter des amis
    [report] y signaler quelqu’un
    [deal] proposer sa donne à une autre équipe
   *[rematch] demander une revanche
    }.
back-nothing = Tu n’as encore rien fait qui puisse être annulé.
back-over = La partie est terminée : on n’annule plus rien.
back-clock = Le temps a passé : contre la montre, on n’annule rien.
back-seen = Tu as vu depuis quelque chose qui était caché : cela ne peut plus être annulé.

# The screen around a game.
table-take-back = Annuler
table-log = Tout ce qui s’est passé
table-copy-watch = Copier le lien, pour regarder ou s’asseoir
table-copy-moment = Copier le lien vers ce moment
sound-is =
    { $on ->
        [yes] Le son est activé
       *[no] Le son est coupé
    }
talk-is =
    { $on ->
        [yes] La parole est permise
       *[no] La parole est coupée
    }
light-to =
    { $to ->
        [day] Jour
       *[night] Nuit
    }
table-speed = Vitesse des bots et des images : { $tempo }
table-volume = Volume : { $volume ->
        [soft] doux
        [loud] fort
       *[usual] normal
    }
keys = Touches
table-your-seat = Ta place
table-minder-on = Un bot continue pour les absents
table-minder-off = Les places des absents attendent
door-is =
    La porte : { $opens ->
        [open] ouverte
        [knock] frapper d’abord
       *[locked] fermée
    }
door-way-open = Ouverte
door-way-open-words = Qui a le code s’assied.
door-way-knock = Frapper d’abord
door-way-knock-words = Qui a le code frappe, et tu fais entrer.
door-way-locked = Fermée
door-way-locked-words = Plus personne ne s’assied. Qui est assis reste.
door = La porte
door-may-watch = Les autres peuvent regarder
door-watch-later = À la fin, tous ceux qui ont le code pourront la revoir.
door-those-sent-away = Renvoyés
door-may-come-back = Peut revenir
table-named = Table { $code }
table-seat-kept = ta place est gardée
table-fingerprint = Empreinte de cette donne
# What people say to each other.
say-something = Dire quelque chose
say-words = Toute la table le voit un instant. Sous « Plus », tu coupes la parole ; à une place, tu rends une personne muette.
say-happy = Hourra !
say-oh = Oh !
say-thinking = Hmm…
say-sad = Oh non…
say-asleep = Zzz…
say-hello = Salut !
say-luck = Bonne chance !
say-nice = Bien joué !
say-thanks = Merci !
say-sorry = Pardon !
say-moment = Un instant…
say-close = C’était juste !
say-good_game = Belle partie !
say-again = Encore une ?
say-who = { $who } dit :
# One device for several people.
curtain-pass-to = Passe l’appareil à { $who }
curtain-pass = Passe l’appareil à
curtain-i-am = Je suis { $who }
# What is going on around the game.
notice-lost = Connexion perdue. Nouvel essai… Rien n’est perdu.
notice-knocks = { $who } frappe.
notice-let-in = Faire entrer
notice-plays-for-you = { $who } joue pour toi.
notice-you-left = Tu as quitté ta place.
notice-take-back = La reprendre
notice-has-left = { $who } est parti.
notice-somebody-left = Quelqu’un est parti.
notice-bot = Laisser un bot continuer
notice-seat-free = La place de { $who } est libre.
notice-a-seat-free = Une place est libre.
notice-away = { $who } est absent.
no = Non
hide = Masquer
# The bar.
bar-table = { $game } à la table
bar-replay = { $game }, le replay de
bar-watching-short = spectateur
bar-watching =
    Tu regardes{ $count ->
        [0] { "" }
        [one] , avec une autre personne
       *[other] , avec { number-word } autres
    }.
bar-watchers =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
hint = Indice
hint-ask = Que ferait Tock ?
hint-close = Fermer l’indice
hint-thinking = Tock réfléchit …
hint-chance = chance de gagner
hint-do = Le faire
hint-words = Chances de gagner, estimées d’après ce que tu vois : Tock ne connaît pas non plus les cartes des autres.
pause = Pause
sound-turn =
    { $on ->
        [yes] Activer le son
       *[no] Couper le son
    }
sound = Son
more = Plus
opening-lost = Le serveur ne répond pas. Nouvel essai…
opening-at = On approche une chaise à { $code }…
table-missing-words = Une lettre s’est peut-être perdue. Réessaie le code, ou ouvre ta propre table.
table-shut-words = Si cela change, reviens. Ou ouvre ta propre table.
table-waits = Tout t’attend.
table-result = Le résultat
# A seat, looked at closely.
seat-who = Qui s’assied ici ?
seat-you = { $who }, c’est toi
seat-free = Une place libre
seat-bot =
    { $stands ->
        [no]
            un bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }.
       *[yes]
            un bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }. Joue pour { $you ->
                [yes] toi
               *[no] { $who }
            }.
    }
seat-locked = La table est fermée : plus personne ne s’assied.
seat-knocked = Tu as frappé. L’hôte n’a pas encore répondu.
seat-nobody-plays = Personne ne joue cette place en ce moment.
seat-shape = Ton signe : { $shape }.
seat-here = Est à la table.
seat-not-here-now = N’est pas connecté en ce moment. La place lui reste.
seat-take-back = Reprendre ta place
seat-knock-as = Frapper comme { $who }
seat-sit-as = S’asseoir comme { $who }
seat-bot-for = Laisser un bot continuer pour { $who }
seat-another-bot = Un autre bot ?
seat-a-bot = Un bot
seat-beside = Quelqu’un à côté de toi, sur cet appareil
seat-their-name = Son nom
seat-sits-here = S’assied ici
seat-covered = Les mains sont couvertes entre les tours, pour faire passer l’appareil.
seat-leave = Quitter la partie
seat-get-up = Se lever
seat-make-room = Renvoyer, faire de la place à quelqu’un
seat-send-away = Renvoyer { $who }
seat-leave-words = Un bot peut continuer pour toi, et tu peux revenir à tout moment.
seat-hear = Entendre { $who } à nouveau
seat-mute = Rendre { $who } muet
seat-muted-words = Tu ne vois pas ce qui est dit.
seat-mute-words = Tu ne verras plus ce qui est dit. Personne ne le remarque.
seat-send-away-words =
    { $playing ->
        [yes] Un bot continue.
       *[no] La chaise redevient libre.
    } Pas de retour, sauf si tu le permets à la porte.
# The end.
end-together = Réussi, ensemble !
end-not-this-time = Pas cette fois.
end-wins =
    { $you ->
        [yes] Tu gagnes !
       *[no] { $who } gagne !
    }
end-again = Rejouer
end-same-bots = les mêmes bots, tout de suite
end-stronger = Contre des bots plus forts
end-change = Changer la table
end-others-at = les autres sont à { $code }
end-same-people = les mêmes, encore une fois
end-watch-rematch = Regarder la revanche
end-save = Enregistrer
end-fair = La donne était-elle juste ?
end-fair-words = Chaque carte venait d’un seul nombre secret. Son empreinte était visible de tous dès la première carte (sous « Plus »), le secret seulement maintenant : personne n’a donc pu le changer entre-temps. Chacun peut redistribuer la partie et comparer.
end-fingerprint = Empreinte (SHA-256), depuis le début
end-secret = Secret
end-seal = Sceau sur tous les coups et le résultat
end-keep = Garde la partie dans un fichier et vérifie-la :

end-share =
    { $you ->
        [yes] { $names }, vous partagez la victoire !
       *[no] { $names } partagent la victoire !
    }
