### Wie schnell Bots spielen, im Menü eines Tisches.

pace-bots = Bot-Tempo
pace-slow = langsam
pace-usual = normal
pace-fast = schnell
pace-once = sofort
