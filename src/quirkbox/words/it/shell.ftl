server-silent = Il server di Quirkbox non risponde.
did-not-work = Non ha funzionato.
