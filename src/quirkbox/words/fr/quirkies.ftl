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
    [green] vert
   *[blue] bleu
    }
quirkies-pattern = { $pattern ->
    [stripes] rayures
    [dots] pois
   *[triangles] triangles
    }
# Naming a card: "Blip vert à pois".
quirkies-card = { quirkies-creature } { quirkies-colour } à { quirkies-pattern }

# The lines: rows from the top, columns from the left, the diagonals.
quirkies-line = { $line ->
    [0] la rangée du haut
    [1] la rangée du milieu
    [2] la rangée du bas
    [3] la colonne de gauche
    [4] la colonne du milieu
    [5] la colonne de droite
    [6] la diagonale descendante
   *[7] la diagonale montante
    }

# What one is after.
quirkies-aim-line = { $version ->
    [advanced] Trois cartes alignées, couleurs et motifs chacun tous pareils ou tous différents, gagnent un jeton.
   *[beginner] Trois cartes alignées de même couleur ou de même motif gagnent un jeton.
    }
quirkies-aim-call = { quirkies-aim-line } Annonce-les avant les autres.
quirkies-aim-watching = { quirkies-aim-line } { $goal } jetons amènent la dernière manche.
quirkies-aim-playing = { quirkies-aim-line } Tu en as { $tokens } ; { $goal } amènent la dernière manche.
quirkies-aim-last = Dernière manche : le plus de jetons gagne. { COMMAS($standings) }.
quirkies-standing = { $you ->
    [yes] Toi
   *[no] { $who }
    } { $tokens }

# How it ended.
quirkies-result-shared = { $names } : { $tokens ->
    [0] 0 jeton
    [one] 1 jeton
   *[other] { $tokens } jetons
    } chacun. Personne n’en a plus, et la victoire est partagée.
quirkies-result = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } le plus de jetons : { $tokens }.

# What the last card meant.
quirkies-meant-won = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } fait { $lines ->
    [one] une ligne
   *[other] { $lines } lignes
    } : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
    } maintenant{ $again ->
    [yes] . Pose encore une carte.
   *[no] .
    }
quirkies-meant-wrong = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } annoncé, mais { quirkies-no-line } : { $cost ->
    [0] il n’y avait pas de jeton à perdre.
   *[other] un jeton retourne au tas.
    }
# Why three cards are no line.
quirkies-no-line = { $why ->
    [white] l’une de ces cartes est blanche
    [colours] ces couleurs ne sont ni toutes pareilles ni toutes différentes
    [patterns] ces motifs ne sont ni tous pareils ni tous différents
    [both] ni les couleurs ni les motifs n’y vont ensemble
   *[neither] ces trois cartes n’ont ni couleur ni motif en commun
    }
quirkies-meant-late = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } annoncé une ligne { $gone ->
    [yes] dont le jeton est déjà parti.
   *[no] faite par une carte d’avant : elle ne gagne rien et ne coûte rien.
    }
quirkies-meant-last-round = La dernière manche commence : on joue jusqu’à ce que la personne qui a distribué ait joué.
quirkies-meant-no-line = { $you ->
    [yes] Ta carte n’a pas fait de ligne : pas de jeton cette fois.
   *[no] La carte posée par { $who } n’a pas fait de ligne.
    }

# Why something may not be done.
quirkies-why-close = Seule la table met fin au temps des annonces.
quirkies-why-table = La table ne joue pas.
quirkies-why-calling = On annonce encore les lignes de la dernière carte.
quirkies-why-turn = C’est à { $who } de jouer.
quirkies-why-card = Tu n’as pas { quirkies-card } en main.
quirkies-why-auto = Dans cette partie, personne n’annonce : le jeu voit lui-même toutes les lignes.
quirkies-why-no-card = Il n’y a pas de nouvelle carte dont on pourrait annoncer les lignes.
quirkies-why-done = Tu as dit que tu avais terminé avec cette carte.
quirkies-why-called = Tu as déjà annoncé { quirkies-line }.
quirkies-why-say-done = C’est toi qui as posé cette carte : dis « Terminé ».
quirkies-why-say-pass = C’est { $who } qui a posé cette carte : dis « Je passe ».

# What lies on a cell of the board.
quirkies-cell = { $height ->
    [0] { quirkies-creature } blanc, encore libre
    [1] { quirkies-card }
   *[other] { quirkies-card }, { $height } cartes de haut
    }
