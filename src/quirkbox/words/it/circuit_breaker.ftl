# The twelve appliances. A kind of somebody's own file is called as it is there.
circuit_breaker-kind = { $kind ->
    [gumball_machine] Distributore di gomme
    [bubble_maker] Macchina delle bolle
    [jukebox] Jukebox
    [lava_lamp] Lampada lava
    [disco_ball] Palla da discoteca
    [popcorn_popper] Macchina dei popcorn
    [karaoke_machine] Karaoke
    [fog_machine] Macchina del fumo
    [blender] Frullatore
    [pinball_machine] Flipper
    [neon_sign] Insegna al neon
    [cotton_candy_maker] Macchina dello zucchero filato
   *[own] { $name }
    }
# Where there is little room.
circuit_breaker-kind-short = { $kind ->
    [gumball_machine] Gomme
    [bubble_maker] Bolle
    [jukebox] Jukebox
    [lava_lamp] Lava
    [disco_ball] Disco
    [popcorn_popper] Popcorn
    [karaoke_machine] Karaoke
    [fog_machine] Fumo
    [blender] Frullati
    [pinball_machine] Flipper
    [neon_sign] Neon
   *[cotton_candy_maker] Zucchero
    }
circuit_breaker-motto = { $kind ->
    [gumball_machine] Una moneta, una bolla, nessun rimpianto.
    [bubble_maker] Rende scivoloso ogni pavimento e felice ogni faccia.
    [jukebox] Conosce una canzone più di te.
    [lava_lamp] Non ha mai, mai fretta.
    [disco_ball] Trasforma la cucina in una galassia.
    [popcorn_popper] Non sa stare zitta durante il film.
    [karaoke_machine] Perdona ogni nota stonata.
    [fog_machine] Ma dove sono finiti tutti?
    [blender] Fragola, banana, molto rumore.
    [pinball_machine] Per favore non scuotere. Non troppo.
    [neon_sign] Dice dov’è la festa.
   *[cotton_candy_maker] Una nuvola su uno stecco.
    }
circuit_breaker-kind-number = apparecchio { $number }

# A tile: "Jukebox with a 2", "2–3 wire"; on its own, where one does something with it, after "your", and beside a place.
circuit_breaker-tile = { $sort ->
    [box] quadro elettrico
    [wire] filo { $links }
    [hidden] tessera
   *[appliance] { circuit_breaker-kind } con { $links }
    }
circuit_breaker-the-tile = { $sort ->
    [box] il <b>{ circuit_breaker-tile }</b>
    [wire] il <b>{ circuit_breaker-tile }</b>
    [hidden] la <b>{ circuit_breaker-tile }</b>
   *[appliance] { $kind ->
        [gumball_machine] il <b>{ circuit_breaker-tile }</b>
        [jukebox] il <b>{ circuit_breaker-tile }</b>
        [karaoke_machine] il <b>{ circuit_breaker-tile }</b>
        [blender] il <b>{ circuit_breaker-tile }</b>
        [pinball_machine] il <b>{ circuit_breaker-tile }</b>
        [neon_sign] l’<b>{ circuit_breaker-tile }</b>
        [own] l’apparecchio <b>{ circuit_breaker-tile }</b>
       *[other] la <b>{ circuit_breaker-tile }</b>
    }
    }
circuit_breaker-your-tile = { $sort ->
    [box] il tuo { circuit_breaker-tile }
    [wire] il tuo { circuit_breaker-tile }
    [hidden] la tua { circuit_breaker-tile }
   *[appliance] { $kind ->
        [gumball_machine] il tuo { circuit_breaker-tile }
        [jukebox] il tuo { circuit_breaker-tile }
        [karaoke_machine] il tuo { circuit_breaker-tile }
        [blender] il tuo { circuit_breaker-tile }
        [pinball_machine] il tuo { circuit_breaker-tile }
        [own] il tuo apparecchio { circuit_breaker-tile }
       *[other] la tua { circuit_breaker-tile }
    }
    }
circuit_breaker-beside-tile = { $sort ->
    [wire] a un filo { $links }
   *[appliance] { $kind ->
        [gumball_machine] al { circuit_breaker-kind }
        [jukebox] al { circuit_breaker-kind }
        [karaoke_machine] al { circuit_breaker-kind }
        [blender] al { circuit_breaker-kind }
        [pinball_machine] al { circuit_breaker-kind }
        [neon_sign] all’{ circuit_breaker-kind }
        [own] all’apparecchio { $name }
       *[other] alla { circuit_breaker-kind }
    }
    }
# In the log one sees which it was: the kind is enough.
circuit_breaker-some-tile = { $sort ->
    [hidden] una <b>tessera</b>
    [wire] un <b>filo { $links }</b>
   *[appliance] { $kind ->
        [gumball_machine] il <b>{ circuit_breaker-kind }</b>
        [jukebox] il <b>{ circuit_breaker-kind }</b>
        [karaoke_machine] il <b>{ circuit_breaker-kind }</b>
        [blender] il <b>{ circuit_breaker-kind }</b>
        [pinball_machine] il <b>{ circuit_breaker-kind }</b>
        [neon_sign] l’<b>{ circuit_breaker-kind }</b>
        [own] l’apparecchio <b>{ $name }</b>
       *[other] la <b>{ circuit_breaker-kind }</b>
    }
    }
