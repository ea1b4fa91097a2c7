# Numbers in words, as a picture book tells them; at the beginning of a sentence with a capital.
tiny_turbo_cars-count = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
    }
tiny_turbo_cars-count-first = { $n ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $n }
    }
tiny_turbo_cars-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
    }
tiny_turbo_cars-seat = Seat { $number }
tiny_turbo_cars-slides = { $slides ->
    [one] 1 slide
   *[other] { $slides } slides
    }
tiny_turbo_cars-batteries = { $batteries ->
    [one] 1 battery
   *[other] { $batteries } batteries
    }
tiny_turbo_cars-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
    }
tiny_turbo_cars-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
    }

# The cars: their names stay in every language.
tiny_turbo_cars-car = { $car ->
    [die_liner] Die Liner
    [brick_gang] Brick Gang
    [sonic_fish] Sonic Fish
    [grim_thresher] Grim Thresher
    [m1_furry] M1 Furry
    [bird_racer] Bird Racer
    [dogtor] Dogtor
   *[turbotbot] Turbotbot
    }
tiny_turbo_cars-ability = { $car ->
    [die_liner] Next +1 and crayon speeders give 2 more, not 1.
    [brick_gang] From carpet and grass it always moves 2.
    [sonic_fish] After a puddle, its diagonals go 1 further.
    [grim_thresher] A move of exactly 1 straight ahead never hurts it.
    [m1_furry] Missiles fly all four ways; a hit brings a shield.
    [bird_racer] At the end of its turn it may fly to another lane.
    [dogtor] Battery loads 2. With all 3 loaded it drives 2 instead.
   *[turbotbot] Turbo is always 4, but a crash in it hurts twice.
    }
tiny_turbo_cars-motto = { $car ->
    [die_liner] Rolls over the carpet sea and always adds it up twice.
    [brick_gang] Three friends who stick together, on any rug.
    [sonic_fish] Happiest where it is wet.
    [grim_thresher] Goes slowly, through everything.
    [m1_furry] Soft outside, and not to be stood next to.
    [bird_racer] Why drive around a book?
    [dogtor] Take two batteries and call me in the morning.
   *[turbotbot] Beep. Boop. Vroom.
    }
tiny_turbo_cars-cars = Meet the eight cars
tiny_turbo_cars-cars-hint = Each can do one thing that no other can.
tiny_turbo_cars-car-ride = { tiny_turbo_cars-car } takes a ride

# What is printed on a tile: it has room for about ten letters.
tiny_turbo_cars-command = { $command ->
    [forward_1] Forward 1
    [forward_2] Forward 2
    [back_1] Back 1
    [left_1] Left 1
    [left_2] Left 2
    [right_1] Right 1
    [right_2] Right 2
    [jump] Jump
    [missile] Missile
    [turbo] Turbo
    [battery] Battery
    [increase] Next +1
    [decrease] Next −1
    [hole] The hole
   *[other] a tile
    }
# The way of a tile that is slid.
tiny_turbo_cars-way = { $way ->
    [up] up
    [down] down
    [left] left
   *[right] right
    }

# The track: its rooms, as names and within a sentence; what lies about.
tiny_turbo_cars-room = { $room ->
    [START] Hall
    [T1] Study
    [T2] Kitchen
    [T3] Living room
    [T4] Attic
    [FIN] Garden door
   *[own] A room of your own
    }
tiny_turbo_cars-in-room = { $room ->
    [START] hall
    [T1] study
    [T2] kitchen
    [T3] living room
    [T4] attic
    [FIN] garden door
    [garden] the garden
    [own] a room of your own
   *[house] the house
    }
tiny_turbo_cars-thing = { $thing ->
    [duck] the rubber duck
    [blocks] the building blocks
    [bear] the teddy bear
    [ball] the ball
    [top] the spinning top
    [books] the pile of comics
    [car] another car
    [impassable] a thick book
    [wall] the wall
    [blue] the blue side
   *[red] the red side
    }
# Titles of the books that lie in the way: short, each word on a line of its own.
tiny_turbo_cars-book = { $book ->
    [0] 1001 NAPS
    [1] ATLAS of SOCKS
    [2] Cat Weekly
    [3] HOW TO TIDY
    [4] Soup
   *[5] Very Long Words
    }

# What a command comes to: "Forward 2 from carpet and 1 more makes 2".
tiny_turbo_cars-change = { $more ->
    [0] { $less } less
   *[other] { $more } more
    }
tiny_turbo_cars-doing = { $command ->
    [turbo] Turbo, worth { $printed }
   *[other] { tiny_turbo_cars-command }
    }{ $ground ->
    [carpet] {" "}from carpet
    [grass] {" "}from grass
   *[other] {""}
    }{ $changed ->
    [yes] {" "}and { tiny_turbo_cars-change }
   *[no] {""}
    }
