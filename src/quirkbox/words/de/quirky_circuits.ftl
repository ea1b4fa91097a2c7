# How many, at the beginning of a sentence and within it.
quirky_circuits-number-first = { $n ->
    [0] Kein
    [1] Eins
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $n }
    }
quirky_circuits-number = { $n ->
    [0] kein
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
    }
# In which colour of the battery one wins, or would win.
quirky_circuits-battery-colour = { $colour ->
    [green] Grün
    [yellow] Gelb
   *[red] Rot
    }
# Which way.
quirky_circuits-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
    }
quirky_circuits-place = Zeile { $row }, Spalte { $column }

# The robots.
quirky_circuits-robot = { $robot ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# What lies and walks on the maps.
quirky_circuits-thing = { $kind ->
    [seed_red] die Tomatensamen
    [seed_green] die Erbsensamen
    [seed_yellow] die Sonnenblumenkerne
    [seed_blue] die Heidelbeersamen
    [hen] die Henne
    [fox] der Fuchs
    [wheat] der Weizen
    [ammonite] der Ammonit
    [beetle] der Käfer
    [claw] die Klaue
    [dragonfly] die Libelle
    [thigh_bone] der Schenkelknochen
    [arm_bone] der Armknochen
    [tail] der Schwanz
    [ribs] die Rippen
    [legs] die Beine
    [skull] der Schädel
    [nigiri] das Nigiri
    [maki] das Maki
    [onigiri] das Onigiri
    [prawn] die Garnele
    [rice] der Reis
    [fish] der Fisch
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] der Karton
    [robot] der Roboter
   *[toy] das Spielzeug
    }
quirky_circuits-thing-first = { $kind ->
    [seed_red] Die Tomatensamen
    [seed_green] Die Erbsensamen
    [seed_yellow] Die Sonnenblumenkerne
    [seed_blue] Die Heidelbeersamen
    [hen] Die Henne
    [fox] Der Fuchs
    [wheat] Der Weizen
    [ammonite] Der Ammonit
    [beetle] Der Käfer
    [claw] Die Klaue
    [dragonfly] Die Libelle
    [thigh_bone] Der Schenkelknochen
    [arm_bone] Der Armknochen
    [tail] Der Schwanz
    [ribs] Die Rippen
    [legs] Die Beine
    [skull] Der Schädel
    [nigiri] Das Nigiri
    [maki] Das Maki
    [onigiri] Das Onigiri
    [prawn] Die Garnele
    [rice] Der Reis
    [fish] Der Fisch
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] Der Karton
   *[toy] Das Spielzeug
    }
quirky_circuits-thing-done = { $kind ->
    [seed_red] die Tomatensamen
    [seed_green] die Erbsensamen
    [seed_yellow] die Sonnenblumenkerne
    [seed_blue] die Heidelbeersamen
    [hen] die Henne
    [fox] den Fuchs
    [wheat] den Weizen
    [ammonite] den Ammoniten
    [beetle] den Käfer
    [claw] die Klaue
    [dragonfly] die Libelle
    [thigh_bone] den Schenkelknochen
    [arm_bone] den Armknochen
    [tail] den Schwanz
    [ribs] die Rippen
    [legs] die Beine
    [skull] den Schädel
    [nigiri] das Nigiri
    [maki] das Maki
    [onigiri] das Onigiri
    [prawn] die Garnele
    [rice] den Reis
    [fish] den Fisch
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] den Karton
    [robot] den Roboter
   *[toy] das Spielzeug
    }
quirky_circuits-thing-to = { $kind ->
    [seed_red] zu den Tomatensamen
    [seed_green] zu den Erbsensamen
    [seed_yellow] zu den Sonnenblumenkernen
    [seed_blue] zu den Heidelbeersamen
    [hen] zur Henne
    [fox] zum Fuchs
    [wheat] zum Weizen
    [ammonite] zum Ammoniten
    [beetle] zum Käfer
    [claw] zur Klaue
    [dragonfly] zur Libelle
    [thigh_bone] zum Schenkelknochen
    [arm_bone] zum Armknochen
    [tail] zum Schwanz
    [ribs] zu den Rippen
    [legs] zu den Beinen
    [skull] zum Schädel
    [nigiri] zum Nigiri
    [maki] zum Maki
    [onigiri] zum Onigiri
    [prawn] zur Garnele
    [rice] zum Reis
    [fish] zum Fisch
    [patches] zu Patches
    [tiger] zu Tiger
    [scar] zu Scar
    [box] zum Karton
    [robot] zum Roboter
   *[toy] zum Spielzeug
    }
quirky_circuits-thing-alone = { $kind ->
    [seed_red] Tomatensamen
    [seed_green] Erbsensamen
    [seed_yellow] Sonnenblumenkerne
    [seed_blue] Heidelbeersamen
    [hen] Henne
    [fox] Fuchs
    [wheat] Weizen
    [ammonite] Ammonit
    [beetle] Käfer
    [claw] Klaue
    [dragonfly] Libelle
    [thigh_bone] Schenkelknochen
    [arm_bone] Armknochen
    [tail] Schwanz
    [ribs] Rippen
    [legs] Beine
    [skull] Schädel
    [nigiri] Nigiri
    [maki] Maki
    [onigiri] Onigiri
    [prawn] Garnele
    [rice] Reis
    [fish] Fisch
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] Karton
   *[toy] Spielzeug
    }

# The cards: their names, with at most twelve letters or so on them, and what they do.
quirky_circuits-card = { $card ->
    [forward_1] Vorwärts 1
    [forward_2] Vorwärts 2
    [forward_3] Vorwärts 3
    [backward_1] Rückwärts 1
    [shift_left] Seite links
    [shift_right] Seite rechts
    [move_north] Nach Norden
    [jump_2] Sprung 2
    [jump_3] Sprung 3
    [turn_left] Dreh links
    [turn_right] Dreh rechts
    [turn_around] Umdrehen
    [turn_north] Blick Norden
    [pick_or_drop] Nimm, leg ab
    [swap] Tauschen
    [conveyor_1] Band 1
    [conveyor_2] Band 2
    [patches_1] Patches 1
    [patches_2] Patches 2
    [tiger_1] Tiger 1
    [tiger_2] Tiger 2
    [scar_1] Scar 1
    [scar_2] Scar 2
    [hen_1] Henne 1
    [hen_2] Henne 2
    [fox_1] Fuchs 1
   *[fox_2] Fuchs 2
    }
