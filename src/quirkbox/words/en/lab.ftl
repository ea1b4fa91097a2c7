lab-title = { $game } in the lab
lab-lead = Is it fair, how long is it, what do people do in it? Bots play it many times and draw you the answers.
lab-link-lost = A part of this link got lost on the way: these are the usual settings.
lab-summary = { $games } games of { $bots }, seed { $seed }
lab-this-report = This report
lab-how-far = How far it is
lab-stop = Stop and show what is done
lab-done = <b>{ $games } games</b> are played.
lab-done-stopped = <b>{ $games } games</b> of { $of }, then it was stopped.
lab-save = Save the page
lab-other = Other settings
lab-what = What is to be played
lab-who = Who plays
lab-seat = Seat { $seat }
lab-one-more = One more
lab-one-less = One less
lab-change-seats = They change seats from game to game, so luck with the seat does not count for a bot.
lab-what-they-play = What they play
lab-own-file = A file of your own
lab-take-file = Take a file of mine
lab-how-many = How many games
lab-right-7 = A quick look: figures are right to about 7 points.
lab-right-3 = Right to about 3 points.
lab-right-1 = Right to about 1½ points. This takes a while.
lab-right-0 = Right to less than a point. This can take minutes.
lab-seed = Seed
lab-another-seed = Another seed
lab-skill = How much is skill? Strong bots play weak ones, which takes longer.
lab-go = Let them play
lab-own = Something of your own to try? <a>Draw it in the workshop</a>.
lab-watch-game = Watch this game
lab-map = Map { $number }
lab-entrant = { $bot } searches, { $looks } looks
lab-phase =
    { $phase ->
        [start] Getting the rules ready
        [games] Playing
        [watched] Watching closely
        [chances] Playing on from the middle
        [options] Other options
        [strength] Strong against weak
       *[page] Drawing the report
    }
lab-playing = Playing, { $played } of { $games } games
lab-stopping = Stopping
lab-ahead = { $count } more before yours
lab-next = It begins when the one before is finished
lab-left =
    { $unit ->
        [none] nearly there
        [seconds] about { $count } seconds left
       *[minutes] about { $count } minutes left
    }
