"""The server: HTTP and WebSocket, accounts, tables, storage. It knows no rules."""
