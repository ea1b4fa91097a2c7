# The twelve appliances. A kind of somebody's own file is called as it is there.
circuit_breaker-kind = { $kind ->
    [gumball_machine] Gumball Machine
    [bubble_maker] Bubble Maker
    [jukebox] Jukebox
    [lava_lamp] Lava Lamp
    [disco_ball] Disco Ball
    [popcorn_popper] Popcorn Popper
    [karaoke_machine] Karaoke Machine
    [fog_machine] Fog Machine
    [blender] Blender
    [pinball_machine] Pinball Machine
    [neon_sign] Neon Sign
    [cotton_candy_maker] Cotton Candy Maker
   *[own] { $name }
    }
# Where there is little room.
circuit_breaker-kind-short = { $kind ->
    [gumball_machine] Gumballs
    [bubble_maker] Bubbles
    [jukebox] Jukebox
    [lava_lamp] Lava
    [disco_ball] Disco
    [popcorn_popper] Popcorn
    [karaoke_machine] Karaoke
    [fog_machine] Fog
    [blender] Blender
    [pinball_machine] Pinball
    [neon_sign] Neon
   *[cotton_candy_maker] Candy
    }
circuit_breaker-motto = { $kind ->
    [gumball_machine] One coin, one bubble, no regrets.
    [bubble_maker] Makes every floor slippery and every face happy.
    [jukebox] Knows one more song than you.
    [lava_lamp] In no hurry whatsoever.
    [disco_ball] Turns a kitchen into a galaxy.
    [popcorn_popper] Cannot keep quiet during the film.
    [karaoke_machine] Forgives every wrong note.
    [fog_machine] Where did everybody go?
    [blender] Strawberry, banana, very loud.
    [pinball_machine] Please do not shake it. Much.
    [neon_sign] Says where the party is.
   *[cotton_candy_maker] A cloud on a stick.
    }
circuit_breaker-kind-number = appliance { $number }

# A tile: "Jukebox with a 2", "2–3 wire"; on its own, where one does something with it, after "your", and beside a place.
circuit_breaker-tile = { $sort ->
    [box] breaker box
    [wire] { $links } wire
    [hidden] tile
   *[appliance] { circuit_breaker-kind } with a { $links }
    }
circuit_breaker-the-tile = the <b>{ circuit_breaker-tile }</b>
circuit_breaker-your-tile = your { circuit_breaker-tile }
circuit_breaker-beside-tile = { $sort ->
    [wire] a { $links } wire
   *[appliance] the { circuit_breaker-kind }
    }
# In the log one sees which it was: the kind is enough.
circuit_breaker-some-tile = { $sort ->
    [hidden] a <b>tile</b>
    [wire] a <b>{ $links } wire</b>
   *[appliance] the <b>{ circuit_breaker-kind }</b>
    }
circuit_breaker-your-kind = your { circuit_breaker-kind }
# A back.
circuit_breaker-back = { $sort ->
    [wire] wire
   *[appliance] appliance
    }
# What an open end asks for.
circuit_breaker-wish = { $link ->
    [U] wants any end
    [several] wants { $links }
   *[other] wants a { $link }
    }
circuit_breaker-wish-any = any

# Amounts.
circuit_breaker-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
circuit_breaker-points-least = { $points }+ points
circuit_breaker-points-unit = { $points ->
    [one] point
   *[other] points
    }
circuit_breaker-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
    }

# Who.
circuit_breaker-somebody = Somebody
circuit_breaker-seat = Seat { $number }
circuit_breaker-name = { $you ->
    [yes] You
   *[no] { $who }
    }
circuit_breaker-name-inside = { $you ->
    [yes] you
   *[no] { $who }
    }
circuit_breaker-whose = { $who }’s
circuit_breaker-mouse = { $you ->
    [yes] Your mouse
   *[no] { $who }’s mouse
    }
circuit_breaker-network = { $yours ->
    [yes] Your network
   *[no] { $owner }’s network
    }

# Where.
circuit_breaker-to = { $place ->
    [wires] to the wire stack
    [appliances] to the appliance stack
   *[other] to { $place }
    }
circuit_breaker-from = { $place ->
    [wires] from the wire stack
    [appliances] from the appliance stack
    [network] { $yours ->
        [yes] from your network
       *[no] from { $owner }’s network
    }
   *[other] from { $place }
    }
