# The twelve appliances. A kind of somebody's own file is called as it is there.
circuit_breaker-kind = { $kind ->
    [gumball_machine] Kaugummiautomat
    [bubble_maker] Seifenblasenmaschine
    [jukebox] Jukebox
    [lava_lamp] Lavalampe
    [disco_ball] Discokugel
    [popcorn_popper] Popcornmaschine
    [karaoke_machine] Karaokemaschine
    [fog_machine] Nebelmaschine
    [blender] Mixer
    [pinball_machine] Flipper
    [neon_sign] Neonschild
    [cotton_candy_maker] Zuckerwattemaschine
   *[own] { $name }
    }
# Where there is little room.
circuit_breaker-kind-short = { $kind ->
    [gumball_machine] Kaugummi
    [bubble_maker] Blasen
    [jukebox] Jukebox
    [lava_lamp] Lava
    [disco_ball] Disco
    [popcorn_popper] Popcorn
    [karaoke_machine] Karaoke
    [fog_machine] Nebel
    [blender] Mixer
    [pinball_machine] Flipper
    [neon_sign] Neon
   *[cotton_candy_maker] Watte
    }
circuit_breaker-motto = { $kind ->
    [gumball_machine] Eine Münze, eine Blase, keine Reue.
    [bubble_maker] Macht jeden Boden rutschig und jedes Gesicht froh.
    [jukebox] Kennt ein Lied mehr als du.
    [lava_lamp] Hat es niemals eilig.
    [disco_ball] Macht aus der Küche eine Galaxie.
    [popcorn_popper] Kann beim Film einfach nicht still sein.
    [karaoke_machine] Verzeiht jeden falschen Ton.
    [fog_machine] Wo sind denn alle hin?
    [blender] Erdbeere, Banane, sehr laut.
    [pinball_machine] Bitte nicht rütteln. Nicht zu sehr.
    [neon_sign] Sagt, wo die Party ist.
   *[cotton_candy_maker] Eine Wolke am Stiel.
    }
circuit_breaker-kind-number = Gerät { $number }

# A tile: "Jukebox with a 2", "2–3 wire"; on its own, where one does something with it, after "your", and beside a place.
circuit_breaker-tile = { $sort ->
    [box] Sicherungskasten
    [wire] Leitung { $links }
    [hidden] Plättchen
   *[appliance] { circuit_breaker-kind } mit { $links }
    }
circuit_breaker-the-tile = { $sort ->
    [box] den <b>{ circuit_breaker-tile }</b>
    [wire] die <b>{ circuit_breaker-tile }</b>
    [hidden] das <b>{ circuit_breaker-tile }</b>
   *[appliance] { $kind ->
        [gumball_machine] den <b>{ circuit_breaker-tile }</b>
        [blender] den <b>{ circuit_breaker-tile }</b>
        [pinball_machine] den <b>{ circuit_breaker-tile }</b>
        [neon_sign] das <b>{ circuit_breaker-tile }</b>
        [own] das Gerät <b>{ circuit_breaker-tile }</b>
       *[other] die <b>{ circuit_breaker-tile }</b>
    }
    }
circuit_breaker-your-tile = { $sort ->
    [box] deinen { circuit_breaker-tile }
    [wire] deine { circuit_breaker-tile }
    [hidden] dein { circuit_breaker-tile }
   *[appliance] { $kind ->
        [gumball_machine] deinen { circuit_breaker-tile }
        [blender] deinen { circuit_breaker-tile }
        [pinball_machine] deinen { circuit_breaker-tile }
        [neon_sign] dein { circuit_breaker-tile }
        [own] dein Gerät { circuit_breaker-tile }
       *[other] deine { circuit_breaker-tile }
    }
    }
circuit_breaker-beside-tile = { $sort ->
    [wire] einer Leitung { $links }
   *[appliance] { $kind ->
        [gumball_machine] dem Kaugummiautomaten
        [blender] dem Mixer
        [pinball_machine] dem Flipper
        [neon_sign] dem Neonschild
        [own] dem Gerät { $name }
       *[other] der { circuit_breaker-kind }
    }
    }
# In the log one sees which it was: the kind is enough.
circuit_breaker-some-tile = { $sort ->
    [hidden] ein <b>Plättchen</b>
    [wire] eine <b>Leitung { $links }</b>
   *[appliance] { $kind ->
        [gumball_machine] den <b>Kaugummiautomaten</b>
        [blender] den <b>Mixer</b>
        [pinball_machine] den <b>Flipper</b>
        [neon_sign] das <b>Neonschild</b>
        [own] das Gerät <b>{ $name }</b>
       *[other] die <b>{ circuit_breaker-kind }</b>
    }
    }
circuit_breaker-your-kind = { $kind ->
    [gumball_machine] deinen Kaugummiautomaten
    [blender] deinen Mixer
    [pinball_machine] deinen Flipper
    [neon_sign] dein Neonschild
    [own] dein Gerät { $name }
   *[other] deine { circuit_breaker-kind }
    }
# A back.
circuit_breaker-back = { $sort ->
    [wire] Leitung
   *[appliance] Gerät
    }
# What an open end asks for.
circuit_breaker-wish = { $link ->
    [U] nimmt alles
    [several] braucht { $links }
   *[other] braucht eine { $link }
    }