circuit_breaker-your-kind = { $kind ->
    [gumball_machine] il tuo { circuit_breaker-kind }
    [jukebox] il tuo { circuit_breaker-kind }
    [karaoke_machine] il tuo { circuit_breaker-kind }
    [blender] il tuo { circuit_breaker-kind }
    [pinball_machine] il tuo { circuit_breaker-kind }
    [own] il tuo apparecchio { $name }
   *[other] la tua { circuit_breaker-kind }
    }
# A back.
circuit_breaker-back = { $sort ->
    [wire] filo
   *[appliance] apparecchio
    }
# What an open end asks for.
circuit_breaker-wish = { $link ->
    [U] accetta tutto
    [several] vuole { $links }
   *[other] vuole un { $link }
    }
circuit_breaker-wish-any = qualsiasi

# Amounts.
circuit_breaker-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
    }
circuit_breaker-points-least = { $points }+ punti
circuit_breaker-points-unit = { $points ->
    [one] punto
   *[other] punti
    }
circuit_breaker-tiles = { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
    }

# Who.
circuit_breaker-somebody = Qualcuno
circuit_breaker-seat = Posto { $number }
circuit_breaker-name = { $you ->
    [yes] Tu
   *[no] { $who }
    }
circuit_breaker-name-inside = { $you ->
    [yes] te
   *[no] { $who }
    }
circuit_breaker-whose = { $who }
circuit_breaker-mouse = { $you ->
    [yes] Il tuo topo
   *[no] Il topo di { $who }
    }
circuit_breaker-network = { $yours ->
    [yes] La tua rete
   *[no] Rete di { $owner }
    }

# Where.
circuit_breaker-to = { $place ->
    [wires] al mazzo dei fili
    [appliances] al mazzo degli apparecchi
   *[other] su { $place }
    }
circuit_breaker-from = { $place ->
    [wires] dal mazzo dei fili
    [appliances] dal mazzo degli apparecchi
    [network] { $yours ->
        [yes] dalla tua rete
       *[no] dalla rete di { $owner }
    }
   *[other] da { $place }
    }
circuit_breaker-in-network = { $yours ->
    [yes] nella tua rete
   *[no] nella rete di { $owner }
    }
circuit_breaker-across = { $side ->
    [left] { $across } a sinistra
   *[right] { $across } a destra
    }
circuit_breaker-along = { $way ->
    [up] { $along } sopra
   *[down] { $along } sotto
    }
circuit_breaker-from-box = { $ways } rispetto al quadro elettrico
circuit_breaker-beside = { $where }, accanto { $tiles }

# The log.
circuit_breaker-log-began = { $you ->
    [yes] Cominci tu ogni round.
   *[no] { $who } comincia ogni round.
    }
circuit_breaker-log-round = { $icon ->
    [wire] Round { $number }. <b>Un filo</b> per tutti.
    [appliance] Round { $number }. <b>Un apparecchio</b> per tutti.
   *[none] Round { $number }.
    }
circuit_breaker-log-placed = { $you ->
    [yes] Colleghi { circuit_breaker-some-tile }.
   *[no] { $who } collega { circuit_breaker-some-tile }.
    }
circuit_breaker-log-what = { $kind ->
    [none] {""}
   *[other] {" "}({ circuit_breaker-kind })
    }
circuit_breaker-log-sent = { $you ->
    [yes] Mandi il topo <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
   *[no] { $who } manda il topo <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
    }
circuit_breaker-log-raid = { circuit_breaker-mouse } vuole { circuit_breaker-some-tile } { circuit_breaker-in-network }!
circuit_breaker-log-discarded = { $you ->
    [yes] Scarti { circuit_breaker-some-tile } su { $pile }, per il formaggio.
   *[no] { $who } scarta { circuit_breaker-some-tile } su { $pile }, per il formaggio.
    }
circuit_breaker-log-cheesed = { $you ->
    [yes] Formaggio! <b>Attiri il topo di { $whose }</b> via { circuit_breaker-from }.
   *[no] Formaggio! <b>{ $who } attira { $mine ->
        [yes] il tuo topo
       *[no] il topo di { $whose }
    }</b> via { circuit_breaker-from }.
    }
circuit_breaker-log-nothing = { circuit_breaker-mouse } torna a zampe vuote.
circuit_breaker-log-hidden = { circuit_breaker-mouse } porta una tessera <b>{ circuit_breaker-from }</b>.
circuit_breaker-log-stolen = { $yours ->
    [yes] { circuit_breaker-mouse } ti ruba { circuit_breaker-some-tile }!
   *[no] { circuit_breaker-mouse } ruba { circuit_breaker-some-tile } a { $owner }!
    }
