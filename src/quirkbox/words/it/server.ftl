push-none = Da qui non si mandano avvisi ai dispositivi.
push-service = Il servizio di notifica di questo browser qui non è conosciuto.
push-turn = { $hours ->
    [0] Tocca a te a { $code }.
    [24] Tocca a te a { $code }. Hai un giorno.
   *[other] Tocca a te a { $code }. Hai { $hours } ore.
}
friends-most = Più di { $count } amici non si possono avere.
friend-link-gone = Questo link non lega nessuno, o non più: fattene dare uno nuovo.
friend-self = È il tuo link: mandalo a qualcun altro.
friend-none = Non c’è nessuno così tra i tuoi amici.
push-invite = { $who } ti invita a una partita di { $game }.
chat-empty = Non c’è nulla da leggere.
picture-none = Qui non c’è una figura del genere.
preview-game = { $game } con { $names }
preview-moment = Mossa { $seq } di { $last }: guarda come ci si è arrivati, e com’è andata avanti.
preview-replay = Una partita finita, da rivedere dall’inizio alla fine, a carte scoperte.
preview-player = { $who } su Quirkbox
preview-player-line = Punteggi e partite. Strani giochini, un tavolo.
deal-together = Così si confrontano solo i giochi che si giocano insieme.
deal-not-whole = A un’altra squadra si può proporre solo una partita giocata dall’inizio alla fine.
deal-old = Le regole o il contenuto di questo gioco sono cambiati nel frattempo: sarebbe un’altra distribuzione.
deal-unknown = Questa distribuzione non esiste.
deal-known = Hai già giocato questa distribuzione: è per chi non la conosce.
deal-known-by = { $who } ha già giocato questa distribuzione: è per chi non la conosce.
deal-secret = Altre squadre possono ancora giocare questa distribuzione: si mostra solo a chi l’ha giocata.
game-unknown = Non c’è un gioco { $given }.
try-nothing = In { $given } non c’è niente da provare.
bot-unknown = Non c’è un bot { $given }; c’è { $known }.
bot-plays-not = { $bot } non gioca a { $game }.
hint-nothing = In questo momento non hai niente da decidere.
hint-no-game = Non c’è niente da decidere: la partita non è cominciata, o è finita.
bot-unknown-for = Non c’è un bot { $given } per { $game }; c’è { $known }.
lab-looks = { $given }: qui un bot esplora da 1 a { $most } volte per mossa, come in { $bot }@100.
lab-games = Qui il laboratorio gioca da 1 a { $most } partite alla volta, non { $given }.
lab-one = Il tuo ultimo rapporto non è ancora pronto: prima fermalo, o aspettalo.
lab-busy = Il laboratorio è occupato con le partite di altri: riprova tra qualche minuto.
lab-forgotten = Questo rapporto non è più conservato qui; richiesto di nuovo, viene identico.
lab-somebody-waits = Qualcun altro ha chiesto questo rapporto e lo aspetta.
lab-not-finished = Il rapporto non è ancora pronto.
lab-no-game = La partita { $number } non è tra quelle che questo rapporto mostra.
look-one = La tua ultima prova si sta ancora giocando.
look-busy = Altri stanno provando proprio ora: riprova tra un momento.
lab-stopped = È stato fermato prima della prima partita.
lesson-unknown = Non c’è una lezione { $given }.
table-no-code = Nessun tavolo libero trovato: riprova.
table-unknown = Non c’è un tavolo { $code }.
table-gone = Il tavolo { $code } non c’è più.
branch-over = Una partita finita non può continuare.
branch-deepest = Questa partita è stata continuata { $most } volte di fila: parti da una precedente.
setup-none = Le posizioni di { $game } non si possono preparare a mano.
setup-field = Una posizione non ha un campo { $given }. I suoi campi sono { COMMAS($known) }.
setup-number = { $field } vuole numeri interi da { $low } a { $high }.
setup-list = { $field } deve essere un elenco di { $exactly ->
    [yes] { $count }
   *[no] al massimo { $count }
    }.
