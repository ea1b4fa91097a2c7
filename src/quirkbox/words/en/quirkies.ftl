# The cards.
quirkies-creature = { $creature ->
    [blip] Blip
    [fuzz] Fuzz
    [gloop] Gloop
    [horns] Horns
    [moppy] Moppy
    [noodle] Noodle
    [pogo] Pogo
    [snork] Snork
   *[wink] Wink
    }
quirkies-colour = { $colour ->
    [orange] orange
    [green] green
   *[blue] blue
    }
quirkies-pattern = { $pattern ->
    [stripes] stripes
    [dots] dots
   *[triangles] triangles
    }
# Naming a card: "green Blip on dots".
quirkies-card = { quirkies-colour } { quirkies-creature } on { quirkies-pattern }

# The lines: rows from the top, columns from the left, the diagonals.
quirkies-line = { $line ->
    [0] the top row
    [1] the middle row
    [2] the bottom row
    [3] the left column
    [4] the middle column
    [5] the right column
    [6] the falling diagonal
   *[7] the rising diagonal
    }

# What one is after.
quirkies-aim-line = { $version ->
    [advanced] Three in a line, colours and patterns each all same or all different, win a token.
   *[beginner] Three in a line with one colour or one pattern win a token.
    }
quirkies-aim-call = { quirkies-aim-line } Call it before the others do.
quirkies-aim-watching = { quirkies-aim-line } { $goal } tokens bring the last round.
quirkies-aim-playing = { quirkies-aim-line } You have { $tokens }; { $goal } bring the last round.
quirkies-aim-last = Last round: most tokens win. { COMMAS($standings) }.
quirkies-standing = { $you ->
    [yes] You
   *[no] { $who }
    } { $tokens }

# How it ended.
quirkies-result-shared = { $names } have { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
    } each: that is most, and the victory is shared.
quirkies-result = { $you ->
    [yes] You have
   *[no] { $who } has
    } most tokens: { $tokens }.

# What the last card meant.
quirkies-meant-won = { $you ->
    [yes] You
   *[no] { $who }
    } made { $lines ->
    [one] a line
   *[other] { $lines } lines
    }: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
    } now{ $again ->
    [yes] . Lay one more card.
   *[no] .
    }
quirkies-meant-wrong = { $you ->
    [yes] You
   *[no] { $who }
    } called, but { quirkies-no-line }: { $cost ->
    [0] there was no token to lose.
   *[other] one token back.
    }
# Why three cards are no line.
quirkies-no-line = { $why ->
    [white] one of those cards is white
    [colours] those colours are neither all the same nor all different
    [patterns] those patterns are neither all the same nor all different
    [both] there neither the colours nor the patterns fit
   *[neither] those three share neither colour nor pattern
    }
quirkies-meant-late = { $you ->
    [yes] You
   *[no] { $who }
    } called a line { $gone ->
    [yes] whose token is gone already.
   *[no] that an earlier card made: it wins nothing and costs nothing.
    }
quirkies-meant-last-round = The last round begins: play goes on until the dealer has played.
quirkies-meant-no-line = { $you ->
    [yes] Your card made no line: no token this time.
   *[no] { $who }’s card made no line.
    }

# Why something may not be done.
quirkies-why-close = Only the table closes the time for calls.
quirkies-why-table = The table does not play along.
quirkies-why-calling = The lines of the last card are still being called.
quirkies-why-turn = It is { $who }'s turn.
quirkies-why-card = You do not hold { quirkies-card }.
quirkies-why-auto = In this game nobody calls: the game sees every line itself.
quirkies-why-no-card = There is no new card whose lines could be called.
quirkies-why-done = You have said that you are done with this card.
quirkies-why-called = You have called { quirkies-line } already.
quirkies-why-say-done = You laid this card: say done.
quirkies-why-say-pass = { $who } laid this card: say pass.

