### What people do beyond one table.

community-title = Gente
community-about = Rivales y amistades, partidas que mirar y otras donde la suerte no cuenta.
community-play = Jugar ahora
