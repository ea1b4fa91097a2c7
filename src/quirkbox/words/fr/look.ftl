# What a few hundred games of bots say of a designer's content, as players would feel it.
look-of = { $value } des parties ({ $low } à { $high })
look-team-none = Les bots n’ont réussi dans aucune des { $games } parties : c’est peut-être impossible.
look-team-hard = C’est très difficile : les bots réussissent dans { look-of }.
look-team-easy = C’est très facile : les bots réussissent dans { look-of }.
look-seat = { $seat ->
    [1] La première place
   *[other] La place { $seat }
    } est { $side ->
    [ahead] avantagée
   *[behind] désavantagée
    } : elle gagne { look-of }, et { $fair } serait équitable.
look-part = { $part } est de loin le meilleur choix : avec lui, on gagne { look-of }.
look-rounds = C’est fini en { $rounds ->
    [1] une manche
   *[other] deux manches
    } dans { look-of }.
look-long = C’est long : environ { $minutes } minutes, contre { $usual } d’habitude.
look-short = C’est court : environ { $minutes } minutes, contre { $usual } d’habitude.
look-ties = Beaucoup de parties n’ont pas un seul gagnant : { look-of } finissent à égalité.
look-nothing-team = Rien de frappant : les bots réussissent dans { look-of }, et la durée est à peu près celle d’habitude.
look-nothing-usual = Rien de frappant par rapport au jeu habituel : là aussi, la place { $seat } gagne { $value } avec ces bots.
look-nothing = Rien de frappant : aucune place n’est avantagée, et la durée est à peu près celle d’habitude.
