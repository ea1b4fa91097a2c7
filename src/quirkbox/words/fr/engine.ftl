players-not-in-range = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
players-exactly = { $game } se joue à { $high } joueurs, pas à { $given }.
field-number = { $act } : { $field } doit être un nombre entier de { $low } à { $high }, pas { $given }.
field-one-of = { $act } : { $field } doit être { $known }, pas { $given }.
action-object = Une action est un objet comme {"{"}"act": nom, …{"}"}.
action-unknown = Il n’y a pas d’action { $given } ici ; il y a { $known }.
field-unknown = { $act } : il n’y a pas de champ { $given }.
field-missing = { $act } : le champ { $field } manque.
action-written = Cela s’écrit : { $wanted }.
option-unknown = { $game } n’a pas d’option { $given } ; il a { $known }.
option-choices = L’option { $option } peut être { $known }, pas { $given }.
option-text = L’option { $option } demande un texte, pas { $given }.
piece-unknown = { $game } n’a pas de pièce { $given } ; il a { $known }.
piece-choices = La pièce { $piece } peut être { $known }, pas { $given }.
game-over = La partie est terminée.
log-entry = L’entrée { $entry } du journal ne peut pas être jouée : { $why }
seat-unknown = Il n’y a pas de place { $seat } à cette table.
action-number = Il n’y a pas d’action numéro { $number } dans { $game }.

# What one is after in a game that says nothing of its own.
aim-points-amount = { $points ->
    [0] 0 point
    [one] 1 point
   *[other] { $points } points
    }
aim-together = Vous gagnez ou perdez ensemble. Pour l’instant : { aim-points-amount }.
aim-together-over = Ensemble, vous avez { aim-points-amount } : { $won ->
    [yes] c’est réussi
   *[no] pas cette fois
    }.
aim-standing = { you-subject } { $points }
aim-points = Le plus de points gagne. Pour l’instant : { COMMAS($standings) }.
aim-points-over = Le plus de points gagne : { COMMAS($standings) }.
aim-level = { $names } sont à égalité ; la règle de départage tranche. Points : { COMMAS($standings) }.
