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
branch-agreed = Ciò che era stato concordato per la partita che questa continua vale anche qui.
start-all-chairs = Devono esserci tutti e { $count }, come nella posizione da cui comincia: invita qualcuno o aggiungi un bot.
start-too-few = { $game } richiede almeno { $least } giocatori: invita qualcuno o aggiungi un bot.
game-not-over = La partita non è ancora finita.
gather-too-few = Non c’è ancora abbastanza gente.
chat-off = A questo tavolo non si scrive: chi lo ospita lo ha disattivato.
report-nobody = Lì non c’è nessuno da segnalare.
deal-agreed = Quello che era stato deciso per questa distribuzione vale anche qui, perché si possa confrontare.
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
    [clock] decidere quanto tempo si ha
    [propose] chiedere agli altri una pausa o la fine della partita
    [invite] invitarci gli amici
    [report] segnalarvi qualcuno
    [deal] proporne la distribuzione a un’altra squadra
   *[rematch] chiedere la rivincita
    }.
back-nothing = Non hai ancora fatto niente che si possa annullare.
back-over = La partita è finita: non si annulla più niente.
back-clock = L’orologio è andato avanti: contro il tempo non si annulla niente.
back-seen = Da allora hai visto qualcosa che prima era nascosto: non si può più annullare.

# The screen around a game.
table-take-back = Annulla
table-log = Tutto quello che è successo
table-copy-watch = Copia il link, per guardare o sedersi
table-copy-moment = Copia il link a questo momento
sound-is =
    { $on ->
        [yes] L’audio è acceso
       *[no] L’audio è spento
    }
talk-is =
    { $on ->
        [yes] Si può parlare
       *[no] Non si parla
    }
light-to =
    { $to ->
        [day] Giorno
       *[night] Notte
    }
table-speed = Velocità di bot e immagini: { $tempo }
table-volume = Volume: { $volume ->
        [soft] basso
        [loud] alto
       *[usual] normale
    }
keys = Tasti
table-your-seat = Il tuo posto
table-minder-on = Un bot continua per chi non c’è
table-minder-off = I posti di chi non c’è aspettano
door-is =
    La porta: { $opens ->
        [open] aperta
        [knock] prima si bussa
       *[locked] chiusa
    }
door-way-open = Aperta
door-way-open-words = Chi ha il codice si siede.
door-way-knock = Prima si bussa
door-way-knock-words = Chi ha il codice bussa, e tu fai entrare.
door-way-locked = Chiusa
door-way-locked-words = Non si siede più nessuno. Chi è seduto resta.
door = La porta
door-may-watch = Altri possono guardare
door-watch-later = Quando è finita, chi ha il codice la può riguardare.
door-those-sent-away = Mandati via
door-may-come-back = Può tornare
table-named = Tavolo { $code }
table-seat-kept = il tuo posto resta
table-fingerprint = Impronta di questa partita
# What people say to each other.
say-something = Di’ qualcosa
say-words = Tutti al tavolo lo vedono per un momento. Sotto “Altro” spegni le chiacchiere, a un posto zittisci una persona.
say-happy = Evviva!
say-oh = Oh!
say-thinking = Mmm…
say-sad = Oh no…
say-asleep = Zzz…
say-hello = Ciao!
say-luck = Buona fortuna!
say-nice = Bella mossa!
say-thanks = Grazie!
say-sorry = Scusa!
say-moment = Un momento…
say-close = C’è mancato poco!
say-good_game = Bella partita!
say-again = Un’altra?
say-who = { $who } dice:
# One device for several people.
curtain-pass-to = Passa il dispositivo a { $who }
curtain-pass = Passa il dispositivo a
curtain-i-am = Sono { $who }
# What is going on around the game.
notice-lost = Connessione persa. Riprovo… Niente è perduto.
notice-knocks = { $who } bussa.
notice-let-in = Fai entrare
notice-plays-for-you = { $who } gioca per te.
notice-you-left = Hai lasciato il tuo posto.
notice-take-back = Riprendilo
notice-has-left = { $who } se n’è andato.
notice-somebody-left = Qualcuno se n’è andato.
notice-bot = Fai continuare un bot
notice-seat-free = Il posto di { $who } è libero.
notice-a-seat-free = Un posto è libero.
notice-away = { $who } è assente.
no = No
hide = Nascondi
# The bar.
bar-table = { $game } al tavolo
bar-replay = { $game }, il replay di
bar-watching-short = spettatore
bar-watching =
    Stai guardando{ $count ->
        [0] { "" }
        [one] , con un’altra persona
       *[other] , con altri { number-word }
    }.
