door-nobody = Vor der Tür steht niemand, auf den das passt.
door-locked = Der Tisch ist geschlossen: Niemand setzt sich mehr dazu.
door-knock = Klopf erst an: Wer diesen Tisch eröffnet hat, lässt ein.
door-not-let-in = Wer diesen Tisch eröffnet hat, lässt dich nicht herein.
door-open = Die Tür ist offen: Setz dich.
door-sent-away = { $count } wurden von diesem Tisch weggeschickt: Schließ ihn lieber.
move-too-late = Das kam zu spät: Das Spiel ist inzwischen weitergegangen.
seat-not-yours = Da sitzt du nicht.
seat-theirs = Da sitzt { $who }, nicht du.
seat-taken = Da sitzt { $who }.
chairs-taken = Alle Stühle sind besetzt.
seat-none = An diesem Tisch gibt es keinen solchen Platz.
seat-bot-plays = { $who } spielt für dich; nimm erst deinen Platz wieder ein.
seat-two-hands = Du hast einen Platz in diesem Spiel: Niemand sieht in zwei Hände.
seat-empty = Da sitzt niemand.
seat-theirs-to-leave = Nur { $who } kann diesen Platz verlassen.
forget-running = Dieses Spiel ist nicht zu Ende: Spiel weiter oder verlass deinen Platz am Tisch.
seat-not-here = Du hast an diesem Tisch keinen Platz.
bot-only-for-gone = { $who } ist da; ein Bot spielt nur für jemanden, der gegangen ist.
tempo-not-alone = Du bist nicht allein mit Bots: Die anderen müssten warten.
mind-nobody = Dort ist niemand zu vertreten.
mind-no-bot = Für diesen Platz spielt kein Bot.
talk-none = { $game } wird ohne Reden gespielt.
game-not-begun = Das Spiel hat noch nicht begonnen.
back-only-bots = Zurückgenommen wird nur an einem Tisch, an dem alle anderen Bots sind.
hints-before = Ob es Tipps gibt, wird vor dem Spiel ausgemacht.
hints-not-agreed = Tipps gibt es, wo alle anderen Bots sind oder wo es vor dem Spiel ausgemacht wurde.
door-host-only = Um die Tür kümmert sich nur, wer den Tisch eröffnet hat.
watching-not-now = Dieses Spiel wird ohne Zuschauer gespielt; ansehen kann man es, wenn es zu Ende ist.
seat-have-one = Du hast schon einen Platz an diesem Tisch.
seat-no-person = Auf diesem Platz sitzt kein Mensch.
send-away-self = Niemand schickt sich selbst weg: Steh lieber auf.
send-away-host = { $who } hat diesen Tisch eröffnet und wird nicht weggeschickt.
start-too-few = { $game } braucht mindestens { $least } Spieler: Lade jemanden ein oder nimm einen Bot dazu.
game-not-over = Das Spiel ist noch nicht zu Ende.
game-begun = Das Spiel hat schon begonnen.
must-sit = Nur wer am Tisch sitzt, kann { $what ->
    [bot-away] einen Bot wegschicken
    [bot-in] einen Bot dazuholen
    [options] ändern, wie gespielt wird
    [tempo] bestimmen, wie schnell es geht
    [minder] bestimmen, ob ein Bot weiterspielt
    [public] den Tisch in der Lobby zeigen
    [hints] sagen, ob es Tipps gibt
    [start] das Spiel beginnen
   *[rematch] um eine Revanche bitten
    }.
back-nothing = Du hast noch nichts getan, das sich zurücknehmen ließe.
back-over = Das Spiel ist zu Ende: Jetzt wird nichts mehr zurückgenommen.
back-clock = Die Uhr ist weitergelaufen: Gegen die Uhr wird nichts zurückgenommen.
back-seen = Du hast seitdem etwas gesehen, das vorher verdeckt war: Es lässt sich nicht zurücknehmen.