quirky_circuits-card-does = { $card ->
    [forward_1] Fahr ein Feld vorwärts.
    [forward_2] Fahr zwei Felder vorwärts.
    [forward_3] Fahr drei Felder vorwärts.
    [backward_1] Fahr ein Feld rückwärts.
    [shift_left] Rück ein Feld nach links, ohne dich zu drehen.
    [shift_right] Rück ein Feld nach rechts, ohne dich zu drehen.
    [move_north] Rück ein Feld nach Norden, ohne dich zu drehen.
    [jump_2] Spring zwei Felder vorwärts, über alles außer Barrieren.
    [jump_3] Spring drei Felder vorwärts, über alles außer Barrieren.
    [turn_left] Dreh dich ein Viertel nach links.
    [turn_right] Dreh dich ein Viertel nach rechts.
    [turn_around] Dreh dich ganz um.
    [turn_north] Dreh dich nach Norden.
    [pick_or_drop] Nimm etwas auf oder leg es ab.
    [swap] Was in der einen Hand ist, kommt in die andere.
    [conveyor_1] Alles auf einem Band rückt ein Feld weiter.
    [conveyor_2] Alles auf einem Band rückt ein Feld weiter, zweimal.
    [patches_1] Patches läuft ein Feld zum Roboter.
    [patches_2] Patches läuft zwei Felder zum Roboter.
    [tiger_1] Tiger läuft ein Feld zum Spielzeug.
    [tiger_2] Tiger läuft zwei Felder zum Spielzeug.
    [scar_1] Scar läuft ein Feld zum Karton.
    [scar_2] Scar läuft zwei Felder zum Karton.
    [hen_1] Die Henne läuft ein Feld zum Weizen.
    [hen_2] Die Henne läuft zwei Felder zum Weizen.
    [fox_1] Der Fuchs läuft ein Feld zur Henne.
   *[fox_2] Der Fuchs läuft zwei Felder zur Henne.
    }
quirky_circuits-back = { $back ->
    [move] Fahrt
    [turn] Drehung
   *[special] Spezial
    }
quirky_circuits-quirk = Marotte
quirky_circuits-once = einmal
quirky_circuits-twice = zweimal
# As a screen reader says a card.
quirky_circuits-card-label = { quirky_circuits-card }{ $quirk ->
    [yes] , Marotte
   *[no] {""}
    }
quirky_circuits-card-down = eine verdeckte Karte, { quirky_circuits-back }{ $quirk ->
    [yes] , Marotte
   *[no] {""}
    }
quirky_circuits-card-held = { $card }. { $does }
quirky_circuits-hand = Deine Hand
quirky_circuits-again-to-play = noch ein Tipp spielt sie
quirky_circuits-back-held = { $back ->
    [move] Fahrt
    [turn] Drehung
   *[special] Spezial
    }{ $quirk ->
    [yes] -Marotte
   *[no] {""}
    }
quirky_circuits-holds = Hat { $backs }
quirky_circuits-holds-none = Hat keine Karten

# What is to be done.
quirky_circuits-goal-clean = { $first ->
    [yes] Noch
   *[no] noch
    } { quirky_circuits-number } zu putzen
quirky_circuits-goal-deliver = { $first ->
    [yes] Noch
   *[no] noch
    } { quirky_circuits-number } abzuliefern
quirky_circuits-goal-deliver-order = { quirky_circuits-goal-deliver }, zuerst { quirky_circuits-thing }
quirky_circuits-goal-meet = { $first ->
    [yes] { quirky_circuits-thing-first }
   *[no] { quirky_circuits-thing }
    } { $place }
quirky_circuits-goal-met = { quirky_circuits-thing-first } ist angekommen
quirky_circuits-goal-cleaned = Alles ist sauber
quirky_circuits-goal-delivered = Alles ist abgeliefert
quirky_circuits-goal-dock = { $first ->
    [yes] Zurück zur Ladestation
   *[no] zurück zur Ladestation
    }
quirky_circuits-goal = { COMMAS($parts) }.
quirky_circuits-goal-then = { COMMAS($parts) }, dann zurück zur Ladestation.
quirky_circuits-goal-done = Alles ist geschafft!
quirky_circuits-to-do = Was zu tun ist
quirky_circuits-item-clean = putzen
quirky_circuits-item-dock = die Ladestation
quirky_circuits-item-done = { $item }, erledigt

# What all are after, and what the last thing that happened meant for it.
quirky_circuits-aim = Gemeinsam: { $goal } { $left ->
    [1] Das ist die letzte Runde.
   *[other] Die Batterie reicht noch für { $left } Runden.
    }
quirky_circuits-result-won = Alles geschafft, und { $left ->
    [one] 1 Balken ist
   *[other] { $left } Balken sind
    } noch in der Batterie: ein Sieg in { quirky_circuits-battery-colour }. Je weniger Runden, desto grüner.
quirky_circuits-result-eaten = Zwei waren allein, die nie zusammenkommen dürfen: sofort verloren.
quirky_circuits-result-battery = Die Batterie ist leer, und es war noch etwas zu tun.
quirky_circuits-meant-laid = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } eine Karte gelegt: mindestens noch { $missing }, und von allen eine.
quirky_circuits-meant-enough = { $you ->
    [yes] Du hast
   *[no] { $who } hat
    } eine Karte gelegt. Es geht los, wenn alle fertig sind.