circuit_breaker-log-took = { $place ->
    [unknown] { circuit_breaker-mouse } porta { circuit_breaker-some-tile }.
   *[other] { circuit_breaker-mouse } porta { circuit_breaker-some-tile } { circuit_breaker-from }.
    }
circuit_breaker-log-undone = { $you ->
    [yes] Annulli una mossa.
   *[no] { $who } annulla una mossa.
    }
circuit_breaker-log-ended = La festa è finita. <b>Si conta.</b>
circuit_breaker-log-revealed = { $you ->
    [yes] Sulla tua carta: <b>{ $kinds }</b>.
   *[no] Sulla carta di { $who }: <b>{ $kinds }</b>.
    }
circuit_breaker-log-total = { $you ->
    [yes] Hai
   *[no] { $who } ha
    } <b>{ circuit_breaker-points }</b> con { $appliances ->
    [one] { $appliances } apparecchio
   *[other] { $appliances } apparecchi
    }.

# Whose turn it is, and what there is to do.
circuit_breaker-status-shared = { $you ->
    [yes] { $names } vincete insieme!
   *[no] { $names } vincono insieme!
    }
circuit_breaker-status-each = { circuit_breaker-points } a testa.
circuit_breaker-status-won = { $you ->
    [yes] Hai vinto!
    [nobody] Nessuno vince!
   *[no] { $who } vince!
    }
circuit_breaker-status-points = { circuit_breaker-points }.
circuit_breaker-status-theirs = Tocca a { $who }
circuit_breaker-status-hand-over = Passa lo schermo a { $who }.
circuit_breaker-status-thinking = { $who } sta pensando
circuit_breaker-status-next = { $you ->
    [yes] Poi tocca a te.
   *[no] Poi tocca a { $who }.
    }
circuit_breaker-status-yours = Tocca a te
circuit_breaker-status-one-more = Tocca a te: piazza un’altra tessera
circuit_breaker-status-thieves = { $mice ->
    [one] Il topo di { $whose } punta alle tue cose. Un cubetto di formaggio lo attira via.
   *[other] I topi di { $whose } puntano alle tue cose. Un cubetto di formaggio ne attira via uno.
    }
circuit_breaker-status-left = { $left ->
    [place-mouse-discard] Piazza fino a due tessere, manda il topo o scarta per il formaggio, nell’ordine che vuoi.
    [place-mouse] Piazza fino a due tessere o manda il topo, oppure finisci il turno.
    [place-discard] Piazza fino a due tessere o scarta per il formaggio, oppure finisci il turno.
    [mouse-discard] Manda il topo o scarta per il formaggio, oppure finisci il turno.
    [place] Piazza fino a due tessere, oppure finisci il turno.
    [mouse] Manda il topo, oppure finisci il turno.
    [discard] Scarta per il formaggio, oppure finisci il turno.
   *[nothing] È tutto. Finisci il turno.
    }
circuit_breaker-status-once = { $left ->
    [mouse-discard] Appena mandi il topo o scarti per il formaggio, non piazzi più.
    [mouse] Appena mandi il topo, non piazzi più.
    [discard] Appena scarti per il formaggio, non piazzi più.
   *[nothing] Oppure finisci il turno.
    }
circuit_breaker-nothing-fits = Nessuna tessera della tua mano va bene.

# What a player blurts out: of a bot's, and of a person's.
circuit_breaker-blurt-sent = { $voice ->
    [bot-0] Solo un prestito. Bip.
    [bot-1] Bersaglio trovato.
    [person-0] Quello sì che è bello!
   *[person-1] Psst, prendilo!
    }
circuit_breaker-blurt-cheesed = { $voice ->
    [bot-0] Formaggio lanciato.
    [bot-1] Bup. A tavola!
    [person-0] Ecco, un po’ di formaggio!
   *[person-1] Oggi no!
    }
circuit_breaker-blurt-lured = { $voice ->
    [bot-0] Topo distratto. Bzzt.
    [bot-1] Topo distratto. Bzzt.
    [person-0] Oh no, dai!
   *[person-1] Formaggio? Davvero?
    }
circuit_breaker-blurt-robbed = { $voice ->
    [bot-0] Furto rilevato.
    [bot-1] Bzzt! Il mio apparecchio.
    [person-0] Ehi, quello era mio!
   *[person-1] Fermate quel topo!
    }

# What could be done, as the coach says it.
circuit_breaker-propose-place = { $turn ->
    [0] Collega { circuit_breaker-the-tile }, { $where }
    [1] Collega { circuit_breaker-the-tile }, { $where }, con un quarto di giro a destra
    [2] Collega { circuit_breaker-the-tile }, { $where }, a testa in giù
   *[3] Collega { circuit_breaker-the-tile }, { $where }, con un quarto di giro a sinistra
    }
circuit_breaker-propose-send = { $sort ->
    [none] Manda il topo <b>{ circuit_breaker-to }</b>
   *[other] Manda il topo <b>{ circuit_breaker-to }</b> ({ circuit_breaker-tile })
    }
