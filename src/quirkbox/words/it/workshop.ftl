workshop-undo = Annulla
workshop-redo = Ripeti
workshop-begin-with = Comincia da…
workshop-begin = Comincia da
workshop-open = Apri<i> un file</i>
workshop-open-file = Apri un file
workshop-tools = Strumenti
workshop-drawing = Il disegno
workshop-said = Che cosa c’è da dire
workshop-play = Giocaci
workshop-save = Salva il file
workshop-copy-link = Copia un link
workshop-file = Il file
workshop-about =
    { $thing ->
        [scenario] Lo scenario
        [track] La pista
       *[box] La scatola
    }
workshop-fresh =
    { $thing ->
        [scenario] Un nuovo scenario
        [track] Una nuova pista
       *[box] Una nuova scatola
    }
workshop-too-long =
    { $thing ->
        [scenario] Questo scenario è troppo lungo
        [track] Questa pista è troppo lunga
       *[box] Questa scatola è troppo lunga
    } per un link. Salva il file e passa quello.
workshop-lost =
    In questo link non c’è { $thing ->
        [scenario] uno scenario intero
        [track] una pista intera
       *[box] una scatola intera
    }. Forse una parte si è persa per strada.
# "Try it with bots".
look-try = Provalo con i bot
look-how-many = Quanti bot
look-busy-now = Ci giocano qualche centinaio di volte. Qualche secondo…
look-team = La squadra ce la fa
look-seat-wins = Vince il posto { $seat }
look-how-long = Quanto durerebbe tra persone
look-minutes = circa { $minutes } min
look-rounds-count = Round
look-games = { $games } partite veloci di { $count } bot ({ $bot }).
look-more = Altro nel laboratorio

look-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