bar-watchers =
    { $count ->
        [one] 1 spettatore
       *[other] { $count } spettatori
    }
hint = Aiuto
hint-ask = Che farebbe Tock?
hint-close = Chiudi il suggerimento
hint-thinking = Tock sta pensando …
hint-chance = possibilità di vincere
hint-do = Fallo
hint-words = Possibilità di vincere, stimate da quello che vedi: nemmeno Tock conosce le carte degli altri.
pause = Pausa
sound-turn =
    { $on ->
        [yes] Accendi l’audio
       *[no] Spegni l’audio
    }
sound = Audio
more = Altro
opening-lost = Il server non risponde. Riprovo…
opening-at = Avviciniamo una sedia a { $code }…
table-missing-words = Forse si è persa una lettera. Riprova il codice, o apri un tavolo tuo.
table-shut-words = Se cambia, torna. Oppure apri un tavolo tuo.
table-waits = Tutto aspetta te.
table-result = Il risultato
# A seat, looked at closely.
seat-who = Chi si siede qui?
seat-you = { $who }, sei tu
seat-free = Un posto libero
seat-bot =
    { $stands ->
        [no]
            un bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }.
       *[yes]
            un bot{ $like ->
                [no] { "" }
               *[yes] , { $words }
            }. Gioca per { $you ->
                [yes] te
               *[no] { $who }
            }.
    }
seat-locked = Il tavolo è chiuso: non si siede più nessuno.
seat-knocked = Hai bussato. Chi ospita non ha ancora risposto.
seat-nobody-plays = In questo momento nessuno gioca a questo posto.
seat-shape = Il tuo segno: { $shape }.
seat-here = È al tavolo.
seat-not-here-now = Ora non è connesso. Il posto resta suo.
seat-take-back = Riprendi il tuo posto
seat-knock-as = Bussa come { $who }
seat-sit-as = Siediti come { $who }
seat-bot-for = Fai continuare un bot per { $who }
seat-another-bot = Un altro bot?
seat-a-bot = Un bot
seat-beside = Qualcuno accanto a te, su questo dispositivo
seat-their-name = Il suo nome
seat-sits-here = Si siede qui
seat-covered = Tra un turno e l’altro le mani sono coperte, così potete passarvi il dispositivo.
seat-leave = Lascia la partita
seat-get-up = Alzati
seat-make-room = Manda via, fai posto a un amico
seat-send-away = Manda via { $who }
seat-leave-words = Un bot può continuare per te, e puoi tornare quando vuoi.
seat-hear = Senti di nuovo { $who }
seat-mute = Zittisci { $who }
seat-muted-words = Non vedi quello che dice.
seat-mute-words = Non vedi più quello che dice. Non se ne accorge.
seat-send-away-words =
    { $playing ->
        [yes] Un bot continua.
       *[no] La sedia è di nuovo libera.
    } Non può tornare, a meno che tu non lo permetta alla porta.
# The end.
end-together = Ce l’avete fatta, insieme!
end-not-this-time = Non questa volta.
end-wins =
    { $you ->
        [yes] Hai vinto!
       *[no] Vince { $who }!
    }
end-again = Gioca ancora
end-same-bots = gli stessi bot, subito
end-stronger = Contro bot più forti
end-change = Cambia il tavolo
end-others-at = gli altri sono a { $code }
end-same-people = le stesse persone, di nuovo
end-watch-rematch = Guarda la rivincita
end-save = Salva
end-fair = È stato tutto regolare?
end-fair-words = Ogni carta veniva da un solo numero segreto. La sua impronta era visibile a tutti dalla prima carta (sotto “Altro”), il segreto solo ora: nessuno quindi poteva cambiarlo nel frattempo. Chiunque può distribuire di nuovo la partita e confrontare.
end-fingerprint = Impronta (SHA-256), dall’inizio
end-secret = Segreto
end-seal = Sigillo su ogni mossa e sul risultato
end-keep = Conserva la partita in un file e verificala:

end-share =
    { $you ->
        [yes] { $names }, vittoria condivisa!
       *[no] { $names } condividono la vittoria!
    }