circuit_breaker-propose-raid = Manda il topo a prendere { circuit_breaker-the-tile } { circuit_breaker-in-network }
circuit_breaker-propose-discard = Scarta { circuit_breaker-the-tile } su { $pile }, per il formaggio
circuit_breaker-propose-cheese = { $you ->
    [yes] Attira via <b>il tuo stesso topo</b> col formaggio
   *[no] Attira via <b>il topo di { $who }</b> col formaggio
    }
circuit_breaker-propose-undo = Annulla l’ultima mossa
circuit_breaker-propose-end = Finisci il turno

# The three switches.
circuit_breaker-switches = Le tue tre azioni
circuit_breaker-switch = { $mode ->
    [mouse] Topo
    [place] Piazza
   *[discard] Scarta
    }
circuit_breaker-switch-name = { circuit_breaker-switch }: { $words }
circuit_breaker-switch-mouse = { $place ->
    [ready] da mandare
    [home] a casa
    [network] { $yours ->
        [yes] da te
       *[no] da { $owner }
    }
    [wires] sui fili
    [appliances] apparecchi
   *[other] su { $place }
    }
circuit_breaker-switch-place = { $how ->
    [going] { $placed } su 2
    [done] fatto
    [nothing] nulla va
   *[open] due tessere
    }
circuit_breaker-switch-discard = { $how ->
    [going] { circuit_breaker-tiles }
    [done] fatto
    [nothing] finito
   *[open] formaggio
    }

# What to do next.
circuit_breaker-hint-mouse = { $half ->
    [yes] Il topo? Poi non piazzi più.
   *[no] Dove va il tuo topo?
    }
circuit_breaker-hint-mouse-words = A un mazzo, a una tessera scoperta o a un apparecchio, anche in un’altra rete. Toccalo.
circuit_breaker-hint-discard = { $how ->
    [half] Scartare? Poi non piazzi più.
    [tile] Su quale pila?
   *[none] Quale tessera non ti serve?
    }
circuit_breaker-hint-discard-words = Ogni tessera che scarti su A1, A2 o A3 ti dà un cubetto di formaggio.
circuit_breaker-hint-stays = { circuit_breaker-tile }: resta in mano.
circuit_breaker-hint-placed = In questo turno non si piazza più.
circuit_breaker-hint-fits = { $places ->
    [0] Qui non c’è posto per { circuit_breaker-your-tile }.
    [1] C’è un posto per { circuit_breaker-your-tile }.
    [2] Ci sono due posti per { circuit_breaker-your-tile }.
    [3] Ci sono tre posti per { circuit_breaker-your-tile }.
    [4] Ci sono quattro posti per { circuit_breaker-your-tile }.
   *[other] Ci sono { $places } posti per { circuit_breaker-your-tile }.
    }
circuit_breaker-hint-gain = Ti porterebbe { circuit_breaker-points }.
circuit_breaker-hint-drag = Trascinala lì o tocca il posto. R la gira.
circuit_breaker-hint-another = Un’altra tessera, forse?
circuit_breaker-hint-count = Tipo per tipo: cosa c’è nelle vostre reti.

# The table.
circuit_breaker-counting = si conta…
circuit_breaker-then = { $number ->
    [1] poi { $first }
    [2] poi { $first }, poi { $second }
   *[3] poi { $first }, poi { $second }, poi { $third }
    }
circuit_breaker-alarm = Il topo di { $who } vuole { circuit_breaker-your-kind }!
circuit_breaker-alarm-told = Il topo di { $who } vuole { circuit_breaker-your-kind }.
circuit_breaker-cheese-it = Formaggio!
circuit_breaker-get-cheese = Scarta una tessera per avere formaggio.
circuit_breaker-count = Il conteggio
circuit_breaker-seen = visto in mano: { COMMAS($tiles) }
circuit_breaker-back-to-yours = Torna alla tua
circuit_breaker-market = Mercato
circuit_breaker-me = { $you ->
    [yes] { $who }, il tuo posto
   *[no] { $who }, il posto che guardi
    }
circuit_breaker-cubes = { $cubes ->
    [one] { $cubes } cubetto di formaggio
   *[other] { $cubes } cubetti di formaggio
    }
circuit_breaker-has-cubes = { $you ->
    [yes] Tu: { circuit_breaker-cubes }
   *[no] { $who }: { circuit_breaker-cubes }
    }
circuit_breaker-your-cheese = { $how ->
    [none] Niente formaggio
    [yours] Il tuo formaggio
   *[theirs] formaggio
    }
circuit_breaker-undo = Annulla
circuit_breaker-undo-key = Annulla (Z)
circuit_breaker-end = { $unsure ->
    [yes] Davvero? Non hai fatto nulla
   *[no] Finisci il turno
    }
circuit_breaker-wanted-by-mouse = { $what }, il topo di { $who } lo vuole
circuit_breaker-box-of = { $yours ->
    [yes] il tuo quadro elettrico
   *[no] quadro elettrico di { $owner }
    }
circuit_breaker-fits-here = Collegala qui: { $where }
circuit_breaker-fits-not = Qui non va bene: il posto { $wish }, { $where }
circuit_breaker-whole = { $whole ->
    [yes] Più grande
   *[no] Tutta
    }
