"""The engine that reads sentences by the spelling of the effect tree."""