quirky_circuits-meant-said = { $you ->
    [yes] Du { $word ->
        [done] bist fertig für diese Runde
        [stop] bist dafür, hier aufzuhören
        [go_on] bist dafür weiterzumachen
       *[beep] piepst nur so
    }
   *[no] { $who } { $word ->
        [done] ist fertig für diese Runde
        [stop] ist dafür, hier aufzuhören
        [go_on] ist dafür weiterzumachen
       *[beep] piepst nur so
    }
    }.
quirky_circuits-did-cleaned = putzt { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
    }
quirky_circuits-did-delivered = liefert { $n ->
    [one] 1 Ding
   *[other] { $n } Dinge
    } ab
quirky_circuits-did-bumped = stößt { $n }-mal an
quirky_circuits-meant-run = { quirky_circuits-robot } { $did }.
quirky_circuits-meant-nothing = { quirky_circuits-robot } hat getan, was ihr gesagt habt; der Rest ist noch zu tun, mit einem Balken weniger.

# What is special about a scenario.
quirky_circuits-note-quirks = Marotten sind im Stapel: Wer eine gelbe Karte hat, spielt sie zuerst.
quirky_circuits-note-vases = Wer gegen eine Vase stößt, zerbricht sie: mehr zu putzen.
quirky_circuits-note-solid = { quirky_circuits-thing-first } steht im Weg wie ein Hindernis, und läuft.
quirky_circuits-note-slopes = Den Hang hinauf geht es nur mit einem Sprung; hinunter von selbst.
quirky_circuits-note-belts = Band-Karten bewegen alles, was auf den Pfeilen steht.
quirky_circuits-note-never = Nie dürfen { quirky_circuits-thing } und { $prey } sich treffen: sonst ist das Spiel sofort verloren.
quirky_circuits-note-long = Manches ist zwei Felder lang.
quirky_circuits-note-order = In dieser Reihenfolge: { COMMAS($things) }.

# Why something may not be done.
quirky_circuits-why-table = Der Tisch spielt nicht mit.
quirky_circuits-why-choosing = { $who } wählt gerade, was aufgenommen wird.
quirky_circuits-why-not-there = Das liegt nicht dort.
quirky_circuits-why-choose = Wähl erst, was aufgenommen wird.
quirky_circuits-why-no-choice = Jetzt gibt es nichts zu wählen.
quirky_circuits-why-hands-off = Deine Hände liegen nicht auf dem Tisch.
quirky_circuits-why-hands-on = Deine Hände liegen schon auf dem Tisch.
quirky_circuits-why-said = Das hast du schon gesagt: Warte, bis jemand eine Karte spielt.
quirky_circuits-why-quirk = Eine Marotte wartet nicht: Spiel zuerst die gelbe Karte.
quirky_circuits-why-card = Du hast { quirky_circuits-card } { $quirk ->
    [yes] mit gelbem Rand nicht
   *[no] nicht
    } auf der Hand.
quirky_circuits-why-done = Du hast gesagt, dass du fertig bist.
quirky_circuits-why-not-played = Du hast noch keine Karte gespielt, also kannst du nicht fertig sein.
quirky_circuits-why-too-few = Ein Programm braucht { $least } Karten, und sonst kann sie niemand bringen: Spiel noch eine.
quirky_circuits-why-not-played-yet = Du hast noch keine Karte gespielt, also kannst du nicht fertig sein.
quirky_circuits-why-without-you = Ohne dich kommt das Programm nicht auf fünf Karten.

# What happens to the robot, large beside the map: a title and a sentence.
quirky_circuits-bump-title = { $into ->
    [token] { quirky_circuits-thing-first } sagt Nein
    [vase] Vorsicht, Vase!
   *[other] { $robot ->
        [gizmo] { $into ->
            [obstacle] Das Möbel sagt Nein
            [barrier] Die Wand sagt Nein
            [edge] Die Wand sagt Nein
           *[other] Da sagt etwas Nein
        }
        [twirl] { $into ->
            [obstacle] Die Hecke sagt Nein
            [barrier] Der Zaun sagt Nein
            [edge] Der Zaun sagt Nein
           *[other] Da sagt etwas Nein
        }
        [rover] { $into ->
            [obstacle] Der Fels sagt Nein
            [barrier] Das Seil sagt Nein
            [edge] Das Seil sagt Nein
            [incline] Zu steil
           *[other] Da sagt etwas Nein
        }
       *[lefty] { $into ->
            [obstacle] Die Theke sagt Nein
            [table] Der Tisch sagt Nein
            [barrier] Der Wandschirm sagt Nein
            [edge] Die Wand sagt Nein
           *[other] Da sagt etwas Nein
        }
    }
    }
quirky_circuits-bump = { $robot ->
    [gizmo] Gizmo stößt an, bleibt stehen und dreht sich von selbst nach links.
    [twirl] Twirl stößt an und bleibt, wo sie ist.
    [rover] Rover stößt an und bleibt, wo er ist.
   *[lefty] Lefty stößt an und bleibt, wo er ist.
    } { $into ->
    [incline] Einen Hang hinauf braucht es einen Sprung.
   *[other] { $robot ->
        [gizmo] Die Katze findet das nicht lustig.
        [twirl] Ihre Flügel summen weiter.
        [rover] Er schüttelt sich.
       *[lefty] Seine Arme baumeln.
    }
    }
quirky_circuits-broke-title = Klirr!
quirky_circuits-broke = Die Vase ist kaputt, und die Scherben wollen aufgekehrt werden.
quirky_circuits-cleaned-title = { $what ->
    [bunny] Schlürf!
   *[vase] Aufgekehrt
    }
quirky_circuits-cleaned = { $n ->
    [0] Alles ist sauber. Jetzt heim zur Ladestation!
   *[other] Noch { quirky_circuits-number } zu putzen.
    }
quirky_circuits-drift-title = Wusch
quirky_circuits-drift = { quirky_circuits-robot } hat noch Schwung von der letzten Karte und treibt nach { quirky_circuits-side }.
quirky_circuits-jump-title = Hopp!
quirky_circuits-jump = { quirky_circuits-robot } springt über alles, was da liegt.
quirky_circuits-belt-title = Das Band läuft
quirky_circuits-belt-robot = Es nimmt { quirky_circuits-robot } mit.
quirky_circuits-belt = { $which ->
    [only] Alles darauf rückt ein Feld weiter.
    [first] Einmal.
   *[second] Einmal, und noch einmal.
    }