# What lies on a cell of the board.
quirkies-cell = { $height ->
    [0] white { quirkies-creature }, still free
    [1] { quirkies-card }
   *[other] { quirkies-card }, { $height } cards high
    }
# A line one may point at, behind its number.
quirkies-line-numbered = { $number }: { quirkies-line }
# What the three cards of a line share, as one would shout it. Colour and pattern are `none` where no card is known.
quirkies-cheer = { $how ->
    [colour] { $colour ->
        [orange] Three oranges!
        [green] Three greens!
        [blue] Three blues!
       *[none] Three of one colour!
        }
    [pattern] { $pattern ->
        [none] Three of one pattern!
       *[other] Three { quirkies-pattern }!
        }
    [both] { $colour ->
        [none] One colour, one pattern!
       *[other] Three { quirkies-colour } { quirkies-pattern }!
        }
   *[different] All different!
    }

# The log.
quirkies-log-dealt = { you-subject } dealt the cards.
quirkies-log-laid = { you-subject } laid { $second ->
    [yes] a second card, <b>{ quirkies-creature }</b>.
   *[no] <b>{ quirkies-creature }</b>.
    }
quirkies-log-won = { you-subject } { $made ->
    [yes] made a
   *[no] spotted the
    } line. <b>{ quirkies-cheer }</b>
quirkies-log-wrong = { you-subject } pointed at { quirkies-line }: no line. <b>{ $cost ->
    [0] Nothing to lose.
   *[other] One token back.
    }</b>
quirkies-log-late = { you-subject } saw { quirkies-line } too, a blink too late.
quirkies-log-old = { you-subject } pointed at { quirkies-line }: an earlier card made that line.
quirkies-log-closed = Time for calls is up.
quirkies-log-five = { $you ->
    [yes] You have
   *[no] { $who } has
    } five tokens. <b>{ quirkies-last-round-shout }</b>
quirkies-log-pile = The pile is empty. <b>{ quirkies-last-round-shout }</b>
quirkies-log-ended = That was the last card. Well played!
quirkies-last-round = Last round
quirkies-last-round-shout = Last round!

# Whose turn it is and what may be done: a title, and a sentence below it.
quirkies-won = { $you ->
    [yes] You win!
   *[no] { $who } wins!
    }
quirkies-won-shared = { $you ->
    [yes] { $names } share the win!
   *[no] { $names } share the win!
    }
quirkies-won-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
    }{ $each ->
    [yes] {" "}each.
   *[no] .
    }
quirkies-waiting = Waiting for { $names }
quirkies-waiting-hint = { quirkies-waiting }.
quirkies-looking-hint = They are still looking for a line.
quirkies-sees = Who sees a line?
quirkies-sees-hint = The first to call it gets the token.
quirkies-is-there = Is there a line?
quirkies-said-done = You said done.
quirkies-said-pass = You passed.
quirkies-see = See a line?
quirkies-see-own = If you made one, call it. If not, say Done.
quirkies-see-theirs = { $who } laid a card. Call its line first, or pass.
quirkies-second = One more card!
quirkies-second-hint = Your line gives you a second card. Lay it.
quirkies-turn = Your turn
quirkies-turn-hint = Lay one card on its creature.
quirkies-turn-of = { $who }’s turn
quirkies-turn-hand = Hand the device to { $who }.
quirkies-thinking = { $who } is thinking
quirkies-thinking-second = { $who } may lay a second card.
quirkies-thinking-lays = { $who } lays a card.
quirkies-next = { $you ->
    [yes] You are next.
   *[no] { $who } comes next.
    }

# What players blurt out; robots beep. One of two or three, by a number.
quirkies-blurt-won = { $bot ->
    [yes] { $one ->
        [0] Beep! A line.
        [1] Beep-boop. Mine.
       *[2] Line found. Joy.
        }
   *[no] { $one ->
        [0] Quirkies!
        [1] There it is!
       *[2] Got it!
        }
    }