circuit_breaker-banner = { $icon ->
    [wire] Round { $number }: un filo per tutti
    [appliance] Round { $number }: un apparecchio per tutti
   *[none] Round { $number }
    }

# One's hand.
circuit_breaker-hand = { $yours ->
    [yes] La tua mano
   *[no] Mano
    }
circuit_breaker-worth = { $tile }, vale { $points } in più
circuit_breaker-turn-it = Gira a destra
circuit_breaker-hand-empty = Nessuna tessera in mano.

# The market.
circuit_breaker-pile-label = { $place ->
    [wires] { $height ->
        [one] { $height } filo
       *[other] { $height } fili
    }
    [appliances] { $height ->
        [one] { $height } apparecchio
       *[other] { $height } apparecchi
    }
   *[other] { $place } { $what }
    }
circuit_breaker-pile-wire = filo
circuit_breaker-pile-nothing = vuota
circuit_breaker-pile-stack = { $place ->
    [wires] Mazzo dei fili
   *[appliances] Mazzo degli apparecchi
    }, { circuit_breaker-tiles }, coperto
circuit_breaker-pile-empty = { $place } è vuota
circuit_breaker-pile-open = { $place }: { $tile }
circuit_breaker-pile-under = Sotto: { COMMAS($tiles) }
circuit_breaker-pile-mice = { $number ->
    [one] { $mice } la porterà a casa
   *[other] { $mice } porteranno a casa tessere
    }
circuit_breaker-market-cheese = { $cheese } di formaggio

# Another player.
circuit_breaker-other = { $who }: { $points }, { $cubes } di formaggio, { $tiles } in mano
circuit_breaker-other-seat = { $away ->
    [yes] { $who }, non c’è
   *[no] { $who }
    }
circuit_breaker-other-cheese = formaggio
circuit_breaker-other-tiles = in mano
circuit_breaker-other-network = { $large ->
    [yes] Rete di { $who }, in grande nel mezzo
   *[no] Rete di { $who }, guardala
    }

# One's secret card.
circuit_breaker-party = { $you ->
    [yes] La tua festa segreta
   *[no] Festa segreta di { $who }
    }
circuit_breaker-party-title = { $you ->
    [yes] La tua festa segreta
   *[no] Festa di { $who }
    }
circuit_breaker-party-secret = la vedi solo tu
circuit_breaker-party-kind = { $number ->
    [0] { circuit_breaker-kind }: 0 in rete, nessun punto
   *[other] { circuit_breaker-kind }: { $number } in rete, { circuit_breaker-points }
    }
circuit_breaker-party-sum = <b>{ $points }</b> { circuit_breaker-points-unit }
circuit_breaker-party-others = <b>{ $points }</b> { circuit_breaker-points-unit }, { $others } per altre cose
circuit_breaker-party-gain = +{ $points } per questa

# The round counter.
circuit_breaker-rounds = Round { $round } di { $rounds }
circuit_breaker-rounds-over = La festa è finita
circuit_breaker-rounds-next = { $icon ->
    [wire] Prossimo round: un filo per tutti
   *[appliance] Prossimo round: un apparecchio per tutti
    }
circuit_breaker-rounds-last = L’ultimo round!
circuit_breaker-rounds-later = { $icon ->
    [wire] Round { $round }: un filo per tutti
   *[appliance] Round { $round }: un apparecchio per tutti
    }

# The count at the end.
circuit_breaker-count-connected = { $number } in rete
circuit_breaker-count-wanted = sulla carta
circuit_breaker-count-points = Punti
# <i>dot</i> and <i>star</i> are drawn.
circuit_breaker-count-legend = <i>dot</i> in rete, <i>star</i> sulla carta segreta. A parità di punti vincono più apparecchi, poi più formaggio.
circuit_breaker-count-close = Chiudi il conteggio
circuit_breaker-score-kind = { $number } { circuit_breaker-kind }

# The gallery.
circuit_breaker-gallery = I dodici apparecchi
circuit_breaker-gallery-words = Di ognuno ci sono quattro tessere: una con 1, una con 2, una con 3, una con U. Toccane una!
circuit_breaker-gallery-next = { circuit_breaker-tile }: mostra un’altra tessera

# The keys.
circuit_breaker-key-tile = scegli una tessera
circuit_breaker-key-turn = girala
circuit_breaker-key-next = il prossimo posto che brilla
circuit_breaker-key-there = lì!
circuit_breaker-key-mouse = manda il topo
circuit_breaker-key-discard = scarta per il formaggio
circuit_breaker-key-cheese = attira un topo col formaggio
circuit_breaker-key-undo = annulla l’ultima mossa
circuit_breaker-key-end = finisci il turno
circuit_breaker-key-drop = rimettila a posto, niente

