learn-what-to-do = What to do
learn-step = Step { $step } of { $of }
learn-it = Learn { $game }
learn-nothing = There is nothing to learn here.
learn-game = The game
learn-lessons = { $count } small lessons on the real board, each under two minutes.
learn-done-all = You have done them all!
learn-done-some = { $count } done.
learn-no-lessons = This game has no lessons yet; its rules are one page back.
learn-begin = Begin
learn-whole = a whole one, against an easy bot
learn-done = done
learn-no-lesson = There is no such lesson.
learn-all = All lessons
learn-the-lesson = the lesson
learn-the-puzzle = the puzzle
learn-skip-lesson = Skip this lesson
learn-skip = Skip
learn-well-done = Well done, that was it!
learn-again = Again
learn-say-again = Say it again
learn-first-game = Your first game
learn-next-lesson = Next lesson
learn-next = Next
learn-show-me = Show me
learn-one-thing = One thing after the other.
learn-read-first = Read this first.
puzzles = Puzzles
puzzles-none = There are no puzzles here.
puzzles-none-yet = { $game } has no puzzles yet.
puzzles-said =
    { $how ->
        [shown] So it goes.
        [found] Found it!
       *[right] Right!
    } { $meant }
puzzles-hard = Puzzle, { $rating } points hard
puzzles-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    } in a row
puzzles-you = You: { $rating } · { $streak } in a row, { $best } at best
puzzles-from-beginning = From the beginning
puzzles-next = Next puzzle
puzzles-solution = Show the solution