circuit_breaker-in-network = { $yours ->
    [yes] in your network
   *[no] in { $owner }’s network
    }
circuit_breaker-across = { $side ->
    [left] { $across } left
   *[right] { $across } right
    }
circuit_breaker-along = { $way ->
    [up] { $along } up
   *[down] { $along } down
    }
circuit_breaker-from-box = { $ways } of the breaker box
circuit_breaker-beside = { $where }, next to { $tiles }

# The log.
circuit_breaker-log-began = { $you ->
    [yes] You begin every round.
   *[no] { $who } begins every round.
    }
circuit_breaker-log-round = { $icon ->
    [wire] Round { $number }. <b>A wire</b> for everybody.
    [appliance] Round { $number }. <b>An appliance</b> for everybody.
   *[none] Round { $number }.
    }
circuit_breaker-log-placed = { $you ->
    [yes] You connect { circuit_breaker-some-tile }.
   *[no] { $who } connects { circuit_breaker-some-tile }.
    }
circuit_breaker-log-what = { $kind ->
    [none] {""}
   *[other] {" "}({ circuit_breaker-kind })
    }
circuit_breaker-log-sent = { $you ->
    [yes] You send the mouse <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
   *[no] { $who } sends the mouse <b>{ circuit_breaker-to }</b>{ circuit_breaker-log-what }.
    }
circuit_breaker-log-raid = { circuit_breaker-mouse } is after { circuit_breaker-some-tile } { circuit_breaker-in-network }!
circuit_breaker-log-discarded = { $you ->
    [yes] You discard { circuit_breaker-some-tile } onto { $pile }, for cheese.
   *[no] { $who } discards { circuit_breaker-some-tile } onto { $pile }, for cheese.
    }
circuit_breaker-log-cheesed = { $you ->
    [yes] Cheese! <b>You lure { $whose }’s mouse</b> away { circuit_breaker-from }.
   *[no] Cheese! <b>{ $who } lures { $mine ->
        [yes] your
       *[no] { $whose }’s
    } mouse</b> away { circuit_breaker-from }.
    }
circuit_breaker-log-nothing = { circuit_breaker-mouse } comes home with nothing.
circuit_breaker-log-hidden = { circuit_breaker-mouse } brings a tile <b>{ circuit_breaker-from }</b>.
circuit_breaker-log-stolen = { circuit_breaker-mouse } steals { circuit_breaker-some-tile } from { $yours ->
    [yes] you
   *[no] { $owner }
    }!
circuit_breaker-log-took = { $place ->
    [unknown] { circuit_breaker-mouse } brings { circuit_breaker-some-tile }.
   *[other] { circuit_breaker-mouse } brings { circuit_breaker-some-tile } { circuit_breaker-from }.
    }
circuit_breaker-log-undone = { $you ->
    [yes] You take a move back.
   *[no] { $who } takes a move back.
    }
circuit_breaker-log-ended = The party is over. <b>Let us count.</b>
circuit_breaker-log-revealed = { $you ->
    [yes] On your card: <b>{ $kinds }</b>.
   *[no] On { $who }’s card: <b>{ $kinds }</b>.
    }
circuit_breaker-log-total = { $you ->
    [yes] You have
   *[no] { $who } has
    } <b>{ circuit_breaker-points }</b> with { $appliances ->
    [one] { $appliances } appliance
   *[other] { $appliances } appliances
    }.

# Whose turn it is, and what there is to do.
circuit_breaker-status-shared = { $you ->
    [yes] { $names } share the win!
   *[no] { $names } share the win!
    }
circuit_breaker-status-each = { circuit_breaker-points } each.
circuit_breaker-status-won = { $you ->
    [yes] You win!
    [nobody] Nobody wins!
   *[no] { $who } wins!
    }
circuit_breaker-status-points = { circuit_breaker-points }.
circuit_breaker-status-theirs = { $who }’s turn
circuit_breaker-status-hand-over = Hand the device to { $who }.
circuit_breaker-status-thinking = { $who } is thinking
circuit_breaker-status-next = { $you ->
    [yes] You are next.
   *[no] { $who } comes next.
    }
