# Without a network, and when the server has a newer client.
offline-none = No network.
offline-as-of = What you see here is as of { $when }.
offline-needs = Playing, lessons and puzzles need a connection to the server. It goes on by itself as soon as there is one.
offline-never = This was never opened on this device before, so there is nothing to show yet. It comes by itself.
offline-not-now = No network: this needs a connection to the server.
opening-offline = No network: this needs a connection to the server. It opens by itself as soon as there is one.
version-new = A new version of Quirkbox is here.
version-later = Later
