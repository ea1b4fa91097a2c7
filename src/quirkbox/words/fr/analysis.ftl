analysis-title = Ce qui s’est passé à { $code }
analysis-heading = { $game } : ce qui s’est passé à <b>{ $code }</b>
analysis-nothing = Il n’y a encore rien à voir.
analysis-eyes = Avec quels yeux
analysis-known = Ce qu’on pouvait savoir
analysis-open = Cartes sur table
analysis-looks = Tock examine chaque décision …
analysis-looks-at = Tock examine chaque décision : { $done } sur { $of }
analysis-team = Les chances de l’équipe
analysis-turning = un tournant
analysis-strong = un coup fort
analysis-which = Quelles décisions
analysis-mistakes = Ce qui a compté
analysis-mine = Mes décisions
analysis-all = Toutes
analysis-none = Personne n’a fait d’erreur coûteuse, et aucun coup ne sortait du lot.
analysis-in-replay = Voir dans le replay
analysis-best = De loin le meilleur choix.
analysis-better = Mieux : <b>{ $line }</b>, avec { $chance }.
analysis-as-good = Aussi bien que le reste.
analysis-guesses =
    { $open ->
        [yes] Les chances sont des estimations : la recherche rejoue la suite de nombreuses fois. Ici, elle connaissait toutes les mains. Touche une ligne pour ouvrir le replay à cet endroit ; de là, tu peux continuer la partie.
       *[no] Les chances sont des estimations : la recherche rejoue la suite de nombreuses fois. Elle n’en savait pas plus que le joueur. Touche une ligne pour ouvrir le replay à cet endroit ; de là, tu peux continuer la partie.
    }
curve-gave-away = Étape { $step } : { $who } a perdu { $cost }
curve-strong = Étape { $step } : un coup fort de { $who }
curve-turning-label = Tournant à l’étape { $step } : { $who } a perdu { $cost } pour cent
curve-strong-label = Un coup fort de { $who } à l’étape { $step }