circuit_breaker-status-yours = Your turn
circuit_breaker-status-one-more = Your turn: place one more tile
circuit_breaker-status-thieves = { $mice ->
    [one] { $whose } mouse is after your things. A cube of cheese lures it away.
   *[other] { $whose } mice are after your things. A cube of cheese lures one away.
    }
circuit_breaker-status-left = { $left ->
    [place-mouse-discard] Place up to two tiles, send your mouse or discard for cheese, in any order.
    [place-mouse] Place up to two tiles or send your mouse, or end your turn.
    [place-discard] Place up to two tiles or discard for cheese, or end your turn.
    [mouse-discard] Send your mouse or discard for cheese, or end your turn.
    [place] Place up to two tiles, or end your turn.
    [mouse] Send your mouse, or end your turn.
    [discard] Discard for cheese, or end your turn.
   *[nothing] That was everything. End your turn.
    }
circuit_breaker-status-once = { $left ->
    [mouse-discard] Once you send your mouse or discard for cheese, placing is over.
    [mouse] Once you send your mouse, placing is over.
    [discard] Once you discard for cheese, placing is over.
   *[nothing] Or end your turn.
    }
circuit_breaker-nothing-fits = No tile in your hand fits.

# What a player blurts out: of a bot's, and of a person's.
circuit_breaker-blurt-sent = { $voice ->
    [bot-0] Borrowing. Beep.
    [bot-1] Target acquired.
    [person-0] That one’s nice!
   *[person-1] Psst, get it!
    }
circuit_breaker-blurt-cheesed = { $voice ->
    [bot-0] Cheese deployed.
    [bot-1] Boop. Dinner!
    [person-0] Here, have some cheese!
   *[person-1] Not today!
    }
circuit_breaker-blurt-lured = { $voice ->
    [bot-0] Mouse distracted. Bzzt.
    [bot-1] Mouse distracted. Bzzt.
    [person-0] Oh, come on!
   *[person-1] Cheese? Really?
    }
circuit_breaker-blurt-robbed = { $voice ->
    [bot-0] Theft detected.
    [bot-1] Bzzt! My appliance.
    [person-0] Hey, that was mine!
   *[person-1] Stop that mouse!
    }

# What could be done, as the coach says it.
circuit_breaker-propose-place = { $turn ->
    [0] Connect { circuit_breaker-the-tile }, { $where }
    [1] Connect { circuit_breaker-the-tile }, { $where }, turned a quarter to the right
    [2] Connect { circuit_breaker-the-tile }, { $where }, upside down
   *[3] Connect { circuit_breaker-the-tile }, { $where }, turned a quarter to the left
    }
circuit_breaker-propose-send = { $sort ->
    [none] Send the mouse <b>{ circuit_breaker-to }</b>
   *[other] Send the mouse <b>{ circuit_breaker-to }</b> ({ circuit_breaker-tile })
    }
circuit_breaker-propose-raid = Send the mouse after { circuit_breaker-the-tile } { circuit_breaker-in-network }
circuit_breaker-propose-discard = Discard { circuit_breaker-the-tile } onto { $pile }, for cheese
circuit_breaker-propose-cheese = { $you ->
    [yes] Lure <b>your own mouse</b> away with cheese
   *[no] Lure <b>{ $who }’s mouse</b> away with cheese
    }
circuit_breaker-propose-undo = Take the last move back
circuit_breaker-propose-end = End the turn

# The three switches.
circuit_breaker-switches = Your three actions
circuit_breaker-switch = { $mode ->
    [mouse] Mouse
    [place] Place
   *[discard] Discard
    }
circuit_breaker-switch-name = { circuit_breaker-switch }: { $words }
circuit_breaker-switch-mouse = { $place ->
    [ready] send it out
    [home] at home
    [network] { $yours ->
        [yes] after your own
       *[no] after { $owner }’s
    }
    [wires] on the wires
    [appliances] on the appliances
   *[other] on { $place }
    }
circuit_breaker-switch-place = { $how ->
    [going] { $placed } of 2 done
    [done] done
    [nothing] nothing fits
   *[open] two tiles
    }
circuit_breaker-switch-discard = { $how ->
    [going] { circuit_breaker-tiles }
    [done] done
    [nothing] no cheese left
   *[open] for cheese
    }

