### A person's page.

profile-title = Um jogador
profile-empty = O que há para ver deste jogador vem aqui. Jogue uma partida enquanto isso.
