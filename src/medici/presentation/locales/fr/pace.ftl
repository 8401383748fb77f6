### How fast bots play, in the menu of a table.

pace-bots = Allure des bots
pace-slow = lente
pace-usual = normale
pace-fast = rapide
pace-once = immédiate
