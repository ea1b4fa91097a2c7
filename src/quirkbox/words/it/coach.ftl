# Why an action is good, or how good it is: first what it surely brings (-1 is the victory), then how it compares.
reason-compared = { $compared ->
    [only] è l’unica cosa sensata da fare
    [clear] è nettamente meglio di tutto il resto
    [level] è quello che farebbe la ricerca, anche se altre mosse sono più o meno altrettanto buone
    [highest] tiene al massimo le tue possibilità
    [as-good] è più o meno altrettanto buono
   *[costs] costa circa il { $cost }% delle tue possibilità
    }
reason-on-turn = { $goes_on ->
    [yes] {", lascia a te il turno"}
   *[no] {""}
    }
reason = Questo { $gains ->
    [-1] vince la partita e { reason-compared }
    [0] { reason-compared }
    [one] porta subito 1 punto in più{ reason-on-turn } e { reason-compared }
   *[other] porta subito { $gains } punti in più{ reason-on-turn } e { reason-compared }
    }.

# E se? Continuare da un momento di una partita finita.
branch-words = Una nuova partita continua dal passo { $step }.
branch-hidden = Ciò che era nascosto
branch-same = Resta com’era
branch-same-words = Lo stesso in ogni mano.
branch-anew = Si ridistribuisce
branch-anew-words = Come il tuo posto poteva credere allora.
branch-with = Agli altri posti
branch-bots = Bot
branch-bots-words = Si continua subito.
branch-friends = Amici
branch-friends-words = Un tavolo con un link.
branch-seat = Quale posto prendi?
branch-of-same = { $names } hanno continuato da qui
branch-of-anew = { $names } hanno continuato da qui, con ciò che era nascosto ridistribuito
branch-back = Torna a { $code }
begins-from = E se…? Dal passo { $step } di { $code }
begins-same = Ciò che lì era nascosto è com’era.
begins-anew = Ciò che era nascosto si ridistribuisce, come { $who } poteva credere allora.
begins-anew-seat = Ciò che era nascosto si ridistribuisce, come uno dei posti poteva credere allora.
begins-watch = Guarda come ci si è arrivati
begins-by-hand = Da una posizione preparata a mano
begins-by-hand-words = Non si distribuisce niente: comincia come qualcuno l’ha disposta.

# Una posizione preparata a mano.
position-title = Prepara una posizione
position-words = Scrivi che cosa c’è e dove, o cambia una partita appena distribuita. Ciò che tralasci lo dicono i dadi. Viene controllato mentre scrivi.
position-text = La posizione, in JSON
position-board = La posizione sul tavolo
position-players = Giocatori
position-seat = Posto { $number }
position-good = Questa posizione si può giocare.
position-no-json = Questo non è JSON: { $why }
position-no-object = Una posizione si scrive tra graffe: { "{" } … { "}" }.
position-deal = Distribuisci da capo
position-open = Apri un file
position-save = Salva il file
position-link-broken = La posizione in questo link non si legge.
position-link-long = Questa posizione è troppo lunga per un link. Salvala in un file.
position-turn = Tocca a { $who }.
position-friends = Con amici: il tavolo li aspetta