# What to do next.
circuit_breaker-hint-mouse = { $half ->
    [yes] Your mouse? Then placing is over.
   *[no] Where shall your mouse go?
    }
circuit_breaker-hint-mouse-words = To a stack, an open tile or an appliance, also in another network. Touch it.
circuit_breaker-hint-discard = { $how ->
    [half] Discard? Then placing is over.
    [tile] Onto which pile?
   *[none] Which tile can you spare?
    }
circuit_breaker-hint-discard-words = Each tile you discard onto A1, A2 or A3 gets you a cube of cheese.
circuit_breaker-hint-stays = Your { circuit_breaker-tile } stays in hand.
circuit_breaker-hint-placed = Placing is over in this turn.
circuit_breaker-hint-fits = { $places ->
    [0] Nothing here fits { circuit_breaker-your-tile }.
    [1] One place fits { circuit_breaker-your-tile }.
    [2] Two places fit { circuit_breaker-your-tile }.
    [3] Three places fit { circuit_breaker-your-tile }.
    [4] Four places fit { circuit_breaker-your-tile }.
   *[other] { $places } places fit { circuit_breaker-your-tile }.
    }
circuit_breaker-hint-gain = It would bring you { circuit_breaker-points }.
circuit_breaker-hint-drag = Drag it there or touch the place. R turns it.
circuit_breaker-hint-another = Another tile, perhaps?
circuit_breaker-hint-count = Kind by kind: what lies in your networks.

# The table.
circuit_breaker-counting = counting…
circuit_breaker-then = { $number ->
    [1] then { $first }
    [2] then { $first }, then { $second }
   *[3] then { $first }, then { $second }, then { $third }
    }
circuit_breaker-alarm = { $who }’s mouse is after { circuit_breaker-your-kind }!
circuit_breaker-alarm-told = { $who }’s mouse is after { circuit_breaker-your-kind }.
circuit_breaker-cheese-it = Cheese it
circuit_breaker-get-cheese = Discard a tile to get cheese.
circuit_breaker-count = The count
circuit_breaker-seen = seen in hand: { COMMAS($tiles) }
circuit_breaker-back-to-yours = Back to yours
circuit_breaker-market = Market
circuit_breaker-me = { $you ->
    [yes] { $who }, your seat
   *[no] { $who }, the seat you watch
    }
circuit_breaker-cubes = { $cubes ->
    [one] { $cubes } cube of cheese
   *[other] { $cubes } cubes of cheese
    }
circuit_breaker-has-cubes = { $you ->
    [yes] You: { circuit_breaker-cubes }
   *[no] { $who }: { circuit_breaker-cubes }
    }
circuit_breaker-your-cheese = { $how ->
    [none] No cheese
    [yours] Your cheese
   *[theirs] cheese
    }
circuit_breaker-undo = Take back
circuit_breaker-undo-key = Take back (Z)
circuit_breaker-end = { $unsure ->
    [yes] Really? Nothing done yet
   *[no] End my turn
    }
circuit_breaker-wanted-by-mouse = { $what }, { $who }’s mouse is after it
circuit_breaker-box-of = { $yours ->
    [yes] your breaker box
   *[no] { $owner }’s breaker box
    }
circuit_breaker-fits-here = Connect it here: { $where }
circuit_breaker-fits-not = It does not fit here: the place { $wish }, { $where }
circuit_breaker-whole = { $whole ->
    [yes] Larger
   *[no] All of it
    }
circuit_breaker-banner = { $icon ->
    [wire] Round { $number }: a wire for everybody
    [appliance] Round { $number }: an appliance for everybody
   *[none] Round { $number }
    }

# One's hand.
circuit_breaker-hand = { $yours ->
    [yes] Your hand
   *[no] Hand
    }
circuit_breaker-worth = { $tile }, worth { $points } more
circuit_breaker-turn-it = Turn it to the right
circuit_breaker-hand-empty = No tiles in hand.

# The market.
circuit_breaker-pile-label = { $place ->
    [wires] { $height ->
        [one] { $height } wire
       *[other] { $height } wires
    }
    [appliances] { $height ->
        [one] { $height } appliance
       *[other] { $height } appliances
    }
   *[other] { $place } { $what }
    }