setup-unknown = { $given } in { $field } non si capisce: si scrive come { $like }.
setup-twice = { $what } c’è due volte.
setup-part = Ogni parte di { $field } ha { $parts }.
setup-fits = La tessera { $what } non va in { $x }, { $y } con { $turn } quarti di giro: i suoi bordi non si accordano con ciò che c’è, o non tocca nulla.
setup-stuck = In questa posizione chi è di turno non ha niente da giocare.
branch-entry = Si può continuare la partita dopo la voce da 0 a { $last }, non dopo { $given }.
players-at-most = { $game } è per al massimo { $most } giocatori.
sockets-most = Hai { $count } tavoli aperti: prima chiudine uno.
process-ends = Questo processo sta per terminare.
rules-compiling = Le regole di { $games } sono ancora in compilazione.
database-silent = Il database non risponde.
move-nobody = Non c’è ancora nessuno da trasferire: prima di’ come ti chiami.
words-nobody = Queste parole non portano a nessuno, o non più: chiedine di nuove sull’altro dispositivo.
player-unknown = Questa persona qui non c’è, o non c’è più.
puzzle-unknown = Non c’è un rompicapo { $given }.
puzzle-none = { $game } non ha rompicapi.
puzzle-solved = Questo rompicapo è risolto.
puzzle-day = Un giorno si scrive 2026-11-17, non { $given }.
ready-soon = Le regole di { $game } sono in compilazione: tra un momento si può giocare.
ready-failed = Non è stato possibile compilare le regole di { $game }; si riprova. Il registro del server dice di più.
address-number = Nell’indirizzo di un tavolo { $field } è un numero intero, non { $given }.
talk-slowly = Una cosa alla volta: aspetta un momento prima di dire altro.
busy-changed = Troppe persone hanno cambiato questo tavolo insieme: riprova.
busy-moved = Troppe persone hanno mosso insieme: riprova.
busy = Sono successe troppe cose insieme: riprova.
screen-watches = Questo schermo guarda soltanto: le mani si vedono sui dispositivi dei giocatori.
name-empty = Un nome ha bisogno di almeno una lettera.
content-unknown = { $game } non ha un contenuto chiamato { $given }.
solver-busy = Si sta esaminando il file di qualcun altro: riprova tra un momento.
solver-too-long = Dopo { $seconds } secondi non c’è ancora risposta: è troppo difficile da esaminare.
words-shape = Un codice per trasferirsi è fatto di { $count } parole di tre lettere, per esempio { $example }.
decide-nothing = Il posto { $seat } ora non ha niente da decidere.
lesson-over = Questa lezione è finita.
lesson-read-first = Un momento: prima leggi questo, poi continua.
not-json = Questo non è JSON.
message-too-large = Questo messaggio è troppo grande: al massimo { $most } KiB.
too-fast = Era troppo in una volta: aspetta un momento e riprova.
our-fault = Qualcosa è andato storto da parte nostra, e non è cambiato niente. Riprova, per favore.
message-type-unknown = Non c’è un messaggio del tipo { $given }; c’è { $known }.
message-type-missing = Un messaggio ha bisogno di un tipo.

# The part of a message that is spoken of: its path, or the whole of it.
field-it =
    { $whole ->
        [yes] Il messaggio
       *[no] { $field }
    }
field-should-be-number = { field-it } deve essere un numero intero.
field-should-be-text = { field-it } deve essere testo.
field-should-be-readable = { field-it } deve essere testo leggibile.
field-should-be-bool = { field-it } deve essere true o false.
field-should-be-object = { field-it } deve essere un oggetto.
field-should-be-list = { field-it } deve essere una lista.
field-should-be-one-of = { field-it } deve essere { $known }.
field-should-not-be-empty = { field-it } non deve essere vuoto.
field-should-be-shorter = { field-it } deve avere al massimo { $most } caratteri.
field-is-missing = { field-it } manca.
field-is-not-known = Qui non c’è un campo { $field }.
field-not-right = { field-it } non va bene.

nothing-here = All’indirizzo { $path } non c’è niente.
not-done-here = { $method } qui non si può fare.
from-elsewhere = Questa richiesta viene da un altro sito, perciò non viene eseguita.
limit-wait =
    { $kind ->
        [requests] Era troppo in una volta
        [sockets] Erano troppe connessioni in una volta
        [strangers] Erano troppi codici che non portano da nessuna parte
        [tables] Erano troppi tavoli nuovi
        [matches] Erano troppe ricerche
        [invites] Erano tanti inviti
        [lines] Era tanto da scrivere
        [reports] Erano tante segnalazioni
        [files] Erano troppi file
       *[solving] Era molto lavoro per una sola visita
    }: aspetta { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } minuti
    } e riprova.
rules-old-over = Questa partita è stata giocata con la versione { $then } delle regole di { $game }, e questa è la versione { $now }: si può guardare su /{ $code }/replay e salvare, ma non c’è rivincita.
rules-old-running = Questa partita è cominciata con la versione { $then } delle regole di { $game }, e questa è la versione { $now }: qui non può continuare. Niente è perduto: una Quirkbox con quelle regole può riprenderla.
game-cannot-go-on = Questa partita non può continuare: la voce { $entry } del suo registro non corrisponde alle regole: { $why }
analysis-failed = L’analisi non è riuscita; riprova.
lab-failed = Qualcosa è andato storto nel laboratorio; il registro del server dice di più.
puzzle-not-best = { $meant } C’è di meglio.
lesson-not-so = Qui tocca a te fare qualcosa.
puzzle-something-better = C’è di meglio.
puzzle = Rompicapo
lesson-not-after = È permesso, ma non è quello che cerchiamo qui.