# A line one may point at, behind its number.
quirkies-line-numbered = { $number } : { quirkies-line }
# What the three cards of a line share, as one would shout it. Colour and pattern are `none` where no card is known.
quirkies-cheer = { $how ->
    [colour] { $colour ->
        [orange] Trois orange !
        [green] Trois verts !
        [blue] Trois bleus !
       *[none] Trois d’une couleur !
        }
    [pattern] { $pattern ->
        [none] Trois d’un motif !
       *[other] Trois à { quirkies-pattern } !
        }
    [both] { $colour ->
        [orange] Trois orange à { quirkies-pattern } !
        [green] Trois verts à { quirkies-pattern } !
        [blue] Trois bleus à { quirkies-pattern } !
       *[none] Une couleur, un motif !
        }
   *[different] Tous différents !
    }

# The log.
quirkies-log-dealt = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } distribué les cartes.
quirkies-log-laid = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } posé { $second ->
    [yes] une deuxième carte, <b>{ quirkies-creature }</b>.
   *[no] <b>{ quirkies-creature }</b>.
    }
quirkies-log-won = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } { $made ->
    [yes] fait une ligne.
   *[no] repéré la ligne.
    } <b>{ quirkies-cheer }</b>
quirkies-log-wrong = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } montré { quirkies-line } : pas de ligne. <b>{ $cost ->
    [0] Rien à perdre.
   *[other] Un jeton en moins.
    }</b>
quirkies-log-late = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } vu { quirkies-line } aussi, un clin d’œil trop tard.
quirkies-log-old = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } montré { quirkies-line } : cette ligne vient d’une carte d’avant.
quirkies-log-closed = Le temps des annonces est fini.
quirkies-log-five = { $you ->
    [yes] Tu as
   *[no] { $who } a
    } cinq jetons. <b>{ quirkies-last-round-shout }</b>
quirkies-log-pile = La pioche est vide. <b>{ quirkies-last-round-shout }</b>
quirkies-log-ended = C’était la dernière carte. Bien joué !
quirkies-last-round = Dernière manche
quirkies-last-round-shout = Dernière manche !

# Whose turn it is and what may be done: a title, and a sentence below it.
quirkies-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $who } gagne !
    }
quirkies-won-shared = { $you ->
    [yes] { $names }, vous partagez la victoire !
   *[no] { $names } partagent la victoire !
    }
quirkies-won-tokens = { quirkies-tokens }{ $each ->
    [yes] {" "}chacun.
   *[no] .
    }
quirkies-waiting = On attend { $names }
quirkies-waiting-hint = { quirkies-waiting }.
quirkies-looking-hint = On cherche encore une ligne.
quirkies-sees = Qui voit une ligne ?
quirkies-sees-hint = Qui l’annonce en premier gagne le jeton.
quirkies-is-there = Y a-t-il une ligne ?
quirkies-said-done = Tu as dit « Terminé ».
quirkies-said-pass = Tu as passé.
quirkies-see = Tu vois une ligne ?
quirkies-see-own = Si tu en as fait une, annonce-la. Sinon, dis « Terminé ».
quirkies-see-theirs = { $who } a posé une carte. Annonce sa ligne en premier, ou passe.
quirkies-second = Encore une carte !
quirkies-second-hint = Ta ligne te donne une deuxième carte. Pose-la.
quirkies-turn = À toi de jouer
quirkies-turn-hint = Pose une carte sur sa créature.
quirkies-turn-of = À { $who } de jouer
quirkies-turn-hand = Passe l’appareil à { $who }.
quirkies-thinking = { $who } réfléchit
quirkies-thinking-second = { $who } peut poser une deuxième carte.
quirkies-thinking-lays = { $who } pose une carte.
quirkies-next = { $you ->
    [yes] Ensuite, c’est à toi.
   *[no] Ensuite, c’est à { $who }.
    }

# What players blurt out; robots beep. One of two or three, by a number.
quirkies-blurt-won = { $bot ->
    [yes] { $one ->
        [0] Bip ! Une ligne.
        [1] Bip-boup. À moi.
       *[2] Ligne trouvée. Joie.
        }
   *[no] { $one ->
        [0] Quirkies !
        [1] La voilà !
       *[2] Je l’ai !
        }
    }
quirkies-blurt-missed = { $bot ->
    [yes] { $one ->
        [0] Bip-boup. Bien vu.
       *[1] Je recalcule.
        }
   *[no] { $one ->
        [0] Oh non, pas vue !
       *[1] Elle était juste là !
        }
    }