# The rules, in short.
circuit_breaker-rules-about = Di che si tratta
circuit_breaker-rules-about-words = Dai una festa. Collega intorno al tuo quadro elettrico più apparecchi che puoi, soprattutto i quattro tipi della tua carta segreta. Chi alla fine ha più punti vince.
circuit_breaker-rules-ready = Per cominciare
circuit_breaker-rules-ready-words = Ognuno ha un quadro elettrico, un topo, due fili, tre apparecchi e una carta segreta con quattro tipi. Nel mezzo ci sono due mazzi coperti, due fili scoperti, tre apparecchi scoperti e il formaggio. Chi comincia lo decide la sorte.
circuit_breaker-rules-turn = Il tuo turno
circuit_breaker-rules-turn-words = Prima il tuo topo torna a casa con quello che l’hai mandato a prendere. Poi ci sono tre cose da fare, ognuna una volta, nell’ordine che vuoi, e nessuna è obbligatoria:
circuit_breaker-rules-turn-mouse = <b>Topo.</b> Mandalo a un mazzo, a una tessera scoperta del mercato o a un apparecchio di qualsiasi rete. Porta la tessera quando comincia il tuo prossimo turno.
circuit_breaker-rules-turn-place = <b>Piazza.</b> Fino a due tessere della tua mano, nella tua rete.
circuit_breaker-rules-turn-discard = <b>Scarta.</b> Le tessere che non ti servono vanno su A1, A2 o A3. Per ognuna prendi un cubetto di formaggio, finché ce n’è.
circuit_breaker-rules-turn-once = Quello che cominci, fallo tutto di seguito: se piazzi una tessera e poi mandi il topo, per questo turno hai finito di piazzare.
circuit_breaker-rules-fits = Che cosa va insieme
circuit_breaker-rules-fits-three = Un 3 incontra un 3
circuit_breaker-rules-fits-words = 1 va con 1, 2 con 2, 3 con 3. Una <b>U</b> va con tutti.
circuit_breaker-rules-fits-on = Un 3 incontra un 3, un filo prosegue
circuit_breaker-rules-fits-walls = Un filo non finisce mai contro un muro. Muro contro muro va bene, purché almeno un filo della nuova tessera sia davvero collegato. Gira le tessere come vuoi; quel che è piazzato resta.
circuit_breaker-rules-fits-box = Il quadro elettrico con una palla da discoteca al suo 2
circuit_breaker-rules-mice = Topi e formaggio
circuit_breaker-rules-mice-steal = Un topo altrui sul tuo apparecchio se lo porta via quando comincia il prossimo turno del suo padrone. Resta un capo libero.
circuit_breaker-rules-mice-cheese = Nel tuo turno puoi restituire un cubetto per <b>attirarlo via</b>: il topo corre al mazzo degli apparecchi e porta invece la prima tessera di lì. Tante volte quanti sono i tuoi cubetti.
circuit_breaker-rules-mice-where = Su una tessera o una pila sta un topo solo; sui due mazzi coperti possono stare in più. Da una pila un topo porta ciò che è in cima quando torna: scartaci sopra qualcosa, e porterà quello. Un topo attirato via non si può attirare di nuovo, e il tuo mai.
circuit_breaker-rules-rounds = Round
circuit_breaker-rules-rounds-words = Nella nostra scatola 12 round in tre o quattro, 16 in due; un’altra scatola può fare diversamente, lo mostrano il suo contatore e le sue carte. Dove il contatore mostra un filo o una spina, tutti ricevono una tessera di quel tipo. Dopo l’ultimo round i topi ancora in giro non portano niente.
circuit_breaker-rules-points = Punti
circuit_breaker-rules-points-ours = Nella nostra scatola:
circuit_breaker-rules-points-number = Collegati di un tipo
circuit_breaker-rules-points-wanted = sulla tua carta
circuit_breaker-rules-points-other = non sulla carta
circuit_breaker-rules-points-words = Le tessere in mano non valgono niente. A parità di punti vincono più apparecchi, poi più formaggio; altrimenti vincete insieme.
circuit_breaker-rules-undo = Annullare
circuit_breaker-rules-undo-words = Tra il ritorno del tuo topo e la fine del turno non viene alla luce niente di nascosto. Finché non lo finisci puoi quindi annullare ciò che hai fatto, a partire dall’ultima cosa.

# The workshop.
circuit_breaker-bench = Officina delle scatole
circuit_breaker-bench-mine = La mia scatola
circuit_breaker-bench-thing = Coso { $number }
circuit_breaker-bench-good = Tutto a posto: { $kinds } tipi di apparecchi.
circuit_breaker-bench-edge = { $edge ->
    [wall] muro
    [1] uno
    [2] due
    [3] tre
   *[U] tutto
    }
circuit_breaker-bench-tools = Collega con
circuit_breaker-bench-side = { $side ->
    [north] Il lato nord: { circuit_breaker-bench-edge }
    [east] Il lato est: { circuit_breaker-bench-edge }
    [south] Il lato sud: { circuit_breaker-bench-edge }
    [west] Il lato ovest: { circuit_breaker-bench-edge }
   *[none] Non è un lato
    }
circuit_breaker-bench-tile = { $wire ->
    [0] La tessera: il quadro elettrico
   *[other] La tessera: filo { $wire }
    }