quirky_circuits-swing-title = In vollem Schwung
quirky_circuits-swing = Nach der nächsten Karte treibt { $robot ->
    [twirl] sie
   *[other] er
    } noch ein Feld nach { quirky_circuits-side }.
quirky_circuits-swing-lost-title = Kein Schwung mehr
quirky_circuits-swing-lost = Der Stoß hat { $robot ->
    [twirl] ihren
   *[other] seinen
    } Schwung gestoppt.
quirky_circuits-picked-title = Gepackt
quirky_circuits-picked = { quirky_circuits-robot } hält { quirky_circuits-thing-done }{ $robot ->
    [lefty] { $hand ->
        [left] {" "}in der linken Hand
       *[right] {" "}in der rechten Hand
    }
    [rover] {" "}im Maul
   *[other] {""}
    }.
quirky_circuits-early-title = Zu früh
quirky_circuits-early = Erst ist etwas anderes dran: { quirky_circuits-thing-first }, bitte warten.
quirky_circuits-taken-title = Eins genügt
quirky_circuits-taken = Von dieser Sorte ist schon eins da.
quirky_circuits-dropped-title = Abgelegt
quirky_circuits-dropped = { quirky_circuits-thing-first } { $many ->
    [yes] liegen
   *[no] liegt
    } auf dem Boden.
quirky_circuits-delivered-title = Abgeliefert!
quirky_circuits-delivered = { quirky_circuits-thing-first } { $n ->
    [0] { $many ->
        [yes] waren
       *[no] war
    } das Letzte.
   *[other] { $many ->
        [yes] sind am richtigen Platz
       *[no] ist am richtigen Platz
    }. Noch { quirky_circuits-number }.
    }
quirky_circuits-nothing-title = { $why ->
    [empty] Da ist nichts
    [barrier] Kein Durchkommen
   *[outside] Nicht dort hinaus
    }
quirky_circuits-nothing = { $why ->
    [empty] { quirky_circuits-robot } greift zu und findet nichts.
    [barrier] Eine Barriere ist dazwischen.
   *[outside] Das fiele aus der Karte hinaus.
    }
quirky_circuits-swapped-title = Von Hand zu Hand
quirky_circuits-swapped = { $empty ->
    [yes] Beide Hände sind leer. Macht nichts.
   *[no] { quirky_circuits-robot } wechselt die Hände.
    }
quirky_circuits-walked-title = { quirky_circuits-thing-first } { $many ->
    [yes] laufen
   *[no] läuft
    }
quirky_circuits-walked-robot = Geradewegs zu { quirky_circuits-robot }.
quirky_circuits-walked = Weiter { quirky_circuits-thing-to }.
quirky_circuits-stayed-title = { quirky_circuits-thing-first } { $many ->
    [yes] bleiben
   *[no] bleibt
    }
quirky_circuits-stayed = { quirky_circuits-thing-first } { $why ->
    [there] ist schon da
    [no_path] findet keinen Weg
    [held] wird gerade getragen
    [delivered] ist endgültig angekommen
   *[absent] ist nicht hier
    }.
quirky_circuits-met-title = Da sind wir
quirky_circuits-met = { quirky_circuits-thing-first } hat { $other } gefunden.
quirky_circuits-stuck-title = Steckt fest
quirky_circuits-stuck = { quirky_circuits-thing-first } kommt nicht weiter.
quirky_circuits-won-title = Geschafft, in { quirky_circuits-battery-colour }!
quirky_circuits-won = { $robot ->
    [gizmo] Gizmo ist daheim, und die Katze schnurrt.
   *[other] { quirky_circuits-robot } ist sehr zufrieden mit euch.
    }
quirky_circuits-lost-title = { $why ->
    [battery] Die Batterie ist leer
   *[eaten] Oh nein!
    }
quirky_circuits-lost-battery = { quirky_circuits-robot } schläft ein, wo { $robot ->
    [twirl] sie
   *[other] er
    } gerade steht.
quirky_circuits-lost-eaten = { quirky_circuits-thing-first } hat { $other } erwischt.

# The word that flies over the map.
quirky_circuits-shout-steep = Zu steil!
quirky_circuits-shout-bump = Bumm!
quirky_circuits-shout-broke = Klirr!
quirky_circuits-shout-delivered = Tadaa!
quirky_circuits-shout-nothing = Hä?
quirky_circuits-beep = Beep-boop!
quirky_circuits-asleep = Zzz

# The log.
quirky_circuits-log-round = <b>Runde { $round }</b>, Batterie { $battery }.
quirky_circuits-log-played = { $you ->
    [yes] Du legst
   *[no] { $who } legt
    } eine Karte: <b>{ quirky_circuits-back }</b>{ $quirk ->
    [yes] , eine Marotte.
   *[no] .
    }
quirky_circuits-log-beep = { you-subject }: <b>Beep-boop!</b>
quirky_circuits-log-stop = { $you ->
    [yes] Deine Hände
   *[no] { $who }: Hände
    } flach auf dem Tisch: <b>Hören wir auf.</b>
quirky_circuits-log-run = Das Programm läuft: { quirky_circuits-number } Karten.
quirky_circuits-log-card = { $you ->
    [yes] Von dir:
   *[no] Von { $who }:
    } <b>{ quirky_circuits-card }</b>.
quirky_circuits-log-bump = <b>{ $into ->
    [incline] Zu steil!
   *[other] Bumm!
    }</b>{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ quirky_circuits-number-first } Felder sind verloren.
    }
quirky_circuits-log-broke = <b>Klirr!</b> Eine Vase ist kaputt.
quirky_circuits-log-cleaned = { $what ->
    [bunny] Eine Wollmaus ist weg.
   *[vase] Die Scherben sind aufgekehrt.
    } <b>{ $n ->
    [0] Alles sauber!
   *[other] Noch { quirky_circuits-number }.
    }</b>
