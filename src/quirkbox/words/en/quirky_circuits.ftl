# How many, at the beginning of a sentence and within it.
quirky_circuits-number-first = { $n ->
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
quirky_circuits-number = { $n ->
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
# In which colour of the battery one wins, or would win.
quirky_circuits-battery-colour = { $colour ->
    [green] green
    [yellow] yellow
   *[red] red
    }
# Which way.
quirky_circuits-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
    }
quirky_circuits-place = row { $row }, column { $column }

# The robots.
quirky_circuits-robot = { $robot ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# What lies and walks on the maps: as it is told, at the beginning of a sentence, what something is done to, where somebody goes,
# and alone.
quirky_circuits-thing = { $kind ->
    [seed_red] the tomato seeds
    [seed_green] the pea seeds
    [seed_yellow] the sunflower seeds
    [seed_blue] the blueberry seeds
    [hen] the hen
    [fox] the fox
    [wheat] the wheat
    [ammonite] the ammonite
    [beetle] the beetle
    [claw] the claw
    [dragonfly] the dragonfly
    [thigh_bone] the thigh bone
    [arm_bone] the arm bone
    [tail] the tail
    [ribs] the ribs
    [legs] the legs
    [skull] the skull
    [nigiri] the nigiri
    [maki] the maki
    [onigiri] the onigiri
    [prawn] the prawn
    [rice] the rice
    [fish] the fish
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] the box
    [robot] the robot
   *[toy] the toy
    }
quirky_circuits-thing-first = { $kind ->
    [seed_red] The tomato seeds
    [seed_green] The pea seeds
    [seed_yellow] The sunflower seeds
    [seed_blue] The blueberry seeds
    [hen] The hen
    [fox] The fox
    [wheat] The wheat
    [ammonite] The ammonite
    [beetle] The beetle
    [claw] The claw
    [dragonfly] The dragonfly
    [thigh_bone] The thigh bone
    [arm_bone] The arm bone
    [tail] The tail
    [ribs] The ribs
    [legs] The legs
    [skull] The skull
    [nigiri] The nigiri
    [maki] The maki
    [onigiri] The onigiri
    [prawn] The prawn
    [rice] The rice
    [fish] The fish
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] The box
   *[toy] The toy
    }
quirky_circuits-thing-done = { quirky_circuits-thing }
quirky_circuits-thing-to = { quirky_circuits-thing }
quirky_circuits-thing-alone = { $kind ->
    [seed_red] tomato seeds
    [seed_green] pea seeds
    [seed_yellow] sunflower seeds
    [seed_blue] blueberry seeds
    [hen] hen
    [fox] fox
    [wheat] wheat
    [ammonite] ammonite
    [beetle] beetle
    [claw] claw
    [dragonfly] dragonfly
    [thigh_bone] thigh bone
    [arm_bone] arm bone
    [tail] tail
    [ribs] ribs
    [legs] legs
    [skull] skull
    [nigiri] nigiri
    [maki] maki
    [onigiri] onigiri
    [prawn] prawn
    [rice] rice
    [fish] fish
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
    [box] box
   *[toy] toy
    }

# The cards: their names, with at most twelve letters or so on them, and what they do.
quirky_circuits-card = { $card ->
    [forward_1] Forward 1
    [forward_2] Forward 2
    [forward_3] Forward 3
    [backward_1] Backward 1
    [shift_left] Shift left
    [shift_right] Shift right
    [move_north] Move north
    [jump_2] Jump 2
    [jump_3] Jump 3
    [turn_left] Rotate left
    [turn_right] Rotate right
    [turn_around] Turn around
    [turn_north] Rotate north
    [pick_or_drop] Pick up, drop
    [swap] Swap
    [conveyor_1] Conveyor 1
    [conveyor_2] Conveyor 2
    [patches_1] Patches 1
    [patches_2] Patches 2
    [tiger_1] Tiger 1
    [tiger_2] Tiger 2
    [scar_1] Scar 1
    [scar_2] Scar 2
    [hen_1] Hen 1
    [hen_2] Hen 2
    [fox_1] Fox 1
   *[fox_2] Fox 2
    }
quirky_circuits-card-does = { $card ->
    [forward_1] Go one space forward.
    [forward_2] Go two spaces forward.
    [forward_3] Go three spaces forward.
    [backward_1] Go one space backward.
    [shift_left] Step one space to the left, looking the same way.
    [shift_right] Step one space to the right, looking the same way.
    [move_north] Go one space north, looking the same way.
    [jump_2] Jump two spaces forward, over everything but barriers.
    [jump_3] Jump three spaces forward, over everything but barriers.
    [turn_left] Turn a quarter to the left.
    [turn_right] Turn a quarter to the right.
    [turn_around] Turn right around.
    [turn_north] Turn to look north.
    [pick_or_drop] Pick something up, or put it down.
    [swap] What is in one hand goes to the other.
    [conveyor_1] Everything on a belt moves one space.
    [conveyor_2] Everything on a belt moves one space, twice.
    [patches_1] Patches walks one space towards the robot.
    [patches_2] Patches walks two spaces towards the robot.
    [tiger_1] Tiger walks one space towards the toy.
    [tiger_2] Tiger walks two spaces towards the toy.
    [scar_1] Scar walks one space towards the box.
    [scar_2] Scar walks two spaces towards the box.
    [hen_1] The hen walks one space towards the wheat.
    [hen_2] The hen walks two spaces towards the wheat.
    [fox_1] The fox walks one space towards the hen.
   *[fox_2] The fox walks two spaces towards the hen.
    }
