tv-opener = Chi lo ha aperto
tv-only-watches = Questo schermo guarda soltanto.
tv-knock = Bussa con il telefono:
tv-play-along = Gioca con il telefono:
tv-short =
    { $count ->
        [one] Manca una persona.
        [2] Mancano due persone.
        [3] Mancano tre persone.
       *[other] Mancano { $count } persone.
    }
tv-starts = { $host } fa partire la partita.
tv-no-spectators = Si gioca senza spettatori: questo schermo mostra la partita quando è finita.
tv-lost = Connessione persa. Riprovo…
tv-again-phones = Giocate ancora sui telefoni: questo schermo vi segue.
tv-chair-free = Una sedia è libera.
tv-table = Tavolo <b>{ $code }</b>
tv-not-connected = non connesso
tv-to-move = di turno
tv-has-left = { $who } se n’è andato
tv-free-chair = Una sedia libera
