-rootg-root = R.O.O.T.\G:

# What things are called. The gates (AND, OR, …) are called the same everywhere.
rootg-speed = { $speed ->
    [fast] Fast
    [norm] Norm
   *[slow] Slow
    }
rootg-you = You
rootg-charges = { $charges ->
    [one] { $charges } charge
   *[other] { $charges } charges
    }
rootg-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
# A terminal, and whose it is: "Your Fast".
rootg-signal = { $you ->
    [yes] Your
   *[no] { $who }’s
    } { rootg-speed }
# A tile, short: "AND and NOT", "input tile".
rootg-tile = { $kind ->
    [gate] { $gates }
    [crossing] crossing
    [input] input tile
   *[link] link tile
    }
# The same with all that is printed on it; `inside` and `ports` are lists of printed values, `printed` says which of them there are.
rootg-tile-whole = { $kind ->
    [input] input tile with { $ports }
   *[other] { rootg-tile }{ $printed ->
        [inside] , { $inside } inside
        [ports] , a printed { $ports }
        [both] , { $inside } inside, a printed { $ports }
       *[none] { "" }
    }
    }
rootg-tile-back = a tile, face down
# A tile as the log tells of it: "an XOR".
rootg-a-tile = { $what ->
    [input] an input tile
    [link] a link tile
    [AND] an AND
    [OR] an OR
    [XOR] an XOR
    [XNOR] an XNOR
   *[other] a { $what }
    }

# Who is fastest, and why.
rootg-fastest = { $you ->
    [yes] You are
   *[no] { $who } is
    } fastest
rootg-fastest-start = In the first turn it is whoever has not got { -rootg-root }
rootg-fastest-asked = For this turn, because the request was refused.
rootg-fastest-tile = { $still ->
    [yes] All is level
   *[no] All was level when the turn began
    }, so it is whoever has not got { -rootg-root }
rootg-fastest-then = { rootg-speed } decided when the turn began.
# `whose` is the first number: one's own, the other one's, or nobody's who looks.
rootg-fastest-gates = { $speed ->
    [fast] Fewer gates at Fast
    [norm] Fast is level. Norm decides
   *[slow] Fast and Norm are level. Slow decides
    }: { $whose ->
    [own] your { $gates ->
        [one] 1 gate
       *[other] { $gates } gates
    } to { $against }
    [other] { $gates ->
        [one] 1 gate
       *[other] { $gates } gates
    } to your { $against }
   *[nobody] { $gates ->
        [one] 1 gate
       *[other] { $gates } gates
    } to { $against }
    }.

# The log.
rootg-log-start-draw = { $you ->
    [yes] You draw
   *[no] { $who } draws
    } a tile to see who starts: <b>{ $sum }</b>.
rootg-log-took = { $you ->
    [yes] You take
   *[no] { $who } takes
    } <b>{ -rootg-root }</b> { $why ->
    [lot] The lot decided.
    [refused] because of the refusal.
   *[start] to begin with.
    }
rootg-log-fastest = { $you ->
    [yes] You are
   *[no] { $who } is
    } <b>fastest</b>.
rootg-log-asked = { $you ->
    [yes] You ask
   *[no] { $who } asks
    } to <b>turn the circuit on</b>.
rootg-log-agreed = { $you ->
    [yes] You agree
   *[no] { $who } agrees
    }.
rootg-log-refused = { $you ->
    [yes] You refuse. The other one is fastest now.
   *[no] { $who } refuses. The asker is fastest now.
    }
rootg-log-recharged = { $you ->
    [yes] You take
   *[no] { $who } takes
    } <b>one charge</b> back.
rootg-log-handed-over = { $you ->
    [yes] You hand <b>{ -rootg-root }</b> over and place second.
   *[no] { $who } hands <b>{ -rootg-root }</b> over and places second.
    }
rootg-log-placed = { $you ->
    [yes] You place
   *[no] { $who } places
    } <b>{ rootg-a-tile }</b>.
rootg-log-removed = { $what ->
    [input] An input tile
    [link] A link tile
    [AND] An AND
    [OR] An OR
    [XOR] An XOR
    [XNOR] An XNOR
   *[other] A { $what }
    } fits nowhere and leaves the game.
rootg-log-dropped = { $you ->
    [yes] You drop
   *[no] { $who } drops
    } <b>{ rootg-charges }</b> at { rootg-speed }.
rootg-log-discharging = { $you ->
    [yes] You are
   *[no] { $who } is
    } <b>discharging</b> now.
