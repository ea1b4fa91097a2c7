invite = Invite someone
setup-file = A file of yours
setup-file-chosen = Chosen. Tap to read another.
setup-file-words = Made and changed as you like.
setup-free-chair = Free chair
setup-sit-here = sit here
setup-knock = knock
setup-locked = locked
setup-sit-or-bot = sit here or add a bot
setup-add-bot = add a bot
setup-a-bot = a bot
setup-on-this-device = on this device
setup-ready = ready
setup-stepped-out = just stepped out
setup-title = { $game } at { $code }
setup-heading = { $game } at table { $code }
setup-no-spectators = The game is played without spectators.
setup-stay = Stay and watch: it begins here by itself.
setup-lead-open = It leads straight to the free chair.
setup-lead-knock = It leads to the door, where they knock.
setup-table-locked = The table is locked.
setup-all-taken = All chairs are taken.
setup-table-locked-watch = The table is locked. They can still watch.
setup-all-taken-watch = All chairs are taken. They can still watch.
setup-public = Show it among the open tables
setup-hints = Everybody may ask for hints
setup-minder = A bot plays for who is gone
setup-no-tv = Without spectators it is not shown on a TV.
setup-tv = Show it on a TV
setup-tv-address = On the TV itself: { $address }
setup-nobody-new = Nobody new sits down.
setup-start = Start playing
setup-short =
    { $count ->
        [one] one more must sit down
       *[other] { number-word } more must sit down
    }
setup-at-table = { number-word } at the table
setup-not-ready = The game is getting ready
setup-bot-will-do = A bot will do: tap a free chair.
setup-stay-empty =
    { $count ->
        [0] A full table. Lovely.
        [one] The free chair simply stays empty.
        [2] Two chairs simply stay empty.
        [3] Three chairs simply stay empty.
       *[other] { $count } chairs simply stay empty.
    }
setup-knocked = You have knocked.
setup-can-let-in = { $host } can let you in: stay here.
setup-host-lets-in = { $host } is at the table, and lets people in.
setup-chair-for-you = { $host } is at the table. There is a chair for you.
