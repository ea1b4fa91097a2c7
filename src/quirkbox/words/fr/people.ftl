# Refusals
paused-now = Tout est en pause : il faut d’abord reprendre.
paused-already = Tout est déjà en pause.
paused-not = Rien n’est en pause pour le moment.
asked-nothing = Personne ne l’a demandé, ou plus maintenant.
asked-already = C’est déjà demandé : attends les autres.
asked-lately = On vient de te dire non : redemande dans un moment.

# Clocks
clocks = Pendules
clock-of = { $who } a encore { $left }
clock-last = Plus que dix secondes.
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-question = Combien de temps peut-on réfléchir ?
clock-none = Sans pendule
clock-quick = { $minutes } min + { $plus } s
clock-quick-words = Pour toute la partie, et { $plus } s de plus à chaque tour.
clock-slow = { $hours ->
    [24] Un jour par tour
    [72] Trois jours par tour
   *[other] { $hours } heures par tour
}
clock-slow-words = Va et viens comme tu veux : l’accueil dit quand c’est ton tour.
clock-over = Quand le temps de quelqu’un est écoulé
clock-over-bot = un bot joue à sa place
clock-over-end = la partie s’arrête, inachevée
clock-alarm = { $on ->
    [yes] L’alarme de la pendule est activée
   *[no] L’alarme de la pendule est coupée
}

# Pauses and early ends
ask-pause = Demander une pause
ask-end = Demander la fin de la partie
end-now = Arrêter cette partie
end-sure = L’arrêter vraiment ? Elle est gardée, inachevée.
asked-you = { $what ->
    [pause] { $who } demande une pause.
    [go_on] { $who } aimerait reprendre.
   *[end] { $who } aimerait arrêter la partie.
}
asked-by-you = { $what ->
    [pause] Tu demandes une pause
    [go_on] Tu aimerais reprendre
   *[end] Tu aimerais arrêter la partie
} : on attend { $others }.
asked-declined = { $what ->
    [pause] { $who } préfère continuer.
    [go_on] { $who } a encore besoin de la pause.
   *[end] { $who } préfère continuer.
}
answer-yes = D’accord
paused-together = Tout attend, comme convenu.
closed-vote = La partie a été arrêtée
closed-time = Le temps est écoulé
closed-vote-words = Tout le monde était d’accord. La partie est gardée telle quelle et ne compte pour aucun classement.
closed-time-words = Comme convenu, la partie s’arrête alors. Elle est gardée telle quelle et ne compte pour aucun classement.

# Chercher avec qui jouer
find-people = Trouver avec qui jouer
find-words = Tu prends place là où quelqu’un attend, ou à une nouvelle table où l’on te trouvera. Dès qu’il y a assez de monde, la partie commence d’elle-même.
find-any = N’importe quel jeu, maintenant
find-this = Seulement { $game }
find-waiting = { $count ->
    [0] personne n’attend en ce moment : il faudrait patienter un peu
    [one] une table attend
   *[other] { $count } tables attendent
}
find-public = Une telle table figure parmi les tables ouvertes : tout le monde peut s’y asseoir ou regarder.
gather-looking = On cherche avec qui jouer …
gather-alone = { $elsewhere ->
    [0] Personne d’autre ne cherche en ce moment. Qui cherchera viendra ici : tu peux laisser cette page ouverte, elle se fera entendre.
    [one] Quelqu’un attend à une autre table. Qui cherche ce jeu viendra ici : tu peux laisser cette page ouverte, elle se fera entendre.
   *[other] On attend à { $elsewhere } autres tables. Qui cherche ce jeu viendra ici : tu peux laisser cette page ouverte, elle se fera entendre.
}
gather-short = { $count ->
    [one] Encore une personne, et ça commence.
   *[other] Encore { $count } personnes, et ça commence.
}
gather-begins = Ça commence dans { $seconds } s
gather-more = Vous êtes { $count }. D’autres peuvent encore venir ; ou commencez tout de suite.
gather-bots = Plutôt jouer avec des bots
gather-stop = Ne plus chercher
gather-came = { $who } est là pour jouer avec toi.

