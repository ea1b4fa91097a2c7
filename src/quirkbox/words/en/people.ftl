# Refusals
paused-now = Everything stands still just now: go on first.
paused-already = Everything stands still already.
paused-not = Nothing stands still just now.
asked-nothing = Nobody has asked that, or not any more.
asked-already = That is asked already: wait for the others.
asked-lately = They have just said no: ask again in a moment.

# Clocks
clocks = Clocks
clock-of = { $who } has { $left } left
clock-last = Ten seconds are left.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-question = How long may people take?
clock-none = No clock
clock-quick = { $minutes } min + { $plus } s
clock-quick-words = For the whole game, and { $plus } s more with every turn.
clock-slow = { $hours ->
    [24] A day a turn
    [72] Three days a turn
   *[other] { $hours } hours a turn
}
clock-slow-words = Come and go as you like: the lobby says when it is your turn.
clock-over = When somebody’s time runs out
clock-over-bot = a bot plays on for them
clock-over-end = the game ends, unfinished
clock-alarm = { $on ->
    [yes] The clock’s alarm is on
   *[no] The clock’s alarm is off
}

# Pauses and early ends
ask-pause = Ask for a pause
ask-end = Ask to end the game
end-now = End this game
end-sure = Really end it? It is kept, unfinished.
asked-you = { $what ->
    [pause] { $who } asks for a pause.
    [go_on] { $who } would like to go on.
   *[end] { $who } would like to end the game.
}
asked-by-you = { $what ->
    [pause] You ask for a pause
    [go_on] You would like to go on
   *[end] You would like to end the game
}: waiting for { $others }.
asked-declined = { $what ->
    [pause] { $who } would rather play on.
    [go_on] { $who } needs the pause a little longer.
   *[end] { $who } would rather play on.
}
answer-yes = Agree
paused-together = Everything waits, as agreed.
closed-vote = The game was ended
closed-time = Time has run out
closed-vote-words = Everybody agreed to it. The game is kept as it was, and counts for no rating.
closed-time-words = As agreed, the game ends then. It is kept as it was, and counts for no rating.

# Looking for people to play with
find-people = Find people to play with
find-words = You sit down where somebody waits, or at a new table where others find you. Once enough are there, it begins by itself.
find-any = Any game, now
find-this = Only { $game }
find-waiting = { $count ->
    [0] nobody is waiting just now: you would be the first
    [one] one table is waiting
   *[other] { $count } tables are waiting
}
find-public = Such a table is among the open ones: anybody may sit down, or watch.
gather-looking = Looking for people to play with …
gather-alone = { $elsewhere ->
    [0] Nobody else is looking just now. Whoever does comes here: you can leave this page open, it makes itself heard.
    [one] Somebody waits at another table. Whoever looks for this game comes here: you can leave this page open, it makes itself heard.
   *[other] People wait at { $elsewhere } other tables. Whoever looks for this game comes here: you can leave this page open, it makes itself heard.
}
gather-short = { $count ->
    [one] One more, and it begins.
   *[other] { $count } more, and it begins.
}
gather-begins = It begins in { $seconds } s
gather-more = You are { $count }. Until then more may come; or begin at once.
gather-bots = Play with bots instead
gather-stop = Stop looking
gather-came = { $who } has come to play with you.

# Told when it is one's turn
notify = When it’s your turn
notify-tell-me = Tell me on this device
notify-reach = { $reach ->
    [impossible] This browser can’t tell you here. Over HTTPS, and with Quirkbox on the home screen, it may.
    [blocked] This browser was told not to show anything from here. That can be changed in its settings for this site.
    [off] Off: the lobby shows it, and tables sound.
    [open] You are told while Quirkbox is open in any tab or window.
   *[always] You are told even while Quirkbox is closed.
}
notice-due = It’s your turn at { $code }, too.
notice-go = Go there
notice-tell = Shall this device tell you when it’s your turn?
notice-tell-yes = Yes, please
turns-title = Your turn at { $count } tables
row-left = { $left } left.

# Friends
friends = Friends
friends-agree = Friends?
friends-agree-words = Somebody has given you their friend link. If you agree, each of you sees when the other is here and at which open table, as { $who } and under their name; and you can invite each other. Either of you can end it at any time.
friends-yes = Yes, let’s be friends
friends-no = No, thanks
friends-now = You and { $who } are friends.
friends-none = No friends here yet. Send somebody your link: once they follow it, you see when the other is here.
friends-make = Make a friend
friends-make-words = Send somebody a link. Who follows it and agrees is your friend, and you are theirs.
friends-give-link = Give me my link
friends-link-words = It holds for seven days, for whoever you give it to. A new one ends it.
friends-qr = QR code with your friend link
friends-share = { $who } would like to be your friend on Quirkbox
friends-invite = Invite friends
friends-first = Friends you can invite at a press
friend-state = { $at ->
    [waiting] at a table of { $game }, about to begin
    [playing] plays { $game }
    [here] is here
   *[away] is not here just now
}
friend-join = Join in
friend-part = No longer friends with { $who }
friend-part-words = You no longer see when the other is here. { $who } is not told.
friend-part-yes = End it
friend-part-no = Stay friends
friend-invite = Invite { $who }
friend-asked = { $who } is asked
invited = { $who } asks you to { $game }.
invited-go = Go there

# Writing to each other, and reports
chat = Messages
chat-open = Write a message
chat-nothing = Nobody has written anything yet.
chat-write = Write to the others
chat-send = Send
chat-kept = Those who sit here read it. It is deleted together with the table.
chat-may = People write to each other
chat-unread = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
report-ask = Report { $who } …
report-title = Report { $who }
report-words = Whoever runs this server reads it, with the last messages of this table. The one you report is not told. To see no more of somebody, mute them.
report-why-words = What they write
report-why-words-words = Insults, threats, advertising.
report-why-spoils = They spoil the game
report-why-spoils-words = On purpose, again and again.
report-why-name = What they are called
report-why-name-words = A name that should not stand here.
report-why-other = Something else
report-why-other-words = Say what, below.
report-more = What happened? (if you like)
report-send = Report it
report-thanks = Thank you. It is on its way to whoever runs this server.

# The same deal for another team
deal-offer = The same deal for another team
deal-compare = Compare with the other teams
deal-title = One deal, many teams
deal-words = Every team plays the same cards, and nobody who has not played them sees them. What each made of it stands here once you have played it too.
deal-chairs = { $count } play together, as the first team did: friends, or bots.
deal-play = Play this deal
deal-share = Send it to another team
deal-share-what = The same deal of { $game } for your team
deal-team-hidden = The result is shown once you have played it.
deal-result = { $won ->
    [yes] Made it: { $score } { $score ->
        [one] star
       *[other] stars
    }, { $moves } moves
   *[no] Not this time, { $moves } moves
}
deal-watch = Watch it
deal-first = Your team is the first. Send the link to another.
deal-at-table = Other teams have played this deal. All chairs must be taken, and what was agreed on holds here too.
