# Refusals
paused-now = Tout est en pause : il faut d’abord reprendre.
paused-already = Tout est déjà en pause.
paused-not = Rien n’est en pause pour le moment.
asked-nothing = Personne ne l’a demandé, ou plus maintenant.
asked-already = C’est déjà demandé : attends les autres.
asked-lately = On vient de te dire non : redemande dans un moment.