quirky_circuits-back = { $back ->
    [move] move
    [turn] turn
   *[special] special
    }
quirky_circuits-quirk = quirk
quirky_circuits-once = once
quirky_circuits-twice = twice
# As a screen reader says a card.
quirky_circuits-card-label = { quirky_circuits-card }{ $quirk ->
    [yes] , quirk
   *[no] {""}
    }
quirky_circuits-card-down = a { quirky_circuits-back } card, face down{ $quirk ->
    [yes] , quirk
   *[no] {""}
    }
quirky_circuits-card-held = { $card }. { $does }
quirky_circuits-hand = Your hand
quirky_circuits-again-to-play = tap again to play
quirky_circuits-back-held = { $back ->
    [move] move
    [turn] turn
   *[special] special
    }{ $quirk ->
    [yes] {" "}quirk
   *[no] {""}
    }
quirky_circuits-holds = Holds { $backs }
quirky_circuits-holds-none = Holds no cards

# What is to be done.
quirky_circuits-goal-clean = { $first ->
    [yes] { quirky_circuits-number-first }
   *[no] { quirky_circuits-number }
    } to clean
quirky_circuits-goal-deliver = { $first ->
    [yes] { quirky_circuits-number-first }
   *[no] { quirky_circuits-number }
    } to deliver
quirky_circuits-goal-deliver-order = { quirky_circuits-goal-deliver }, the { $kind ->
    [seed_red] red seeds
    [seed_green] green seeds
    [seed_yellow] yellow seeds
    [seed_blue] blue seeds
    [box] cardboard box
    [toy] cat toy
   *[other] { quirky_circuits-thing-alone }
    } first
quirky_circuits-goal-meet = { $first ->
    [yes] { quirky_circuits-thing-first }
   *[no] { quirky_circuits-thing }
    } to { $other ->
    [toy] the cat toy
    [box] the cardboard box
   *[other] { $place }
    }
quirky_circuits-goal-met = { quirky_circuits-thing-first } is at { $other ->
    [toy] the cat toy
    [box] the cardboard box
   *[other] { $place }
    }
quirky_circuits-goal-cleaned = Everything is clean
quirky_circuits-goal-delivered = Everything is delivered
quirky_circuits-goal-dock = { $first ->
    [yes] Back to the dock
   *[no] back to the dock
    }
quirky_circuits-goal = { COMMAS($parts) }.
quirky_circuits-goal-then = { COMMAS($parts) }, then back to the dock.
quirky_circuits-goal-done = Everything is done!
quirky_circuits-to-do = What is to be done
quirky_circuits-item-clean = clean
quirky_circuits-item-dock = the dock
quirky_circuits-item-done = { $item }, done

# What all are after, and what the last thing that happened meant for it.
quirky_circuits-aim = Together: { $goal } { $left ->
    [1] This is the last round.
   *[other] { $left } rounds are left in the battery.
    }
quirky_circuits-result-won = All done with { $left ->
    [one] 1 bar
   *[other] { $left } bars
    } left in the battery: a { quirky_circuits-battery-colour } victory. Fewer rounds make it greener.
quirky_circuits-result-eaten = Two were left alone who must never be together: lost at once.
quirky_circuits-result-battery = The battery is empty, and something was still to do.
quirky_circuits-meant-laid = { you-subject } laid a card: at least { $missing } more, and one from everybody.
quirky_circuits-meant-enough = { you-subject } laid a card. It runs when everybody is done.
quirky_circuits-meant-said = { $you ->
    [yes] You are
   *[no] { $who } is
    } { $word ->
    [done] done for this round
    [stop] for stopping here
    [go_on] for going on
   *[beep] just beeping
    }.
quirky_circuits-did-cleaned = cleaned { $n ->
    [one] 1 space
   *[other] { $n } spaces
    }
quirky_circuits-did-delivered = delivered { $n ->
    [one] 1 thing
   *[other] { $n } things
    }
quirky_circuits-did-bumped = bumped { $n ->
    [one] 1 time
   *[other] { $n } times
    }
quirky_circuits-meant-run = { quirky_circuits-robot } { $did }.
quirky_circuits-meant-nothing = { quirky_circuits-robot } did as told; the rest is still to do, with one bar less.

