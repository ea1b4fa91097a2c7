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

# «Come giochi»: le proprie partite, per sé.
played-title = Come giochi
played-words = Le tue partite finite, con persone e con bot, e ciò che ti è sfuggito. Lo vedi solo tu.
played-empty = Qui non c’è ancora nulla. Finisci una partita o prova un rompicapo, e questa pagina dirà com’è andata e che cosa ti sfugge spesso.
played-key-dot = ciò che è stato contato
played-key-bar = dove sta davvero, in 19 casi su 20
played-key-lot = ciò che darebbe il solo caso
played-of = { $part } su { $of }
played-interval = dal { $low } al { $high } %
played-won = Vinte
played-shared =
    { $count ->
        [one] Una di queste vittorie era condivisa.
       *[other] { $count } di queste vittorie erano condivise.
    }
played-roles = Vinte, secondo ciò che eri
played-misses = Ciò che ti sfugge spesso
played-lately = nelle ultime { $count } partite
played-puzzles = Rompicapi risolti al primo tentativo
played-solved =
    { $days ->
        [0] Punteggio { $rating }; al massimo { $best } di fila.
        [one] Punteggio { $rating }; al massimo { $best } di fila; il rompicapo del giorno, un giorno.
       *[other] Punteggio { $rating }; al massimo { $best } di fila; il rompicapo del giorno da { $days } giorni.
    }
played-newest = Le partite più recenti
played-game-won = vinta
played-game-lost = non vinta
played-game-place = posto { $place } su { $of }
played-save = Salva tutto in JSON
played-delete-ask = Elimina…
played-delete-sure = Eliminare tutto questo?
played-delete-words = Ciò che si conserva delle tue partite e dei tuoi rompicapi per questa pagina viene eliminato. Le partite stesse e i tuoi punteggi restano.
played-delete = Elimina
played-keep = Tieni
played-deleted = Eliminato. D’ora in poi si conta da capo.
