lobby-tagline =
    { $count ->
        [0] Ein paar schräge kleine Spiele, ein Tisch.
        [one] Ein schräges kleines Spiel, ein Tisch.
       *[other] { lobby-number } schräge kleine Spiele, ein Tisch.
    }
# At the beginning of a sentence.
lobby-number =
    { $count ->
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
       *[other] { $count }
    }
lobby-bring = Bring Freunde mit, oder lass die Bots Platz nehmen.
play-now = Sofort spielen
lobby-waits = { $game } wird vorbereitet. Es beginnt von selbst.
lobby-in-a-moment = { $game } wird vorbereitet, einen Moment
lobby-with-bots =
    { $game } mit { $count ->
        [0] keinem Bot
        [one] einem Bot
       *[other] { number-word } Bots
    }, ohne Warten
lobby-partners-strength = Wie gut deine Partner sind
lobby-bots-strength = Wie stark die Bots sind
lobby-partners = Partner
lobby-rivals = Gegner
set-up-table = Tisch für Freunde eröffnen
lobby-rules-box = Regeln, und was in der Schachtel ist
try-alone = Erst allein ausprobieren
lobby-first-time = Zum ersten Mal hier?
lobby-first-time-words = Such dir eine Schachtel aus und lern das Spiel in ein paar kleinen Lektionen auf seinem Brett. Oder setz dich einfach: Bots füllen die leeren Stühle.
lobby-learn-it = { $game } Schritt für Schritt lernen
lobby-learn = Schritt für Schritt lernen
lobby-last-game = Dein letztes Spiel
lobby-your-table = Dein Tisch
lobby-continue = Dein Spiel geht weiter
lobby-is-over = { $game } an { $code } ist zu Ende.
lobby-back-to-table = Zurück an den Tisch
lobby-all-yours = Alle deine Tische
lobby-yours = Deine Tische
join-with-code = Mit einem Code mitspielen
join = Los
join-looks-like = Ein Code sieht aus wie FOX-42. Er steht auf dem Bildschirm der anderen.
name-change = Du bist { $who }. Namen ändern
name-shall-we = Dürfen wir { $who } sagen?
name-what = Wie sollen wir dich nennen?
name-another-idea = Eine andere Idee
name-thats-me = Das bin ich
name-more = Das bist du: Gesicht, andere Geräte
open-tables = Offene Tische
server-not-answering = Der Server antwortet nicht.
server-trying-again = Wir versuchen es weiter, du musst nicht neu laden.
open-none = Gerade wartet niemand.
open-none-words = Eröffne einen und schalte „Unter den offenen Tischen zeigen“ ein.
open-more = und { $count } weitere
shelf-games = Spiele
shelf-box =
    { $ready ->
        [yes] { $game }. { $tagline }. { $players }.
       *[no] { $game }. { $tagline }. { $players }. Wird vorbereitet.
    }
shelf-soon = wird vorbereitet
row-watch = Ansehen
row-table-of = Tisch von { $who }
row-forget = { $game } an { $code } von dieser Liste nehmen
# How a table stands.
state-over = Das Spiel ist zu Ende.
state-result = { $how ->
        [won] Gewonnen.
        [together] Zusammen gewonnen.
        [lost] Diesmal nicht gewonnen.
       *[place] Platz { $place } von { $of }.
    }
state-at-table =
    { $count ->
        [one] { $names } sitzt am Tisch.
       *[other] { $names } sitzen am Tisch.
    }
state-nobody = Noch sitzt sonst niemand am Tisch.
state-your-turn = Du bist dran!
state-they-wait =
    { $count ->
        [one] Du bist dran! { $names } wartet.
       *[other] Du bist dran! { $names } warten.
    }
state-thinking =
    { $count ->
        [one] { $names } denkt nach.
       *[other] { $names } denken nach.
    }
state-goes-on = Das Spiel läuft.
day-today = heute
day-yesterday = gestern
row-mine =
    { $with ->
        [yes] { $state } { $code }, { $day }, mit { $names }.
       *[no] { $state } { $code }, { $day }.
    }
