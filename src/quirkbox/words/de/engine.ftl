players-not-in-range = { $game } ist für { $low } bis { $high } Spieler, nicht für { $given }.
players-exactly = { $game } ist für { $high } Spieler, nicht für { $given }.
field-number = { $act }: { $field } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $given }.
field-one-of = { $act }: { $field } muss { $known } sein, nicht { $given }.
action-object = Eine Aktion ist ein Objekt wie {"{"}"act": Name, …{"}"}.
action-unknown = Eine Aktion { $given } gibt es hier nicht; es gibt { $known }.
field-unknown = { $act }: Ein Feld { $given } gibt es nicht.
field-missing = { $act }: Das Feld { $field } fehlt.
action-written = So schreibt man es: { $wanted }.
option-unknown = { $game } hat keine Option { $given }; es hat { $known }.
option-choices = Die Option { $option } kann { $known } sein, nicht { $given }.
option-text = Die Option { $option } wird mit einem Text beantwortet, nicht mit { $given }.
piece-unknown = { $game } hat keine Figur { $given }; es hat { $known }.
piece-choices = Die Figur { $piece } kann { $known } sein, nicht { $given }.
game-over = Das Spiel ist zu Ende.
log-entry = Eintrag { $entry } des Protokolls lässt sich nicht spielen: { $why }
seat-unknown = An diesem Tisch gibt es keinen Platz { $seat }.
action-number = In { $game } gibt es keine Aktion mit der Nummer { $number }.

# What one is after in a game that says nothing of its own.
aim-points-amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }
aim-together = Ihr gewinnt oder verliert gemeinsam. Bisher: { aim-points-amount }.
aim-together-over = Gemeinsam habt ihr { aim-points-amount }: { $won ->
    [yes] Geschafft!
   *[no] Diesmal nicht.
    }
aim-standing = { you-subject } { $points }
aim-points = Die meisten Punkte gewinnen. Bisher: { COMMAS($standings) }.
aim-points-over = Die meisten Punkte gewinnen: { COMMAS($standings) }.
aim-level = { $names } sind gleichauf; es entscheidet die Regel für Gleichstand. Punkte: { COMMAS($standings) }.