rootg-why-on = { $why ->
    [last-tile] The last tile is placed.
    [closed] No input is open any more.
   *[accepted] You both agreed.
    }
rootg-log-on = { rootg-why-on } <b>The circuit is on!</b>
rootg-log-revealed = { $you ->
    [yes] Your
   *[no] { $who }’s
    } mission: Fast { $fast }, Norm { $norm }, Slow { $slow }.
# `gains` says who gets the points: you, the other one of you two, or somebody by name.
rootg-log-penalty = { $you ->
    [yes] You
   *[no] { $who }
    } had { rootg-charges } left: <b>{ rootg-points }</b> for { $gains ->
    [you] you
    [other] the other one
   *[name] { $whom }
    }.
rootg-log-wrong = { rootg-signal } says { $value }: wrong. <b>{ rootg-charges }</b> to the core.
rootg-log-right = { rootg-signal } says { $value }: right! <b>{ rootg-points }</b>.
rootg-log-core-taken = { $you ->
    [yes] You take
   *[no] { $who } takes
    } <b>{ rootg-charges }</b> from the core.
rootg-log-core-odd = One odd charge of the core is gone.
rootg-log-core-lost = { rootg-charges } on the core { $charges ->
    [one] is
   *[other] are
    } lost.
rootg-log-ended = { $you ->
    [yes] You win
   *[no] { $who } wins
    }{ $level ->
    [yes] , level but with { -rootg-root }
   *[no] !
    }

# What is to be done now.
rootg-status-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
    }
rootg-status-by-points = { rootg-points } to { $against }.
rootg-status-level = { rootg-points } each, and { -rootg-root } decides.
rootg-status-on = The circuit is on
rootg-status-tick = Tick { $tick } of { $ticks }.
rootg-status-thinking = { $who } is thinking
rootg-status-doing = { $who } { $phase ->
    [ask] may ask to turn the circuit on
    [answer] answers { $you ->
        [yes] you
       *[no] { $whom }
    }
    [keep] keeps one of two tiles
    [first] places first
   *[second] places a tile
    }.
rootg-status-turn = { $who }’s turn
rootg-status-hand = Hand the device to { $who }.
rootg-status-ask = Turn the circuit on?
rootg-status-may-ask = You are discharging: you may ask { $other }.
rootg-status-asked = { $other } asks: turn it on?
rootg-status-yes-or-no = Yes, or no?
rootg-status-keep = Keep one of the two
rootg-status-other-gets = { $other } gets the other one.
rootg-status-place = Place your { rootg-tile }
rootg-status-place-hidden = Place your tile
rootg-status-stuck = Your { rootg-tile } fits nowhere
rootg-status-leaves = It leaves the game.
rootg-status-first = You hold { -rootg-root } and place first.
rootg-status-touch = Touch a glowing place.

# What players blurt out; `which` is one of several.
rootg-blurt-asked = { $bot ->
    [yes] Turn it on? Beep?
   *[no] Shall we turn it on?
    }
rootg-blurt-agreed = { $bot ->
    [yes] Affirmative!
   *[no] Let’s go!
    }
rootg-blurt-refused = { $bot ->
    [yes] Negative. Not yet.
   *[no] Not yet!
    }
rootg-blurt-handed-over = { $bot ->
    [yes] After you. Boop.
   *[no] After you.
    }
rootg-blurt-discharging = { $bot ->
    [yes] Empty. Joy.
   *[no] All charges gone!
    }
rootg-blurt-recharged = { $bot ->
    [yes] Bzzt.
   *[no] { $which ->
        [0] Oh no.
       *[1] Back to charging.
    }
    }
rootg-blurt-right = { $bot ->
    [yes] { $which ->
        [0] Beep! As computed.
       *[1] Correct. Joy.
    }
   *[no] { $which ->
        [0] Yes!
       *[1] As planned!
    }
    }
rootg-blurt-wrong = { $bot ->
    [yes] { $which ->
        [0] Bzzt.
       *[1] Recalculating.
    }
   *[no] { $which ->
        [0] Oh no!
       *[1] That was the wrong way round.
    }
    }

# The run, tick by tick.
rootg-run-on = The circuit is on!
rootg-run-owed = { $you ->
    [yes] You get
   *[no] { $who } gets
    } { rootg-points } for charges that were left.
rootg-run-off = The signals set off.
rootg-run-tick = Tick { $tick }
rootg-run-nobody = Nobody arrives yet. Every signal passes a gate, and its pile grows.
rootg-run-arrived = { rootg-signal } is { $right ->
    [yes] right!
   *[no] wrong.
    }