quirkies-blurt-wrong = { $bot ->
    [yes] { $one ->
        [0] Bzzt. Mon erreur.
       *[1] Erreur 404 : ligne.
        }
   *[no] { $one ->
        [0] Oups, pas de ligne.
       *[1] J’aurais juré !
        }
    }
quirkies-blurt-late = { $bot ->
    [yes] Trop lent. Bzzt.
   *[no] { $one ->
        [0] De si peu !
       *[1] Un clin d’œil trop tard !
        }
    }
quirkies-blurt-nothing = { $bot ->
    [yes] { $one ->
        [0] Pas de ligne. Bip.
       *[1] Rien. Boup.
        }
   *[no] { $one ->
        [0] Je ne vois rien.
       *[1] Pas de ligne pour moi.
        }
    }

# At the seats.
quirkies-sub = { $now ->
    [looking] regarde
    [done] a terminé
    [passed] passe
    [away] est ailleurs
   *[thinking] réfléchit
    }
quirkies-sub-laid = vient de poser { quirkies-creature }
quirkies-sub-roles = { COMMAS($roles) }
quirkies-role-for = pour { $who }
quirkies-role-bot = un bot
quirkies-role-dealer = distribue
quirkies-seat = { $who } : { quirkies-tokens }, { quirkies-cards }
quirkies-seat-own = { $who }, ta place
quirkies-tokens = { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
    }
quirkies-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
    }
quirkies-tally = { $past ->
    [yes] { quirkies-tokens }
   *[no] { $tokens } sur { $goal }
    }{ $dealer ->
    [yes] , distribue
   *[no] {""}
    }

# Around the board.
quirkies-board = Le plateau
quirkies-hand = Ta main
quirkies-pool = jetons, cinq et c’est la fin
quirkies-pile = <b>{ $cards }</b> { $cards ->
    [one] carte
   *[other] cartes
    } à piocher
quirkies-none-held = Tu n’as pas de { quirkies-creature } en main. Chaque carte va sur sa propre créature.

# Calling a line.
quirkies-call = Quirkies !
quirkies-call-which = Laquelle ?
quirkies-call-which-short = Laquelle ?
quirkies-call-point = Glisse sur la ligne, ou touche son numéro.
quirkies-call-point-who = { $who }, montre-la !
quirkies-call-first = Appuie d’abord sur « Quirkies ! », puis montre la ligne.
quirkies-call-line = { $now ->
    [pointing] Montre la ligne.
    [awake] Une ligne ? Annonce !
    [spoken] Tu as parlé.
    [over] À la prochaine.
   *[waiting] Attends une carte.
    }
quirkies-call-done = Terminé
quirkies-call-pass = Je passe
quirkies-call-cancel = Annuler
quirkies-calls = { $who } annonce Quirkies !
quirkies-says-done = { $who } dit Terminé
quirkies-says-pass = { $who } dit Je passe

# What one could do, as the coach proposes it.
quirkies-do-lay = Pose <b>{ quirkies-card }</b>
quirkies-do-call = Annonce <b>{ quirkies-line }</b>
quirkies-do-done = Dis <b>Terminé</b> : plus de ligne
quirkies-do-pass = <b>Passe</b> : pas de ligne à annoncer
quirkies-do-close = Le temps des annonces est fini

# Keys.
quirkies-key-choose = choisir une carte
quirkies-key-next = la carte suivante, la ligne suivante
quirkies-key-enter = poser la carte, annoncer la ligne
quirkies-key-escape = la reprendre, laisser tomber
quirkies-key-call = Quirkies ! Je vois une ligne
quirkies-key-point = montrer la ligne
quirkies-key-done = terminé, après ta propre carte
quirkies-key-pass = passer, après la carte d’un autre

# The nine.
quirkies-gallery = Les neuf Quirkies
quirkies-gallery-hint = Chacun existe en trois couleurs et avec trois motifs. Touches-en un !
quirkies-gallery-show = { quirkies-creature }, maintenant en { quirkies-colour } : montrer une autre couleur
quirkies-gallery-shape = On les reconnaît à leur forme
quirkies-motto = { $creature ->
    [blip] T’entend avant que tu parles.
    [fuzz] Électrique le jour, câlin la nuit.
    [gloop] Un peu en retard, un peu mouillé.
    [horns] Trop poli pour les portes.
    [moppy] En voit plus que tu ne crois.
    [noodle] Connaît le chemin le plus long.
    [pogo] N’a jamais tenu en place.
    [snork] Joue du nez. Très fort.
   *[wink] Connaît un secret. La moitié.
    }