quirkies-blurt-missed = { $bot ->
    [yes] { $one ->
        [0] Beep-boop. Well seen.
       *[1] Recalculating.
        }
   *[no] { $one ->
        [0] Oh no, I missed it!
       *[1] It was right there!
        }
    }
quirkies-blurt-wrong = { $bot ->
    [yes] { $one ->
        [0] Bzzt. My mistake.
       *[1] Error 404: line.
        }
   *[no] { $one ->
        [0] Oops, no line.
       *[1] I could have sworn!
        }
    }
quirkies-blurt-late = { $bot ->
    [yes] Too slow. Bzzt.
   *[no] { $one ->
        [0] So close!
       *[1] A blink too late!
        }
    }
quirkies-blurt-nothing = { $bot ->
    [yes] { $one ->
        [0] No line. Beep.
       *[1] Nothing. Boop.
        }
   *[no] { $one ->
        [0] I see nothing.
       *[1] No line for me.
        }
    }

# At the seats.
quirkies-sub = { $now ->
    [looking] is looking
    [done] said done
    [passed] passed
    [away] is away
   *[thinking] is thinking
    }
quirkies-sub-laid = laid { quirkies-creature } just now
quirkies-sub-roles = { COMMAS($roles) }
quirkies-role-for = for { $who }
quirkies-role-bot = a bot
quirkies-role-dealer = dealer
quirkies-seat = { $who }: { quirkies-tokens }, { quirkies-cards }
quirkies-seat-own = { $who }, your seat
quirkies-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
    }
quirkies-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
    }
quirkies-tally = { $past ->
    [yes] { quirkies-tokens }
   *[no] { $tokens } of { $goal }
    }{ $dealer ->
    [yes] , dealer
   *[no] {""}
    }

# Around the board.
quirkies-board = The board
quirkies-hand = Your hand
quirkies-pool = tokens, five to win
quirkies-pile = <b>{ $cards }</b> { $cards ->
    [one] card
   *[other] cards
    } to draw
quirkies-none-held = You hold no { quirkies-creature }. Each card goes onto its own creature.

# Calling a line.
quirkies-call = Quirkies!
quirkies-call-which = Which one?
quirkies-call-which-short = Which?
quirkies-call-point = Draw over the line, or tap its number.
quirkies-call-point-who = { $who }, point at it!
quirkies-call-first = First press “Quirkies!”, then point at the line.
quirkies-call-line = { $now ->
    [pointing] Point at the line.
    [awake] See a line? Call it.
    [spoken] You have spoken.
    [over] Until next time.
   *[waiting] Wait for a card.
    }
quirkies-call-done = Done
quirkies-call-pass = Pass
quirkies-call-cancel = Cancel
quirkies-calls = { $who } calls Quirkies!
quirkies-says-done = { $who } says Done
quirkies-says-pass = { $who } says Pass

# What one could do, as the coach proposes it.
quirkies-do-lay = Lay the <b>{ quirkies-card }</b>
quirkies-do-call = Call <b>{ quirkies-line }</b>
quirkies-do-done = Say <b>done</b>: no more lines
quirkies-do-pass = <b>Pass</b>: no line to call
quirkies-do-close = Time for calls is up

# Keys.
quirkies-key-choose = choose a card
quirkies-key-next = the next card, the next line
quirkies-key-enter = lay the card, call the line
quirkies-key-escape = put it back, never mind
quirkies-key-call = Quirkies! I see a line
quirkies-key-point = point at the line
quirkies-key-done = done, after your own card
quirkies-key-pass = pass, after another’s card