# What is special about a scenario.
quirky_circuits-note-quirks = Quirk cards are in the deck: whoever holds a yellow card plays it first.
quirky_circuits-note-vases = Bump into a vase and it breaks: more to clean.
quirky_circuits-note-solid = { quirky_circuits-thing-first } is in the way like an obstacle, and walks.
quirky_circuits-note-slopes = Up a slope only with a jump; down is free.
quirky_circuits-note-belts = Conveyor cards move everything on the arrows.
quirky_circuits-note-never = Keep { quirky_circuits-thing-done } away from { $prey }: if they meet, the game is lost at once.
quirky_circuits-note-long = Some things are two spaces long.
quirky_circuits-note-order = In this order: { COMMAS($things) }.

# Why something may not be done.
quirky_circuits-why-table = The table does not play along.
quirky_circuits-why-choosing = { $who } is choosing what to pick up.
quirky_circuits-why-not-there = That is not there.
quirky_circuits-why-choose = Choose what to pick up first.
quirky_circuits-why-no-choice = There is nothing to choose now.
quirky_circuits-why-hands-off = Your hands are not on the table.
quirky_circuits-why-hands-on = Your hands lie on the table already.
quirky_circuits-why-said = You have said that: wait until somebody plays a card.
quirky_circuits-why-quirk = A quirk will not wait: play the yellow card first.
quirky_circuits-why-card = You do not hold { $card ->
    [pick_or_drop] Pick up/drop
   *[other] { quirky_circuits-card }
    }{ $quirk ->
    [yes] {" "}with a yellow border
   *[no] {""}
    }.
quirky_circuits-why-done = You have said that you are done.
quirky_circuits-why-not-played = You have not played a card yet, so you can't be done.
quirky_circuits-why-too-few = A program needs { $least } cards, and nobody else can bring them: play one more.
quirky_circuits-why-not-played-yet = You have not played a card yet, so you can’t be done.
quirky_circuits-why-without-you = Without you the program would not come to five cards.

# What happens to the robot, large beside the map: a title and a sentence.
quirky_circuits-bump-title = { $into ->
    [token] { quirky_circuits-thing-first } says no
    [vase] Watch the vase!
   *[other] { $robot ->
        [gizmo] { $into ->
            [obstacle] The furniture says no
            [barrier] The wall says no
            [edge] The wall says no
           *[other] Something says no
        }
        [twirl] { $into ->
            [obstacle] The hedge says no
            [barrier] The fence says no
            [edge] The fence says no
           *[other] Something says no
        }
        [rover] { $into ->
            [obstacle] The rock says no
            [barrier] The rope says no
            [edge] The rope says no
            [incline] Too steep
           *[other] Something says no
        }
       *[lefty] { $into ->
            [obstacle] The counter says no
            [table] The table says no
            [barrier] The screen says no
            [edge] The wall says no
           *[other] Something says no
        }
    }
    }
quirky_circuits-bump = { $robot ->
    [gizmo] Gizmo bumps, stays where he is, and turns left by himself.
    [twirl] Twirl bumps, and stays where she is.
    [rover] Rover bumps, and stays where he is.
   *[lefty] Lefty bumps, and stays where he is.
    } { $into ->
    [incline] Up a slope takes a jump.
   *[other] { $robot ->
        [gizmo] The cat is not amused.
        [twirl] Her wings hum on.
        [rover] He shakes himself.
       *[lefty] His arms dangle.
    }
    }
quirky_circuits-broke-title = Crash!
quirky_circuits-broke = The vase is in pieces, and the pieces want to be swept up.
quirky_circuits-cleaned-title = { $what ->
    [bunny] Slurp!
   *[vase] Swept up
    }
quirky_circuits-cleaned = { $n ->
    [0] Everything is clean. Now home to the dock!
   *[other] { quirky_circuits-number-first } still to clean.
    }
quirky_circuits-drift-title = Whoosh
quirky_circuits-drift = { quirky_circuits-robot } still has the swing of the last card, and drifts { quirky_circuits-side }.
quirky_circuits-jump-title = Hop!
quirky_circuits-jump = { quirky_circuits-robot } jumps over whatever lies there.
quirky_circuits-belt-title = The belt runs
quirky_circuits-belt-robot = It takes { quirky_circuits-robot } along.
quirky_circuits-belt = { $which ->
    [only] Everything on it moves one space.
    [first] Once.
   *[second] Once, and once more.
    }
quirky_circuits-swing-title = In full swing
quirky_circuits-swing = After the next card { $robot ->
    [twirl] she
   *[other] he
    } drifts one more space { quirky_circuits-side }.
quirky_circuits-swing-lost-title = No swing left
quirky_circuits-swing-lost = The bump has stopped { $robot ->
    [twirl] her
   *[other] his
    } drift.
quirky_circuits-picked-title = Got it
quirky_circuits-picked = { quirky_circuits-robot } holds { quirky_circuits-thing-done }{ $robot ->
    [lefty] { $hand ->
        [left] {" "}in his left hand
       *[right] {" "}in his right hand
    }
    [rover] {" "}in his mouth
   *[other] {""}
    }.
