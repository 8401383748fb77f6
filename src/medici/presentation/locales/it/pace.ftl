### How fast bots play, in the menu of a table.

pace-bots = Ritmo dei bot
pace-slow = lento
pace-usual = normale
pace-fast = veloce
pace-once = subito
