# Refusals
paused-now = Tutto è fermo: prima si deve riprendere.
paused-already = Tutto è già fermo.
paused-not = Niente è fermo in questo momento.
asked-nothing = Nessuno l’ha chiesto, o non più.
asked-already = È già stato chiesto: aspetta gli altri.
asked-lately = Hanno appena detto di no: richiedilo tra poco.

# Clocks
clocks = Orologi
clock-of = { $who } ha ancora { $left }
clock-last = Mancano dieci secondi.
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-question = Quanto tempo si ha?
clock-none = Senza orologio
clock-quick = { $minutes } min + { $plus } s
clock-quick-words = Per tutta la partita, e { $plus } s in più a ogni turno.
clock-slow = { $hours ->
    [24] Un giorno a turno
    [72] Tre giorni a turno
   *[other] { $hours } ore a turno
}
clock-slow-words = Vai e vieni quando vuoi: l’atrio dice quando tocca a te.
clock-over = Quando il tempo di qualcuno scade
clock-over-bot = un bot gioca al suo posto
clock-over-end = la partita finisce, incompiuta
clock-alarm = { $on ->
    [yes] L’allarme dell’orologio è acceso
   *[no] L’allarme dell’orologio è spento
}

# Pauses and early ends
ask-pause = Chiedi una pausa
ask-end = Chiedi di finire la partita
end-now = Chiudi questa partita
end-sure = Chiuderla davvero? Resta conservata, incompiuta.
asked-you = { $what ->
    [pause] { $who } chiede una pausa.
    [go_on] { $who } vorrebbe riprendere.
   *[end] { $who } vorrebbe finire la partita.
}
asked-by-you = { $what ->
    [pause] Chiedi una pausa
    [go_on] Vorresti riprendere
   *[end] Vorresti finire la partita
}: si aspetta { $others }.
asked-declined = { $what ->
    [pause] { $who } preferisce continuare.
    [go_on] { $who } ha ancora bisogno della pausa.
   *[end] { $who } preferisce continuare.
}
answer-yes = D’accordo
paused-together = Tutto aspetta, come d’accordo.
closed-vote = La partita è stata chiusa
closed-time = Il tempo è scaduto
closed-vote-words = Tutti erano d’accordo. La partita resta com’era e non conta per nessuna classifica.
closed-time-words = Come d’accordo, la partita finisce così. Resta com’era e non conta per nessuna classifica.

# Cercare con chi giocare
find-people = Trova con chi giocare
find-words = Ti siedi dove qualcuno aspetta, o a un tavolo nuovo dove gli altri ti trovano. Appena siete abbastanza, la partita comincia da sola.
find-any = Un gioco qualsiasi, subito
find-this = Solo { $game }
find-waiting = { $count ->
    [0] al momento nessuno aspetta: arriveresti prima degli altri
    [one] un tavolo aspetta
   *[other] { $count } tavoli aspettano
}
find-public = Un tavolo così è tra quelli aperti: chiunque può sedersi o guardare.
gather-looking = Si cerca con chi giocare …
gather-alone = { $elsewhere ->
    [0] Al momento nessun altro cerca. Chi cercherà verrà qui: puoi lasciare aperta questa pagina, si farà sentire.
    [one] A un altro tavolo qualcuno aspetta. Chi cerca questo gioco viene qui: puoi lasciare aperta questa pagina, si farà sentire.
   *[other] Si aspetta ad altri { $elsewhere } tavoli. Chi cerca questo gioco viene qui: puoi lasciare aperta questa pagina, si farà sentire.
}
gather-short = { $count ->
    [one] Ancora una persona e si comincia.
   *[other] Ancora { $count } persone e si comincia.
}
gather-begins = Si comincia tra { $seconds } s
gather-more = Siete in { $count }. Fino ad allora può arrivare altra gente; oppure cominciate subito.
gather-bots = Gioca invece con i bot
gather-stop = Smetti di cercare
gather-came = { $who } è qui per giocare con te.

# Avvisati quando tocca a sé
notify = Quando tocca a te
notify-tell-me = Avvisami su questo dispositivo
notify-reach = { $reach ->
    [impossible] Questo browser qui non può avvisarti. Con HTTPS, e con Quirkbox sulla schermata Home, forse sì.
    [blocked] A questo browser è stato detto di non mostrare nulla da qui. Si cambia nelle sue impostazioni per questo sito.
    [off] Spento: lo mostra l’ingresso, e i tavoli si fanno sentire.
    [open] Ti avvisa finché Quirkbox è aperto in una scheda o finestra.
   *[always] Ti avvisa anche quando Quirkbox è chiuso.
}
notice-due = Tocca a te anche a { $code }.
notice-go = Vai lì
notice-tell = Questo dispositivo deve avvisarti quando tocca a te?
notice-tell-yes = Sì, grazie
turns-title = Tocca a te a { $count } tavoli
row-left = Ancora { $left }.

