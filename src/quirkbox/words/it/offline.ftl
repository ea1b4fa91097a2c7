offline-none = Nessuna rete.
offline-as-of = Quello che vedi qui è del { $when }.
offline-needs = Partite, lezioni e rompicapi hanno bisogno di un collegamento al server. Appena c’è, tutto riprende da solo.
offline-never = Questa pagina non è mai stata aperta su questo dispositivo: per ora non c’è niente da mostrare. Arriverà da sola.
offline-not-now = Nessuna rete: per questo serve un collegamento al server.
opening-offline = Nessuna rete: per questo serve un collegamento al server. Appena c’è, si apre da solo.
version-new = È arrivata una nuova versione di Quirkbox.
version-later = Più tardi