quirky_circuits-log-delivered = { quirky_circuits-thing-first }: <b>abgeliefert</b>{ $n ->
    [0] . Das war alles!
   *[other] , noch { quirky_circuits-number }.
    }
quirky_circuits-log-drift = Schwung nach <b>{ quirky_circuits-side }</b>.
quirky_circuits-log-picked = Aufgenommen: <b>{ quirky_circuits-thing }</b>.
quirky_circuits-log-dropped = Abgelegt: <b>{ quirky_circuits-thing }</b>{ $early ->
    [yes] , zu früh.
   *[no] .
    }
quirky_circuits-log-walked = { quirky_circuits-thing-first } { $many ->
    [yes] laufen
   *[no] läuft
    }.
quirky_circuits-log-won = Geschafft, in <b>{ quirky_circuits-battery-colour }</b>!
quirky_circuits-log-lost = { $why ->
    [battery] Die Batterie ist leer.
   *[eaten] Das ging schlecht aus.
    }

# Whose turn it is to do what.
quirky_circuits-rule = Ein Programm hat fünf Karten oder mehr, und von allen eine.
quirky_circuits-enough = Genug für ein Programm
quirky_circuits-enough-open = Es läuft, wenn alle fertig sind. Noch nicht: { $names }.
quirky_circuits-missing = Mindestens noch { quirky_circuits-number }
quirky_circuits-missing-from = Mindestens noch { quirky_circuits-number }, von { $names }
quirky_circuits-you = du
quirky_circuits-from-you = dir
quirky_circuits-seat = Platz { $number }
quirky_circuits-somebody = Jemand
quirky_circuits-status-won = Ihr habt es geschafft, gemeinsam!
quirky_circuits-status-solved = { $name } ist gelöst, { $colour ->
    [green] und die Batterie ist noch grün
    [yellow] mit der Batterie im Gelben
   *[red] mit dem letzten Rest Rot
    }.
quirky_circuits-status-lost = Diesmal nicht
quirky_circuits-status-empty = Die Batterie von { quirky_circuits-robot } ist leer.
quirky_circuits-status-badly = Das ging schlecht aus.
quirky_circuits-status-which = Was von beidem?
quirky_circuits-status-which-hint = { quirky_circuits-robot } kann nur eins nehmen. Du hast die Karte gespielt, also wählst du.
quirky_circuits-status-chooses = { $you ->
    [yes] Du wählst
   *[no] { $who } wählt
    }
quirky_circuits-status-chooses-hint = { quirky_circuits-robot } kann nur eins davon nehmen.
quirky_circuits-status-watching = Alle spielen Karten
quirky_circuits-status-open = Noch nicht fertig: { $names }.
quirky_circuits-status-runs = Das Programm läuft.
quirky_circuits-status-quirk = Spiel zuerst die gelbe Karte
quirky_circuits-status-quirk-hint = Eine Marotte wartet nicht. Danach, was du magst.
quirky_circuits-status-done = Du bist fertig
quirky_circuits-status-done-hint = { $waiting ->
    [yes] Es fehlt noch: { $names }. Spiel noch eine Karte, und du bist wieder dabei.
   *[no] Spiel noch eine Karte, und du bist wieder dabei.
    }
quirky_circuits-status-empty-hand = Deine Hand ist leer
quirky_circuits-status-empty-hand-hint = Sag Fertig.
quirky_circuits-status-play = Spiel eine Karte
quirky_circuits-status-play-hint = Jederzeit, so viele du magst, immer rechts von der letzten.
quirky_circuits-status-on = Spiel weiter
quirky_circuits-status-on-hint = { $need }.
quirky_circuits-status-more = Noch eine, oder fertig?
quirky_circuits-status-more-hint = Wenn alle fertig sind, läuft das Programm.

# On the board.
quirky_circuits-is = { $what ->
    [away] ist weg
    [choosing] wählt
    [stop] möchte aufhören
    [done] ist fertig
    [played] hat { $n } gespielt
   *[thinking] denkt nach
    }
quirky_circuits-sitter = { $who }, { $is }
quirky_circuits-you-sit = Du
quirky_circuits-next-card = Als Nächstes { $you ->
    [yes] von dir
   *[no] von { $who }
    }: { quirky_circuits-card }
quirky_circuits-whose = { $you ->
    [yes] Deine Karte
   *[no] Karte von { $who }
    }.
quirky_circuits-round = Runde { $round }
quirky_circuits-round-card = Runde { $round }, Karte { $card } von { $of }
quirky_circuits-round-again = Noch einmal: Runde { $round }
quirky_circuits-round-again-card = Noch einmal: Runde { $round }, Karte { $card } von { $of }
quirky_circuits-round-only = Runde { $round }.
quirky_circuits-round-note = { $practice ->
    [yes] Runde { $round }, Übung: offen.
   *[no] Runde { $round }.
    } { $note }
quirky_circuits-here-we-go = Los geht’s
quirky_circuits-carries-out = { quirky_circuits-robot } führt alle Karten aus, eine nach der anderen.
quirky_circuits-pass-device = Gib das Gerät weiter
quirky_circuits-pass-to = Weiter an { $who }
quirky_circuits-what-happened = Was geschah
quirky_circuits-what-happened-title = Was geschah, Karte für Karte (A)
quirky_circuits-run = Der Lauf, Karte für Karte
quirky_circuits-card-back = Eine Karte zurück
quirky_circuits-card-back-title = Eine Karte zurück (←)
quirky_circuits-card-on = Eine Karte weiter
quirky_circuits-card-on-title = Eine Karte weiter (→)
quirky_circuits-pause = Pause
quirky_circuits-pause-title = Pause (Leertaste)
quirky_circuits-go-on = Weiter
quirky_circuits-go-on-title = Weiter (Leertaste)
quirky_circuits-skip = Überspringen
quirky_circuits-skip-title = Bis zum Schluss (Ende)
quirky_circuits-to-table = Zurück zum Tisch
quirky_circuits-say-done = Fertig
quirky_circuits-say-done-title = Fertig: Meine Karten liegen verdeckt (D)
quirky_circuits-you-are-done = Du bist fertig
quirky_circuits-say-stop = Hören wir auf
quirky_circuits-say-stop-title = Hände flach auf den Tisch: Ich finde, wir sollten aufhören (S)
quirky_circuits-say-beep = Beep-boop
quirky_circuits-say-beep-title = Das einzige Wort, das es gibt (B)
quirky_circuits-marked-stop = Hören wir auf
quirky_circuits-marked-done = fertig
quirky_circuits-battery = Batterie
quirky_circuits-battery-label = Batterie { $left } von { $full }{ $colour ->
    [none] {""}
   *[other] , in { quirky_circuits-battery-colour }
    }
