server-silent = The Quirkbox server does not answer.
did-not-work = That did not work.
