# Refusals
paused-now = Tutto è fermo: prima si deve riprendere.
paused-already = Tutto è già fermo.
paused-not = Niente è fermo in questo momento.
asked-nothing = Nessuno l’ha chiesto, o non più.
asked-already = È già stato chiesto: aspetta gli altri.
asked-lately = Hanno appena detto di no: richiedilo tra poco.
