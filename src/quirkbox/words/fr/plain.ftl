# The board of any game that brings none of its own.
plain-board-broken = { $game } a son propre plateau, mais il ne marche pas. Voici le plateau simple.
plain-covered = Personne ne regarde en ce moment.
plain-table = La table
plain-may = Ce que tu peux faire
plain-lately = Ce qui vient de se passer
plain-nobody = Personne

# Whose turn it is: a title, and a sentence below it.
plain-over = La partie est terminée
plain-over-nobody = Personne ne gagne.
plain-over-wins = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
    }
plain-turn = À toi de jouer
plain-turn-of = { $who }, à toi de jouer
plain-turn-others = { $count ->
    [one] À { $names } aussi.
   *[other] À { $names } aussi.
    }
plain-moment = Un instant
plain-moment-hint = La table continue toute seule.
plain-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
    }

# At the seats. What is marked is left out where there is no room.
plain-you = Toi
plain-points = { $points } <i>{ $points ->
    [one] point
   *[other] points
    }</i>
plain-to-act = , doit jouer

# Choosing what to do: first what, then step by step, by the names of the game's own fields.
plain-ways = { $count } possibilités
plain-back = Retour à tout ce que tu peux faire
plain-again = Choisir à nouveau
plain-fields = { $fields }
plain-choose = Choisis { $fields }
plain-choose-place = Choisis un endroit.
plain-choose-fields = Choisis : { $fields }.
plain-key-choose = choisir
plain-key-next = l’endroit suivant
plain-key-do = le faire
plain-key-back = retour

# On a box: how many play.
box-players = { $low }–{ $high } joueurs