tiny_turbo_cars-makes = { tiny_turbo_cars-doing } makes { $value }
tiny_turbo_cars-carried = The next command gets { tiny_turbo_cars-change }.
tiny_turbo_cars-cancelled = Plus and minus cancel out.
tiny_turbo_cars-cancelled-why = They cancel out.
tiny_turbo_cars-hole = The hole: nothing happens.
tiny_turbo_cars-hole-why = Nothing happens.
tiny_turbo_cars-back-start = Back is ignored on the starting grid.
tiny_turbo_cars-back-start-why = Nobody backs off the starting grid.

# How far a car has come, and what stopped it.
tiny_turbo_cars-far = { $how ->
    [forward] { $far } forward
    [backward] { $far } back
    [left] { $far } to the blue side
    [right] { $far } to the red side
    [jump] A jump of { $far }
    [fly] Flies to lane { $lane }
   *[boost] A shield pushes { $far } forward
    }
tiny_turbo_cars-moved = { $met ->
    [into] { tiny_turbo_cars-far }, straight into { tiny_turbo_cars-thing }
    [stopped] { tiny_turbo_cars-far }, then { tiny_turbo_cars-thing } stops it
    [blocked] No way: { tiny_turbo_cars-thing } is right there
    [nowhere] No move
   *[nothing] { tiny_turbo_cars-far }
    }.
tiny_turbo_cars-who-moved = { you-subject }: <b>{ tiny_turbo_cars-moved }</b>

# Damage. Shouts beside the car have room for about eight letters.
tiny_turbo_cars-boom = { $cause ->
    [obstacle] BONK!
    [car] CRASH!
    [missile] ZAP!
    [slowest] SLOWEST!
    [none] Phew!
    [water] Splash!
   *[impassable] THUD!
    }
tiny_turbo_cars-unharmed = { $why ->
    [start] No damage: nobody is harmed on the starting grid.
    [down] No damage: a car lying down takes no more damage.
   *[small_step] No damage: a small step does the Grim Thresher no harm.
    }
tiny_turbo_cars-damaged = { $slowest ->
    [yes] { $you ->
        [yes] You were
       *[no] { $who } was
    } the slowest.{" "}
   *[no] {""}
    }{ $paid ->
    [shield] A shield takes it{ $left ->
        [0] .
        [one] ; 1 shield left.
       *[other] ; { $left } shields left.
    }
   *[battery] { $you ->
        [yes] You lose
       *[no] { $who } loses
    } a battery; { $left ->
        [0] none is
        [one] 1 is
       *[other] { $left } are
    } left.
    }

# What happened, line by line. "you" is yes where the reader did it.
tiny_turbo_cars-log-chose = { $you ->
    [yes] You drive
   *[no] { $who } drives
    } <b>{ tiny_turbo_cars-car }</b>.
tiny_turbo_cars-log-placed = { $you ->
    [yes] You start
   *[no] { $who } starts
    } in lane { $lane }.
tiny_turbo_cars-log-round = <b>Round { $number }.</b> Controllers up!
tiny_turbo_cars-log-time-up = Time is up for { $you ->
    [yes] you
   *[no] { $who }
    }.
tiny_turbo_cars-log-done = { $you ->
    [yes] You are
   *[no] { $who } is
    } done{ $smile ->
    [none] {""}
   *[other] : Smile { $smile }
    }, after { tiny_turbo_cars-slides }.
tiny_turbo_cars-log-countdown = Ten seconds for { $you ->
    [yes] you
   *[no] { $who }
    }!
tiny_turbo_cars-log-undone = { $slides ->
    [one] 1 slide of { $you ->
        [yes] yours
       *[no] { $who }
    } was too many and goes back.
   *[other] { $slides } slides of { $you ->
        [yes] yours
       *[no] { $who }
    } were too many and go back.
    }
tiny_turbo_cars-log-smile = { $you ->
    [yes] You get
   *[no] { $who } gets
    } Smile { $smile }.
tiny_turbo_cars-log-revealed = All programs lie open.
tiny_turbo_cars-log-turn = <b>{ tiny_turbo_cars-races }.</b>
tiny_turbo_cars-log-recovered = { $you ->
    [yes] You lie there and load
   *[no] { $who } lies there and loads
    } a battery: { $batteries } now.
tiny_turbo_cars-log-stood = { $you ->
    [yes] You stand
   *[no] { $who } stands
    } up again.
tiny_turbo_cars-log-healed = { $batteries ->
    [0] All batteries are loaded already.
   *[other] { $you ->
        [yes] You load
       *[no] { $who } loads
    } { tiny_turbo_cars-batteries }.
    }
tiny_turbo_cars-log-fired = { $around ->
    [yes] Missiles in all four directions!
   *[no] A missile straight ahead!
    }