quirky_circuits-early-title = Too early
quirky_circuits-early = { quirky_circuits-thing-first } must wait: something else comes first.
quirky_circuits-taken-title = One is enough
quirky_circuits-taken = There is one of that kind already.
quirky_circuits-dropped-title = Down it goes
quirky_circuits-dropped = { quirky_circuits-thing-first } { $many ->
    [yes] lie
   *[no] lies
    } on the ground.
quirky_circuits-delivered-title = Delivered!
quirky_circuits-delivered = { quirky_circuits-thing-first } { $n ->
    [0] { $many ->
        [yes] were
       *[no] was
    } the last.
   *[other] { $many ->
        [yes] are where they belong
       *[no] is where it belongs
    }. { quirky_circuits-number-first } to go.
    }
quirky_circuits-nothing-title = { $why ->
    [empty] Nothing there
    [barrier] No way through
   *[outside] Not out there
    }
quirky_circuits-nothing = { $why ->
    [empty] { quirky_circuits-robot } reaches out and finds nothing.
    [barrier] A barrier is in between.
   *[outside] That would fall outside of the map.
    }
quirky_circuits-swapped-title = Hand to hand
quirky_circuits-swapped = { $empty ->
    [yes] Both hands are empty. Never mind.
   *[no] { quirky_circuits-robot } changes hands.
    }
quirky_circuits-walked-title = { quirky_circuits-thing-first } { $many ->
    [yes] walk
   *[no] walks
    }
quirky_circuits-walked-robot = Straight to { quirky_circuits-robot }.
quirky_circuits-walked = Towards { quirky_circuits-thing-to }.
quirky_circuits-stayed-title = { quirky_circuits-thing-first } { $many ->
    [yes] stay
   *[no] stays
    }
quirky_circuits-stayed = { quirky_circuits-thing-first } { $why ->
    [there] is there already
    [no_path] finds no way
    [held] is being carried
    [delivered] has arrived for good
   *[absent] is not here
    }.
quirky_circuits-met-title = There we are
quirky_circuits-met = { quirky_circuits-thing-first } has found { $other }.
quirky_circuits-stuck-title = Stuck
quirky_circuits-stuck = { quirky_circuits-thing-first } cannot go on.
quirky_circuits-won-title = Done, in { quirky_circuits-battery-colour }!
quirky_circuits-won = { $robot ->
    [gizmo] Gizmo is home, and the cat purrs.
   *[other] { quirky_circuits-robot } is very pleased with you.
    }
quirky_circuits-lost-title = { $why ->
    [battery] The battery is empty
   *[eaten] Oh no!
    }
quirky_circuits-lost-battery = { quirky_circuits-robot } falls asleep where { $robot ->
    [twirl] she
   *[other] he
    } stands.
quirky_circuits-lost-eaten = { quirky_circuits-thing-first } got to { $other }.

# The word that flies over the map.
quirky_circuits-shout-steep = Too steep!
quirky_circuits-shout-bump = Bonk!
quirky_circuits-shout-broke = Crash!
quirky_circuits-shout-delivered = Ta-da!
quirky_circuits-shout-nothing = Huh?
quirky_circuits-beep = Beep-boop!
quirky_circuits-asleep = Zzz

# The log.
quirky_circuits-log-round = <b>Round { $round }</b>, battery { $battery }.
quirky_circuits-log-played = { you-subject } played a <b>{ quirky_circuits-back }</b>{ $quirk ->
    [yes] {" "}quirk
   *[no] {""}
    } card.
quirky_circuits-log-beep = { you-subject }: <b>Beep-boop!</b>
quirky_circuits-log-stop = { $you ->
    [yes] You have
   *[no] { $who } has
    } hands flat on the table: <b>let us stop.</b>
quirky_circuits-log-run = The program runs: { quirky_circuits-number } cards.
quirky_circuits-log-card = { $you ->
    [yes] Your
   *[no] { $who }’s
    } <b>{ quirky_circuits-card }</b>.
quirky_circuits-log-bump = <b>{ $into ->
    [incline] Too steep!
   *[other] Bonk!
    }</b>{ $n ->
    [0] {""}
    [1] {""}
   *[other] {" "}{ quirky_circuits-number-first } spaces are lost.
    }
quirky_circuits-log-broke = <b>Crash!</b> A vase in pieces.
quirky_circuits-log-cleaned = { $what ->
    [bunny] A dust bunny is gone.
   *[vase] The pieces are swept up.
    } <b>{ $n ->
    [0] All clean!
   *[other] { quirky_circuits-number-first } left.
    }</b>
quirky_circuits-log-delivered = { quirky_circuits-thing-first }: <b>delivered</b>{ $n ->
    [0] . That was the last!
   *[other] , { quirky_circuits-number } to go.
    }
