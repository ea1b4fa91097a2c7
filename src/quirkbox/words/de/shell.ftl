server-silent = Der Quirkbox-Server antwortet nicht.
did-not-work = Das hat nicht geklappt.