tiny_turbo_cars-log-hit = It hits { $you ->
    [yes] you
   *[no] { $who }
    }.
tiny_turbo_cars-log-slippery = { $you ->
    [yes] You are
   *[no] { $who } is
    } slippery: blue and red change places.
tiny_turbo_cars-log-dropped = { tiny_turbo_cars-count-first } unused { $n ->
    [one] shield goes
   *[other] shields go
    } back.
tiny_turbo_cars-log-gained = { $you ->
    [yes] You get
   *[no] { $who } gets
    } { tiny_turbo_cars-shields }{ $behind ->
    [yes] {" "}for the { $shields ->
        [one] car
       *[other] cars
    } ahead.
   *[no] .
    }
tiny_turbo_cars-log-crossed = { $you ->
    [yes] You are
   *[no] { $who } is
    } <b>{ $rows ->
    [1] over the line
   *[other] { $rows } rows past the line
    }</b>.
tiny_turbo_cars-log-home = { $you ->
    [yes] You are
   *[no] { $who } is
    } home: <b>{ tiny_turbo_cars-place }.</b>
tiny_turbo_cars-log-grandma = Grandma is here! <b>{ $you ->
    [yes] You are
   *[no] { $who } is
    } ahead.</b>
tiny_turbo_cars-log-won = <b>{ $you ->
    [yes] You win
   *[no] { $who } wins
    } the race!</b>

# Said while it is seen.
tiny_turbo_cars-races = { $you ->
    [yes] You race
   *[no] { $who } races
    }
tiny_turbo_cars-slept = { tiny_turbo_cars-command } is slept through
tiny_turbo_cars-recovered = A battery is loaded: { $batteries } now.
tiny_turbo_cars-stood = All loaded: up again!
tiny_turbo_cars-healed = { $gained ->
    [0] All are loaded already.
   *[other] { $gained } loaded.
    }
tiny_turbo_cars-fell = { $you ->
    [yes] You are
   *[no] { $who } is
    } out of energy.
tiny_turbo_cars-slippery = Slippery! Blue and red change places.
tiny_turbo_cars-boosted = A shield for two spaces
tiny_turbo_cars-through = { $you ->
    [yes] You are
   *[no] { $who } is
    } through
tiny_turbo_cars-gained = { $behind ->
    [yes] Shields for all who are behind.
   *[no] A hit: one shield.
    }
tiny_turbo_cars-crossed = { you-subject } crossed the line!
tiny_turbo_cars-home = { $you ->
    [yes] You are
   *[no] { $who } is
    } home!
tiny_turbo_cars-grandma = Grandma is here!
tiny_turbo_cars-wins = { $you ->
    [yes] You win
   *[no] { $who } wins
    }!

# What there is to do, and who is waited for.
tiny_turbo_cars-choose = { $you ->
    [yes] Choose your car
   *[no] { $who } chooses a car
    }
tiny_turbo_cars-choose-hint = { $you ->
    [yes] Every car can do something special.
   *[no] The youngest first, then clockwise.
    }
tiny_turbo_cars-put = { $you ->
    [yes] Put your car on the grid
   *[no] { $who } places a car
    }
tiny_turbo_cars-put-hint = { $you ->
    [yes] Tap any free start slot.
   *[no] Who chose last places first.
    }
tiny_turbo_cars-fly = { $you ->
    [yes] Fly to another lane?
   *[no] { $who } may fly
    }
tiny_turbo_cars-fly-hint = { $you ->
    [yes] Tap an empty space in your row, or stay.
   *[no] Bird Racer looks for an empty space.
    }
tiny_turbo_cars-spend = { $you ->
    [yes] Spend a shield?
   *[no] { $who } may spend shields
    }
tiny_turbo_cars-spend-hint = { $you ->
    [yes] Each one pushes you two spaces ahead.
   *[no] Each one is two spaces.
    }
tiny_turbo_cars-won = { $you ->
    [yes] You win the race!
   *[no] { $who } wins the race!
    }
tiny_turbo_cars-won-all = Every place is taken.
tiny_turbo_cars-won-past = { tiny_turbo_cars-count-first } { $n ->
    [one] row
   *[other] rows
    } past the line.
tiny_turbo_cars-won-grandma = Grandma is here.
tiny_turbo_cars-hurry = { $you ->
    [yes] Hurry!
   *[no] { $who } is the last
    }
tiny_turbo_cars-hurry-hint = { $you ->
    [yes] Ten seconds, then your program stands.
   *[no] Count along!
    }