# The rules.
quirkies-rules-about = De quoi il s’agit
quirkies-rules-about-1 = Fais des lignes de trois créatures et gagne un jeton pour chacune. Cinq jetons amènent la fin.
quirkies-rules-ready = Mise en place
quirkies-rules-ready-1 = Neuf cartes blanches forment un carré, une par créature. Une carte en couleur couvre chacun des quatre coins. Tout le monde a six cartes en main ; les autres forment la pioche. La personne assise à gauche de qui a distribué commence.
quirkies-rules-turn = À toi de jouer
quirkies-rules-turn-1 = Chaque créature habite à un endroit du plateau. Pose une carte de ta main sur la créature qu’elle montre. Couleur et motif sont libres : tu choisis la carte, le plateau dit où.
quirkies-rules-turn-2 = Puis pioche pour en avoir de nouveau six, et c’est à la personne suivante, dans le sens des aiguilles d’une montre. Personne ne saute son tour.
quirkies-rules-line = Ce qui fait une ligne
quirkies-rules-line-1 = Trois cartes en couleur côte à côte, l’une sous l’autre ou en diagonale. Les blanches ne comptent pas. La carte qu’on vient de poser doit en faire partie.
quirkies-rules-beginner = Pour débuter
quirkies-rules-beginner-1 = Trois de même couleur…
quirkies-rules-beginner-2 = …ou trois de même motif. Les deux à la fois, c’est toujours une seule ligne.
quirkies-rules-advanced = Pour aller plus loin
quirkies-rules-advanced-1 = Regarde les couleurs : toutes pareilles ou toutes différentes. Regarde les motifs : tous pareils ou tous différents. Il faut les deux.
quirkies-rules-same = Une couleur, un motif.
quirkies-rules-one-colour = Une couleur, trois motifs.
quirkies-rules-one-pattern = Trois couleurs, un motif.
quirkies-rules-different = Tout est différent.
quirkies-rules-no-line = Pas de ligne : deux et un, ça ne va jamais.
quirkies-rules-made = Tu as fait une ligne
quirkies-rules-made-1 = Un jeton par ligne, deux jetons pour deux lignes d’un coup. Et tu poses tout de suite une deuxième carte. Elle aussi peut gagner des jetons, mais il n’y en a pas de troisième.
quirkies-rules-call = Quand vous annoncez vous-mêmes les lignes
quirkies-rules-call-1 = Après chaque carte, tout le monde regarde. Qui voit une ligne crie « Quirkies ! » et la montre : qui crie en premier gagne le jeton, peu importe qui a posé la carte. Seul celui ou celle qui l’a posée peut gagner ainsi la deuxième carte.
quirkies-rules-call-2 = Tu as montré quelque chose qui n’est pas une ligne ? Un jeton retourne au tas. Qui n’en a pas ne perd rien. Qui arrive un clin d’œil trop tard ne paie rien.
quirkies-rules-call-3 = Quand tu ne vois plus rien, dis « Terminé » après ta propre carte, « Je passe » après celle d’un autre.
quirkies-rules-end = La fin
quirkies-rules-end-1 = Quelqu’un a cinq jetons, ou la pioche est vide : c’est la dernière manche, et elle dure jusqu’à ce que la personne qui a distribué ait joué. Qui a le plus de jetons gagne. Autant que quelqu’un d’autre ? Alors vous gagnez ensemble.
quirkies-rules-letters = Des lettres sur les cartes
quirkies-rules-letters-1 = Chaque couleur a une lettre (O, G ou B, pour orange, green, blue) dans une forme à elle : personne n’a besoin de distinguer les couleurs.

# Sa façon de jouer : ce qui échappe souvent, et ce qu’on était dans une partie.
quirkies-habit-lines = Une autre carte faisait plus de lignes
quirkies-habit-calls = Lignes non annoncées
quirkies-role = { $role ->
    [first] en premier
    [middle] entre le premier et le dernier
   *[last] en dernier
    }

# Puzzles.
quirkies-puzzle-lines = { $gain ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $gain }
    }
quirkies-puzzle-task = Pose deux cartes qui font ensemble { quirkies-puzzle-lines } lignes.
quirkies-puzzle-why = { $first } fait une ligne, tu peux donc poser une carte de plus ; puis { $second } complète le reste, { quirkies-puzzle-lines } lignes en tout. Rien d’autre n’en fait autant.

# Une position installée à la main.
quirkies-setup-covered = { $card } serait recouverte, mais aucune carte n’est posée sur sa créature.
