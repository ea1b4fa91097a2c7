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
start-too-few = { $game } demande au moins { $least } joueurs : invite quelqu’un ou ajoute un bot.
game-not-over = La partie n’est pas encore terminée.
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
   *[rematch] demander une revanche
    }.
back-nothing = Tu n’as encore rien fait qui puisse être annulé.
back-over = La partie est terminée : on n’annule plus rien.
back-clock = Le temps a passé : contre la montre, on n’annule rien.
back-seen = Tu as vu depuis quelque chose qui était caché : cela ne peut plus être annulé.