circuit_breaker-wish-any = irgendwas

# Amounts.
circuit_breaker-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
    }
circuit_breaker-points-least = { $points }+ Punkte
circuit_breaker-points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
    }
circuit_breaker-tiles = { $tiles } Plättchen

# Who.
circuit_breaker-somebody = Jemand
circuit_breaker-seat = Platz { $number }
circuit_breaker-name = { $you ->
    [yes] Du
   *[no] { $who }
    }
circuit_breaker-name-inside = { $you ->
    [yes] dich
   *[no] { $who }
    }
circuit_breaker-whose = { $who }
circuit_breaker-mouse = { $you ->
    [yes] Deine Maus
   *[no] Die Maus von { $who }
    }
circuit_breaker-network = { $yours ->
    [yes] Dein Netz
   *[no] Netz von { $owner }
    }

# Where.
circuit_breaker-to = { $place ->
    [wires] zum Leitungsstapel
    [appliances] zum Gerätestapel
   *[other] zu { $place }
    }
circuit_breaker-from = { $place ->
    [wires] vom Leitungsstapel
    [appliances] vom Gerätestapel
    [network] { $yours ->
        [yes] aus deinem Netz
       *[no] aus dem Netz von { $owner }
    }
   *[other] von { $place }
    }
circuit_breaker-in-network = { $yours ->
    [yes] in deinem Netz
   *[no] im Netz von { $owner }
    }
circuit_breaker-across = { $side ->
    [left] { $across } nach links
   *[right] { $across } nach rechts
    }
circuit_breaker-along = { $way ->
    [up] { $along } nach oben
   *[down] { $along } nach unten
    }
circuit_breaker-from-box = { $ways } vom Sicherungskasten
circuit_breaker-beside = { $where }, neben { $tiles }

# The log.
circuit_breaker-log-began = { $you ->
    [yes] Du fängst jede Runde an.
   *[no] { $who } fängt jede Runde an.
    }
circuit_breaker-log-round = { $icon ->
    [wire] Runde { $number }. <b>Eine Leitung</b> für alle.
    [appliance] Runde { $number }. <b>Ein Gerät</b> für alle.
   *[none] Runde { $number }.
    }
circuit_breaker-log-placed = { $you ->
    [yes] Du schließt { circuit_breaker-some-tile } an.
   *[no] { $who } schließt { circuit_breaker-some-tile } an.
    }
circuit_breaker-log-what = { $kind ->
    [none] {""}
   *[other] {" "}({ circuit_breaker-kind })
    }
circuit_breaker-log-sent = { $you ->
    [yes] Du schickst die Maus <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
   *[no] { $who } schickt die Maus <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
    }
circuit_breaker-log-raid = { circuit_breaker-mouse } hat es auf { circuit_breaker-some-tile } { circuit_breaker-in-network } abgesehen!
circuit_breaker-log-discarded = { $you ->
    [yes] Du wirfst { circuit_breaker-some-tile } auf { $pile } ab, für Käse.
   *[no] { $who } wirft { circuit_breaker-some-tile } auf { $pile } ab, für Käse.
    }
circuit_breaker-log-cheesed = { $you ->
    [yes] Käse! <b>Du lockst die Maus von { $whose }</b> { circuit_breaker-from } weg.
   *[no] Käse! <b>{ $who } lockt { $mine ->
        [yes] deine Maus
       *[no] die Maus von { $whose }
    }</b> { circuit_breaker-from } weg.
    }
circuit_breaker-log-nothing = { circuit_breaker-mouse } kommt mit leeren Pfoten heim.
circuit_breaker-log-hidden = { circuit_breaker-mouse } bringt ein Plättchen <b>{ circuit_breaker-from }</b>.
circuit_breaker-log-stolen = { circuit_breaker-mouse } stiehlt { $yours ->
    [yes] dir
   *[no] { $owner }
    } { circuit_breaker-some-tile }!
circuit_breaker-log-took = { $place ->
    [unknown] { circuit_breaker-mouse } bringt { circuit_breaker-some-tile }.
   *[other] { circuit_breaker-mouse } bringt { circuit_breaker-some-tile } { circuit_breaker-from }.
    }
circuit_breaker-log-undone = { $you ->
    [yes] Du nimmst einen Zug zurück.
   *[no] { $who } nimmt einen Zug zurück.
    }
circuit_breaker-log-ended = Die Party ist vorbei. <b>Jetzt wird gezählt.</b>
circuit_breaker-log-revealed = { $you ->
    [yes] Auf deiner Karte: <b>{ $kinds }</b>.
   *[no] Auf der Karte von { $who }: <b>{ $kinds }</b>.
    }
circuit_breaker-log-total = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } <b>{ circuit_breaker-points }</b> mit { $appliances ->
    [one] { $appliances } Gerät
   *[other] { $appliances } Geräten
    }.

# Whose turn it is, and what there is to do.
circuit_breaker-status-shared = { $you ->
    [yes] { $names } gewinnt gemeinsam!
   *[no] { $names } gewinnen gemeinsam!
    }
circuit_breaker-status-each = Je { circuit_breaker-points }.
circuit_breaker-status-won = { $you ->
    [yes] Du gewinnst!
    [nobody] Niemand gewinnt!
   *[no] { $who } gewinnt!
    }