rootg-run-wrong = It says { $value }. { $others ->
    [0] Its pile goes
   *[other] No signal of this tick is right: all piles go
    } to the core, which has { $core } now.
# `rights`: how many of one's signals are right in this tick; `speed` is the second of them.
rootg-run-right = It says { $value }, just what the mission asked for.{ $rights ->
    [1] { "" }
    [2] { " " }So is { rootg-speed }.
   *[3] { " " }So are both others.
    } { $you ->
    [yes] You take
   *[no] { $who } takes
    } { $rights ->
    [1] its pile
   *[other] the piles
    }{ $core ->
    [0] { "" }
   *[other] , and what lay on the core
    }.
rootg-run-next = next gate
rootg-run-to-go = { $gates } gates to go
rootg-run-passed = { $passed } of { $gates }
rootg-run-to-core = { $pile } to the core
rootg-run-core = core
rootg-run-mark = { $mark ->
    [yes] right
    [no] wrong
   *[go] on its way
    }
rootg-run-sum-pile = pile
rootg-run-sum-core = core
rootg-run-sum-points = { $points ->
    [one] point
   *[other] points
    }
rootg-run-ticks = <b>{ $tick }</b> of { $ticks } ticks
rootg-run-film = The film of the run
rootg-run-start = To the start
rootg-run-back = One tick back
rootg-run-on-one = One tick on
rootg-run-result = To the result
rootg-run-play = Play
rootg-run-pause = Pause
rootg-token = { rootg-speed } signal, { $gates ->
    [one] 1 gate
   *[other] { $gates } gates
    } to go

# Who starts.
rootg-opening = Who starts?
rootg-opening-took = { $you ->
    [yes] You take
   *[no] { $who } takes
    } { -rootg-root }
rootg-opening-why = The higher sum of printed numbers wins.

# A player's plate.
rootg-plate-seat = { $who }, the seat
rootg-plate-away = is away
rootg-plate-free = free of charges
rootg-plate-charges = { $you ->
    [yes] have
   *[no] has
    } charges to lose
rootg-plate-bot = a bot
rootg-plate-thinking = is thinking
rootg-plate-waits = waits for you
rootg-plate-to-lose = <b>{ $charges }</b> { $charges ->
    [one] charge to lose
   *[other] charges to lose
    }
rootg-plate-left = { rootg-charges } of 18 left
rootg-plate-holds = holds { -rootg-root }
rootg-plate-you-hold = { $first ->
    [yes] You hold { -rootg-root } so you place first
   *[no] You hold { -rootg-root } and place first
    }
rootg-piles = Piles: { COMMAS($piles) }
rootg-pile = { rootg-speed } { $pile }
rootg-wants = wants { $value }
rootg-score = { rootg-points }{ $root ->
    [yes] , and { -rootg-root }
   *[no] { "" }
    }

# The board.
rootg-board = The board
rootg-which = { $whose ->
    [own] your
    [other] the other
    [upper] the upper
   *[lower] the lower
    } { rootg-speed }
rootg-across = { $side ->
    [left] { $across } left
   *[right] { $across } right
    }
rootg-along = { $way ->
    [up] { $along } up
   *[down] { $along } down
    }
rootg-spot = { $side ->
    [above] above { rootg-which }
    [below] below { rootg-which }
    [left] left of { rootg-which }
    [right] right of { rootg-which }
   *[far] { $ways } of { rootg-which }
    }
rootg-board-place = Place { rootg-spot }{ $fits ->
    [yes] { "" }
   *[no] , turned otherwise
    }
rootg-board-tile = { $tile }, { rootg-spot }
rootg-terminal = { $whose ->
    [own] Your
    [other] The other
    [upper] The upper
   *[lower] The lower
    } { rootg-speed }, { $gates ->
    [one] 1 gate
   *[other] { $gates } gates
    }
# Under the number of gates before a terminal.
rootg-terminal-gates = { $gates ->
    [one] gate
   *[other] gates
    }
