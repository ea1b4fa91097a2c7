lobby-tagline =
    { $count ->
        [0] Alcuni strani giochini, un tavolo.
        [one] Uno strano giochino, un tavolo.
       *[other] { lobby-number } strani giochini, un tavolo.
    }
# At the beginning of a sentence.
lobby-number =
    { $count ->
        [2] Due
        [3] Tre
        [4] Quattro
        [5] Cinque
        [6] Sei
        [7] Sette
        [8] Otto
        [9] Nove
        [10] Dieci
        [11] Undici
        [12] Dodici
       *[other] { $count }
    }
lobby-bring = Porta gli amici, o fai sedere i bot.
play-now = Gioca subito
lobby-waits = { $game } si prepara. Comincia da solo.
lobby-in-a-moment = { $game } si prepara, un momento
lobby-with-bots =
    { $game } con { $count ->
        [0] nessun bot
        [one] un bot
       *[other] { number-word } bot
    }, senza attese
lobby-partners-strength = Quanto sono bravi i tuoi compagni
lobby-bots-strength = Quanto sono forti i bot
lobby-partners = compagni
lobby-rivals = rivali
set-up-table = Apri un tavolo per amici
lobby-rules-box = Regole, e cosa c’è nella scatola
try-alone = Prima provalo da solo
lobby-first-time = Prima volta qui?
lobby-first-time-words = Scegli una scatola e impara il gioco in poche piccole lezioni sul suo tabellone. Oppure siediti e basta: i bot occupano le sedie vuote.
lobby-learn-it = Impara { $game } passo passo
lobby-learn = Imparalo passo passo
lobby-last-game = La tua ultima partita
lobby-your-table = Il tuo tavolo
lobby-continue = Continua la tua partita
lobby-is-over = { $game } a { $code } è finito.
lobby-back-to-table = Torna al tavolo
lobby-all-yours = Tutti i tuoi tavoli
lobby-yours = I tuoi tavoli
join-with-code = Entra con un codice
join = Entra
join-looks-like = Un codice è fatto come FOX-42. È sullo schermo dell’altra persona.
name-change = Sei { $who }. Cambia nome
name-shall-we = Ti chiamiamo { $who }?
name-what = Come ti chiamiamo?
name-another-idea = Un’altra idea
name-thats-me = Sono io
name-more = Questo sei tu: faccia, altri dispositivi
open-tables = Tavoli aperti
server-not-answering = Il server non risponde.
server-trying-again = Riproviamo, non serve ricaricare.
open-none = In questo momento non aspetta nessuno.
open-none-words = Aprine uno e accendi “Mostralo tra i tavoli aperti”.
open-more = e altri { $count }
shelf-games = Giochi
shelf-box =
    { $ready ->
        [yes] { $game }. { $tagline }. { $players }.
       *[no] { $game }. { $tagline }. { $players }. Si prepara.
    }
shelf-soon = si prepara
row-watch = Guarda
row-table-of = Tavolo di { $who }
row-forget = Togli { $game } a { $code } da questa lista
# How a table stands.
state-over = La partita è finita.
state-result = { $how ->
        [won] Vinta.
        [together] Vinta insieme.
        [lost] Stavolta non vinta.
       *[place] Posto { $place } su { $of }.
    }
state-at-table =
    { $count ->
        [one] { $names } è al tavolo.
       *[other] { $names } sono al tavolo.
    }
state-nobody = Al tavolo non c’è ancora nessun altro.
state-your-turn = Tocca a te!
state-they-wait =
    { $count ->
        [one] Tocca a te! { $names } aspetta.
       *[other] Tocca a te! { $names } aspettano.
    }
state-thinking =
    { $count ->
        [one] { $names } sta pensando.
       *[other] { $names } stanno pensando.
    }
state-goes-on = La partita continua.
day-today = oggi
day-yesterday = ieri
row-mine =
    { $with ->
        [yes] { $state } { $code }, { $day }, con { $names }.
       *[no] { $state } { $code }, { $day }.
    }