quirky_circuits-log-drift = A drift to the <b>{ quirky_circuits-side }</b>.
quirky_circuits-log-picked = Picked up: <b>{ quirky_circuits-thing }</b>.
quirky_circuits-log-dropped = Put down: <b>{ quirky_circuits-thing }</b>{ $early ->
    [yes] , too early.
   *[no] .
    }
quirky_circuits-log-walked = { quirky_circuits-thing-first } { $many ->
    [yes] walk
   *[no] walks
    }.
quirky_circuits-log-won = Done, in <b>{ quirky_circuits-battery-colour }</b>!
quirky_circuits-log-lost = { $why ->
    [battery] The battery is empty.
   *[eaten] That ended badly.
    }

# Whose turn it is to do what.
quirky_circuits-rule = A program is five cards or more, and one from everyone.
quirky_circuits-enough = Enough for a program
quirky_circuits-enough-open = It runs when everybody is done: { $names } { $are ->
    [yes] are
   *[no] is
    } not yet.
quirky_circuits-missing = { quirky_circuits-number-first } more at least
quirky_circuits-missing-from = { quirky_circuits-number-first } more at least, from { $names }
quirky_circuits-you = you
quirky_circuits-from-you = you
quirky_circuits-seat = Seat { $number }
quirky_circuits-somebody = Somebody
quirky_circuits-status-won = You did it, together!
quirky_circuits-status-solved = { $name } is solved, { $colour ->
    [green] with the battery still green
    [yellow] with the battery in yellow
   *[red] on the last drops of red
    }.
quirky_circuits-status-lost = Not this time
quirky_circuits-status-empty = { quirky_circuits-robot }’s battery is empty.
quirky_circuits-status-badly = That ended badly.
quirky_circuits-status-which = Which one?
quirky_circuits-status-which-hint = { quirky_circuits-robot } can take only one. You played the card, so you choose.
quirky_circuits-status-chooses = { $you ->
    [yes] You choose
   *[no] { $who } chooses
    }
quirky_circuits-status-chooses-hint = { quirky_circuits-robot } can take only one of them.
quirky_circuits-status-watching = Everybody plays cards
quirky_circuits-status-open = Not done yet: { $names }.
quirky_circuits-status-runs = The program runs.
quirky_circuits-status-quirk = Play the yellow card first
quirky_circuits-status-quirk-hint = A quirk will not wait. After that, whatever you like.
quirky_circuits-status-done = You are done
quirky_circuits-status-done-hint = { $waiting ->
    [yes] Waiting for { $names }. Play another card and you are back in.
   *[no] Play another card and you are back in.
    }
quirky_circuits-status-empty-hand = Your hand is empty
quirky_circuits-status-empty-hand-hint = Say done.
quirky_circuits-status-play = Play a card
quirky_circuits-status-play-hint = At any moment, as many as you like, each to the right of the last.
quirky_circuits-status-on = Play on
quirky_circuits-status-on-hint = { $need }.
quirky_circuits-status-more = One more, or done?
quirky_circuits-status-more-hint = When everybody is done, the program runs.

# On the board.
quirky_circuits-is = { $what ->
    [away] is away
    [choosing] is choosing
    [stop] wants to stop
    [done] is done
    [played] has played { $n }
   *[thinking] is thinking
    }
quirky_circuits-sitter = { $who }, { $is }
quirky_circuits-you-sit = You
quirky_circuits-next-card = Next: { $you ->
    [yes] your
   *[no] { $who }’s
    } { quirky_circuits-card }
quirky_circuits-whose = { $you ->
    [yes] Your
   *[no] { $who }’s
    } card.
quirky_circuits-round = Round { $round }
quirky_circuits-round-card = Round { $round }, card { $card } of { $of }
quirky_circuits-round-again = Once more: round { $round }
quirky_circuits-round-again-card = Once more: round { $round }, card { $card } of { $of }
quirky_circuits-round-only = Round { $round }.
quirky_circuits-round-note = { $practice ->
    [yes] Round { $round }, practice: face up.
   *[no] Round { $round }.
    } { $note }
quirky_circuits-here-we-go = Here we go
quirky_circuits-carries-out = { quirky_circuits-robot } carries out every card, one after the other.
quirky_circuits-pass-device = Pass the device
quirky_circuits-pass-to = Pass to { $who }
quirky_circuits-what-happened = What happened
quirky_circuits-what-happened-title = What happened, card by card (A)
quirky_circuits-run = The run, card by card
quirky_circuits-card-back = A card back
quirky_circuits-card-back-title = A card back (←)
quirky_circuits-card-on = A card on
quirky_circuits-card-on-title = A card on (→)
quirky_circuits-pause = Pause
quirky_circuits-pause-title = Pause (space)
quirky_circuits-go-on = Go on
quirky_circuits-go-on-title = Go on (space)
quirky_circuits-skip = Skip
quirky_circuits-skip-title = To the end (End)
quirky_circuits-to-table = Back to the table
quirky_circuits-say-done = Done
quirky_circuits-say-done-title = Done: my cards lie face down (D)
quirky_circuits-you-are-done = You are done
quirky_circuits-say-stop = Let us stop
quirky_circuits-say-stop-title = Hands flat on the table: I think we should stop (S)
quirky_circuits-say-beep = Beep-boop
quirky_circuits-say-beep-title = The only word there is (B)
quirky_circuits-marked-stop = let us stop
quirky_circuits-marked-done = done
quirky_circuits-battery = battery
quirky_circuits-battery-label = Battery { $left } of { $full }{ $colour ->
    [none] {""}
   *[other] , in { quirky_circuits-battery-colour }
    }