circuit_breaker-pile-wire = wire
circuit_breaker-pile-nothing = empty
circuit_breaker-pile-stack = { $place ->
    [wires] Wire stack
   *[appliances] Appliance stack
    }, { circuit_breaker-tiles }, face down
circuit_breaker-pile-empty = { $place } is empty
circuit_breaker-pile-open = { $place }: { $tile }
circuit_breaker-pile-under = Under it: { COMMAS($tiles) }
circuit_breaker-pile-mice = { $number ->
    [one] { $mice } will bring it
   *[other] { $mice } will bring tiles
    }
circuit_breaker-market-cheese = { $cheese } cheese

# Another player.
circuit_breaker-other = { $who }: { $points }, { $cubes } cheese, { $tiles } tiles in hand
circuit_breaker-other-seat = { $away ->
    [yes] { $who }, away
   *[no] { $who }
    }
circuit_breaker-other-cheese = cheese
circuit_breaker-other-tiles = in hand
circuit_breaker-other-network = { $large ->
    [yes] { $who }’s network, lies large on the floor
   *[no] { $who }’s network, look at it
    }

# One's secret card.
circuit_breaker-party = { $you ->
    [yes] Your secret party
   *[no] { $who }’s secret party
    }
circuit_breaker-party-title = { $you ->
    [yes] Your secret party
   *[no] { $who }’s party
    }
circuit_breaker-party-secret = only you see this
circuit_breaker-party-kind = { $number ->
    [0] { circuit_breaker-kind }: 0 connected, no points
   *[other] { circuit_breaker-kind }: { $number } connected, { circuit_breaker-points }
    }
circuit_breaker-party-sum = <b>{ $points }</b> { circuit_breaker-points-unit }
circuit_breaker-party-others = <b>{ $points }</b> { circuit_breaker-points-unit }, { $others } of them for other things
circuit_breaker-party-gain = +{ $points } for this one

# The round counter.
circuit_breaker-rounds = Round { $round } of { $rounds }
circuit_breaker-rounds-over = The party is over
circuit_breaker-rounds-next = { $icon ->
    [wire] Next round: a wire for everyone
   *[appliance] Next round: an appliance for everyone
    }
circuit_breaker-rounds-last = The last round!
circuit_breaker-rounds-later = { $icon ->
    [wire] Round { $round }: a wire for everyone
   *[appliance] Round { $round }: an appliance for everyone
    }

# The count at the end.
circuit_breaker-count-connected = { $number } connected
circuit_breaker-count-wanted = on the card
circuit_breaker-count-points = Points
# <i>dot</i> and <i>star</i> are drawn.
circuit_breaker-count-legend = <i>dot</i> connected, <i>star</i> on the secret card. Of equal points, more appliances win, then more cheese.
circuit_breaker-count-close = Close the count
circuit_breaker-score-kind = { $number } { circuit_breaker-kind }

# The gallery.
circuit_breaker-gallery = The twelve appliances
circuit_breaker-gallery-words = Of each there are four tiles: one with a 1, one with a 2, one with a 3, one with a U. Tap one!
circuit_breaker-gallery-next = { circuit_breaker-tile }: show another tile

# The keys.
circuit_breaker-key-tile = choose a tile
circuit_breaker-key-turn = turn it
circuit_breaker-key-next = the next place that glows
circuit_breaker-key-there = there!
circuit_breaker-key-mouse = send the mouse
circuit_breaker-key-discard = discard for cheese
circuit_breaker-key-cheese = cheese a mouse
circuit_breaker-key-undo = take the last move back
circuit_breaker-key-end = end your turn
circuit_breaker-key-drop = put it back, never mind

