learn-what-to-do = Che cosa fare
learn-step = Passo { $step } di { $of }
learn-it = Impara { $game }
learn-nothing = Qui non c’è niente da imparare.
learn-game = Il gioco
learn-lessons = { $count } piccole lezioni sul vero tabellone, ognuna in meno di due minuti.
learn-done-all = Le hai fatte tutte!
learn-done-some = { $count } fatte.
learn-no-lessons = Questo gioco non ha ancora lezioni; le regole sono una pagina indietro.
learn-begin = Comincia
learn-whole = una intera, contro un bot facile
learn-done = fatta
learn-no-lesson = Non c’è una lezione simile.
learn-all = Tutte le lezioni
learn-the-lesson = la lezione
learn-the-puzzle = il rompicapo
learn-skip-lesson = Salta questa lezione
learn-skip = Salta
learn-well-done = Bravo, ecco fatto!
learn-again = Ancora
learn-say-again = Ripetilo
learn-first-game = La tua prima partita
learn-next-lesson = Prossima lezione
learn-next = Avanti
learn-show-me = Mostrami
learn-one-thing = Una cosa alla volta.
learn-read-first = Prima leggi questo.
puzzles = Rompicapi
puzzles-none = Qui non ci sono rompicapi.
puzzles-none-yet = { $game } non ha ancora rompicapi.
puzzles-said =
    { $how ->
        [shown] Ecco come.
        [found] Trovato!
       *[right] Giusto!
    } { $meant }
puzzles-hard = Rompicapo, difficoltà { $rating }
puzzles-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    } di fila
puzzles-you = Tu: { $rating } · { $streak } di fila, al massimo { $best }
puzzles-from-beginning = Dall’inizio
puzzles-next = Prossimo rompicapo
puzzles-solution = Mostra la soluzione
