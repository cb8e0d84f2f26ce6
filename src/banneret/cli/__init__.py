"""The command line: one module per command, loaded when it is asked for."""
