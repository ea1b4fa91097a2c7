server-silent = Il server di Quirkbox non risponde.
did-not-work = Non ha funzionato.

# Everywhere.
home = Quirkbox, tutti i giochi
all-games = Tutti i giochi
rules = Regole
close = Chiudi
you = Tu
nobody = Nessuno
somebody = Qualcuno
guest = Ospite
your-name = Il tuo nome
another-name = Un altro nome
sit-down = Siediti
knock = Bussa
go-on = Continua
again-try = Riprova
share = Condividi
copy = Copia
copy-link = Copia il link
on-quirkbox = { $what } su Quirkbox
this-computer-only = Questo indirizzo funziona solo su questo computer.
learn-step-by-step = Imparalo passo passo
how-to-play = Come si gioca
how-to-play-it = Come si gioca a { $game }
getting-ready = Si prepara. Comincia da solo.
what-happened-at-table = Che cosa è successo
what-happened = Che cosa è successo?
watch-again = Riguarda
# A number as a word where it is small: "two more must sit down".
number-word =
    { $count ->
        [0] nessuno
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $count }
    }
# For how many a game is.
players-count =
    { $same ->
        [yes]
            { $high ->
                [one] 1 giocatore
               *[other] { $high } giocatori
            }
       *[no] { $low }–{ $high } giocatori
    }
players-together =
    { $same ->
        [yes] { $high }
       *[no] { $low }–{ $high }
    }, insieme
players-minutes = { players-count }, circa { $minutes } minuti.
together-minutes = { players-together }, circa { $minutes } minuti.
# The four chairs: a colour and a shape each.
chair-yellow = triangolo giallo
chair-blue = cerchio blu
chair-red = quadrato rosso
chair-violet = rombo viola
tempo-calm = Lento
tempo-usual = Normale
tempo-quick = Veloce
# Bots: how strong they are, and what they are like.
bot-strength =
    { $strength ->
        [easy] facile
        [fair] medio
       *[strong] forte
    }
bot-random = gioca qualsiasi cosa
bot-greedy = prende quello che vede
bot-search = piuttosto furbo
bot-trained = ci ha giocato un milione di volte
bot-master = l’ha imparato e pensa in anticipo

page-outdated = Non è stato possibile caricare una parte di questa pagina. Forse Quirkbox è stato rinnovato da quando l’hai aperta.

percent = { $value }%
to-the-game = Al gioco
to-the-table = Al tavolo { $code }
once-more = Ancora una volta
back = Indietro
no-such-game = Qui non c’è un gioco simile.
one-moment = Un momento…
puzzle-of-the-day = Il rompicapo del giorno
more-puzzles = Altri rompicapi
play = Riproduci

nothing-here-title = Qui non c’è niente.
link-cut-off = Forse il link è stato tagliato. I giochi sono una pagina più avanti.
link-cut-off-code = Forse il link è stato tagliato. I giochi sono una pagina più avanti, e un tavolo ha un codice come FOX-42.
no-game-here = Il server non ha un gioco simile.
lab-game-title = partita { $number }
page-old = Questa pagina è invecchiata.
page-reload = Ricarica la pagina
try-game = Prova { $game }
try-nothing-title = Qui non c’è niente da provare.
try-nothing-words = Il gioco vero è una pagina più avanti.
game-in-a-moment = Si prepara, un momento
game-designers = Per chi crea: <a>il laboratorio</a>
game-designers-workshop = Per chi crea: <a>il laboratorio</a> e <u>l’officina</u>
goal = Il tuo obiettivo
goal-new-here = È nuovo?
goal-learn = Imparalo
goal-known = Conosco questo gioco
goal-whole = Leggi tutto
file-draw-or-save = <a>Disegnane uno in officina</a>, o <u>salva il nostro file</u> e cambialo.
file-save-ours = <u>Salva il nostro file</u> e cambialo.
file-looking = Lo guardiamo…
keys-everywhere = Ovunque
keys-table = Al tavolo
keys-replay = In un replay
keys-next = la cosa seguente
keys-take = prendila
keys-sound = audio acceso o spento
keys-pause = pausa, da soli con i bot
keys-back = annulla, da soli con i bot
keys-night = notte o giorno
keys-sheet = questo foglio
keys-close = chiudi quello che sta sopra
keys-rules = le regole accanto al tabellone
keys-log = tutto quello che è successo
keys-say = di’ qualcosa
keys-play = riproduci o pausa
keys-steps = un passo indietro, un passo avanti
keys-ends = l’inizio, la fine
keys-speed = più veloce, più lento
# What stands on a key.
key-escape = Esc
key-space = Spazio
sound-now =
    { $on ->
        [yes] L’audio è acceso.
       *[no] L’audio è spento.
    }
link-copied = Il link è copiato. Mandalo a qualcuno.
link-not-copied = Il tuo browser non ha voluto copiarlo. Il link è accanto al pulsante.
qr-table = Codice QR con il link a questo tavolo

key-control = Ctrl

language = Lingua
