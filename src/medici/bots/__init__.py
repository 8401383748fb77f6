"""Players made of code: each is a policy on a state."""
