# Refusals
paused-now = Everything stands still just now: go on first.
paused-already = Everything stands still already.
paused-not = Nothing stands still just now.
asked-nothing = Nobody has asked that, or not any more.
asked-already = That is asked already: wait for the others.
asked-lately = They have just said no: ask again in a moment.