# The rules, in short.
circuit_breaker-rules-about = What it is about
circuit_breaker-rules-about-words = You throw a party. Wire up as many appliances as you can around your breaker box, above all the four kinds on your secret card. Whoever has the most points in the end wins.
circuit_breaker-rules-ready = Getting ready
circuit_breaker-rules-ready-words = Everybody has a breaker box, a mouse, two wires, three appliances and a secret card with four kinds. In the middle lie two stacks, face down, two open wires, three open appliances, and the cheese. Who begins is drawn by lot.
circuit_breaker-rules-turn = Your turn
circuit_breaker-rules-turn-words = First your mouse comes home with what you sent it for. Then there are three things to do, each once, in any order, and none is a must:
circuit_breaker-rules-turn-mouse = <b>Mouse.</b> Send it to a stack, to an open tile of the market, or to an appliance in any network. It brings the tile when your next turn begins.
circuit_breaker-rules-turn-place = <b>Place.</b> Up to two tiles from your hand, in your own network.
circuit_breaker-rules-turn-discard = <b>Discard.</b> Tiles you can spare go onto A1, A2 or A3. For each you take a cube of cheese, as long as there is any.
circuit_breaker-rules-turn-once = Whatever you begin, do it in one go: place a tile and then send the mouse, and you have placed for this turn.
circuit_breaker-rules-fits = What fits
circuit_breaker-rules-fits-three = A 3 meets a 3
circuit_breaker-rules-fits-words = 1 meets 1, 2 meets 2, 3 meets 3. A <b>U</b> meets any of them.
circuit_breaker-rules-fits-on = A 3 meets a 3, a wire goes on
circuit_breaker-rules-fits-walls = A wire never runs into a wall. Wall beside wall is fine, as long as at least one wire of the new tile is really connected. Turn tiles as you like; what lies, stays.
circuit_breaker-rules-fits-box = The breaker box with a Disco Ball at its 2
circuit_breaker-rules-mice = Mice and cheese
circuit_breaker-rules-mice-steal = A strange mouse on your appliance carries it off when its owner’s next turn begins. It leaves an open end behind.
circuit_breaker-rules-mice-cheese = In your turn you can give a cube back to <b>cheese</b> it: the mouse runs to the appliance stack and brings the top tile from there instead. As often as you have cubes.
circuit_breaker-rules-mice-where = Only one mouse sits on a tile or pile; on the two stacks there may be several. From a pile a mouse brings what is on top when it goes home: discard onto it, and it brings that. A kicked mouse can’t be cheesed again, and your own not at all.
circuit_breaker-rules-rounds = Rounds
circuit_breaker-rules-rounds-words = 12 rounds with three or four players, 16 with two, in our box; another box may say otherwise, as its counter and its cards show. Where the counter shows a wire or a plug, everybody gets a tile of that sort. After the last round, mice that are still out bring nothing.
circuit_breaker-rules-points = Points
circuit_breaker-rules-points-ours = In our box:
circuit_breaker-rules-points-number = Connected of one kind
circuit_breaker-rules-points-wanted = on your card
circuit_breaker-rules-points-other = not on it
circuit_breaker-rules-points-words = Tiles in hand are worth nothing. Of equal points, more appliances win, then more cheese; then you win together.
circuit_breaker-rules-undo = Take it back
circuit_breaker-rules-undo-words = Nothing hidden comes to light between your mouse’s return and the end of your turn. So until you end it, you can take back what you did, the last thing first.

# The workshop.
circuit_breaker-bench = Box workshop
circuit_breaker-bench-mine = My box
circuit_breaker-bench-thing = Thing { $number }
circuit_breaker-bench-good = Nothing is wrong with it: { $kinds } kinds of appliance.
circuit_breaker-bench-edge = { $edge ->
    [wall] wall
    [1] one
    [2] two
    [3] three
   *[U] any
    }
circuit_breaker-bench-tools = Connect with
circuit_breaker-bench-side = { $side ->
    [north] The edge north: { circuit_breaker-bench-edge }
    [east] The edge east: { circuit_breaker-bench-edge }
    [south] The edge south: { circuit_breaker-bench-edge }
    [west] The edge west: { circuit_breaker-bench-edge }
   *[none] No edge
    }
circuit_breaker-bench-tile = { $wire ->
    [0] The tile: the breaker box
   *[other] The tile: wire { $wire }
    }
circuit_breaker-bench-help = Arrows move, Enter puts { circuit_breaker-bench-edge } on an edge.
circuit_breaker-bench-less = One less of it
circuit_breaker-bench-more = One more of it
circuit_breaker-bench-copies = { $copies } in the box
circuit_breaker-bench-everybody = Everybody begins with it
circuit_breaker-bench-wires = { $wires ->
    [one] { $wires } wire
   *[other] { $wires } wires
    }