circuit_breaker-status-points = { circuit_breaker-points }.
circuit_breaker-status-theirs = { $who } ist dran
circuit_breaker-status-hand-over = Gib an { $who } weiter.
circuit_breaker-status-thinking = { $who } überlegt
circuit_breaker-status-next = { $you ->
    [yes] Du bist als Nächstes dran.
   *[no] Danach ist { $who } dran.
    }
circuit_breaker-status-yours = Du bist dran
circuit_breaker-status-one-more = Du bist dran: leg noch ein Plättchen
circuit_breaker-status-thieves = { $mice ->
    [one] Die Maus von { $whose } ist hinter deinen Sachen her. Ein Käsewürfel lockt sie weg.
   *[other] Die Mäuse von { $whose } sind hinter deinen Sachen her. Ein Käsewürfel lockt eine weg.
    }
circuit_breaker-status-left = { $left ->
    [place-mouse-discard] Leg bis zu zwei Plättchen, schick deine Maus los oder wirf für Käse ab, in beliebiger Reihenfolge.
    [place-mouse] Leg bis zu zwei Plättchen oder schick deine Maus los, oder beende deinen Zug.
    [place-discard] Leg bis zu zwei Plättchen oder wirf für Käse ab, oder beende deinen Zug.
    [mouse-discard] Schick deine Maus los oder wirf für Käse ab, oder beende deinen Zug.
    [place] Leg bis zu zwei Plättchen, oder beende deinen Zug.
    [mouse] Schick deine Maus los, oder beende deinen Zug.
    [discard] Wirf für Käse ab, oder beende deinen Zug.
   *[nothing] Das war alles. Beende deinen Zug.
    }
circuit_breaker-status-once = { $left ->
    [mouse-discard] Sobald du deine Maus losschickst oder für Käse abwirfst, ist das Legen vorbei.
    [mouse] Sobald du deine Maus losschickst, ist das Legen vorbei.
    [discard] Sobald du für Käse abwirfst, ist das Legen vorbei.
   *[nothing] Oder beende deinen Zug.
    }
circuit_breaker-nothing-fits = Kein Plättchen in deiner Hand passt.

# What a player blurts out: of a bot's, and of a person's.
circuit_breaker-blurt-sent = { $voice ->
    [bot-0] Nur geliehen. Piep.
    [bot-1] Ziel erfasst.
    [person-0] Das da ist schön!
   *[person-1] Psst, hol’s dir!
    }
circuit_breaker-blurt-cheesed = { $voice ->
    [bot-0] Käse ausgebracht.
    [bot-1] Bup. Essen!
    [person-0] Hier, nimm Käse!
   *[person-1] Heute nicht!
    }
circuit_breaker-blurt-lured = { $voice ->
    [bot-0] Maus abgelenkt. Bzzt.
    [bot-1] Maus abgelenkt. Bzzt.
    [person-0] Ach, komm schon!
   *[person-1] Käse? Echt jetzt?
    }
circuit_breaker-blurt-robbed = { $voice ->
    [bot-0] Diebstahl erkannt.
    [bot-1] Bzzt! Mein Gerät.
    [person-0] He, das war meins!
   *[person-1] Haltet die Maus!
    }

# What could be done, as the coach says it.
circuit_breaker-propose-place = { $turn ->
    [0] Schließ { circuit_breaker-the-tile } an, { $where }
    [1] Schließ { circuit_breaker-the-tile } an, { $where }, eine Vierteldrehung nach rechts
    [2] Schließ { circuit_breaker-the-tile } an, { $where }, auf dem Kopf
   *[3] Schließ { circuit_breaker-the-tile } an, { $where }, eine Vierteldrehung nach links
    }
circuit_breaker-propose-send = { $sort ->
    [none] Schick die Maus <b>{ circuit_breaker-to }</b>
   *[other] Schick die Maus <b>{ circuit_breaker-to }</b> ({ circuit_breaker-tile })
    }
circuit_breaker-propose-raid = Lass die Maus { circuit_breaker-the-tile } { circuit_breaker-in-network } holen
circuit_breaker-propose-discard = Wirf { circuit_breaker-the-tile } auf { $pile } ab, für Käse
circuit_breaker-propose-cheese = { $you ->
    [yes] Lock <b>deine eigene Maus</b> mit Käse weg
   *[no] Lock <b>die Maus von { $who }</b> mit Käse weg
    }
circuit_breaker-propose-undo = Nimm den letzten Zug zurück
circuit_breaker-propose-end = Beende den Zug

# The three switches.
circuit_breaker-switches = Deine drei Aktionen
circuit_breaker-switch = { $mode ->
    [mouse] Maus
    [place] Legen
   *[discard] Abwerfen
    }
circuit_breaker-switch-name = { circuit_breaker-switch }: { $words }
circuit_breaker-switch-mouse = { $place ->
    [ready] losschicken
    [home] zu Hause
    [network] { $yours ->
        [yes] bei dir selbst
       *[no] bei { $owner }
    }
    [wires] bei Leitungen
    [appliances] bei Geräten
   *[other] auf { $place }
    }
