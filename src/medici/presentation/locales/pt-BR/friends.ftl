### Friends.

friends-title = Amigos
friends-about = Quem você conhece aqui: quem está por perto e como foram as partidas.
friends-empty = Nenhum amigo aqui ainda. Mande a alguém o link de uma mesa.
