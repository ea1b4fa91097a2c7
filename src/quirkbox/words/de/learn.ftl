learn-what-to-do = Was zu tun ist
learn-step = Schritt { $step } von { $of }
learn-it = { $game } lernen
learn-nothing = Hier gibt es nichts zu lernen.
learn-game = Das Spiel
learn-lessons = { $count } kleine Lektionen auf dem echten Brett, jede unter zwei Minuten.
learn-done-all = Du hast alle geschafft!
learn-done-some = { $count } geschafft.
learn-no-lessons = Dieses Spiel hat noch keine Lektionen; die Regeln stehen eine Seite zurück.
learn-begin = Anfangen
learn-whole = ein ganzes, gegen einen leichten Bot
learn-done = geschafft
learn-no-lesson = So eine Lektion gibt es nicht.
learn-all = Alle Lektionen
learn-the-lesson = der Lektion
learn-the-puzzle = dem Rätsel
learn-skip-lesson = Diese Lektion überspringen
learn-skip = Überspringen
learn-well-done = Sehr gut, das war's!
learn-again = Noch einmal
learn-say-again = Sag es noch einmal
learn-first-game = Dein erstes Spiel
learn-next-lesson = Nächste Lektion
learn-next = Weiter
learn-show-me = Zeig es mir
learn-one-thing = Eins nach dem anderen.
learn-read-first = Lies erst das hier.
puzzles = Rätsel
puzzles-none = Hier gibt es keine Rätsel.
puzzles-none-yet = { $game } hat noch keine Rätsel.
puzzles-said =
    { $how ->
        [shown] So geht es.
        [found] Gefunden!
       *[right] Richtig!
    } { $meant }
puzzles-hard = Rätsel, { $rating } Punkte schwer
puzzles-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    } in Folge
puzzles-you = Du: { $rating } · { $streak } in Folge, höchstens { $best }
puzzles-from-beginning = Von vorn
puzzles-next = Nächstes Rätsel
puzzles-solution = Lösung zeigen