quirky_circuits-battery-score = battery { $left }
quirky_circuits-queue = The queue
quirky_circuits-queued = { $number }. { $card }, from { $who }
quirky_circuits-only-you = Only you see what this is
quirky_circuits-stars = { $n } of { $of } stars
quirky_circuits-left-hand = L
quirky_circuits-right-hand = R
# The map, as a screen reader says it.
quirky_circuits-map = { quirky_circuits-robot } in { $place }, looking { quirky_circuits-side }{ $drift ->
    [none] .
   *[other] , drifting { $way }.
    }
quirky_circuits-map-holds = Holds { quirky_circuits-thing-done }.
quirky_circuits-map-bunnies = Dust bunnies: { $places }.
quirky_circuits-map-thing = { $delivered ->
    [yes] { quirky_circuits-thing } (delivered)
   *[no] { quirky_circuits-thing }
    }: { $place }.

# Keys.
quirky_circuits-key-lift = lift a card
quirky_circuits-key-next = the next card; while it runs: a card back, a card on
quirky_circuits-key-play = play the lifted card
quirky_circuits-key-back = put it back
quirky_circuits-key-done = done
quirky_circuits-key-stop = let us stop, or go on
quirky_circuits-key-beep = Beep-boop
quirky_circuits-key-again = what happened, once more
quirky_circuits-key-pause = pause the run, skip it

# What one can do, as the coach says it.
quirky_circuits-do-play = Play <b>{ quirky_circuits-card }</b>
quirky_circuits-do-done = Say <b>done</b>
quirky_circuits-do-stop = Hands flat on the table: <b>let us stop</b>
quirky_circuits-do-go-on = Take the hands off the table again
quirky_circuits-do-beep = Say <b>Beep-boop</b>
quirky_circuits-do-take = Pick up <b>{ $kind ->
    [none] this one
   *[other] { quirky_circuits-thing-done }
    }</b>
quirky_circuits-next = Next: { $name }
quirky_circuits-next-practice = Practice it face up

# The scenario book.
quirky_circuits-book-open = Open the scenario book
quirky_circuits-book = The scenario book
quirky_circuits-book-entry = { $number }. { $name }
quirky_circuits-book-label = { $number }. { $name }, { $stars } stars. { $words }{ $colour ->
    [none] {""}
   *[other] {" "}Won in { quirky_circuits-battery-colour }.
    }
quirky_circuits-book-tale = Twenty-one evenings, from one star to five. { $won ->
    [0] What your team wins on this device is marked here.
   *[other] Your team has won { $won } of them on this device.
    }
quirky_circuits-book-won = won in { quirky_circuits-battery-colour }
quirky_circuits-book-times = Won { $times ->
    [1] once
   *[other] { $times } times
    }, at best in { quirky_circuits-battery-colour }
quirky_circuits-book-own-name = A scenario of your own
quirky_circuits-book-own = Your own
quirky_circuits-book-own-words = Draw one in the <a>scenario workshop</a>, or take a file:
quirky_circuits-book-file = open a file

# The gallery.
quirky_circuits-gallery = Meet the four robots
quirky_circuits-gallery-hint = Tap one to turn it: the front still says “this way”.
quirky_circuits-gallery-turn = { quirky_circuits-robot }: turn around
quirky_circuits-gallery-job = { $robot ->
    [gizmo] Vacuums, with a cat on top.
    [twirl] Carries seeds, and dinner.
    [rover] Digs for old bones.
   *[lefty] Makes sushi for cats.
    }
quirky_circuits-gallery-quirk = { $robot ->
    [gizmo] Bumps into things, and then turns left by himself.
    [twirl] After two full spaces she drifts one more, after the next card.
    [rover] Takes things in his mouth, in front of him. Up a slope only with a jump.
   *[lefty] The right hand reaches one space to the right, the left hand two to the left, always both.
    }
quirky_circuits-gallery-front = { $robot ->
    [gizmo] Eyes and coral bumper lead. The tail follows.
    [twirl] Antennae and arms lead. The plug follows.
    [rover] The nose leads. The red aerial wags behind.
   *[lefty] Screen eyes lead. The long arm is always his left.
    }
quirky_circuits-gallery-make = <a>The scenario workshop</a>: draw a map of your own, let it be checked and solved, and play it.