circuit_breaker-switch-place = { $how ->
    [going] { $placed } von 2
    [done] erledigt
    [nothing] nichts passt
   *[open] zwei Plättchen
    }
circuit_breaker-switch-discard = { $how ->
    [going] { $tiles } weg
    [done] erledigt
    [nothing] kein Käse da
   *[open] für Käse
    }

# What to do next.
circuit_breaker-hint-mouse = { $half ->
    [yes] Die Maus? Dann ist Legen vorbei.
   *[no] Wohin soll deine Maus?
    }
circuit_breaker-hint-mouse-words = Zu einem Stapel, einem offenen Plättchen oder einem Gerät, auch in fremden Netzen. Tipp es an.
circuit_breaker-hint-discard = { $how ->
    [half] Abwerfen? Dann ist Legen vorbei.
    [tile] Auf welchen Stapel?
   *[none] Was brauchst du nicht?
    }
circuit_breaker-hint-discard-words = Jedes Plättchen, das du auf A1, A2 oder A3 abwirfst, bringt dir einen Käsewürfel.
circuit_breaker-hint-stays = { circuit_breaker-tile } bleibt in der Hand.
circuit_breaker-hint-placed = In diesem Zug ist das Legen vorbei.
circuit_breaker-hint-fits = { $places ->
    [0] Hier passt nichts für { circuit_breaker-your-tile }.
    [1] Ein Platz passt für { circuit_breaker-your-tile }.
    [2] Zwei Plätze passen für { circuit_breaker-your-tile }.
    [3] Drei Plätze passen für { circuit_breaker-your-tile }.
    [4] Vier Plätze passen für { circuit_breaker-your-tile }.
   *[other] { $places } Plätze passen für { circuit_breaker-your-tile }.
    }
circuit_breaker-hint-gain = Das brächte dir { circuit_breaker-points }.
circuit_breaker-hint-drag = Zieh es dorthin oder tipp den Platz an. R dreht es.
circuit_breaker-hint-another = Vielleicht ein anderes Plättchen?
circuit_breaker-hint-count = Art für Art: was in euren Netzen liegt.

# The table.
circuit_breaker-counting = zählt…
circuit_breaker-then = { $number ->
    [1] danach { $first }
    [2] danach { $first }, dann { $second }
   *[3] danach { $first }, dann { $second }, dann { $third }
    }
circuit_breaker-alarm = Die Maus von { $who } will { circuit_breaker-your-kind }!
circuit_breaker-alarm-told = Die Maus von { $who } will { circuit_breaker-your-kind }.
circuit_breaker-cheese-it = Käse her!
circuit_breaker-get-cheese = Wirf ein Plättchen ab, dann hast du Käse.
circuit_breaker-count = Die Zählung
circuit_breaker-seen = in der Hand gesehen: { COMMAS($tiles) }
circuit_breaker-back-to-yours = Zurück zu deinem
circuit_breaker-market = Markt
circuit_breaker-me = { $you ->
    [yes] { $who }, dein Platz
   *[no] { $who }, diesem Platz schaust du zu
    }
circuit_breaker-cubes = { $cubes } Käsewürfel
circuit_breaker-has-cubes = { $you ->
    [yes] Du: { circuit_breaker-cubes }
   *[no] { $who }: { circuit_breaker-cubes }
    }
circuit_breaker-your-cheese = { $how ->
    [none] Kein Käse
    [yours] Dein Käse
   *[theirs] Käse
    }
circuit_breaker-undo = Zurück
circuit_breaker-undo-key = Zurücknehmen (Z)
circuit_breaker-end = { $unsure ->
    [yes] Wirklich? Noch nichts getan
   *[no] Zug beenden
    }
circuit_breaker-wanted-by-mouse = { $what }, die Maus von { $who } ist dahinter her
circuit_breaker-box-of = { $yours ->
    [yes] dein Sicherungskasten
   *[no] Sicherungskasten von { $owner }
    }
circuit_breaker-fits-here = Hier anschließen: { $where }
circuit_breaker-fits-not = Hier passt es nicht: Der Platz { $wish }, { $where }
circuit_breaker-whole = { $whole ->
    [yes] Größer
   *[no] Alles zeigen
    }
circuit_breaker-banner = { $icon ->
    [wire] Runde { $number }: eine Leitung für alle
    [appliance] Runde { $number }: ein Gerät für alle
   *[none] Runde { $number }
    }

# One's hand.
circuit_breaker-hand = { $yours ->
    [yes] Deine Hand
   *[no] Hand
    }
circuit_breaker-worth = { $tile }, bringt { $points } mehr
circuit_breaker-turn-it = Nach rechts drehen
circuit_breaker-hand-empty = Kein Plättchen in der Hand.

# The market.
circuit_breaker-pile-label = { $place ->
    [wires] { $height ->
        [one] { $height } Leitung
       *[other] { $height } Leitungen
    }
    [appliances] { $height ->
        [one] { $height } Gerät
       *[other] { $height } Geräte
    }
   *[other] { $place } { $what }
    }
circuit_breaker-pile-wire = Leitung
circuit_breaker-pile-nothing = leer
circuit_breaker-pile-stack = { $place ->
    [wires] Leitungsstapel
   *[appliances] Gerätestapel
    }, { circuit_breaker-tiles }, verdeckt
