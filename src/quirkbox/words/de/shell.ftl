server-silent = Der Quirkbox-Server antwortet nicht.
did-not-work = Das hat nicht geklappt.

# Everywhere.
home = Quirkbox, alle Spiele
all-games = Alle Spiele
rules = Regeln
close = Schließen
you = Du
nobody = Niemand
somebody = Jemand
guest = Gast
your-name = Dein Name
another-name = Ein anderer Name
sit-down = Hinsetzen
knock = Anklopfen
go-on = Weiter
again-try = Noch einmal versuchen
share = Teilen
copy = Kopieren
copy-link = Link kopieren
on-quirkbox = { $what } auf Quirkbox
this-computer-only = Diese Adresse geht nur auf diesem Computer.
learn-step-by-step = Schritt für Schritt lernen
how-to-play = So wird gespielt
how-to-play-it = So wird { $game } gespielt
getting-ready = Wird vorbereitet. Es beginnt von selbst.
what-happened-at-table = Was geschehen ist
what-happened = Was war los?
watch-again = Noch einmal ansehen
# A number as a word where it is small: "two more must sit down".
number-word =
    { $count ->
        [0] kein
        [1] ein
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
       *[other] { $count }
    }
# For how many a game is.
players-count =
    { $same ->
        [yes]
            { $high ->
                [one] 1 Person
               *[other] { $high } Personen
            }
       *[no] { $low }–{ $high } Personen
    }
players-together =
    { $same ->
        [yes] { $high }
       *[no] { $low }–{ $high }
    }, gemeinsam
players-minutes = { players-count }, etwa { $minutes } Minuten.
together-minutes = { players-together }, etwa { $minutes } Minuten.
# The four chairs: a colour and a shape each.
chair-yellow = gelbes Dreieck
chair-blue = blauer Kreis
chair-red = rotes Quadrat
chair-violet = violettes Karo
tempo-calm = Langsam
tempo-usual = Normal
tempo-quick = Schnell
# Bots: how strong they are, and what they are like.
bot-strength =
    { $strength ->
        [easy] leicht
        [fair] mittel
       *[strong] stark
    }
bot-random = spielt irgendwas
bot-greedy = nimmt, was es sieht
bot-search = ganz schön schlau
bot-trained = hat es eine Million Mal gespielt
bot-master = hat es gelernt und denkt voraus

page-outdated = Ein Teil dieser Seite ließ sich nicht laden. Vielleicht wurde Quirkbox erneuert, seit du sie geöffnet hast.

percent = { $value } %
to-the-game = Zum Spiel
to-the-table = Zum Tisch { $code }
once-more = Noch einmal
back = Zurück
no-such-game = So ein Spiel gibt es hier nicht.
one-moment = Einen Moment…
puzzle-of-the-day = Das Rätsel des Tages
more-puzzles = Mehr Rätsel
play = Abspielen

nothing-here-title = Hier ist nichts.
link-cut-off = Vielleicht wurde der Link abgeschnitten. Die Spiele sind eine Seite weiter.
link-cut-off-code = Vielleicht wurde der Link abgeschnitten. Die Spiele sind eine Seite weiter, und ein Tisch hat einen Code wie FOX-42.
no-game-here = Der Server hat kein solches Spiel.
lab-game-title = Spiel { $number }
page-old = Diese Seite ist alt geworden.
page-reload = Seite neu laden
try-game = { $game } ausprobieren
try-nothing-title = Hier gibt es nichts auszuprobieren.
try-nothing-words = Das Spiel selbst ist eine Seite weiter.
game-in-a-moment = Wird vorbereitet, einen Moment
game-designers = Für Spieleerfinder: <a>das Labor</a>
game-designers-workshop = Für Spieleerfinder: <a>das Labor</a> und <u>die Werkstatt</u>
goal = Dein Ziel
goal-new-here = Neu hier?
goal-learn = Lern es
goal-known = Ich kenne dieses Spiel
goal-whole = Ganz lesen
file-draw-or-save = <a>Zeichne eine in der Werkstatt</a> oder <u>speichere unsere Datei</u> und ändere sie.
file-save-ours = <u>Speichere unsere Datei</u> und ändere sie.
file-looking = Wird angesehen…
keys-everywhere = Überall
keys-table = Am Tisch
keys-replay = In einer Wiederholung
keys-next = das Nächste
keys-take = nehmen
keys-sound = Ton an oder aus
keys-pause = Pause, allein mit Bots
keys-back = zurücknehmen, allein mit Bots
keys-night = Nacht oder Tag
keys-sheet = dieses Blatt
keys-close = schließen, was obenauf liegt
keys-rules = die Regeln neben dem Brett
keys-log = alles, was geschehen ist
keys-say = etwas sagen
keys-play = abspielen oder anhalten
keys-steps = ein Schritt zurück, ein Schritt weiter
keys-ends = der Anfang, das Ende
keys-speed = schneller, langsamer
# What stands on a key.
key-escape = Esc
key-space = Leertaste
sound-now =
    { $on ->
        [yes] Ton ist an.
       *[no] Ton ist aus.
    }
link-copied = Der Link ist kopiert. Schick ihn jemandem.
link-not-copied = Dein Browser wollte ihn nicht kopieren. Der Link steht neben dem Knopf.
qr-table = QR-Code mit dem Link zu diesem Tisch

key-control = Strg

language = Sprache
