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
    } called, but that is no line: { $cost ->
    [0] there was no token to lose.
   *[other] one token back.
    }
quirkies-meant-late = { $you ->
    [yes] You
   *[no] { $who }
    } called a line whose token is gone already.
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