tiny_turbo_cars-waiting = Waiting for { $names }
tiny_turbo_cars-stands = Your program stands.
tiny_turbo_cars-everybody = Everybody programs at once.
tiny_turbo_cars-slide = Slide your program
tiny_turbo_cars-slide-counted = { tiny_turbo_cars-count-first } slides are left. Fewest slides race first.
tiny_turbo_cars-slide-live = The first one done races first.
tiny_turbo_cars-you-home = You are home, { tiny_turbo_cars-place }. The others race on.
tiny_turbo_cars-then-round = Then a new round begins.
tiny_turbo_cars-then-first = Then the controllers are turned up.
tiny_turbo_cars-then-race = { $you ->
    [yes] You race
   *[no] { $who } races
    } next.
tiny_turbo_cars-ready = Ready?
tiny_turbo_cars-next = { $you ->
    [yes] Your race is next
   *[no] { $who } is next
    }
tiny_turbo_cars-next-hint = It goes on by itself.
tiny_turbo_cars-here-we-go = Here we go

# Under a name, where one's own is "You": "You have a car", "Ada has a car".
tiny_turbo_cars-you = You
tiny_turbo_cars-is-away = is away
tiny_turbo_cars-has-car = { $you ->
    [yes] have a car
   *[no] has a car
    }
tiny_turbo_cars-is-choosing = { $you ->
    [yes] are choosing
   *[no] is choosing
    }
tiny_turbo_cars-waits = { $you ->
    [yes] wait
   *[no] waits
    }
tiny_turbo_cars-is-placed = { $you ->
    [yes] are on the grid
   *[no] is on the grid
    }
tiny_turbo_cars-is-placing = { $you ->
    [yes] are placing
   *[no] is placing
    }
tiny_turbo_cars-is-home = { $you ->
    [yes] are home, { tiny_turbo_cars-place }
   *[no] is home, { tiny_turbo_cars-place }
    }
tiny_turbo_cars-is-ready = { $you ->
    [yes] are ready
   *[no] is ready
    }
tiny_turbo_cars-is-not-ready = { $you ->
    [yes] are not ready yet
   *[no] is not ready yet
    }
tiny_turbo_cars-is-done = done, { tiny_turbo_cars-slides }
tiny_turbo_cars-last-costs = { $shield ->
    [yes] Last costs a battery: your shield pays it.
   *[no] Last costs a battery.
    }
tiny_turbo_cars-has-crossed = crossed the line
tiny_turbo_cars-is-in-row = row { $row }
tiny_turbo_cars-is-racing = { $you ->
    [yes] are racing now
   *[no] is racing now
    }
tiny_turbo_cars-is-looking = { $you ->
    [yes] are looking
   *[no] is looking
    }
tiny_turbo_cars-out-of-power = out of power
tiny_turbo_cars-may-fly = may fly
tiny_turbo_cars-may-spend = may spend shields
tiny_turbo_cars-asleep = { $asleep ->
    [yes] , out of power
   *[no] {""}
    }
