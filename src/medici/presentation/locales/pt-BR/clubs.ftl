### Clubs.

clubs-title = Clubes
clubs-about = Gente que joga junto: mesas, torneios e conversa próprios.
clubs-empty = Nenhum clube aqui ainda. Jogue uma partida enquanto isso.
