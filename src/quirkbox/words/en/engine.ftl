players-not-in-range = { $game } is for { $low } to { $high } players, not { $given }.
players-exactly = { $game } is for { $high } players, not { $given }.
field-number = { $act }: { $field } must be a whole number from { $low } to { $high }, not { $given }.
field-one-of = { $act }: { $field } must be one of { $known }, not { $given }.
action-object = An action is an object like {"{"}"act": name, …{"}"}.
action-unknown = There is no action { $given } here; there is { $known }.
field-unknown = { $act }: there is no field { $given }.
field-missing = { $act }: the field { $field } is missing.
action-written = It is written: { $wanted }.
option-unknown = { $game } has no option { $given }; it has { $known }.
option-choices = The option { $option } can be { $known }, not { $given }.
option-text = The option { $option } is answered with a text, not { $given }.
piece-unknown = { $game } has no piece { $given }; it has { $known }.
piece-choices = The piece { $piece } can be { $known }, not { $given }.
game-over = The game is over.
log-entry = Entry { $entry } of the log cannot be played: { $why }
seat-unknown = There is no seat { $seat } at this table.
action-number = There is no action number { $number } in { $game }.

# What one is after in a game that says nothing of its own.
aim-points-amount = { $points ->
    [one] 1 point
   *[other] { $points } points
    }
aim-together = You win or lose together. So far: { aim-points-amount }.
aim-together-over = Together you have { aim-points-amount }: { $won ->
    [yes] you did it
   *[no] not this time
    }.
aim-standing = { you-subject } { $points }
aim-points = Most points win. So far: { COMMAS($standings) }.
aim-points-over = Most points win: { COMMAS($standings) }.
aim-level = { $names } are level; the tie-break decides. Points: { COMMAS($standings) }.