# The nine.
quirkies-gallery = The nine Quirkies
quirkies-gallery-hint = Each of them comes in three colours and on three patterns. Tap one!
quirkies-gallery-show = { quirkies-creature }, now { quirkies-colour }: show another colour
quirkies-gallery-shape = Told apart by shape alone
quirkies-motto = { $creature ->
    [blip] Hears you before you speak.
    [fuzz] Static by day, cuddly by night.
    [gloop] A little late, a little wet.
    [horns] Too polite for doors.
    [moppy] Sees more than you think.
    [noodle] Knows the long way round.
    [pogo] Has never once stood still.
    [snork] Plays the nose. Loudly.
   *[wink] Knows a secret. Half of it.
    }

# The rules.
quirkies-rules-about = What it is about
quirkies-rules-about-1 = Make lines of three creatures and win a token for each. Five tokens bring the end.
quirkies-rules-ready = Getting ready
quirkies-rules-ready-1 = Nine white cards lie as a square, one for each creature. A coloured card covers each of the four corners. Everybody holds six cards; the others are the pile to draw from. The player on the dealer’s left begins.
quirkies-rules-turn = Your turn
quirkies-rules-turn-1 = Each creature lives in one place on the board. Lay a card from your hand on the creature that it shows. Colour and pattern may be any: you choose which card, the board says where.
quirkies-rules-turn-2 = Then draw until you hold six again, and the next one clockwise plays. Nobody may skip a turn.
quirkies-rules-line = What makes a line
quirkies-rules-line-1 = Three coloured cards in a row, in a column or slantwise. White ones don’t count. It must go through the card that was just laid.
quirkies-rules-beginner = Beginner
quirkies-rules-beginner-1 = Three of one colour…
quirkies-rules-beginner-2 = …or three on one pattern. Both at once is still one line.
quirkies-rules-advanced = Advanced
quirkies-rules-advanced-1 = Look at the colours: all the same, or all different. Look at the patterns: all the same, or all different. Both must fit.
quirkies-rules-same = One colour, one pattern.
quirkies-rules-one-colour = One colour, three patterns.
quirkies-rules-one-pattern = Three colours, one pattern.
quirkies-rules-different = Everything different.
quirkies-rules-no-line = No line: two and one never fit.
quirkies-rules-made = A line you made
quirkies-rules-made-1 = One token for every line, two lines at once are two tokens. And you lay a second card right away. That one can win tokens too, but no third card comes after it.
quirkies-rules-call = When you call the lines yourselves
quirkies-rules-call-1 = After each card everybody looks. Whoever sees a line shouts “Quirkies!” and points at it: the first one gets the token, no matter who laid the card. Only the one who laid it can earn the second card that way.
quirkies-rules-call-2 = Pointed at something that is no line? One token goes back. Nothing to lose means nothing is lost. Whoever is a blink too late pays nothing.
quirkies-rules-call-3 = When you see nothing more, say Done after your own card, Pass after somebody else’s.
quirkies-rules-end = The end
quirkies-rules-end-1 = Somebody has five tokens, or the pile is empty: it is the last round, and it goes on until the dealer has played. Whoever has the most tokens wins. As many as somebody else? Then you win together.
quirkies-rules-letters = Letters on the cards
quirkies-rules-letters-1 = Every colour has a letter in a shape of its own, so that nobody has to tell colours apart.

# How one plays: what tends to pass one by, and what one was in a game.
quirkies-habit-lines = Another card made more lines
quirkies-habit-calls = Lines not called
quirkies-role = { $role ->
    [first] first to lay
    [middle] between first and last
   *[last] last to lay
    }

# Puzzles.
quirkies-puzzle-lines = { $gain ->
    [2] two
    [3] three
    [4] four
   *[other] { $gain }
    }
quirkies-puzzle-task = Lay two cards that make { quirkies-puzzle-lines } lines together.
quirkies-puzzle-why = The { $first } makes a line, so you may lay one more card; then the { $second } completes the rest, { quirkies-puzzle-lines } lines in all. Nothing else makes as many.

# A position that is set up by hand.
quirkies-setup-covered = { $card } is said to be covered, but no card lies on its creature.