quirky_circuits-battery-score = Batterie { $left }
quirky_circuits-queue = Die Schlange
quirky_circuits-queued = { $number }. { $card }, von { $who }
quirky_circuits-only-you = Nur du siehst, was das ist
quirky_circuits-stars = { $n } von { $of } Sternen
quirky_circuits-left-hand = L
quirky_circuits-right-hand = R
# The map, as a screen reader says it.
quirky_circuits-map = { quirky_circuits-robot } in { $place }, Blick nach { quirky_circuits-side }{ $drift ->
    [none] .
   *[other] , Schwung nach { $way }.
    }
quirky_circuits-map-holds = Hält { quirky_circuits-thing-done }.
quirky_circuits-map-bunnies = Wollmäuse: { $places }.
quirky_circuits-map-thing = { $delivered ->
    [yes] { quirky_circuits-thing-first } (abgeliefert)
   *[no] { quirky_circuits-thing-first }
    }: { $place }.

# Keys.
quirky_circuits-key-lift = eine Karte anheben
quirky_circuits-key-next = die nächste Karte; im Lauf: eine Karte zurück, eine Karte weiter
quirky_circuits-key-play = die angehobene Karte spielen
quirky_circuits-key-back = sie zurückstecken
quirky_circuits-key-done = fertig
quirky_circuits-key-stop = hören wir auf, oder weiter
quirky_circuits-key-beep = Beep-boop
quirky_circuits-key-again = was geschah, noch einmal
quirky_circuits-key-pause = den Lauf anhalten, ihn überspringen

# What one can do, as the coach says it.
quirky_circuits-do-play = Spiel <b>{ quirky_circuits-card }</b>
quirky_circuits-do-done = Sag <b>Fertig</b>
quirky_circuits-do-stop = Hände flach auf den Tisch: <b>Hören wir auf</b>
quirky_circuits-do-go-on = Nimm die Hände wieder vom Tisch
quirky_circuits-do-beep = Sag <b>Beep-boop</b>
quirky_circuits-do-take = Nimm <b>{ $kind ->
    [none] dieses
   *[other] { quirky_circuits-thing-done }
    }</b>
quirky_circuits-next = Weiter mit: { $name }
quirky_circuits-next-practice = Offen üben

# The scenario book.
quirky_circuits-book-open = Das Szenariobuch öffnen
quirky_circuits-book = Das Szenariobuch
quirky_circuits-book-entry = { $number }. { $name }
quirky_circuits-book-label = { $number }. { $name }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
    }. { $words }{ $colour ->
    [none] {""}
   *[other] {" "}Gewonnen in { quirky_circuits-battery-colour }.
    }
quirky_circuits-book-tale = Einundzwanzig Abende, von einem Stern bis fünf. { $won ->
    [0] Was euer Team auf diesem Gerät gewinnt, wird hier angekreuzt.
   *[other] Euer Team hat auf diesem Gerät { $won } davon gewonnen.
    }
quirky_circuits-book-won = gewonnen in { quirky_circuits-battery-colour }
quirky_circuits-book-times = { $times ->
    [1] Einmal gewonnen
   *[other] { $times }-mal gewonnen
    }, am besten in { quirky_circuits-battery-colour }
quirky_circuits-book-own-name = Ein eigenes Szenario
quirky_circuits-book-own = Eigene
quirky_circuits-book-own-words = Zeichne eins in der <a>Szenario-Werkstatt</a>, oder nimm eine Datei:
quirky_circuits-book-file = eine Datei öffnen

# The gallery.
quirky_circuits-gallery = Das sind die vier Roboter
quirky_circuits-gallery-hint = Tipp einen an, und er dreht sich: Man sieht immer, wo vorne ist.
quirky_circuits-gallery-turn = { quirky_circuits-robot }: umdrehen
quirky_circuits-gallery-job = { $robot ->
    [gizmo] Saugt Staub, mit einer Katze obendrauf.
    [twirl] Trägt Samen, und das Abendessen.
    [rover] Gräbt nach alten Knochen.
   *[lefty] Macht Sushi für Katzen.
    }
quirky_circuits-gallery-quirk = { $robot ->
    [gizmo] Stößt überall an und dreht sich dann von selbst nach links.
    [twirl] Nach zwei ganzen Feldern treibt sie noch eins weiter, nach der nächsten Karte.
    [rover] Nimmt Dinge ins Maul, vor sich. Einen Hang hinauf nur mit einem Sprung.
   *[lefty] Die rechte Hand reicht ein Feld nach rechts, die linke zwei nach links, immer beide.
    }
quirky_circuits-gallery-front = { $robot ->
    [gizmo] Augen und roter Stoßfänger voraus. Der Schwanz kommt hinterher.
    [twirl] Fühler und Arme voraus. Der Stecker kommt hinterher.
    [rover] Die Nase voraus. Die rote Antenne wedelt hinten.
   *[lefty] Augen auf dem Bildschirm voraus. Der lange Arm ist immer der linke.
    }
quirky_circuits-gallery-make = <a>Die Szenario-Werkstatt</a>: Zeichne eine eigene Karte, lass sie prüfen und lösen, und spiel sie.

