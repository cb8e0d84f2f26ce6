"""Which kind of effect a sentence is: an activation, a trigger, a continuous effect, or none at all."""