circuit_breaker-bench-box = The breaker box
circuit_breaker-bench-wire = { $copies ->
    [1] Wire { $number }: { $links }
   *[other] Wire { $number }: { $links }, { $copies } of it
    }
circuit_breaker-bench-new-wire = A new wire
circuit_breaker-bench-appliances = { $appliances ->
    [one] { $appliances } appliance
   *[other] { $appliances } appliances
    }
circuit_breaker-bench-kind = Name of kind { $number }
circuit_breaker-bench-link = Press: one more. Shift: one less.
circuit_breaker-bench-link-name = { $name }: { $number } with { circuit_breaker-bench-edge }. One more; with Shift or the right button, one less
circuit_breaker-bench-out = Take { $name } out
circuit_breaker-bench-new-kind = A new kind
circuit_breaker-bench-title = The box
circuit_breaker-bench-name = Name
circuit_breaker-bench-cheese = Cheese
circuit_breaker-bench-wires-dealt = Wires dealt
circuit_breaker-bench-appliances-dealt = Appliances dealt
circuit_breaker-bench-points = Points for one, two, three… of a kind
circuit_breaker-bench-points-row = { $which ->
    [wanted] On one’s card
   *[other] Any other kind
    }
circuit_breaker-bench-points-short = { $which ->
    [wanted] on one’s card
   *[other] any other
    }
circuit_breaker-bench-of-kind = { $number } of a kind
circuit_breaker-bench-rounds = Rounds
circuit_breaker-bench-rounds-words = Press one: it brings everybody a wire, an appliance, nothing.
circuit_breaker-bench-rounds-for = { $players } players, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
    }
circuit_breaker-bench-rounds-less = Fewer rounds for { $players } players
circuit_breaker-bench-rounds-more = More rounds for { $players } players
circuit_breaker-bench-round = { $icon ->
    [wire] Round { $number }: a wire for everybody
    [appliance] Round { $number }: an appliance for everybody
   *[none] Round { $number }: a plain round
    }
circuit_breaker-bench-cards = { $cards ->
    [one] { $cards } secret card
   *[other] { $cards } secret cards
    }
circuit_breaker-bench-card = Card { $number }
circuit_breaker-bench-card-off = Take { $name } off card { $number }
circuit_breaker-bench-card-on = Put something on card { $number }
circuit_breaker-bench-new-card = A new card
circuit_breaker-bench-usual = The usual box

# What one is after.
circuit_breaker-aim-when = { $left ->
    [1] this is the last round
   *[other] { $left } rounds to go
    }
circuit_breaker-aim-watching = Connect appliances, several of a kind: they count more and more; { circuit_breaker-aim-when }.
circuit_breaker-aim-playing = Connect appliances, best several of one kind on your secret card. You have { circuit_breaker-points }, { circuit_breaker-aim-when }.

# How it ended.
circuit_breaker-result = { $you ->
    [yes] You have most points: { $points }.
   *[no] { $who } has most points: { $points }.
    }
circuit_breaker-result-shared = { $you ->
    [yes] { $names } are level in everything, { circuit_breaker-points } each, and share the victory.
   *[no] { $names } are level in everything, { circuit_breaker-points } each, and share the victory.
    }
circuit_breaker-result-decided = { $you ->
    [yes] { $names } have { circuit_breaker-points } each
   *[no] { $names } have { circuit_breaker-points } each
    }; { $by ->
    [appliances] more connected appliances decide, for { $best }.
   *[cheese] more cheese cubes decide, for { $best }.
    }

# What the last thing that happened meant.
circuit_breaker-meant-wire = { $you ->
    [yes] You placed a wire: no points yet, but room for more.
   *[no] { $who } placed a wire.
    }
circuit_breaker-meant-kind = { $you ->
    [yes] { circuit_breaker-kind } number { $number } for you{ $wanted ->
        [yes] , a kind on your card
       *[no] {""}
    }: { circuit_breaker-points }.
   *[no] { circuit_breaker-kind } number { $number } for { $who }: at least { circuit_breaker-points }.
    }
