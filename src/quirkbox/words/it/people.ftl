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
