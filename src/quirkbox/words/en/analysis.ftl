analysis-title = What happened at { $code }
analysis-heading = { $game }: what happened at <b>{ $code }</b>
analysis-nothing = There is nothing to look at yet.
analysis-eyes = With whose eyes
analysis-known = What one could know
analysis-open = With open hands
analysis-looks = Tock looks at every decision …
analysis-looks-at = Tock looks at every decision: { $done } of { $of }
analysis-team = The team's chance to win
analysis-turning = a turning point
analysis-strong = a strong move
analysis-which = Which decisions
analysis-mistakes = What it turned on
analysis-mine = My decisions
analysis-all = All
analysis-none = Nobody made a mistake that cost much, and no move stood out.
analysis-in-replay = See it in the replay
analysis-best = The best there was, by far.
analysis-better = Better: <b>{ $line }</b>, with { $chance }.
analysis-as-good = As good as anything.
analysis-guesses =
    { $open ->
        [yes] Chances are guesses: the search plays the game on many times from there. Here it knew every hand. A tap on a line opens the replay there, and from the replay you can play on.
       *[no] Chances are guesses: the search plays the game on many times from there. It knew no more than the player did. A tap on a line opens the replay there, and from the replay you can play on.
    }
curve-gave-away = Step { $step }: { $who } gave away { $cost }
curve-strong = Step { $step }: a strong move of { $who }
curve-turning-label = Turning point at step { $step }: { $who } gave away { $cost } percent
curve-strong-label = A strong move of { $who } at step { $step }