circuit_breaker-bench-help = Le frecce spostano, Invio mette “{ circuit_breaker-bench-edge }” su un lato.
circuit_breaker-bench-less = Uno in meno
circuit_breaker-bench-more = Uno in più
circuit_breaker-bench-copies = { $copies } nella scatola
circuit_breaker-bench-everybody = Tutti cominciano con questo
circuit_breaker-bench-wires = { $wires ->
    [one] { $wires } filo
   *[other] { $wires } fili
    }
circuit_breaker-bench-box = Il quadro elettrico
circuit_breaker-bench-wire = { $copies ->
    [1] Filo { $number }: { $links }
   *[other] Filo { $number }: { $links }, { $copies } volte
    }
circuit_breaker-bench-new-wire = Un nuovo filo
circuit_breaker-bench-appliances = { $appliances ->
    [one] { $appliances } apparecchio
   *[other] { $appliances } apparecchi
    }
circuit_breaker-bench-kind = Nome del tipo { $number }
circuit_breaker-bench-link = Premi: una in più. Maiusc: una in meno.
circuit_breaker-bench-link-name = { $name }: { $number } con { circuit_breaker-bench-edge }. Una in più; con Maiusc o il tasto destro, una in meno
circuit_breaker-bench-out = Togli { $name }
circuit_breaker-bench-new-kind = Un nuovo tipo
circuit_breaker-bench-title = La scatola
circuit_breaker-bench-name = Nome
circuit_breaker-bench-cheese = Formaggio
circuit_breaker-bench-wires-dealt = Fili all’inizio
circuit_breaker-bench-appliances-dealt = Apparecchi all’inizio
circuit_breaker-bench-points = Punti per uno, due, tre… di un tipo
circuit_breaker-bench-points-row = { $which ->
    [wanted] Sulla propria carta
   *[other] Ogni altro tipo
    }
circuit_breaker-bench-points-short = { $which ->
    [wanted] sulla carta
   *[other] gli altri
    }
circuit_breaker-bench-of-kind = { $number } di un tipo
circuit_breaker-bench-rounds = Round
circuit_breaker-bench-rounds-words = Premine uno: porta a tutti un filo, un apparecchio, niente.
circuit_breaker-bench-rounds-for = { $players } giocatori, { $rounds } round
circuit_breaker-bench-rounds-less = Meno round per { $players } giocatori
circuit_breaker-bench-rounds-more = Più round per { $players } giocatori
circuit_breaker-bench-round = { $icon ->
    [wire] Round { $number }: un filo per tutti
    [appliance] Round { $number }: un apparecchio per tutti
   *[none] Round { $number }: un round semplice
    }
circuit_breaker-bench-cards = { $cards ->
    [one] { $cards } carta segreta
   *[other] { $cards } carte segrete
    }
circuit_breaker-bench-card = Carta { $number }
circuit_breaker-bench-card-off = Togli { $name } dalla carta { $number }
circuit_breaker-bench-card-on = Metti qualcosa sulla carta { $number }
circuit_breaker-bench-new-card = Una nuova carta
circuit_breaker-bench-usual = La solita scatola

# What one is after.
circuit_breaker-aim-when = { $left ->
    [1] questo è l’ultimo round
   *[other] ancora { $left } round
    }
circuit_breaker-aim-watching = Collega apparecchi, più d’uno dello stesso tipo: contano sempre di più; { circuit_breaker-aim-when }.
circuit_breaker-aim-playing = Collega apparecchi, meglio se più d’uno dei tipi della tua carta segreta. Hai { circuit_breaker-points }, { circuit_breaker-aim-when }.

# How it ended.
circuit_breaker-result = { $you ->
    [yes] Hai più punti di tutti: { $points }.
   *[no] { $who } ha più punti di tutti: { $points }.
    }
circuit_breaker-result-shared = { $you ->
    [yes] { $names } siete pari in tutto, { circuit_breaker-points } a testa, e condividete la vittoria.
   *[no] { $names } sono pari in tutto, { circuit_breaker-points } a testa, e condividono la vittoria.
    }
circuit_breaker-result-decided = { $you ->
    [yes] { $names } avete { circuit_breaker-points } a testa
   *[no] { $names } hanno { circuit_breaker-points } a testa
    }; { $by ->
    [appliances] decidono più apparecchi collegati, per { $best }.
   *[cheese] decidono più cubetti di formaggio, per { $best }.
    }

# What the last thing that happened meant.
circuit_breaker-meant-wire = { $you ->
    [yes] Hai piazzato un filo: ancora niente punti, ma più posto.
   *[no] { $who } ha piazzato un filo.
    }
circuit_breaker-meant-kind = { $you ->
    [yes] { circuit_breaker-kind } numero { $number } per te{ $wanted ->
        [yes] , un tipo della tua carta
       *[no] {""}
    }: { circuit_breaker-points }.
   *[no] { circuit_breaker-kind } numero { $number } per { $who }: almeno { circuit_breaker-points }.
    }
