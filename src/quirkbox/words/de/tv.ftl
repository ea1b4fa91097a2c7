tv-opener = Wer ihn eröffnet hat
tv-only-watches = Dieser Bildschirm sieht nur zu.
tv-knock = Klopf mit deinem Handy an:
tv-play-along = Spiel mit deinem Handy mit:
tv-short =
    { $count ->
        [one] Eine Person fehlt noch.
        [2] Zwei Personen fehlen noch.
        [3] Drei Personen fehlen noch.
       *[other] { $count } Personen fehlen noch.
    }
tv-starts = { $host } beginnt das Spiel.
tv-no-spectators = Dieses Spiel wird ohne Zuschauer gespielt: Dieser Bildschirm zeigt es, wenn es zu Ende ist.
tv-lost = Verbindung weg. Neuer Versuch…
tv-again-phones = Spielt auf euren Handys noch einmal: Dieser Bildschirm kommt mit.
tv-chair-free = Ein Stuhl ist frei.
tv-table = Tisch <b>{ $code }</b>
tv-not-connected = nicht verbunden
tv-to-move = am Zug
tv-has-left = { $who } ist gegangen
tv-free-chair = Ein freier Stuhl