# Amici
friends = Amici
friends-agree = Amici?
friends-agree-words = Qualcuno ti ha dato il suo link di amicizia. Se accetti, ognuno vede quando l’altro è qui e a quale tavolo aperto, tu come { $who }; e potete invitarvi. Ognuno può smettere quando vuole.
friends-yes = Sì, volentieri
friends-no = No, grazie
friends-now = Tu e { $who } ora siete amici.
friends-none = Ancora nessun amico qui. Manda il tuo link a qualcuno: chi lo segue vede quando ci sei, e tu lo stesso.
friends-make = Fare amicizia
friends-make-words = Manda un link a qualcuno. Chi lo segue e accetta è tuo amico, e tu suo.
friends-give-link = Dammi il mio link
friends-link-words = Vale sette giorni, per tutti quelli a cui lo dai. Uno nuovo lo annulla.
friends-qr = Codice QR con il tuo link di amicizia
friends-share = { $who } vorrebbe fare amicizia con te su Quirkbox
friends-invite = Invita gli amici
friends-first = Amici da invitare con un tocco
friend-state = { $at ->
    [waiting] a un tavolo di { $game }, sta per cominciare
    [playing] gioca a { $game }
    [here] è qui
   *[away] al momento non c’è
}
friend-join = Unisciti
friend-part = Non essere più amici con { $who }
friend-part-words = Non vedrete più quando l’altro è qui. { $who } non ne saprà nulla.
friend-part-yes = Smettere
friend-part-no = Restare amici
friend-invite = Invita { $who }
friend-asked = Invito mandato a { $who }
invited = { $who } ti invita a { $game }.
invited-go = Vai lì

# Scriversi, e segnalazioni
chat = Messaggi
chat-open = Scrivi un messaggio
chat-nothing = Nessuno ha ancora scritto nulla.
chat-write = Scrivi agli altri
chat-send = Invia
chat-kept = Lo legge chi siede qui. Si cancella insieme al tavolo.
chat-may = A questo tavolo ci si scrive
chat-unread = { $count ->
    [one] Un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
report-ask = Segnala { $who } …
report-title = Segnala { $who }
report-words = Lo legge chi gestisce questo server, con gli ultimi messaggi di questo tavolo. Chi segnali non ne saprà nulla. Per non vedere più nulla di qualcuno, silenzialo.
report-why-words = Quello che scrive
report-why-words-words = Insulti, minacce, pubblicità.
report-why-spoils = Rovina la partita
report-why-spoils-words = Apposta, di continuo.
report-why-name = Il nome
report-why-name-words = Un nome che qui non dovrebbe stare.
report-why-other = Qualcos’altro
report-why-other-words = Di’ cosa, qui sotto.
report-more = Che cosa è successo? (se vuoi)
report-send = Segnala
report-thanks = Grazie. È in viaggio verso chi gestisce questo server.

# La stessa distribuzione per un’altra squadra
deal-offer = Le stesse carte per un’altra squadra
deal-compare = Confronta con le altre squadre
deal-title = Le stesse carte, tante squadre
deal-words = Tutte le squadre giocano le stesse carte, e chi non le ha giocate non le vede. Quello che ciascuna ne ha fatto compare qui appena le hai giocate anche tu.
deal-chairs = Si gioca in { $count }, come la prima squadra: con amici o con bot.
deal-play = Gioca queste carte
deal-share = Mandale a un’altra squadra
deal-share-what = Le stesse carte di { $game } per la tua squadra
deal-team-hidden = Il risultato si vede appena le hai giocate.
deal-result = { $won ->
    [yes] Riuscito: { $score } { $score ->
        [one] stella
       *[other] stelle
    }, { $moves } mosse
   *[no] Stavolta no, { $moves } mosse
}
deal-watch = Guarda
deal-first = La tua squadra è la prima. Manda il link a un’altra.
deal-at-table = Altre squadre hanno giocato queste carte. Tutte le sedie devono essere occupate, e quello che era stato deciso vale anche qui.
