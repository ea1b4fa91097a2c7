# Refusals
paused-now = Gerade steht alles still: Erst weitermachen.
paused-already = Es steht schon alles still.
paused-not = Es steht gerade nichts still.
asked-nothing = Das hat niemand gefragt, oder nicht mehr.
asked-already = Das ist schon gefragt: Warte auf die anderen.
asked-lately = Gerade kam ein Nein: Frag gleich noch einmal.
