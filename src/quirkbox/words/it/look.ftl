# What a few hundred games of bots say of a designer’s content, as players would feel it.
look-of = { $value } delle partite (da { $low } a { $high })
look-team-none = In { $games } partite i bot non ci sono mai riusciti: forse è impossibile.
look-team-hard = È molto difficile: i bot ci riescono in { look-of }.
look-team-easy = È molto facile: i bot ci riescono in { look-of }.
look-seat = { $seat ->
    [1] Il primo posto
   *[other] Il posto { $seat }
    } è in { $side ->
    [ahead] vantaggio
   *[behind] svantaggio
    }: vince { look-of }, e { $fair } sarebbe equo.
look-part = { $part } è di gran lunga la scelta migliore: così si vince { look-of }.
look-rounds = Finisce in { $rounds ->
    [1] un round
   *[other] due round
    } in { look-of }.
look-long = È lungo: circa { $minutes } minuti, di solito sono { $usual }.
look-short = È breve: circa { $minutes } minuti, di solito sono { $usual }.
look-ties = Molte partite non hanno un solo vincitore: { look-of } finiscono in parità.
look-nothing-team = Niente di particolare: i bot ci riescono in { look-of }, e dura più o meno come al solito.
look-nothing-usual = Niente di particolare rispetto al gioco normale: anche lì il posto { $seat } vince { $value } con questi bot.
look-nothing = Niente di particolare: nessun posto è in vantaggio, e dura più o meno come al solito.