circuit_breaker-meant-thief = { $who }’s mouse sits on your appliance: give it cheese on your turn, or it is gone.
circuit_breaker-meant-sent = At the beginning of your next turn your mouse brings this home.
circuit_breaker-meant-raid = { $who }’s mouse is after something of { $owner }.
circuit_breaker-meant-took = Your mouse brought a tile: place it, or discard it for cheese.
circuit_breaker-meant-stolen = { $who }’s mouse has taken it: those points are gone.
circuit_breaker-meant-nothing = Your mouse came home with nothing.
circuit_breaker-meant-cheesed = { $you ->
    [yes] You gave { $whose }’s mouse cheese: it runs to the appliance stack instead.
   *[no] { $who } gave { $mine ->
        [yes] your mouse
       *[no] { $whose }’s mouse
    } cheese: it runs to the appliance stack instead.
    }
circuit_breaker-meant-discarded = You got a cheese cube: it chases a mouse away from what is dear to you.
circuit_breaker-meant-undone = { $you ->
    [yes] You took that back.
   *[no] { $who } took that back.
    }

# Why something may not be done.
circuit_breaker-why-table = The table does not play along.
circuit_breaker-why-turn = It is { $who }'s turn.
circuit_breaker-why-placed = You have placed two tiles in this turn.
circuit_breaker-why-one-go = { $act ->
    [place] Tiles are placed in one go: you have done something else since.
   *[discard] Tiles are discarded in one go: you have done something else since.
    }
circuit_breaker-why-no-slot = There is no tile number { $slot } in your hand.
circuit_breaker-why-box = Your breaker box is there.
circuit_breaker-why-taken = There is a tile already.
circuit_breaker-why-apart = A tile must touch your network.
circuit_breaker-why-walls = Only walls touch there: at least one wire must be connected.
circuit_breaker-why-wall = { $side ->
    [north] A wire runs into a wall at the top.
    [east] A wire runs into a wall on the right.
    [south] A wire runs into a wall at the bottom.
   *[west] A wire runs into a wall on the left.
    }
circuit_breaker-why-clash = { $side ->
    [north] { $mine } meets { $theirs } at the top.
    [east] { $mine } meets { $theirs } on the right.
    [south] { $mine } meets { $theirs } at the bottom.
   *[west] { $mine } meets { $theirs } on the left.
    }
circuit_breaker-why-mouse-out = Your mouse is on its way already.
circuit_breaker-why-nothing-on = { $place ->
    [wires] There is nothing on the wire stack.
    [appliances] There is nothing on the appliance stack.
   *[other] There is nothing on { $place }.
    }
circuit_breaker-why-mouse-there = { $who }'s mouse is there.
circuit_breaker-why-no-seat = There is no seat { $seat } at this table.
circuit_breaker-why-no-tile = There is no tile.
circuit_breaker-why-carry = No mouse can carry a breaker box.
circuit_breaker-why-wires-stay = Wires that are connected stay where they are.
circuit_breaker-why-no-cheese = There is no cheese left, so nothing can be discarded.
circuit_breaker-why-own-mouse = You cannot cheese your own mouse.
circuit_breaker-why-at-home = { $who }'s mouse is at home.
circuit_breaker-why-cheesed = { $who }'s mouse is on the appliance stack already.
circuit_breaker-why-no-cubes = You have no cheese.
circuit_breaker-why-never-back = In this game moves are not taken back.
circuit_breaker-why-back-turn = It is { $who }'s turn: a move is taken back in the turn in which it was made.
circuit_breaker-why-back-enough = You have taken back { $most } moves in this turn.
circuit_breaker-why-nothing-back = Nothing to take back in this turn yet. What a mouse has brought stays.

# How one plays: what tends to pass one by, and what one was in a game.
circuit_breaker-habit-tiles = Turns ended with points still in hand
circuit_breaker-habit-mouse = Turns with the mouse left at home
circuit_breaker-role = { $role ->
    [first] first in every round
    [middle] between first and last
   *[last] last in every round
    }

# Puzzles.
circuit_breaker-puzzle-task = Place { $tiles ->
    [one] a tile
   *[other] two tiles
    } for { circuit_breaker-points } more than you have.
circuit_breaker-puzzle-why = Your network was worth { $had } points, and is worth { $has } now: kinds on your card count more, and each further one of a kind counts more than the one before.

# A position that is set up by hand.
circuit_breaker-setup-market = Tile { $tile } does not lie in that row of the market: wires on W1 and W2, appliances on A1, A2 and A3.
