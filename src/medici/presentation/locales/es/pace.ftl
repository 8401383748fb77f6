### A qué ritmo juegan los bots, en el menú de una mesa.

pace-bots = Ritmo de los bots
pace-slow = lento
pace-usual = normal
pace-fast = rápido
pace-once = al instante
