### How fast bots play, in the menu of a table.

pace-bots = Bots’ pace
pace-slow = slow
pace-usual = usual
pace-fast = fast
pace-once = at once
