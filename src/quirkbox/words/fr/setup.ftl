invite = Inviter quelqu’un
setup-file = Un fichier à toi
setup-file-chosen = Choisi. Touche pour en lire un autre.
setup-file-words = Fait et modifié comme tu veux.
setup-free-chair = Chaise libre
setup-sit-here = assieds-toi
setup-knock = frapper
setup-locked = fermée
setup-sit-or-bot = assieds-toi ou ajoute un bot
setup-add-bot = ajouter un bot
setup-a-bot = un bot
setup-on-this-device = sur cet appareil
setup-ready = prêt
setup-stepped-out = juste sorti
setup-title = { $game } à { $code }
setup-heading = { $game } à la table { $code }
setup-no-spectators = La partie se joue sans spectateurs.
setup-stay = Reste et regarde : ça commence ici tout seul.
setup-lead-open = Il mène droit à la chaise libre.
setup-lead-knock = Il mène à la porte, où l’on frappe.
setup-table-locked = La table est fermée.
setup-all-taken = Toutes les chaises sont prises.
setup-table-locked-watch = La table est fermée. On peut quand même regarder.
setup-all-taken-watch = Toutes les chaises sont prises. On peut quand même regarder.
setup-public = Montrer parmi les tables ouvertes
setup-hints = Tout le monde peut demander des indices
setup-minder = Un bot joue pour les absents
setup-no-tv = Sans spectateurs, rien n’est montré sur une télé.
setup-tv = Montrer sur une télé
setup-tv-address = Sur la télé elle-même : { $address }
setup-nobody-new = Plus personne ne s’assied.
setup-start = Commencer à jouer
setup-short =
    { $count ->
        [one] il manque une personne
       *[other] il manque { number-word } personnes
    }
setup-at-table =
    { $count ->
        [one] une personne à table
       *[other] { number-word } à table
    }
setup-not-ready = Le jeu se prépare
setup-bot-will-do = Un bot fera l’affaire : touche une chaise libre.
setup-stay-empty =
    { $count ->
        [0] Une table pleine. Parfait.
        [one] La chaise libre reste simplement vide.
        [2] Deux chaises restent simplement vides.
        [3] Trois chaises restent simplement vides.
       *[other] { $count } chaises restent simplement vides.
    }
setup-knocked = Tu as frappé.
setup-can-let-in = { $host } peut te faire entrer : reste ici.
setup-host-lets-in = { $host } est à la table et fait entrer.
setup-chair-for-you = { $host } est à la table. Il y a une chaise pour toi.
