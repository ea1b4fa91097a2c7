invite = Invita qualcuno
setup-file = Un tuo file
setup-file-chosen = Scelto. Tocca per leggerne un altro.
setup-file-words = Fatto e cambiato come vuoi.
setup-free-chair = Sedia libera
setup-sit-here = siediti
setup-knock = bussa
setup-locked = chiuso
setup-sit-or-bot = siediti o aggiungi un bot
setup-add-bot = aggiungi un bot
setup-a-bot = un bot
setup-on-this-device = su questo dispositivo
setup-ready = pronto
setup-stepped-out = uscito un momento
setup-title = { $game } a { $code }
setup-heading = { $game } al tavolo { $code }
setup-no-spectators = Si gioca senza spettatori.
setup-stay = Resta a guardare: comincia qui da solo.
setup-lead-open = Porta dritto alla sedia libera.
setup-lead-knock = Porta alla porta, dove si bussa.
setup-table-locked = Il tavolo è chiuso.
setup-all-taken = Tutte le sedie sono occupate.
setup-table-locked-watch = Il tavolo è chiuso. Si può comunque guardare.
setup-all-taken-watch = Tutte le sedie sono occupate. Si può comunque guardare.
setup-public = Mostralo tra i tavoli aperti
setup-hints = Tutti possono chiedere suggerimenti
setup-minder = Un bot gioca per chi non c’è
setup-no-tv = Senza spettatori non si mostra in TV.
setup-tv = Mostralo in TV
setup-tv-address = Sulla TV stessa: { $address }
setup-nobody-new = Non si siede più nessuno.
setup-start = Comincia a giocare
setup-short =
    { $count ->
        [one] manca una persona
       *[other] mancano { number-word } persone
    }
setup-at-table =
    { $count ->
        [one] una persona al tavolo
       *[other] { number-word } al tavolo
    }
setup-not-ready = Il gioco si prepara
setup-bot-will-do = Va bene anche un bot: tocca una sedia libera.
setup-stay-empty =
    { $count ->
        [0] Un tavolo pieno. Che bello.
        [one] La sedia libera resta semplicemente vuota.
        [2] Due sedie restano semplicemente vuote.
        [3] Tre sedie restano semplicemente vuote.
       *[other] { $count } sedie restano semplicemente vuote.
    }
setup-knocked = Hai bussato.
setup-can-let-in = { $host } può farti entrare: resta qui.
setup-host-lets-in = { $host } è al tavolo e fa entrare.
setup-chair-for-you = { $host } è al tavolo. C’è una sedia per te.
