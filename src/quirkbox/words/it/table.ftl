door-nobody = Alla porta non c’è nessuno così.
door-locked = Il tavolo è chiuso: non si siede più nessuno.
door-knock = Prima bussa: chi ospita questo tavolo fa entrare.
door-not-let-in = Chi ospita questo tavolo non ti fa entrare.
door-open = La porta è aperta: siediti.
door-sent-away = { $count } persone sono state mandate via da questo tavolo: meglio chiuderlo.
move-too-late = È arrivato troppo tardi: nel frattempo la partita è andata avanti.
seat-not-yours = Non è il tuo posto.
seat-theirs = Lì è seduto { $who }, non tu.
seat-taken = Lì è seduto { $who }.
chairs-taken = Tutte le sedie sono occupate.
seat-none = A questo tavolo non c’è un posto simile.
seat-bot-plays = { $who } gioca per te; prima riprendi il tuo posto.
seat-two-hands = Hai un posto in questa partita: nessuno guarda due mani.
seat-empty = Lì non è seduto nessuno.
seat-theirs-to-leave = Solo { $who } può lasciare questo posto.
forget-running = Questa partita non è finita: continua, o lascia il tuo posto al tavolo.
seat-not-here = Non hai un posto a questo tavolo.
bot-only-for-gone = { $who } è qui; un bot gioca solo per chi se n’è andato.
tempo-not-alone = Non sei solo con i bot: gli altri dovrebbero aspettare.
mind-nobody = Lì non c’è nessuno da sostituire.
mind-no-bot = Nessun bot gioca a quel posto.
talk-none = A { $game } si gioca senza parlare.
game-not-begun = La partita non è cominciata.
back-only-bots = Si annulla solo a un tavolo dove tutti gli altri sono bot.
hints-before = Se ci sono suggerimenti si decide prima della partita.
hints-not-agreed = I suggerimenti ci sono dove tutti gli altri sono bot, o dove lo si è deciso prima della partita.
door-host-only = Della porta si occupa solo chi ospita il tavolo.
watching-not-now = Questa partita si gioca senza spettatori; si potrà guardare quando sarà finita.
seat-have-one = Hai già un posto a questo tavolo.
seat-no-person = A quel posto non c’è una persona.
send-away-self = Nessuno manda via se stesso: piuttosto alzati.
send-away-host = { $who } ha aperto questo tavolo: nessuno manda via chi ospita.
start-too-few = { $game } richiede almeno { $least } giocatori: invita qualcuno o aggiungi un bot.
game-not-over = La partita non è ancora finita.
game-begun = La partita è già cominciata.
must-sit = Solo chi siede al tavolo può { $what ->
    [bot-away] mandare via un bot
    [bot-in] far venire un bot
    [options] cambiare come si gioca
    [tempo] decidere la velocità
    [minder] decidere se un bot continua
    [public] mostrare il tavolo nell’atrio
    [hints] dire se ci sono suggerimenti
    [start] cominciare la partita
   *[rematch] chiedere la rivincita
    }.
back-nothing = Non hai ancora fatto niente che si possa annullare.
back-over = La partita è finita: non si annulla più niente.
back-clock = L’orologio è andato avanti: contro il tempo non si annulla niente.
back-seen = Da allora hai visto qualcosa che prima era nascosto: non si può più annullare.