tiny_turbo_cars-has-raced = { $you ->
    [yes] have raced
   *[no] has raced
    }{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-next = next{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-last = last{ tiny_turbo_cars-asleep }
tiny_turbo_cars-is-waiting = { tiny_turbo_cars-waits }{ tiny_turbo_cars-asleep }

# How the others count the last seconds aloud, each in their own way.
tiny_turbo_cars-shout = { $voice ->
    [0] { tiny_turbo_cars-second }!
    [1] { $n ->
        [0] ZERO
        [1] ONE
        [2] TWO
        [3] THREE
        [4] FOUR
        [5] FIVE
        [6] SIX
        [7] SEVEN
        [8] EIGHT
        [9] NINE
       *[10] TEN
    }!
    [2] { $n ->
        [0] zeeero
        [1] ooone
        [2] twooo
        [3] threeee
        [4] fooour
        [5] fiiive
        [6] siiix
        [7] seeeven
        [8] eeeight
        [9] niiine
       *[10] teeen
    }…
   *[3] { tiny_turbo_cars-second }…
    }
tiny_turbo_cars-second = { $n ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
    }
tiny_turbo_cars-clock = { $seconds } seconds left
tiny_turbo_cars-clock-unit = { $seconds ->
    [one] second
   *[other] seconds
    }

# At the desk.
tiny_turbo_cars-desk = Your controller
tiny_turbo_cars-desk-all = All controllers
tiny_turbo_cars-desk-car = { $you ->
    [yes] Your
   *[no] { $who }’s
    } { $car ->
    [none] car
   *[other] { tiny_turbo_cars-car }
    }
tiny_turbo_cars-desk-down = It lies down: each command loads a battery until it has three.
tiny_turbo_cars-desk-parked = parked
tiny_turbo_cars-desk-power = { tiny_turbo_cars-batteries }{ $shields ->
    [0] {""}
   *[other] , { tiny_turbo_cars-shields }
    }
tiny_turbo_cars-desk-done = Done!
tiny_turbo_cars-desk-stands = Stands
tiny_turbo_cars-desk-stands-hint = Your program stands. Let’s see what the others do.
tiny_turbo_cars-desk-no-slides = No slides are left: say done.
tiny_turbo_cars-desk-hint = Slide a glowing tile into the hole: touch it, or press an arrow key
tiny_turbo_cars-desk-slides = { tiny_turbo_cars-slides }{ $done ->
    [yes] , done
   *[no] {""}
    }
tiny_turbo_cars-puzzle = Your controller. The two middle lines are the program.
tiny_turbo_cars-puzzle-slot = { tiny_turbo_cars-command }, slot { $slot }
tiny_turbo_cars-puzzle-parked = { tiny_turbo_cars-command }, parked
tiny_turbo_cars-garage = The garage
tiny_turbo_cars-tally = { $slides ->
    [one] slide so far
   *[other] slides so far
    }
tiny_turbo_cars-tally-done = { $n ->
    [0] Nobody is done yet.
    [1] One is done.
   *[other] { tiny_turbo_cars-count-first } are done.
    }
tiny_turbo_cars-next-smile = for whoever is done next
tiny_turbo_cars-house = The whole house, { tiny_turbo_cars-rows }
tiny_turbo_cars-round-of = Round { $number }, everybody programs at once

# In the race.
tiny_turbo_cars-strip = The program
tiny_turbo_cars-strip-slot = { $slot }: { tiny_turbo_cars-command }
tiny_turbo_cars-strip-slot-wet = { $slot }: { tiny_turbo_cars-command }, the other way round because of the puddle
tiny_turbo_cars-where-round = Round { $number }.
tiny_turbo_cars-where = Round { $number }. { you-subject }: row { $row } of { $rows }, { tiny_turbo_cars-in-room }.
tiny_turbo_cars-drag = Drag the track to look around.
tiny_turbo_cars-command-of = { $you ->
    [yes] Your
   *[no] { $who }’s
    } command { $slot } of 8
tiny_turbo_cars-speed = How fast the race is shown
tiny_turbo_cars-skip = Skip ahead
tiny_turbo_cars-do-ready = Ready for round { $number }
tiny_turbo_cars-do-first = Ready, controllers up!
tiny_turbo_cars-do-go = Go on
tiny_turbo_cars-do-boost = Spend a shield: 2 ahead
tiny_turbo_cars-boost-lands = A shield would take it to lane { $lane }, row { $row }{ $bumps ->
        [yes] , where it bumps into something
       *[no] {""}
    }
tiny_turbo_cars-do-stop = No, that’s it
tiny_turbo_cars-do-stay = Stay here
tiny_turbo_cars-start-here = Start in lane { $lane }, row { $row }
tiny_turbo_cars-fly-here = Fly to lane { $lane }
tiny_turbo_cars-order = Who races when: the happiest Smile first
tiny_turbo_cars-order-ready = ready
tiny_turbo_cars-smile = { $smile ->
    [none] no Smile yet
   *[other] Smile { $smile }
    }
tiny_turbo_cars-power = { $batteries ->
    [0] no batteries
    [1] one battery
    [2] two batteries
   *[3] three batteries
    }{ $n ->
    [0] {""}
    [1] , one shield
   *[other] , { tiny_turbo_cars-count } shields
    }
tiny_turbo_cars-track = The track. { $cars }
tiny_turbo_cars-track-car = { you-subject }: lane { $lane }, row { $row }{ $down ->
    [yes] , lying down.
   *[no] .
    }
tiny_turbo_cars-score = { $rows ->
    [home] home
   *[other] { $past ->
        [yes] { $rows } past the line
       *[no] { $rows } to go
    }
    }

# What the coach proposes.
tiny_turbo_cars-propose-choose = Drive <b>{ tiny_turbo_cars-car }</b>
tiny_turbo_cars-propose-place = Start in <b>lane { $lane }</b>
tiny_turbo_cars-propose-slide = Slide <b>{ tiny_turbo_cars-command }</b> { tiny_turbo_cars-way }
tiny_turbo_cars-propose-done = Say <b>done</b>: the program stands
tiny_turbo_cars-propose-ready = Go on
tiny_turbo_cars-propose-fly = Fly to <b>lane { $lane }</b>
tiny_turbo_cars-propose-stay = Stay in this lane
tiny_turbo_cars-propose-boost = Spend a <b>shield</b>: two ahead
tiny_turbo_cars-propose-stop = Keep the shields

# Keys.
tiny_turbo_cars-key-slide = slide a tile that way
tiny_turbo_cars-key-done = Done! My program stands
tiny_turbo_cars-key-ready = ready, go on
tiny_turbo_cars-key-number = choose a car, a start slot, a lane to fly to
tiny_turbo_cars-key-shield = spend a shield, or not
tiny_turbo_cars-key-skip = skip ahead while a car races
tiny_turbo_cars-key-speed = slow, normal, fast

# The rules.
tiny_turbo_cars-rules-about = What it is about
tiny_turbo_cars-rules-about-words = Your car does exactly what you programmed, however silly that turns out. Whoever is farthest past the finish line when somebody has crossed it, wins.
tiny_turbo_cars-rules-programming = Programming
tiny_turbo_cars-rules-programming-words = Everybody slides at once. The two middle lines are your program: eight slots, from left to right. The first and the last line do not count. The hole is a slot too, where nothing happens.
tiny_turbo_cars-rules-smiles = <b>Seconds:</b> say “Done!” and take the happiest Smile that is left. The last one has ten seconds. <b>Slides:</b> take your time, the fewest slides get the happiest Smile; the slowest may use ten more than the others.
tiny_turbo_cars-rules-racing = Racing
tiny_turbo_cars-rules-racing-words = From the happiest Smile to the saddest, each car runs its whole program. The slowest, with the X, first turns a battery down.
tiny_turbo_cars-rules-forward = So many spaces straight ahead.
tiny_turbo_cars-rules-back = One space back. Not on the starting grid.
tiny_turbo_cars-rules-left = Diagonal steps: ahead and towards blue.
tiny_turbo_cars-rules-right = Diagonal steps: ahead and towards red.
tiny_turbo_cars-rules-jump = Two ahead, and only the landing counts.
tiny_turbo_cars-rules-missile = One damage to every car ahead in your lane, then one space ahead.
tiny_turbo_cars-rules-turbo = As many spaces as you have loaded batteries.
tiny_turbo_cars-rules-battery = Loads one battery again.
tiny_turbo_cars-rules-change = The very next command gets 1 more, or 1 less. One of each cancel out.
tiny_turbo_cars-rules-track = On the track
tiny_turbo_cars-rules-toys = Toys and other cars: you stop on their space and take one damage.
tiny_turbo_cars-rules-books = Books and both sides of the track: you stop before them and take one damage.
tiny_turbo_cars-rules-carpet = Carpet and grass: every move that starts there is 1, before plus and minus.
tiny_turbo_cars-rules-speeder = A crayon speeder: every command that starts there gets 1 more.
tiny_turbo_cars-rules-puddle = A puddle: from your next command to the end of your turn, blue and red change places.
tiny_turbo_cars-rules-grid = Starting grid: nobody takes damage here.
tiny_turbo_cars-rules-batteries = Batteries
tiny_turbo_cars-rules-batteries-words = One damage turns a battery down. Without any, your car lies down: each of your next commands is slept through and loads one. With three it stands up again, and the next command counts.
tiny_turbo_cars-rules-shields = Shields
tiny_turbo_cars-rules-shields-words = At the end of a round you get a shield for each car ahead of you. A shield is lost instead of a battery. What you have left after your own turn you may spend: two spaces ahead for each. The rest goes back.
tiny_turbo_cars-rules-cars = The cars
tiny_turbo_cars-rules-car = <b>{ tiny_turbo_cars-car }.</b> { tiny_turbo_cars-ability }
tiny_turbo_cars-rules-end = The end
tiny_turbo_cars-rules-end-words = When all have raced and a car is on the chequered row or past it, the race is over. Farthest wins, even lying down; on the same row the happier Smile. After 25 rounds Grandma is here, and whoever is ahead wins.

# Which track, on the setup page.
tiny_turbo_cars-pick-not-shared = On one device only one of you could slide at a time.
tiny_turbo_cars-pick-order = Your order
tiny_turbo_cars-pick-order-words = Lay the boards as you like.
tiny_turbo_cars-pick-file = A file of yours
tiny_turbo_cars-pick-file-words = Boards you have drawn yourself.
tiny_turbo_cars-pick-file-again = Tap to read another.
tiny_turbo_cars-pick-file-name = A track of your own
tiny_turbo_cars-pick-laid = The track, from the start to the finish
tiny_turbo_cars-pick-turn = Turn it over
tiny_turbo_cars-pick-away = Take it away
tiny_turbo_cars-pick-side = { tiny_turbo_cars-room }, side { $side }
tiny_turbo_cars-pick-turn-side = { tiny_turbo_cars-pick-side }: turn it over
tiny_turbo_cars-pick-away-side = { tiny_turbo_cars-pick-side }: take it away
tiny_turbo_cars-pick-add = Add a room:
tiny_turbo_cars-pick-add-side = Add { tiny_turbo_cars-pick-side }

# The workshop.
tiny_turbo_cars-shop = Track workshop
tiny_turbo_cars-shop-name = My track
tiny_turbo_cars-shop-good = Nothing is wrong with it: { $boards } boards, { tiny_turbo_cars-rows }.
tiny_turbo_cars-shop-draw = Draw
tiny_turbo_cars-shop-space = { $space ->
    [carpet] rug
    [grass] grass
    [toy] toy
    [book] book
    [puddle] puddle
    [speeder] speeder
    [start] start
    [finish] finish line
   *[free] free
    }
tiny_turbo_cars-shop-at = Row { $row } from the far end, lane { $lane }: { tiny_turbo_cars-shop-space }
tiny_turbo_cars-shop-board = Board { $number }, { $board }
tiny_turbo_cars-shop-help = Arrows move, Enter draws { tiny_turbo_cars-shop-space }.
tiny_turbo_cars-shop-boards = The boards, from the start to the finish
tiny_turbo_cars-shop-wrong = { $number }. { $board }, something is wrong with it
tiny_turbo_cars-shop-new = New board
tiny_turbo_cars-shop-earlier = Earlier
tiny_turbo_cars-shop-later = Later
tiny_turbo_cars-shop-turn = Turn over
tiny_turbo_cars-shop-away = Take away
tiny_turbo_cars-shop-track = The track
tiny_turbo_cars-shop-called = Name
tiny_turbo_cars-shop-lanes = Lanes
tiny_turbo_cars-shop-rows = Rows of this board
tiny_turbo_cars-shop-shuffle = the boards in between come in any order
tiny_turbo_cars-shop-fourth = the last one before the finish only in the long game
tiny_turbo_cars-shop-ours = Lay a board of ours

# What one is after.
tiny_turbo_cars-aim-choose = Farthest past the finish line wins. First choose a car: each is good at one thing.
tiny_turbo_cars-aim-put = Farthest past the finish line wins. Choose a lane with a free way ahead.
tiny_turbo_cars-aim-home = You are home, { tiny_turbo_cars-place }. The others race on for the places behind you.
tiny_turbo_cars-aim-program = Slide the tiles: the two middle lines are your program, eight commands from the left. { $programming ->
    [counted] Few slides make you race early.
   *[live] Be quick: the slowest loses a battery.
    }
tiny_turbo_cars-aim-fly = The Bird Racer may fly to any free space of its row: choose a lane with a free way ahead.
tiny_turbo_cars-aim-boost = Each shield can be two spaces ahead now. Unspent ones go back.
tiny_turbo_cars-aim-watching = Farthest past the finish line wins, once somebody has crossed it.
tiny_turbo_cars-aim-race = Farthest past the finish line wins. You are { $level ->
    [yes] level for { tiny_turbo_cars-place } place
   *[no] { tiny_turbo_cars-place }
    }, { $rows ->
    [0] past the line
   *[other] { tiny_turbo_cars-rows } to go
    }.

# How it ended.
tiny_turbo_cars-result-home = { you-subject } came home first.
tiny_turbo_cars-result-level = { $you ->
    [yes] You and { $other } stopped on the same row: the happier Smile is first, and that is you.
   *[no] { $you_too ->
        [yes] { $who } and you stopped on the same row: the happier Smile is first, and that is { $who }.
       *[no] { $who } and { $other } stopped on the same row: the happier Smile is first, and that is { $who }.
    }
    }
tiny_turbo_cars-result = { you-subject } came farthest: { $where ->
    [past] { tiny_turbo_cars-rows } past the line
   *[ahead] ahead of the others
    }.

# What the last thing meant.
tiny_turbo_cars-meant-drive = { you-subject } { $way ->
    [ahead] came { tiny_turbo_cars-rows } ahead
    [back] came { tiny_turbo_cars-rows } back
   *[none] stayed on the row
    }{ $hits ->
    [0] {""}
    [one] , with 1 hit
   *[other] , with { $hits } hits
    }.{ $down ->
    [yes] {" "}The car lies down: every command it skips loads a battery.
   *[no] {""}
    }
tiny_turbo_cars-meant-first = You have the happiest Smile: you race first.
tiny_turbo_cars-meant-slowest = You were slowest: you race last, and it costs a battery.
tiny_turbo_cars-meant-order = You race as number { $number }, after { $who }.
tiny_turbo_cars-meant-countdown = Everybody else is done: ten seconds!
tiny_turbo_cars-meant-done = { $who } is done programming.

# Why something may not be done.
tiny_turbo_cars-why-table = Only the table does this.
tiny_turbo_cars-why-nothing = There is nothing to wait for now.
tiny_turbo_cars-why-drives = The table does not drive.
tiny_turbo_cars-why-not-now = { $phase ->
    [choose] The cars are still being chosen.
    [place] The cars are still being placed on the starting grid.
    [program] The controllers are being programmed.
    [watch] Everybody is watching: say ready to go on.
    [fly] Bird Racer may fly now.
    [boost] Shields may be spent now.
   *[over] The race is over.
    }
tiny_turbo_cars-why-home = You are home: the others race on.
tiny_turbo_cars-why-ready = You have said that you are ready.
tiny_turbo_cars-why-turn = { $phase ->
    [choose] { $who } is to choose.
    [place] { $who } is to place.
    [fly] { $who } is to fly.
   *[boost] { $who } is to boost.
    }
tiny_turbo_cars-why-car = Somebody drives { tiny_turbo_cars-car } already.
tiny_turbo_cars-why-slot = Lane { $lane }, row { $row } is no free start slot.
tiny_turbo_cars-why-land = There is no empty space in lane { $lane } to land on.
tiny_turbo_cars-why-done = You are done: your program stands.
tiny_turbo_cars-why-no-slides = You have no slides left in this round: say done.
tiny_turbo_cars-why-no-tile = There is no tile on that side of the hole.
tiny_turbo_cars-no-fourth = This track has no board more for a long game: play it short, or give its file one with fourth = "T4_A".

# How one plays: what tends to pass one by, and what one was in a game.
tiny_turbo_cars-habit-slides = Slides wasted
tiny_turbo_cars-habit-crashes = Commands that crashed
tiny_turbo_cars-role = { $role ->
    [die_liner] Die Liner
    [brick_gang] Brick Gang
    [sonic_fish] Sonic Fish
    [grim_thresher] Grim Thresher
    [m1_furry] M1 Furry
    [bird_racer] Bird Racer
    [dogtor] Dogtor
   *[turbotbot] Turbotbot
    }

# After the race: each turn as it was driven, and as the same slides could have had it.
tiny_turbo_cars-after = Turn by turn, with a ghost
tiny_turbo_cars-after-words = { $open ->
    [yes] The best program that was found within as many slides as were made, with everybody else where they really were when the car drove off.
   *[no] The best program that was found within as many slides as were made, as far as one could tell while sliding: with everybody else where they stood then.
    }
tiny_turbo_cars-after-who = Whose turns
tiny_turbo_cars-after-which = Which round
tiny_turbo_cars-after-round = Round { $round }
tiny_turbo_cars-after-ahead = ghost: { $n } ahead
tiny_turbo_cars-after-behind = ghost: { $n } behind
tiny_turbo_cars-after-even = nothing better
tiny_turbo_cars-after-gain = { $open ->
    [yes] With { $slides } of { $made } slides there was a program worth { $n } rows more.
   *[no] With { $slides } of { $made } slides there was a program that looked better, and was worth { $n } rows more.
    }
tiny_turbo_cars-after-luck = A program that looked better while sliding would have been worth { $n } rows less: the others moved in between.
tiny_turbo_cars-after-same = { $open ->
    [yes] Nothing better was found for as many slides.
   *[no] Nothing that looked better was found for as many slides.
    }
tiny_turbo_cars-after-slides = { $made ->
    [0] No slide was made.
    [one] { $wasted ->
        [0] One slide, and it was needed.
       *[other] One slide; without it there was a program as good.
        }
   *[other] { $wasted ->
        [0] { $made } slides, and none too many.
       *[other] { $made } slides; with { $wasted } fewer there was a program as good.
        }
    }
tiny_turbo_cars-after-replay = This turn in the replay
tiny_turbo_cars-after-played = As it was driven
tiny_turbo_cars-after-better = The ghost
tiny_turbo_cars-after-made = { $slides ->
    [0] without a slide
    [one] after one slide
   *[other] after { $slides } slides
    }
tiny_turbo_cars-after-end = { $down ->
    [yes] Ends on row { $row }, lying down.
   *[no] { $batteries ->
        [one] Ends on row { $row } with one battery.
       *[other] Ends on row { $row } with { $batteries } batteries.
        }
    }
tiny_turbo_cars-after-race = The ghost race
tiny_turbo_cars-after-back = One command back
tiny_turbo_cars-after-on = One command on
tiny_turbo_cars-after-drive = Drive
tiny_turbo_cars-after-pause = Stop there
tiny_turbo_cars-after-start = At the start of the turn.
tiny_turbo_cars-after-shields = After the program: flight and shields.
tiny_turbo_cars-after-slot = Command { $slot }: { $command }.
tiny_turbo_cars-after-slots = Command { $slot }: { $command }; the ghost: { $other }.

# Puzzles.
tiny_turbo_cars-puzzle-farthest = Find the program that brings your car farthest, in at most { $slides ->
    [one] one slide
   *[other] { $slides } slides
    }. It gets { tiny_turbo_cars-rows } farther than with the program as it is now.
tiny_turbo_cars-puzzle-program = In { $slides ->
    [one] one slide
   *[other] { $slides } slides
    }, make this program: { COMMAS($program) }.
tiny_turbo_cars-puzzle-why = The program is then { COMMAS($program) }: { tiny_turbo_cars-rows } more than before, if nobody gets in the way.
