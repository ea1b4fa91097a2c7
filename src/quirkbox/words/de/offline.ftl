offline-none = Kein Netz.
offline-as-of = Was du hier siehst, ist vom { $when }.
offline-needs = Spiele, Lektionen und Rätsel brauchen eine Verbindung zum Server. Sobald es eine gibt, geht es von selbst weiter.
offline-never = Diese Seite war auf diesem Gerät noch nie offen, darum gibt es noch nichts zu zeigen. Sie kommt von selbst.
offline-not-now = Kein Netz: Dafür braucht es eine Verbindung zum Server.
opening-offline = Kein Netz: Dafür braucht es eine Verbindung zum Server. Sobald es eine gibt, geht es von selbst auf.
version-new = Es gibt eine neue Version von Quirkbox.
version-later = Später
