lab-title = { $game } nel laboratorio
lab-lead = È equo, quanto dura, che cosa si fa? I bot ci giocano molte volte e ti disegnano le risposte.
lab-link-lost = Una parte di questo link si è persa per strada: queste sono le impostazioni solite.
lab-summary = { $games } partite di { $bots }, seme { $seed }
lab-this-report = Questo rapporto
lab-how-far = A che punto è
lab-stop = Ferma e mostra quello che c’è
lab-done = <b>{ $games } partite</b> giocate.
lab-done-stopped = <b>{ $games } partite</b> su { $of }, poi è stato fermato.
lab-save = Salva la pagina
lab-other = Altre impostazioni
lab-what = Che cosa si gioca
lab-who = Chi gioca
lab-seat = Posto { $seat }
lab-one-more = Uno in più
lab-one-less = Uno in meno
lab-change-seats = Cambiano posto di partita in partita: così la fortuna del posto non conta per nessun bot.
lab-what-they-play = A che cosa giocano
lab-own-file = Un tuo file
lab-take-file = Prendi un mio file
lab-how-many = Quante partite
lab-right-7 = Uno sguardo veloce: i numeri sono giusti entro circa 7 punti.
lab-right-3 = Giusto entro circa 3 punti.
lab-right-1 = Giusto entro circa 1½ punti. Ci vuole un po’.
lab-right-0 = Giusto entro meno di un punto. Può durare minuti.
lab-seed = Seme
lab-another-seed = Un altro seme
lab-skill = Quanto conta la bravura? Bot forti giocano contro bot deboli, e dura di più.
lab-go = Falli giocare
lab-own = Vuoi provare qualcosa di tuo? <a>Disegnalo in officina</a>.
lab-watch-game = Guarda questa partita
lab-map = Mappa { $number }
lab-entrant = { $bot } cerca, { $looks } sguardi
lab-phase =
    { $phase ->
        [start] Si preparano le regole
        [games] Si gioca
        [watched] Si guarda da vicino
        [chances] Si continua da metà
        [options] Altre opzioni
        [strength] Forti contro deboli
       *[page] Si disegna il rapporto
    }
lab-playing = Si gioca, { $played } partite su { $games }
lab-stopping = Si ferma
lab-ahead = ancora { $count } prima del tuo
lab-next = Comincia quando quello prima è finito
lab-left =
    { $unit ->
        [none] quasi finito
        [seconds] ancora circa { $count } secondi
       *[minutes] ancora circa { $count } minuti
    }
