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
