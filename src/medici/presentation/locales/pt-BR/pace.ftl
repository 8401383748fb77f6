### O ritmo dos robôs, no menu de uma mesa.

pace-bots = Ritmo dos robôs
pace-slow = lento
pace-usual = normal
pace-fast = rápido
pace-once = na hora
