offline-none = Pas de réseau.
offline-as-of = Ce que tu vois ici date du { $when }.
offline-needs = Les parties, les leçons et les énigmes ont besoin d’une connexion au serveur. Tout reprend tout seul dès qu’il y en a une.
offline-never = Cette page n’a encore jamais été ouverte sur cet appareil : il n’y a rien à montrer pour l’instant. Elle viendra d’elle-même.
offline-not-now = Pas de réseau : pour cela, il faut une connexion au serveur.
opening-offline = Pas de réseau : pour cela, il faut une connexion au serveur. Ça s’ouvrira tout seul dès qu’il y en aura une.
version-new = Une nouvelle version de Quirkbox est là.
version-later = Plus tard
