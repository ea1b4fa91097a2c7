tv-opener = Whoever opened it
tv-only-watches = This screen only watches.
tv-knock = Knock with your phone:
tv-play-along = Play along with your phone:
tv-short =
    { $count ->
        [one] One more must sit down.
        [2] Two more must sit down.
        [3] Three more must sit down.
       *[other] { $count } more must sit down.
    }
tv-starts = { $host } starts the game.
tv-no-spectators = This game is played without spectators: this screen shows it when it is over.
tv-lost = Connection lost. Trying again…
tv-again-phones = Play again on your phones: this screen comes along.
tv-chair-free = A chair is free.
tv-table = Table <b>{ $code }</b>
tv-not-connected = not connected
tv-to-move = to move
tv-has-left = { $who } has left
tv-free-chair = A free chair