circuit_breaker-meant-thief = Il topo di { $who } è sul tuo apparecchio: dagli formaggio nel tuo turno, o sparisce.
circuit_breaker-meant-sent = All’inizio del tuo prossimo turno il topo porta a casa questo.
circuit_breaker-meant-raid = Il topo di { $who } punta a qualcosa di { $owner }.
circuit_breaker-meant-took = Il tuo topo ha portato una tessera: piazzala, o scartala per il formaggio.
circuit_breaker-meant-stolen = Il topo di { $who } l’ha preso: quei punti sono persi.
circuit_breaker-meant-nothing = Il tuo topo è tornato a zampe vuote.
circuit_breaker-meant-cheesed = { $you ->
    [yes] Hai dato formaggio al topo di { $whose }: corre invece al mazzo degli apparecchi.
   *[no] { $who } ha dato formaggio { $mine ->
        [yes] al tuo topo
       *[no] al topo di { $whose }
    }: corre invece al mazzo degli apparecchi.
    }
circuit_breaker-meant-discarded = Hai un cubetto di formaggio: allontana un topo da ciò che ti è caro.
circuit_breaker-meant-undone = { $you ->
    [yes] Hai annullato questa mossa.
   *[no] { $who } ha annullato questa mossa.
    }

# Why something may not be done.
circuit_breaker-why-table = Il tavolo non gioca.
circuit_breaker-why-turn = Tocca a { $who }.
circuit_breaker-why-placed = In questo turno hai già piazzato due tessere.
circuit_breaker-why-one-go = { $act ->
    [place] Le tessere si piazzano di seguito: nel frattempo hai fatto altro.
   *[discard] Le tessere si scartano di seguito: nel frattempo hai fatto altro.
    }
circuit_breaker-why-no-slot = Nella tua mano non c’è la tessera numero { $slot }.
circuit_breaker-why-box = Lì c’è il tuo quadro elettrico.
circuit_breaker-why-taken = Lì c’è già una tessera.
circuit_breaker-why-apart = Una tessera deve toccare la tua rete.
circuit_breaker-why-walls = Lì si toccano solo muri: almeno un filo deve essere collegato.
circuit_breaker-why-wall = { $side ->
    [north] In alto un filo finisce contro un muro.
    [east] A destra un filo finisce contro un muro.
    [south] In basso un filo finisce contro un muro.
   *[west] A sinistra un filo finisce contro un muro.
    }
circuit_breaker-why-clash = { $side ->
    [north] In alto { $mine } incontra { $theirs }.
    [east] A destra { $mine } incontra { $theirs }.
    [south] In basso { $mine } incontra { $theirs }.
   *[west] A sinistra { $mine } incontra { $theirs }.
    }
circuit_breaker-why-mouse-out = Il tuo topo è già in giro.
circuit_breaker-why-nothing-on = { $place ->
    [wires] Il mazzo dei fili è vuoto.
    [appliances] Il mazzo degli apparecchi è vuoto.
   *[other] Su { $place } non c’è niente.
    }
circuit_breaker-why-mouse-there = Lì c’è già il topo di { $who }.
circuit_breaker-why-no-seat = A questo tavolo non c’è il posto { $seat }.
circuit_breaker-why-no-tile = Lì non c’è nessuna tessera.
circuit_breaker-why-carry = Nessun topo può portare un quadro elettrico.
circuit_breaker-why-wires-stay = I fili collegati restano dove sono.
circuit_breaker-why-no-cheese = Il formaggio è finito, quindi non si può scartare niente.
circuit_breaker-why-own-mouse = Non puoi attirare il tuo stesso topo.
circuit_breaker-why-at-home = Il topo di { $who } è a casa.
circuit_breaker-why-cheesed = Il topo di { $who } è già sul mazzo degli apparecchi.
circuit_breaker-why-no-cubes = Non hai formaggio.
circuit_breaker-why-never-back = In questa partita non si annulla niente.
circuit_breaker-why-back-turn = Tocca a { $who }: una mossa si annulla solo nel turno in cui è stata fatta.
circuit_breaker-why-back-enough = In questo turno hai già annullato { $most } mosse.
circuit_breaker-why-nothing-back = In questo turno non c’è ancora niente da annullare. Quel che un topo ha portato resta.

# Come si gioca: che cosa sfugge spesso, e che cosa si era in una partita.
circuit_breaker-habit-tiles = Turni finiti con punti ancora in mano
circuit_breaker-habit-mouse = Turni con il topo rimasto a casa
circuit_breaker-role = { $role ->
    [first] per primo in ogni giro
    [middle] tra il primo e l’ultimo
   *[last] per ultimo in ogni giro
    }

# Puzzles.
circuit_breaker-puzzle-task = Piazza { $tiles ->
    [one] una tessera
   *[other] due tessere
    } per avere { circuit_breaker-points } in più.
circuit_breaker-puzzle-why = La tua rete valeva { $had } punti, e ora ne vale { $has }: i tipi sulla tua carta contano di più, e ogni altro apparecchio di un tipo conta più del precedente.

# Una posizione preparata a mano.
circuit_breaker-setup-market = La tessera { $tile } non sta in quella riga del mercato: fili su W1 e W2, apparecchi su A1, A2 e A3.