circuit_breaker-pile-empty = { $place } ist leer
circuit_breaker-pile-open = { $place }: { $tile }
circuit_breaker-pile-under = Darunter: { COMMAS($tiles) }
circuit_breaker-pile-mice = { $number ->
    [one] { $mice } bringt es heim
   *[other] { $mice } bringen Plättchen heim
    }
circuit_breaker-market-cheese = { $cheese } Käse

# Another player.
circuit_breaker-other = { $who }: { $points }, { $cubes } Käse, { $tiles } Plättchen in der Hand
circuit_breaker-other-seat = { $away ->
    [yes] { $who }, nicht da
   *[no] { $who }
    }
circuit_breaker-other-cheese = Käse
circuit_breaker-other-tiles = in der Hand
circuit_breaker-other-network = { $large ->
    [yes] Netz von { $who }, liegt groß in der Mitte
   *[no] Netz von { $who }, ansehen
    }

# One's secret card.
circuit_breaker-party = { $you ->
    [yes] Deine geheime Party
   *[no] Geheime Party von { $who }
    }
circuit_breaker-party-title = { $you ->
    [yes] Deine geheime Party
   *[no] Party von { $who }
    }
circuit_breaker-party-secret = nur du siehst das
circuit_breaker-party-kind = { $number ->
    [0] { circuit_breaker-kind }: 0 angeschlossen, keine Punkte
   *[other] { circuit_breaker-kind }: { $number } angeschlossen, { circuit_breaker-points }
    }
circuit_breaker-party-sum = <b>{ $points }</b> { circuit_breaker-points-unit }
circuit_breaker-party-others = <b>{ $points }</b> { circuit_breaker-points-unit }, davon { $others } für anderes
circuit_breaker-party-gain = +{ $points } für dieses

# The round counter.
circuit_breaker-rounds = Runde { $round } von { $rounds }
circuit_breaker-rounds-over = Die Party ist vorbei
circuit_breaker-rounds-next = { $icon ->
    [wire] Nächste Runde: eine Leitung für alle
   *[appliance] Nächste Runde: ein Gerät für alle
    }
circuit_breaker-rounds-last = Die letzte Runde!
circuit_breaker-rounds-later = { $icon ->
    [wire] Runde { $round }: eine Leitung für alle
   *[appliance] Runde { $round }: ein Gerät für alle
    }

# The count at the end.
circuit_breaker-count-connected = { $number } angeschlossen
circuit_breaker-count-wanted = auf der Karte
circuit_breaker-count-points = Punkte
# <i>dot</i> and <i>star</i> are drawn.
circuit_breaker-count-legend = <i>dot</i> angeschlossen, <i>star</i> auf der geheimen Karte. Bei gleich vielen Punkten gewinnen mehr Geräte, dann mehr Käse.
circuit_breaker-count-close = Zählung schließen
circuit_breaker-score-kind = { $number } { circuit_breaker-kind }

# The gallery.
circuit_breaker-gallery = Die zwölf Geräte
circuit_breaker-gallery-words = Von jedem gibt es vier Plättchen: eines mit 1, eines mit 2, eines mit 3, eines mit U. Tipp eines an!
circuit_breaker-gallery-next = { circuit_breaker-tile }: ein anderes Plättchen zeigen

# The keys.
circuit_breaker-key-tile = ein Plättchen wählen
circuit_breaker-key-turn = drehen
circuit_breaker-key-next = der nächste Platz, der leuchtet
circuit_breaker-key-there = dorthin!
circuit_breaker-key-mouse = die Maus losschicken
circuit_breaker-key-discard = für Käse abwerfen
circuit_breaker-key-cheese = eine Maus mit Käse weglocken
circuit_breaker-key-undo = den letzten Zug zurücknehmen
circuit_breaker-key-end = den Zug beenden
circuit_breaker-key-drop = zurücklegen, doch nicht