# Prévenu quand c’est son tour
notify = Quand c’est ton tour
notify-tell-me = Me prévenir sur cet appareil
notify-reach = { $reach ->
    [impossible] Ce navigateur ne peut pas te prévenir ici. En HTTPS, et avec Quirkbox sur l’écran d’accueil, c’est peut-être possible.
    [blocked] On a demandé à ce navigateur de ne rien montrer d’ici. Cela se change dans ses réglages pour ce site.
    [off] Désactivé : l’accueil le montre, et les tables se font entendre.
    [open] Il te prévient tant que Quirkbox est ouvert dans un onglet ou une fenêtre.
   *[always] Il te prévient même quand Quirkbox est fermé.
}
notice-due = C’est aussi ton tour à { $code }.
notice-go = Y aller
notice-tell = Cet appareil doit-il te prévenir quand c’est ton tour ?
notice-tell-yes = Oui, volontiers
turns-title = C’est ton tour à { $count } tables
row-left = Encore { $left }.

# Amis
friends = Amis
friends-agree = Amis ?
friends-agree-words = Quelqu’un t’a donné son lien d’ami. Si tu es d’accord, chacun voit quand l’autre est là et à quelle table ouverte, toi sous le nom de { $who } ; et vous pouvez vous inviter. Chacun peut y mettre fin à tout moment.
friends-yes = Oui, soyons amis
friends-no = Non merci
friends-now = Toi et { $who }, vous êtes amis.
friends-none = Pas encore d’amis ici. Envoie ton lien à quelqu’un : qui le suit voit quand tu es là, et toi de même.
friends-make = Se faire un ami
friends-make-words = Envoie un lien à quelqu’un. Qui le suit et accepte est ton ami, et toi le sien.
friends-give-link = Donne-moi mon lien
friends-link-words = Il vaut sept jours, pour tous ceux à qui tu le donnes. Un nouveau lien y met fin.
friends-qr = Code QR avec ton lien d’ami
friends-share = { $who } aimerait être ton ami sur Quirkbox
friends-invite = Inviter des amis
friends-first = Des amis à inviter d’un geste
friend-state = { $at ->
    [waiting] à une table de { $game }, sur le point de commencer
    [playing] joue à { $game }
    [here] est là
   *[away] n’est pas là en ce moment
}
friend-join = Rejoindre
friend-part = Ne plus être ami avec { $who }
friend-part-words = Vous ne verrez plus quand l’autre est là. { $who } n’en saura rien.
friend-part-yes = Y mettre fin
friend-part-no = Rester amis
friend-invite = Inviter { $who }
friend-asked = Invitation envoyée à { $who }
invited = { $who } t’invite à { $game }.
invited-go = Y aller

# S’écrire, et signalements
chat = Messages
chat-open = Écrire un message
chat-nothing = Personne n’a encore rien écrit.
chat-write = Écrire aux autres
chat-send = Envoyer
chat-kept = Qui est assis ici peut le lire. C’est effacé avec la table.
chat-may = On s’écrit à cette table
chat-unread = { $count ->
    [one] Un nouveau message
   *[other] { $count } nouveaux messages
}
report-ask = Signaler { $who } …
report-title = Signaler { $who }
report-words = Qui gère ce serveur le lit, avec les derniers messages de cette table. La personne signalée n’en saura rien. Pour ne plus rien voir de quelqu’un, mets-le en sourdine.
report-why-words = Ce qui est écrit
report-why-words-words = Insultes, menaces, publicité.
report-why-spoils = La partie est gâchée
report-why-spoils-words = Exprès, encore et encore.
report-why-name = Le nom
report-why-name-words = Un nom qui ne devrait pas être ici.
report-why-other = Autre chose
report-why-other-words = Dis quoi, ci-dessous.
report-more = Que s’est-il passé ? (si tu veux)
report-send = Signaler
report-thanks = Merci. C’est en route vers qui gère ce serveur.

# La même donne pour une autre équipe
deal-offer = La même donne pour une autre équipe
deal-compare = Comparer avec les autres équipes
deal-title = Une donne, beaucoup d’équipes
deal-words = Toutes les équipes jouent les mêmes cartes, et qui ne les a pas jouées ne les voit pas. Ce que chacune en a fait s’affiche ici dès que tu les as jouées aussi.
deal-chairs = On y joue à { $count }, comme la première équipe : entre amis, ou avec des bots.
deal-play = Jouer cette donne
deal-share = L’envoyer à une autre équipe
deal-share-what = La même donne de { $game } pour ton équipe
deal-team-hidden = Le résultat s’affiche dès que tu l’as jouée.
deal-result = { $won ->
    [yes] Réussi : { $score } { $score ->
        [one] étoile
       *[other] étoiles
    }, { $moves } coups
   *[no] Pas cette fois, { $moves } coups
}
deal-watch = Regarder
deal-first = Ton équipe est la première. Envoie le lien à une autre.
deal-at-table = D’autres équipes ont joué cette donne. Toutes les chaises doivent être prises, et ce qui avait été convenu vaut ici aussi.