rootg-terminal-passed = { $passed } of { $gates }
rootg-terminal-none = no gate
rootg-core = CORE
rootg-gone = { rootg-charges } gone!
rootg-dropped = −{ rootg-charges }
rootg-pile-tile = the pile
rootg-brand = { $side ->
    [green] green
   *[black] black
    } side{ $on ->
    [yes] , and the circuit is on
   *[no] { " " }· { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in the pile
    }
rootg-nearer = Nearer
rootg-farther = Farther
rootg-everything = Show everything
rootg-lanes = Gates before each terminal: { COMMAS($lanes) }
rootg-lane = { rootg-speed } { $first } to { $second }
rootg-gates = Gates

# What one has to do: the note beside the board.
rootg-task-agree = If you say yes, the missions are laid open and the signals run. If you say no, { $other } is fastest in this turn. { $holds ->
    [yes] { $other } has { -rootg-root } already, so you would take one charge back.
   *[no] { $other } would take { -rootg-root } from you.
    }
rootg-task-yes = Yes, turn it on
rootg-task-no = No, play on
rootg-task-ask = All your charges are gone. Ask { $other }: if they refuse, you are fastest{ $holds ->
    [yes] { " " }and they take a charge back.
   *[no] { " " }and take { -rootg-root }.
    }
rootg-task-ask-them = Ask { $other }
rootg-task-not-yet = Not yet
rootg-task-keep = Keep { rootg-tile }
rootg-task-stuck = There is no place where it may go.
# What the place would bring: `where` lists one's own ("3 at Fast"), `theirs` is what the other one drops.
rootg-task-here = { $charges ->
    [0] Here { $other } gets rid of { $theirs ->
        [one] { $theirs } charge
       *[other] { $theirs } charges
    }.
   *[other] Here it rids you of <b>{ rootg-charges }</b>: { COMMAS($where) }{ $theirs ->
        [0] .
        [one] ; { $other } gets rid of { $theirs } charge.
       *[other] ; { $other } gets rid of { $theirs } charges.
    }
    }
rootg-task-drop = { $charges } at { rootg-speed }
rootg-task-nothing = Here it rids you of no charge.
rootg-task-turn-left = Turn left
rootg-task-turn-right = Turn right
rootg-task-what = { rootg-tile }: what does it do?
rootg-task-remove = Take it out of the game
rootg-task-place = Place it here
rootg-task-no-fit = It does not fit so
rootg-task-hand-over = Hand <b>\G:</b> to { $other }{ $short ->
    [yes] { "" }
   *[no] , place second
    }
rootg-task-yours = { $kind ->
    [gate] { $gates }
    [crossing] Crossing
    [input] Input tile
   *[link] Link tile
    }: yours to place { $next ->
    [yes] next
   *[no] soon
    }.

# The secret.
rootg-secret = Your secret
rootg-secret-of = { $who }’s secret
rootg-secret-hint = what your terminals must say in the end
rootg-secret-covered = covered

# The gates.
rootg-gate-words = { $gate ->
    [and] Says 1 if all its inputs are 1.
    [or] Says 1 if at least one input is 1.
    [xor] Says 1 if an odd number of inputs is 1.
    [not] Says the opposite of its input.
    [nand] Says 0 only if all its inputs are 1.
    [nor] Says 1 only if no input is 1.
   *[xnor] Says 1 if an even number of inputs is 1.
    }
rootg-gate-motto = { $gate ->
    [and] All or nothing.
    [or] One is enough.
    [xor] One of us, not both.
    [not] On the contrary!
    [nand] Anything but all.
    [nor] Nobody home? Then yes.
   *[xnor] Are you two alike?
    }
rootg-truth = What { rootg-tile } does
rootg-truth-in = in
rootg-truth-out = out
rootg-truth-inside = { $inside } is printed inside, as one of its inputs.
rootg-gallery = Meet the seven gates
rootg-gallery-words = Touch an input and see what the gate makes of it. Want to build? <a>Try it on a board of your own.</a>
rootg-gallery-gate = { $gate } with { $values }
rootg-gallery-input = { $gate }, input { $input }: { $value }

# The board for trying things out.
rootg-try-take = Take a tile
rootg-try-where = Where to?
rootg-try-take-words = Or touch a number on the board to switch it. A lamp shows what arrives.
rootg-try-where-words = Touch a glowing place. Q and E turn the tile.
rootg-try-away = Take it away
rootg-try-undo = Undo
rootg-try-clear = Clear
rootg-try-all = All
rootg-try-show = Show me:
rootg-try-example = { $example ->
    [gate] one gate
    [add] adding two bits
   *[nor] neither, nor
    }
rootg-try-asked = Name the tiles that are laid, { $most } at most, and perhaps one in hand.
rootg-try-laid = A tile that is laid has a face, x, y and a turn.
rootg-try-number = { $field } is a number from { $low } to { $high }.
rootg-try-unknown = There is no tile { $given }; there is { COMMAS($known) }.
rootg-try-full = That is as much as the board holds.

# The keys.
rootg-key-next = the next place
rootg-key-turn = turn the tile
rootg-key-place = place it
rootg-key-keep = keep this tile
rootg-key-hand-over = hand { -rootg-root } over
rootg-key-answer = ask or not; yes or no
rootg-key-zoom = nearer, farther, everything
rootg-key-move = move the board
rootg-key-film = step through the run, stop and go

# What the coach proposes.
rootg-propose-place = Place the <b>{ rootg-tile }</b> { rootg-spot }, { $turn ->
    [0] upright
    [1] turned right
    [2] upside down
   *[3] turned left
    }
rootg-propose-place-hidden = Place the <b>tile</b> { rootg-spot }, { $turn ->
    [0] upright
    [1] turned right
    [2] upside down
   *[3] turned left
    }
rootg-propose-keep = Keep the <b>{ rootg-tile }</b>
rootg-propose-keep-hidden = Keep the <b>tile</b>
rootg-propose-hand-over = Hand <b>{ -rootg-root }</b> over and place second
rootg-propose-remove = Take the tile out of the game
rootg-propose-ask = Ask to <b>turn the circuit on</b>
rootg-propose-play-on = Do not ask yet
rootg-propose-accept = <b>Agree</b>: turn it on
rootg-propose-refuse = <b>Refuse</b>, and play on
rootg-propose-tick = Let the signals run

# The rules.
rootg-rules-about = What it is about
rootg-rules-about-words = You both wire logic gates to your three terminals, Fast, Norm and Slow. A secret mission says which value, 0 or 1, should arrive at each of them. The longer the way, the more it is worth. Then the circuit is turned on.
rootg-rules-try = <a>Try the tiles on a board of your own</a>, without an opponent.
rootg-rules-mission = Your mission
rootg-rules-together = Put together
rootg-rules-mission-words = The 0-tile gives each terminal a letter, the 1-tile gives each letter a value. Keep it to yourself.
rootg-rules-turn = A turn
rootg-rules-draw = <b>The fastest draws two tiles</b>, keeps one and gives the other away. The fastest is whoever has fewer gates before Fast; if level, before Norm; then Slow.
rootg-rules-root = <b>Who holds { -rootg-root } places first</b>, or hands it over and places second. If everything else is level, the fastest is the one who has not got it.
rootg-rules-both = <b>Both place their tile.</b> Then charges drop, and the next turn begins.
rootg-rules-placing = Placing
rootg-rules-edges = Turn a tile as you like. It must touch something. Where two edges face each other, both are blank, or a nose goes into a notch: an output into an input. A signal may never run in a circle.
rootg-rules-where = Gates and wires may go anywhere, also into your opponent’s circuit. Tiles with only numbers may not go into a circuit that is only your opponent’s, as long as you have charges.
rootg-rules-stuck = A tile that fits nowhere leaves the game.
rootg-rules-charges = Charges
rootg-rules-charges-words = You begin with 18. After both tiles lie, each terminal that a <b>new gate</b> leads to drops charges: Fast 3, Norm 2, Slow 1. It does not matter who placed the gate. Wires and numbers drop nothing.
rootg-rules-on = Turn it on?
rootg-rules-ask = Without charges you are discharging. At the beginning of a turn you may ask to turn the circuit on. If your opponent says no, you are the fastest in this turn and take { -rootg-root }. If you have it already, your opponent takes one charge back.
rootg-rules-also = The circuit also goes on when the last tile is placed, or when no input is open any more that leads to a terminal.
rootg-rules-run = The run
rootg-rules-left = Whoever has charges left gives a third of them (rounded up) to the opponent as points. The missions are laid open.
rootg-rules-ticks = A signal sets off at the far end of the way with the most gates, one for each terminal. With every tick each signal passes one gate, and its pile grows by one.
rootg-rules-arrive = When a signal arrives, its value counts. An input that nothing leads to is 0. <b>Right:</b> the pile is yours. <b>Wrong:</b> it goes to the core. Of those that arrive together, the player with more right ones takes what lies on the core; if level, both take half.
rootg-rules-cleared = After every arrival <b>all piles are cleared</b>. So a long way is only worth something if nothing arrives shortly before.
rootg-rules-wins = Who wins
rootg-rules-wins-words = Most points. If level, whoever holds { -rootg-root }.
rootg-rules-gates = The gates
rootg-rules-gate = <b>{ $name }</b> { rootg-gate-words }
rootg-rules-sides = The green side has AND, OR, XOR and NOT; the black side has all seven, and more numbers.

# What one is after.
rootg-aim-on = The circuit is on: every signal that arrives with the right value brings its pile as points.
rootg-aim-watching = First lose all charges over gates, then bring the right values to the terminals. Most points win.
rootg-aim-charges = Get rid of your { rootg-charges }: a new gate wired to your Fast drops 3, to Norm 2, to Slow 1.
rootg-aim-points = Charges gone! Now points: your secret asks for Fast { $fast }, Norm { $norm } and Slow { $slow }, each over as many gates as you dare.

# How it ended.
rootg-result-level = { rootg-points } each. Level: then whoever holds { -rootg-root } wins, and that is { $you ->
    [yes] you
   *[no] { $who }
    }.
rootg-result = { $you ->
    [yes] You win
   *[no] { $who } wins
    } by points, { $more } to { $less }.

# What the last thing that happened meant.
rootg-meant-dropped = { $you ->
    [yes] Good: you
   *[no] { $who }
    } got rid of { rootg-charges }, { $left ->
    [0] none left
   *[other] { $left } to go
    }.
rootg-meant-no-gate = No new gate reaches a terminal: nobody drops a charge.
rootg-meant-discharging = { $you ->
    [yes] You
   *[no] { $who }
    } may ask to switch the circuit on now.
rootg-meant-recharged = { $you ->
    [yes] You take
   *[no] { $who } takes
    } a charge back, which has to go again.
rootg-meant-placed = { $you ->
    [yes] You
   *[no] { $who }
    } placed { $what ->
    [input] an input: no gate, so no charge is dropped.
    [link] a link: no gate, so no charge is dropped.
   *[other] { $what }. Charges drop once both have placed.
    }
rootg-meant-removed = { $you ->
    [yes] Your
   *[no] { $who }’s
    } tile fits nowhere and is gone.
rootg-meant-handed-over = { $you ->
    [yes] You
   *[no] { $who }
    } handed { -rootg-root } over: whoever holds it when all is level wins.
rootg-meant-asked = { $you ->
    [yes] You want
   *[no] { $who } wants
    } the circuit on: charges that are left then are points for the other one.

# Why something may not be done.
rootg-why-tick = Only the table runs the circuit, once it is on.
rootg-why-table = The table does not play along.
rootg-why-on-already = The circuit is on: nobody plays any more.
rootg-why-ask = Whoever has no charges left may ask to turn the circuit on, at the beginning of a turn. { $charges ->
    [0] You have none: wait for the next turn.
    [1] You have one left.
   *[other] You have { $charges } left.
    }
rootg-why-turn = { $who } { $phase ->
    [ask] may ask to turn the circuit on
    [answer] is to answer the request
    [keep] is choosing a tile
    [first] places first
   *[second] is placing
    }.
rootg-why-not-now = Not now: { $phase ->
    [ask] say first whether you want to turn the circuit on
    [answer] answer the request first
    [keep] choose first which of the two tiles you keep
    [first] place your tile first, or hand { -rootg-root } over
   *[second] place your tile first
    }.
rootg-why-not-drawn = You did not draw that tile.
rootg-why-has-place = Your tile has a place where it may go.
rootg-why-holds = { $who } holds { -rootg-root }.
rootg-why-handed = { -rootg-root } is only handed over before its holder has placed, and once a turn.
rootg-why-taken = Something lies there already.
rootg-why-touch = A tile must touch another tile, a terminal or the core.
rootg-why-clash = Not here: { $mine ->
    [blank] a blank edge
    [in] an input
   *[out] an output
    } of your tile would face { $facing ->
    [blank] a blank edge
    [in] an input
   *[out] an output
    }.
rootg-why-input = Not here: while you are charging, your inputs may not go into a circuit that is only { $other }'s.
rootg-why-loop = Not here: the signal would run in a loop.

# How one plays: what tends to pass one by, and what one was in a game.
rootg-habit-gates = Gates that let you drop nothing
rootg-habit-signals = Signals with the wrong value
rootg-role = { $role ->
    [root] with R.O.O.T.\G: at the start
   *[fastest] fastest at the start
    }

# Puzzles.
rootg-puzzle-task = Place your tile so that a signal reaches your { rootg-speed } terminal, and gives { $value }.
rootg-puzzle-why = Turned on now, { $right } would give what your missions ask for. Follow the wires from gate to terminal.

# A position that is set up by hand.
rootg-setup-missions = The missions must be different tiles: two zero-tiles and two one-tiles.
