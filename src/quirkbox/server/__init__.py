"""Many tables for many people: HTTP, WebSocket, SQL, bots at work."""
