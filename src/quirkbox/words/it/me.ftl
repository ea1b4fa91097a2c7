me-this-is-you = Questo sei tu
me-you-are = Sei { $who }.
me-welcome = Ciao, { $who }. I tuoi tavoli sono venuti con te.
me-forgotten = Qui sei dimenticato.
me-too = Sei tu anche questo?
me-given-words =
    { $known ->
        [yes] Qualcuno ti ha dato delle parole: { $words }. Con queste il dispositivo gioca come quella persona. Finora è { $who }, e lascia i posti di { $who }.
       *[no] Qualcuno ti ha dato delle parole: { $words }. Con queste il dispositivo gioca come quella persona.
    }
me-only-own = Fallo solo se le parole sono tue.
me-yes = Sì, sono io
me-no = No, resto così
me-face = La tua faccia
me-ratings = I tuoi punteggi e partite
me-move = Passa a un altro dispositivo
me-scan = Scansiona questo con l’altro dispositivo, o scrivi lì le parole, alla pagina <b>{ $address }</b>.
me-qr = Codice QR con il link per trasferirti
me-good-for =
    { $minutes ->
        [0] Valide una volta sola, per { $seconds } s. Non mostrarle a nessun altro.
       *[other] Valide una volta sola, per { $minutes } minuti. Non mostrarle a nessun altro.
    }
me-share-what = Quirkbox, sull’altro mio dispositivo
me-share = Condividi il link
me-copied = Il link è copiato. È solo per te.
me-move-words = Il tuo nome, i tuoi posti e le tue partite vengono con te. Anche questo dispositivo resta tuo.
me-give-words = Dammi le parole
me-come = Vieni da un altro dispositivo
me-come-words = Sei piccole parole, come le mostra l’altro dispositivo.
me-six-words = Le sei parole
me-come-over = Vieni
me-forget = Dimenticami
me-forget-words = Nome, faccia, punteggi e posti si perdono, su tutti i tuoi dispositivi.
me-forget-ask = Dimenticami…
me-forget-nothing = Non c’è ancora niente da dimenticare.
me-forget-sure = Dimenticare { $who }?
me-forget-undone = Non si può annullare. Le partite in corso ti perdono; quelle giocate con altri restano, con il nome che avevi lì.
me-stay = Resta
# Somebody's page.
player-one = Qualcuno che gioca
player-nobody = Qui non c’è nessuno.
player-ratings = Punteggi
player-give-or-take = più o meno { $by }
player-after =
    dopo { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
player-ratings-words = Tutti cominciano da 1500. Contano solo le partite tra persone; più ce ne sono, più il numero è sicuro.
player-games = Partite
player-place =
    { $place ->
        [1] vittoria, con { COMMAS($others) }
        [2] secondo posto, con { COMMAS($others) }
        [3] terzo posto, con { COMMAS($others) }
        [4] quarto posto, con { COMMAS($others) }
       *[other] posto { $place }, con { COMMAS($others) }
    }
player-then = { $day }, poi { $rating } più o meno { $by }
player-no-games =
    { $you ->
        [yes] Non hai ancora finito nessuna partita con altre persone.
       *[no] { $who } non ha ancora finito nessuna partita con altre persone.
    } Queste partite contano per il punteggio; quelle con i bot no.
player-find = Trova un tavolo