# How to play.
quirky_circuits-rules-about = What it is about
quirky_circuits-rules-about-1 = You all steer one robot, together, and nobody says a word. Reach the goal of the scenario before the battery is empty.
quirky_circuits-rules-program = Program
quirky_circuits-rules-back = { $back ->
    [move] moves
    [turn] turns
    [special] something special
   *[quirk] a quirk, too
    }
quirky_circuits-rules-program-1 = Anybody plays a card at any moment, face down, to the right of the last one. The back says what sort it is, not more. Everybody plays at least one, and together at least five.
quirky_circuits-rules-program-2 = <b>Yellow first:</b> whoever holds a quirk card may play nothing else before it.
quirky_circuits-rules-program-3 = When you have played enough, say Done. Playing another card takes it back. When all are done, the program runs.
quirky_circuits-rules-word = Not a word
quirky_circuits-rules-word-1 = No hints, no plans, no faces. Hands flat on the table mean “let us stop”: it binds nobody. And if you must say something, say Beep-boop.
quirky_circuits-rules-run = Run
quirky_circuits-rules-run-1 = The cards are turned up and carried out from left to right. If the robot runs into an obstacle, a barrier or the edge, it stops there: the rest of this card is lost, the next one comes.
quirky_circuits-rules-run-2 = Then the cards go under the deck, the battery loses one, and everybody draws up to a full hand: five with two players, four with three or four.
quirky_circuits-rules-end = The end
quirky_circuits-rules-end-1 = The moment the goal is reached, you have won, even in the middle of a program. The battery shows how well: red, yellow, or even green. At 0 it is over.
quirky_circuits-rules-robots = The robots
quirky_circuits-rules-robot = { $robot ->
    [gizmo] <b>Gizmo.</b> Cleans whatever he runs over: dust bunnies, and the pieces of vases. When he bumps into something solid he also turns left by himself, once a card. Bump into a vase and it breaks: more to clean. When all is clean, back to the dock.
    [twirl] <b>Twirl.</b> Picks up and drops on her own space. After a Forward 2 that went two full spaces she has swing: after the next card she drifts one space that way. A bump stops it. The swing survives the end of a round.
    [rover] <b>Rover.</b> Picks up and drops on the space in front of his nose; long bones turn with him. Up a slope only with a jump; a jump goes over everything but barriers, and cannot land on an obstacle.
   *[lefty] <b>Lefty.</b> His right hand reaches one space to the right, his left hand two spaces to the left, and both act at the same time. Tables cannot be entered, but food can be put on them.
    }
quirky_circuits-rules-carrying = Carrying
quirky_circuits-rules-carrying-1 = A robot that holds something only puts it down. What is held passes over everything; what is dropped minds barriers alone. Delivered is delivered. If there are several things to pick up, whoever played the card chooses.
quirky_circuits-rules-cards = All cards
quirky_circuits-rules-card = <b>{ $card ->
    [patches_1] Patches 1, 2
    [tiger_1] Tiger 1, 2
    [scar_1] Scar 1, 2
    [hen_1] Hen 1, 2
    [fox_1] Fox 1, 2
   *[other] { quirky_circuits-card }
    }.</b> { quirky_circuits-card-does }
quirky_circuits-rules-walking = Tokens that walk take the shortest way, slantwise too, around obstacles and barriers, and stop where they wanted to go.

# The workshop.
quirky_circuits-shop = Scenario workshop
quirky_circuits-shop-good = Nothing is wrong with it. { $goal }
quirky_circuits-shop-new = My scenario
quirky_circuits-shop-draw = Draw
quirky_circuits-shop-put = Put down
quirky_circuits-shop-belongs = Where it belongs
quirky_circuits-shop-for = for { quirky_circuits-thing-alone }
quirky_circuits-shop-tool = { $tool ->
    [start] start
    [obstacle] obstacle
    [vase] vase
    [bunny] dust bunny
    [wall] barrier
    [rise] slope
    [belt] conveyor
   *[floor] floor
    }
quirky_circuits-shop-map = The map
quirky_circuits-shop-help = Arrows move, Enter draws, Shift and an arrow draws an edge.
quirky_circuits-shop-solving = The solver tries every way. This can take a minute or two.
quirky_circuits-shop-watch = Watch the solution
quirky_circuits-shop-solve = Solve it
quirky_circuits-shop-robot = Robot
quirky_circuits-shop-name = Name
quirky_circuits-shop-sentence = A sentence for the book
quirky_circuits-shop-battery = Battery
quirky_circuits-shop-stars = Stars
quirky_circuits-shop-wide = Wide
quirky_circuits-shop-high = High
quirky_circuits-shop-goal = Goal
quirky_circuits-shop-goal-now = Now: { COMMAS($goals) }.
quirky_circuits-shop-goal-none = Nothing yet: put dust bunnies or places on the map.
quirky_circuits-shop-goal-part = { $what ->
    [clean] clean
    [deliver] deliver
   *[dock] dock
    }
