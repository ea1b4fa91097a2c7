analysis-title = Was an { $code } los war
analysis-heading = { $game }: was an <b>{ $code }</b> los war
analysis-nothing = Hier gibt es noch nichts zu sehen.
analysis-eyes = Mit wessen Augen
analysis-known = Was man wissen konnte
analysis-open = Mit offenen Karten
analysis-looks = Tock sieht sich jede Entscheidung an …
analysis-looks-at = Tock sieht sich jede Entscheidung an: { $done } von { $of }
analysis-team = Die Chance des Teams
analysis-turning = ein Wendepunkt
analysis-strong = ein starker Zug
analysis-which = Welche Entscheidungen
analysis-mistakes = Worauf es ankam
analysis-mine = Meine Entscheidungen
analysis-all = Alle
analysis-none = Niemand hat einen teuren Fehler gemacht, und kein Zug ragte heraus.
analysis-in-replay = In der Wiederholung ansehen
analysis-best = Das Beste weit und breit.
analysis-better = Besser: <b>{ $line }</b>, mit { $chance }.
analysis-as-good = So gut wie alles andere.
analysis-guesses =
    { $open ->
        [yes] Chancen sind Schätzungen: Die Suche spielt von dort aus viele Male weiter. Hier kannte sie alle Karten. Tippst du auf eine Zeile, öffnet sich dort die Wiederholung, und von da kannst du weiterspielen.
       *[no] Chancen sind Schätzungen: Die Suche spielt von dort aus viele Male weiter. Sie wusste nicht mehr als der Spieler. Tippst du auf eine Zeile, öffnet sich dort die Wiederholung, und von da kannst du weiterspielen.
    }
curve-gave-away = Schritt { $step }: { $who } hat { $cost } verschenkt
curve-strong = Schritt { $step }: ein starker Zug von { $who }
curve-turning-label = Wendepunkt bei Schritt { $step }: { $who } hat { $cost } Prozent verschenkt
curve-strong-label = Ein starker Zug von { $who } bei Schritt { $step }