# The rules, in short.
circuit_breaker-rules-about = Worum es geht
circuit_breaker-rules-about-words = Du schmeißt eine Party. Schließ rund um deinen Sicherungskasten so viele Geräte an, wie du kannst, vor allem die vier Arten auf deiner geheimen Karte. Wer am Ende die meisten Punkte hat, gewinnt.
circuit_breaker-rules-ready = Zum Anfang
circuit_breaker-rules-ready-words = Alle haben einen Sicherungskasten, eine Maus, zwei Leitungen, drei Geräte und eine geheime Karte mit vier Arten. In der Mitte liegen zwei verdeckte Stapel, zwei offene Leitungen, drei offene Geräte und der Käse. Wer anfängt, wird ausgelost.
circuit_breaker-rules-turn = Dein Zug
circuit_breaker-rules-turn-words = Zuerst kommt deine Maus mit dem heim, wonach du sie geschickt hast. Dann gibt es drei Dinge zu tun, jedes einmal, in beliebiger Reihenfolge, und keines muss sein:
circuit_breaker-rules-turn-mouse = <b>Maus.</b> Schick sie zu einem Stapel, zu einem offenen Plättchen im Markt oder zu einem Gerät in irgendeinem Netz. Sie bringt das Plättchen, wenn dein nächster Zug beginnt.
circuit_breaker-rules-turn-place = <b>Legen.</b> Bis zu zwei Plättchen aus deiner Hand in dein eigenes Netz.
circuit_breaker-rules-turn-discard = <b>Abwerfen.</b> Plättchen, die du nicht brauchst, kommen auf A1, A2 oder A3. Für jedes nimmst du einen Käsewürfel, solange es welche gibt.
circuit_breaker-rules-turn-once = Was du anfängst, machst du in einem Rutsch: Legst du ein Plättchen und schickst dann die Maus los, hast du für diesen Zug gelegt.
circuit_breaker-rules-fits = Was passt
circuit_breaker-rules-fits-three = Eine 3 trifft auf eine 3
circuit_breaker-rules-fits-words = 1 passt zu 1, 2 zu 2, 3 zu 3. Ein <b>U</b> passt zu allen.
circuit_breaker-rules-fits-on = Eine 3 trifft auf eine 3, eine Leitung geht weiter
circuit_breaker-rules-fits-walls = Eine Leitung endet nie an einer Wand. Wand neben Wand ist in Ordnung, solange mindestens eine Leitung des neuen Plättchens wirklich angeschlossen ist. Dreh die Plättchen, wie du magst; was liegt, bleibt liegen.
circuit_breaker-rules-fits-box = Der Sicherungskasten mit einer Discokugel an seiner 2
circuit_breaker-rules-mice = Mäuse und Käse
circuit_breaker-rules-mice-steal = Eine fremde Maus auf deinem Gerät trägt es fort, wenn der nächste Zug ihres Besitzers beginnt. Zurück bleibt ein offenes Ende.
circuit_breaker-rules-mice-cheese = In deinem Zug kannst du sie mit einem deiner Würfel <b>weglocken</b>: Die Maus rennt zum Gerätestapel und bringt stattdessen von dort das oberste Plättchen. So oft du Würfel hast.
circuit_breaker-rules-mice-where = Auf einem Plättchen oder Stapel sitzt nur eine Maus; auf den zwei verdeckten Stapeln dürfen es mehrere sein. Von einem Stapel bringt eine Maus, was oben liegt, wenn sie heimgeht: Wirf etwas darauf ab, und sie bringt das. Eine weggelockte Maus kannst du nicht noch einmal weglocken, und deine eigene gar nicht.
circuit_breaker-rules-rounds = Runden
circuit_breaker-rules-rounds-words = In unserer Schachtel 12 Runden zu dritt oder zu viert, 16 zu zweit; in einer anderen Schachtel kann es anders sein, das zeigen ihr Rundenzähler und ihre Karten. Wo der Zähler eine Leitung oder einen Stecker zeigt, bekommen alle so ein Plättchen. Nach der letzten Runde bringen Mäuse, die noch unterwegs sind, nichts mehr.
circuit_breaker-rules-points = Punkte
circuit_breaker-rules-points-ours = In unserer Schachtel:
circuit_breaker-rules-points-number = Angeschlossen von einer Art
circuit_breaker-rules-points-wanted = auf deiner Karte
circuit_breaker-rules-points-other = nicht darauf
circuit_breaker-rules-points-words = Plättchen in der Hand zählen nichts. Bei gleich vielen Punkten gewinnen mehr Geräte, dann mehr Käse; danach gewinnt ihr gemeinsam.
circuit_breaker-rules-undo = Zurücknehmen
circuit_breaker-rules-undo-words = Zwischen der Rückkehr deiner Maus und dem Ende deines Zugs kommt nichts Verborgenes ans Licht. Bis du ihn beendest, kannst du also zurücknehmen, was du getan hast, das Letzte zuerst.

# The workshop.
circuit_breaker-bench = Schachtel-Werkstatt
circuit_breaker-bench-mine = Meine Schachtel
circuit_breaker-bench-thing = Ding { $number }
circuit_breaker-bench-good = Alles in Ordnung: { $kinds } Arten von Geräten.
circuit_breaker-bench-edge = { $edge ->
    [wall] Wand
    [1] Eins
    [2] Zwei
    [3] Drei
   *[U] alles
    }
circuit_breaker-bench-tools = Anschließen mit
circuit_breaker-bench-side = { $side ->
    [north] Kante im Norden: { circuit_breaker-bench-edge }
    [east] Kante im Osten: { circuit_breaker-bench-edge }
    [south] Kante im Süden: { circuit_breaker-bench-edge }
    [west] Kante im Westen: { circuit_breaker-bench-edge }
   *[none] Keine Kante
    }
circuit_breaker-bench-tile = { $wire ->
    [0] Das Plättchen: der Sicherungskasten
   *[other] Das Plättchen: Leitung { $wire }
    }
circuit_breaker-bench-help = Pfeile bewegen, Enter setzt „{ circuit_breaker-bench-edge }“ auf eine Kante.
circuit_breaker-bench-less = Eins weniger davon
circuit_breaker-bench-more = Eins mehr davon
circuit_breaker-bench-copies = { $copies } in der Schachtel
circuit_breaker-bench-everybody = Damit fangen alle an
circuit_breaker-bench-wires = { $wires ->
    [one] { $wires } Leitung
   *[other] { $wires } Leitungen
    }
