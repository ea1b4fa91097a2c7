players-not-in-range = { $game } è per { $low }–{ $high } giocatori, non per { $given }.
players-exactly = { $game } è per { $high } giocatori, non per { $given }.
field-number = { $act }: { $field } deve essere un numero intero da { $low } a { $high }, non { $given }.
field-one-of = { $act }: { $field } deve essere { $known }, non { $given }.
action-object = Un’azione è un oggetto come {"{"}"act": nome, …{"}"}.
action-unknown = Qui non c’è un’azione { $given }; c’è { $known }.
field-unknown = { $act }: non c’è un campo { $given }.
field-missing = { $act }: manca il campo { $field }.
action-written = Si scrive: { $wanted }.
option-unknown = { $game } non ha un’opzione { $given }; ha { $known }.
option-choices = L’opzione { $option } può essere { $known }, non { $given }.
option-text = All’opzione { $option } si risponde con un testo, non con { $given }.
piece-unknown = { $game } non ha un pezzo { $given }; ha { $known }.
piece-choices = Il pezzo { $piece } può essere { $known }, non { $given }.
game-over = La partita è finita.
log-entry = La voce { $entry } del registro non si può giocare: { $why }
seat-unknown = A questo tavolo non c’è un posto { $seat }.
action-number = In { $game } non c’è un’azione numero { $number }.

# What one is after in a game that says nothing of its own.
aim-points-amount = { $points ->
    [one] 1 punto
   *[other] { $points } punti
    }
aim-together = Vincete o perdete insieme. Finora: { aim-points-amount }.
aim-together-over = Insieme avete { aim-points-amount }: { $won ->
    [yes] ce l’avete fatta
   *[no] non questa volta
    }.
aim-standing = { you-subject } { $points }
aim-points = Vince chi ha più punti. Finora: { COMMAS($standings) }.
aim-points-over = Vince chi ha più punti: { COMMAS($standings) }.
aim-level = { $names } sono pari; decide lo spareggio. Punti: { COMMAS($standings) }.
