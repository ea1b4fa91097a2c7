# What a few hundred games of bots say of a designer's content, as players would feel it.
look-of = { $value } der Spiele ({ $low } bis { $high })
look-team-none = Die Bots haben es in { $games } Spielen kein einziges Mal geschafft: Vielleicht geht es nicht.
look-team-hard = Es ist sehr schwer: Die Bots schaffen es in { look-of }.
look-team-easy = Es ist sehr leicht: Die Bots schaffen es in { look-of }.
look-seat = { $seat ->
    [1] Der erste Platz
   *[other] Platz { $seat }
    } ist im { $side ->
    [ahead] Vorteil
   *[behind] Nachteil
    }: Er gewinnt { look-of }, und { $fair } wären gerecht.
look-part = { $part } ist mit Abstand am besten: Damit gewinnt man { look-of }.
look-rounds = In { look-of } ist es nach { $rounds ->
    [1] einer Runde
   *[other] zwei Runden
    } vorbei.
look-long = Es dauert lange: etwa { $minutes } Minuten, üblich sind { $usual }.
look-short = Es ist kurz: etwa { $minutes } Minuten, üblich sind { $usual }.
look-ties = Viele Spiele gewinnt niemand allein: { look-of } enden geteilt.
look-nothing-team = Nichts fällt auf: Die Bots schaffen es in { look-of }, und es dauert etwa so lange wie üblich.
look-nothing-usual = Gegenüber dem üblichen Spiel fällt nichts auf: Auch dort gewinnt Platz { $seat } mit diesen Bots { $value }.
look-nothing = Nichts fällt auf: Kein Platz ist im Vorteil, und es dauert etwa so lange wie üblich.