# How to play.
quirky_circuits-rules-about = Worum es geht
quirky_circuits-rules-about-1 = Ihr steuert alle zusammen einen Roboter, und niemand sagt ein Wort. Erreicht das Ziel des Szenarios, bevor die Batterie leer ist.
quirky_circuits-rules-program = Programmieren
quirky_circuits-rules-back = { $back ->
    [move] Fahrten
    [turn] Drehungen
    [special] etwas Besonderes
   *[quirk] auch eine Marotte
    }
quirky_circuits-rules-program-1 = Wer will, spielt jederzeit eine Karte, verdeckt, rechts von der letzten. Die Rückseite sagt, welche Sorte es ist, mehr nicht. Alle spielen mindestens eine, zusammen mindestens fünf.
quirky_circuits-rules-program-2 = <b>Gelb zuerst:</b> Wer eine Marotte hat, darf vorher nichts anderes spielen.
quirky_circuits-rules-program-3 = Hast du genug gespielt, sag Fertig. Wer noch eine Karte spielt, ist wieder dabei. Sind alle fertig, läuft das Programm.
quirky_circuits-rules-word = Kein Wort
quirky_circuits-rules-word-1 = Keine Tipps, keine Pläne, keine Grimassen. Hände flach auf dem Tisch heißen „Hören wir auf“: Das bindet niemanden. Und wenn du unbedingt etwas sagen musst, sag Beep-boop.
quirky_circuits-rules-run = Los
quirky_circuits-rules-run-1 = Die Karten werden aufgedeckt und von links nach rechts ausgeführt. Fährt der Roboter gegen ein Hindernis, eine Barriere oder den Rand, bleibt er dort stehen: Der Rest dieser Karte ist verloren, die nächste kommt.
quirky_circuits-rules-run-2 = Dann kommen die Karten unter den Stapel, die Batterie verliert einen Balken, und alle füllen ihre Hand auf: fünf Karten zu zweit, vier zu dritt oder viert.
quirky_circuits-rules-end = Das Ende
quirky_circuits-rules-end-1 = Sobald das Ziel erreicht ist, habt ihr gewonnen, auch mitten in einem Programm. Die Batterie zeigt, wie gut: rot, gelb oder sogar grün. Bei 0 ist es vorbei.
quirky_circuits-rules-robots = Die Roboter
quirky_circuits-rules-robot = { $robot ->
    [gizmo] <b>Gizmo.</b> Putzt, worüber er fährt: Wollmäuse und Scherben von Vasen. Stößt er gegen etwas Festes, dreht er sich außerdem von selbst nach links, einmal je Karte. Stößt er gegen eine Vase, zerbricht sie: mehr zu putzen. Ist alles sauber, geht es zurück zur Ladestation.
    [twirl] <b>Twirl.</b> Nimmt auf und legt ab, wo sie gerade steht. Nach Vorwärts 2 über zwei ganze Felder hat sie Schwung: Nach der nächsten Karte treibt sie noch ein Feld weiter. Ein Stoß stoppt den Schwung. Er bleibt auch über das Ende einer Runde.
    [rover] <b>Rover.</b> Nimmt auf und legt ab, was vor seiner Nase liegt; lange Knochen drehen sich mit ihm. Einen Hang hinauf nur mit einem Sprung; ein Sprung geht über alles außer Barrieren und kann nicht auf einem Hindernis enden.
   *[lefty] <b>Lefty.</b> Seine rechte Hand reicht ein Feld nach rechts, seine linke zwei Felder nach links, und beide greifen zugleich. Auf Tische kann er nicht fahren, aber Essen daraufstellen.
    }
quirky_circuits-rules-carrying = Tragen
quirky_circuits-rules-carrying-1 = Ein Roboter, der etwas hält, legt es nur ab. Was er hält, schwebt über alles hinweg; was er ablegt, hält nur eine Barriere auf. Abgeliefert ist abgeliefert. Gibt es mehrere Dinge aufzunehmen, wählt, wer die Karte gespielt hat.
quirky_circuits-rules-cards = Alle Karten
quirky_circuits-rules-card = <b>{ $card ->
    [patches_1] Patches 1, 2
    [tiger_1] Tiger 1, 2
    [scar_1] Scar 1, 2
    [hen_1] Henne 1, 2
    [fox_1] Fuchs 1, 2
   *[other] { quirky_circuits-card }
    }.</b> { quirky_circuits-card-does }
quirky_circuits-rules-walking = Wer läuft, nimmt den kürzesten Weg, auch schräg, um Hindernisse und Barrieren herum, und hält an, wo er hinwollte.

# The workshop.
quirky_circuits-shop = Szenario-Werkstatt
quirky_circuits-shop-good = Daran ist nichts falsch. { $goal }
quirky_circuits-shop-new = Mein Szenario
quirky_circuits-shop-draw = Zeichnen
quirky_circuits-shop-put = Hinlegen
quirky_circuits-shop-belongs = Wohin es gehört
quirky_circuits-shop-for = für { quirky_circuits-thing-alone }
quirky_circuits-shop-tool = { $tool ->
    [start] Start
    [obstacle] Hindernis
    [vase] Vase
    [bunny] Wollmaus
    [wall] Barriere
    [rise] Hang
    [belt] Förderband
   *[floor] Boden
    }
quirky_circuits-shop-map = Die Karte
quirky_circuits-shop-help = Pfeile bewegen, Enter zeichnet, Umschalt und ein Pfeil zeichnet eine Kante.
quirky_circuits-shop-solving = Der Löser probiert alles aus. Das kann ein, zwei Minuten dauern.
quirky_circuits-shop-watch = Die Lösung ansehen
quirky_circuits-shop-solve = Lösen
quirky_circuits-shop-robot = Roboter
quirky_circuits-shop-name = Name
quirky_circuits-shop-sentence = Ein Satz für das Buch
quirky_circuits-shop-battery = Batterie
quirky_circuits-shop-stars = Sterne
quirky_circuits-shop-wide = Breite
quirky_circuits-shop-high = Höhe
quirky_circuits-shop-goal = Ziel
quirky_circuits-shop-goal-now = Jetzt: { COMMAS($goals) }.
quirky_circuits-shop-goal-none = Noch nichts: Setz Wollmäuse oder Ziele auf die Karte.
quirky_circuits-shop-goal-part = { $what ->
    [clean] putzen
    [deliver] abliefern
   *[dock] zur Ladestation
    }
