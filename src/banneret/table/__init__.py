"""The table: lobby, seats, sockets and the store of records. It knows no game's rules."""