quirky_circuits-shop-meets = { $who ->
    [patches] Patches
    [tiger] Tiger
    [scar] Scar
   *[other] { quirky_circuits-thing-alone }
    } meets { $whom }
quirky_circuits-shop-dock = then back to the start
quirky_circuits-shop-cards = Cards
quirky_circuits-shop-deck = { $deck ->
    [basic] the robot’s own
    [quirk] its yellow quirks
    [cats] cats that walk
    [farm] hen and fox
   *[conveyor] conveyors
    }
quirky_circuits-shop-special = Special rules
quirky_circuits-shop-in-way = { quirky_circuits-thing-first } is in the way
quirky_circuits-shop-lost = lost when { $pair }
quirky_circuits-shop-order = deliver in this order:
quirky_circuits-shop-earlier = { quirky_circuits-thing }: earlier
quirky_circuits-shop-more = More, by hand
quirky_circuits-shop-all = things of the other worlds too
quirky_circuits-solution = The solution
quirky_circuits-solution-back = Back to the drawing
quirky_circuits-solution-done = Solved!
quirky_circuits-solution-cards = With { $n ->
    [one] 1 card
   *[other] { $n } cards
    }, if everybody held the right ones.
quirky_circuits-solution-begins = One card after the other.

# After the game: each round as it was, and as it could have been.
quirky_circuits-after = Round by round
quirky_circuits-after-words = { $open ->
    [yes] If one mind had held all hands: the best program that was found for the cards you had. It knew no card that was still to be drawn.
   *[no] What bots on your seats would have laid from the same hands, each knowing no more than one of you did.
    }
quirky_circuits-after-which = Which round
quirky_circuits-after-wins = could be won
quirky_circuits-after-even = as good
quirky_circuits-after-ahead = { $n ->
    [one] 1 card farther
   *[other] { $n } cards farther
    }
quirky_circuits-after-behind = { $n ->
    [one] you: 1 card farther
   *[other] you: { $n } cards farther
    }
quirky_circuits-after-would-win = { $open ->
    [yes] These hands could have won here, with { $battery } left in the battery: { quirky_circuits-battery-colour }.
   *[no] Bots would have won here, with { $battery } left in the battery: { quirky_circuits-battery-colour }.
    }
quirky_circuits-after-would-gain = { $open ->
    [yes] { $n ->
        [one] These hands could have come one card farther.
       *[other] These hands could have come { $n } cards farther.
        }
   *[no] { $n ->
        [one] Bots would have come one card farther.
       *[other] Bots would have come { $n } cards farther.
        }
    }
quirky_circuits-after-did-gain = { $n ->
    [one] You came one card farther than bots would have.
   *[other] You came { $n } cards farther than bots would have.
    }
quirky_circuits-after-would-same = { $open ->
    [yes] Nothing better was found for these hands.
   *[no] Bots would have come as far.
    }
quirky_circuits-after-played = As you played it
quirky_circuits-after-better = { $open ->
    [yes] As it could have been
   *[no] As bots would have laid it
    }
quirky_circuits-after-cleaned = { $n ->
    [one] Cleans one space.
   *[other] Cleans { $n } spaces.
    }
quirky_circuits-after-delivered = { $n ->
    [one] Delivers one thing.
   *[other] Delivers { $n } things.
    }
quirky_circuits-after-met = { $n ->
    [one] One of them gets where it should.
   *[other] { $n } of them get where they should.
    }
quirky_circuits-after-broke = { $n ->
    [one] Breaks a vase.
   *[other] Breaks { $n } vases.
    }
quirky_circuits-after-won = Wins, with { $battery } left in the battery: { quirky_circuits-battery-colour }.
quirky_circuits-after-lost = Loses the game at once.
quirky_circuits-after-left = { $n ->
    [one] About one card is still needed then.
   *[other] About { $n } cards are still needed then.
    }
quirky_circuits-after-replay = This round in the replay

# How one plays: what tends to pass one by, and what one was in a game.
quirky_circuits-habit-bumps = Cards that ran into something
quirky_circuits-habit-idle = Cards that did nothing
quirky_circuits-role = { $role ->
    [gizmo] Gizmo
    [twirl] Twirl
    [rover] Rover
   *[lefty] Lefty
    }

# Puzzles.
quirky_circuits-puzzle-win = You have the last word. Play your cards so that this program does all that is left to do{ $home ->
    [yes] {" "}and brings the robot home
   *[no] {""}
    }.
quirky_circuits-puzzle-do = You have the last word. Play your cards so that this program { $does }.
quirky_circuits-puzzle-cleans = { $n ->
    [one] cleans one space
   *[other] cleans { $n } spaces
    }
quirky_circuits-puzzle-delivers = { $n ->
    [one] delivers one thing
   *[other] delivers { $n } things
    }
quirky_circuits-puzzle-why = The queue is carried out from the left, then your cards in the order you play them: this way { $won ->
    [yes] it is won
   *[no] more is done than in any other order
    }.
