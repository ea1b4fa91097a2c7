# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] est la seule chose sensée à faire
    [clear] est nettement mieux que tout le reste
    [level] est ce que la recherche ferait, même si d’autres coups se valent à peu près
    [highest] garde tes chances au plus haut
    [as-good] est à peu près aussi bien
   *[costs] coûte environ { $cost } % de tes chances
    }
reason-on-turn = { $goes_on ->
    [yes] {", te laisse la main"}
   *[no] {""}
    }
reason = Cela { $gains ->
    [-1] gagne la partie et { reason-compared }
    [0] { reason-compared }
    [one] rapporte tout de suite 1 point de plus{ reason-on-turn } et { reason-compared }
   *[other] rapporte tout de suite { $gains } points de plus{ reason-on-turn } et { reason-compared }
    }.

# Et si ? Continuer à partir d’un moment d’une partie terminée.
branch-words = Une nouvelle partie continue à partir de l’étape { $step }.
branch-hidden = Ce qui était caché
branch-same = Reste tel quel
branch-same-words = Chaque main reste la même.
branch-anew = Est redistribué
branch-anew-words = Comme ta place pouvait alors le croire.
branch-with = Aux autres places
branch-bots = Des bots
branch-bots-words = Ça continue tout de suite.
branch-friends = Des amis
branch-friends-words = Une table avec un lien.
branch-seat = Quelle place prends-tu ?
branch-of-same = { $names } ont continué à partir d’ici
branch-of-anew = { $names } ont continué à partir d’ici, avec ce qui était caché redistribué
branch-back = Retour à { $code }
begins-from = Et si ? À partir de l’étape { $step } de { $code }
begins-same = Ce qui y était caché reste tel quel.
begins-anew = Ce qui était caché est redistribué, comme { $who } pouvait alors le croire.
begins-anew-seat = Ce qui était caché est redistribué, comme une des places pouvait alors le croire.
begins-watch = Voir comment on en est arrivé là
begins-by-hand = À partir d’une position installée à la main
begins-by-hand-words = Rien n’est distribué : la partie commence comme quelqu’un l’a disposée.

# Une position installée à la main.
position-title = Installer une position
position-words = Écris ce qui se trouve où, ou modifie une donne fraîche. Ce que tu laisses de côté, les dés le disent. Tout est vérifié pendant que tu écris.
position-text = La position, en JSON
position-board = La position sur le plateau
position-players = Joueurs
position-seat = Place { $number }
position-good = Cette position peut se jouer.
position-no-json = Ce n’est pas du JSON : { $why }
position-no-object = Une position s’écrit entre accolades : { "{" } … { "}" }.
position-deal = Une donne fraîche
position-open = Ouvrir un fichier
position-save = Enregistrer le fichier
position-link-broken = La position de ce lien est illisible.
position-link-long = Cette position est trop longue pour un lien. Enregistre-la dans un fichier.
position-turn = C’est à { $who } de jouer.
position-friends = Avec des amis : la table les attend
