tv-opener = L’hôte
tv-only-watches = Cet écran ne fait que regarder.
tv-knock = Frappe avec ton téléphone :
tv-play-along = Joue avec ton téléphone :
tv-short =
    { $count ->
        [one] Il manque une personne.
        [2] Il manque deux personnes.
        [3] Il manque trois personnes.
       *[other] Il manque { $count } personnes.
    }
tv-starts = { $host } lance la partie.
tv-no-spectators = Cette partie se joue sans spectateurs : cet écran la montrera quand elle sera terminée.
tv-lost = Connexion perdue. Nouvel essai…
tv-again-phones = Rejouez sur vos téléphones : cet écran vous suit.
tv-chair-free = Une chaise est libre.
tv-table = Table <b>{ $code }</b>
tv-not-connected = pas connecté
tv-to-move = à son tour
tv-has-left = { $who } est parti
tv-free-chair = Une chaise libre