quirky_circuits-shop-meets = { quirky_circuits-thing-alone } trifft { $whom }
quirky_circuits-shop-dock = dann zurück zum Start
quirky_circuits-shop-cards = Karten
quirky_circuits-shop-deck = { $deck ->
    [basic] die eigenen des Roboters
    [quirk] seine gelben Marotten
    [cats] Katzen, die laufen
    [farm] Henne und Fuchs
   *[conveyor] Förderbänder
    }
quirky_circuits-shop-special = Besondere Regeln
quirky_circuits-shop-in-way = { quirky_circuits-thing-first } steht im Weg
quirky_circuits-shop-lost = verloren, wenn: { $pair }
quirky_circuits-shop-order = in dieser Reihenfolge abliefern:
quirky_circuits-shop-earlier = { quirky_circuits-thing }: früher
quirky_circuits-shop-more = Mehr, von Hand
quirky_circuits-shop-all = auch Dinge der anderen Welten
quirky_circuits-solution = Die Lösung
quirky_circuits-solution-back = Zurück zur Zeichnung
quirky_circuits-solution-done = Gelöst!
quirky_circuits-solution-cards = Mit { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
    }, wenn alle die richtigen hätten.
quirky_circuits-solution-begins = Eine Karte nach der anderen.

# Nach dem Spiel: jede Runde, wie sie war, und wie sie hätte sein können.
quirky_circuits-after = Runde für Runde
quirky_circuits-after-words = { $open ->
    [yes] Hätte ein Kopf alle Hände gehalten: das beste Programm, das sich für eure Karten fand. Was noch gezogen wurde, kannte er nicht.
   *[no] Was Bots auf euren Plätzen mit denselben Händen gelegt hätten, und jeder wusste nur so viel wie eine von euch.
    }
quirky_circuits-after-which = Welche Runde
quirky_circuits-after-wins = war zu gewinnen
quirky_circuits-after-even = ebenso gut
quirky_circuits-after-ahead = { $n ->
    [one] 1 Karte weiter
   *[other] { $n } Karten weiter
    }
quirky_circuits-after-behind = { $n ->
    [one] ihr: 1 Karte weiter
   *[other] ihr: { $n } Karten weiter
    }
quirky_circuits-after-would-win = { $open ->
    [yes] Mit diesen Händen war hier zu gewinnen, mit { $battery } in der Batterie: { quirky_circuits-battery-colour }.
   *[no] Bots hätten hier gewonnen, mit { $battery } in der Batterie: { quirky_circuits-battery-colour }.
    }
quirky_circuits-after-would-gain = { $open ->
    [yes] { $n ->
        [one] Mit diesen Händen ging es eine Karte weiter.
       *[other] Mit diesen Händen ging es { $n } Karten weiter.
        }
   *[no] { $n ->
        [one] Bots wären eine Karte weiter gekommen.
       *[other] Bots wären { $n } Karten weiter gekommen.
        }
    }
quirky_circuits-after-did-gain = { $n ->
    [one] Ihr seid eine Karte weiter gekommen, als Bots es wären.
   *[other] Ihr seid { $n } Karten weiter gekommen, als Bots es wären.
    }
quirky_circuits-after-would-same = { $open ->
    [yes] Für diese Hände fand sich nichts Besseres.
   *[no] Bots wären ebenso weit gekommen.
    }
quirky_circuits-after-played = Wie ihr sie gespielt habt
quirky_circuits-after-better = { $open ->
    [yes] Wie sie hätte sein können
   *[no] Wie Bots gelegt hätten
    }
quirky_circuits-after-cleaned = { $n ->
    [one] Putzt ein Feld.
   *[other] Putzt { $n } Felder.
    }
quirky_circuits-after-delivered = { $n ->
    [one] Liefert ein Ding ab.
   *[other] Liefert { $n } Dinge ab.
    }
quirky_circuits-after-met = { $n ->
    [one] Eines kommt dorthin, wo es soll.
   *[other] { $n } kommen dorthin, wo sie sollen.
    }
quirky_circuits-after-broke = { $n ->
    [one] Zerbricht eine Vase.
   *[other] Zerbricht { $n } Vasen.
    }
quirky_circuits-after-won = Gewinnt, mit { $battery } in der Batterie: { quirky_circuits-battery-colour }.
quirky_circuits-after-lost = Verliert sofort das Spiel.
quirky_circuits-after-left = { $n ->
    [one] Dann fehlt noch etwa eine Karte.
   *[other] Dann fehlen noch etwa { $n } Karten.
    }
quirky_circuits-after-replay = Diese Runde in der Wiederholung

# Wie man spielt: was einem leicht entgeht, und was man in einem Spiel war.
quirky_circuits-habit-bumps = Karten, die irgendwo anstießen
quirky_circuits-habit-idle = Karten, die nichts bewirkten
quirky_circuits-role = { $role ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# Puzzles.
quirky_circuits-puzzle-win = Du hast das letzte Wort. Spiel deine Karten so, dass dieses Programm alles erledigt, was noch zu tun ist{ $home ->
    [yes] , und den Roboter nach Hause bringt
   *[no] {""}
    }.
quirky_circuits-puzzle-do = Du hast das letzte Wort. Spiel deine Karten so, dass dieses Programm das schafft: Es { $does }.
quirky_circuits-puzzle-cleans = { quirky_circuits-did-cleaned }
quirky_circuits-puzzle-delivers = { quirky_circuits-did-delivered }
quirky_circuits-puzzle-why = Die Reihe wird von links ausgeführt, dann deine Karten, wie du sie spielst: So { $won ->
    [yes] ist es gewonnen
   *[no] wird mehr geschafft als in jeder anderen Reihenfolge
    }.
