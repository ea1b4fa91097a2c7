server-silent = Le serveur Quirkbox ne répond pas.
did-not-work = Cela n’a pas marché.