circuit_breaker-bench-box = Der Sicherungskasten
circuit_breaker-bench-wire = { $copies ->
    [1] Leitung { $number }: { $links }
   *[other] Leitung { $number }: { $links }, { $copies } davon
    }
circuit_breaker-bench-new-wire = Eine neue Leitung
circuit_breaker-bench-appliances = { $appliances ->
    [one] { $appliances } Gerät
   *[other] { $appliances } Geräte
    }
circuit_breaker-bench-kind = Name der Art { $number }
circuit_breaker-bench-link = Drücken: eins mehr. Umschalttaste: eins weniger.
circuit_breaker-bench-link-name = { $name }: { $number } mit { circuit_breaker-bench-edge }. Eins mehr; mit Umschalttaste oder rechter Maustaste eins weniger
circuit_breaker-bench-out = { $name } herausnehmen
circuit_breaker-bench-new-kind = Eine neue Art
circuit_breaker-bench-title = Die Schachtel
circuit_breaker-bench-name = Name
circuit_breaker-bench-cheese = Käse
circuit_breaker-bench-wires-dealt = Leitungen am Anfang
circuit_breaker-bench-appliances-dealt = Geräte am Anfang
circuit_breaker-bench-points = Punkte für eins, zwei, drei … von einer Art
circuit_breaker-bench-points-row = { $which ->
    [wanted] Auf der eigenen Karte
   *[other] Jede andere Art
    }
circuit_breaker-bench-points-short = { $which ->
    [wanted] auf der eigenen Karte
   *[other] jede andere
    }
circuit_breaker-bench-of-kind = { $number } von einer Art
circuit_breaker-bench-rounds = Runden
circuit_breaker-bench-rounds-words = Drück auf eine: Sie bringt allen eine Leitung, ein Gerät oder nichts.
circuit_breaker-bench-rounds-for = { $players } Spieler, { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
    }
circuit_breaker-bench-rounds-less = Weniger Runden für { $players } Spieler
circuit_breaker-bench-rounds-more = Mehr Runden für { $players } Spieler
circuit_breaker-bench-round = { $icon ->
    [wire] Runde { $number }: eine Leitung für alle
    [appliance] Runde { $number }: ein Gerät für alle
   *[none] Runde { $number }: eine gewöhnliche Runde
    }
circuit_breaker-bench-cards = { $cards ->
    [one] { $cards } geheime Karte
   *[other] { $cards } geheime Karten
    }
circuit_breaker-bench-card = Karte { $number }
circuit_breaker-bench-card-off = { $name } von Karte { $number } nehmen
circuit_breaker-bench-card-on = Etwas auf Karte { $number } setzen
circuit_breaker-bench-new-card = Eine neue Karte
circuit_breaker-bench-usual = Die übliche Schachtel

# What one is after.
circuit_breaker-aim-when = { $left ->
    [1] das ist die letzte Runde
   *[other] noch { $left } Runden
    }
circuit_breaker-aim-watching = Schließ Geräte an, mehrere von einer Art: Sie zählen immer mehr; { circuit_breaker-aim-when }.
circuit_breaker-aim-playing = Schließ Geräte an, am besten mehrere einer Art von deiner geheimen Karte. Du hast { circuit_breaker-points }, { circuit_breaker-aim-when }.

# How it ended.
circuit_breaker-result = { $you ->
    [yes] Du hast die meisten Punkte: { $points }.
   *[no] { $who } hat die meisten Punkte: { $points }.
    }
circuit_breaker-result-shared = { $you ->
    [yes] { $names } habt von allem gleich viel, je { circuit_breaker-points }, und teilt euch den Sieg.
   *[no] { $names } haben von allem gleich viel, je { circuit_breaker-points }, und teilen sich den Sieg.
    }
circuit_breaker-result-decided = { $you ->
    [yes] { $names } habt je { circuit_breaker-points }
   *[no] { $names } haben je { circuit_breaker-points }
    }; { $by ->
    [appliances] mehr angeschlossene Geräte entscheiden für { $best }.
   *[cheese] mehr Käsewürfel entscheiden für { $best }.
    }

# What the last thing that happened meant.
circuit_breaker-meant-wire = { $you ->
    [yes] Du hast eine Leitung gelegt: noch keine Punkte, aber mehr Platz.
   *[no] { $who } hat eine Leitung gelegt.
    }
circuit_breaker-meant-kind = { $you ->
    [yes] { circuit_breaker-kind } Nummer { $number } für dich{ $wanted ->
        [yes] , eine Art von deiner Karte
       *[no] {""}
    }: { circuit_breaker-points }.
   *[no] { circuit_breaker-kind } Nummer { $number } für { $who }: mindestens { circuit_breaker-points }.
    }
circuit_breaker-meant-thief = Die Maus von { $who } sitzt auf deinem Gerät: Gib ihr in deinem Zug Käse, sonst ist es weg.
circuit_breaker-meant-sent = Am Anfang deines nächsten Zugs bringt deine Maus das heim.
circuit_breaker-meant-raid = Die Maus von { $who } hat es auf etwas von { $owner } abgesehen.
circuit_breaker-meant-took = Deine Maus hat ein Plättchen gebracht: Leg es, oder wirf es für Käse ab.
circuit_breaker-meant-stolen = Die Maus von { $who } hat es geholt: Diese Punkte sind weg.
circuit_breaker-meant-nothing = Deine Maus kam mit leeren Pfoten heim.
circuit_breaker-meant-cheesed = { $you ->
    [yes] Du hast der Maus von { $whose } Käse gegeben: Sie rennt stattdessen zum Gerätestapel.
   *[no] { $who } hat { $mine ->
        [yes] deiner Maus
       *[no] der Maus von { $whose }
    } Käse gegeben: Sie rennt stattdessen zum Gerätestapel.
    }
circuit_breaker-meant-discarded = Du hast einen Käsewürfel: Damit lockst du eine Maus weg von dem, was dir lieb ist.
circuit_breaker-meant-undone = { $you ->
    [yes] Du hast das zurückgenommen.
   *[no] { $who } hat das zurückgenommen.
    }

# Why something may not be done.
circuit_breaker-why-table = Der Tisch spielt nicht mit.
circuit_breaker-why-turn = { $who } ist am Zug.
circuit_breaker-why-placed = Du hast in diesem Zug schon zwei Plättchen gelegt.
circuit_breaker-why-one-go = { $act ->
    [place] Plättchen legt man in einem Rutsch: Du hast inzwischen etwas anderes getan.
   *[discard] Plättchen wirft man in einem Rutsch ab: Du hast inzwischen etwas anderes getan.
    }
circuit_breaker-why-no-slot = Ein Plättchen Nummer { $slot } gibt es in deiner Hand nicht.
circuit_breaker-why-box = Dort ist dein Sicherungskasten.
circuit_breaker-why-taken = Dort liegt schon ein Plättchen.
circuit_breaker-why-apart = Ein Plättchen muss dein Netz berühren.
circuit_breaker-why-walls = Dort berühren sich nur Wände: Mindestens eine Leitung muss angeschlossen sein.
circuit_breaker-why-wall = { $side ->
    [north] Oben läuft eine Leitung gegen eine Wand.
    [east] Rechts läuft eine Leitung gegen eine Wand.
    [south] Unten läuft eine Leitung gegen eine Wand.
   *[west] Links läuft eine Leitung gegen eine Wand.
    }
circuit_breaker-why-clash = { $side ->
    [north] Oben trifft { $mine } auf { $theirs }.
    [east] Rechts trifft { $mine } auf { $theirs }.
    [south] Unten trifft { $mine } auf { $theirs }.
   *[west] Links trifft { $mine } auf { $theirs }.
    }
circuit_breaker-why-mouse-out = Deine Maus ist schon unterwegs.
circuit_breaker-why-nothing-on = { $place ->
    [wires] Auf dem Leitungsstapel liegt nichts mehr.
    [appliances] Auf dem Gerätestapel liegt nichts mehr.
   *[other] Auf { $place } liegt nichts.
    }
circuit_breaker-why-mouse-there = Dort sitzt die Maus von { $who }.
circuit_breaker-why-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
circuit_breaker-why-no-tile = Dort liegt kein Plättchen.
circuit_breaker-why-carry = Keine Maus kann einen Sicherungskasten tragen.
circuit_breaker-why-wires-stay = Angeschlossene Leitungen bleiben, wo sie sind.
circuit_breaker-why-no-cheese = Es ist kein Käse mehr da, also kannst du nichts abwerfen.
circuit_breaker-why-own-mouse = Deine eigene Maus kannst du nicht weglocken.
circuit_breaker-why-at-home = Die Maus von { $who } ist zu Hause.
circuit_breaker-why-cheesed = Die Maus von { $who } sitzt schon auf dem Gerätestapel.
circuit_breaker-why-no-cubes = Du hast keinen Käse.
circuit_breaker-why-never-back = In diesem Spiel wird nichts zurückgenommen.
circuit_breaker-why-back-turn = { $who } ist am Zug: Zurückgenommen wird nur im selben Zug.
circuit_breaker-why-back-enough = Du hast in diesem Zug schon { $most } Mal etwas zurückgenommen.
circuit_breaker-why-nothing-back = In diesem Zug gibt es noch nichts zurückzunehmen. Was eine Maus gebracht hat, bleibt.

# Wie man spielt: was einem leicht entgeht, und was man in einem Spiel war.
circuit_breaker-habit-tiles = Züge, nach denen noch Punkte in der Hand lagen
circuit_breaker-habit-mouse = Züge, in denen die Maus zu Hause blieb
circuit_breaker-role = { $role ->
    [first] in jeder Runde zuerst
    [middle] zwischen erster und letzter Person
   *[last] in jeder Runde zuletzt
    }

# Puzzles.
circuit_breaker-puzzle-task = Lege { $tiles ->
    [one] ein Plättchen
   *[other] zwei Plättchen
    } für { circuit_breaker-points } mehr, als du hast.
circuit_breaker-puzzle-why = Dein Netz war { $had } Punkte wert und ist jetzt { $has } wert: Sorten auf deiner Karte zählen mehr, und jedes weitere Gerät einer Sorte zählt mehr als das vorige.

# Eine Stellung, die von Hand aufgebaut wird.
circuit_breaker-setup-market = Plättchen { $tile } liegt nicht in dieser Reihe des Marktes: Kabel auf W1 und W2, Geräte auf A1, A2 und A3.
