### Duplicate matches.

matches-title = Duelos com as mesmas cartas
matches-about = As mesmas partidas nos mesmos lugares: compare florins sem sorte.
matches-empty = Nenhum duelo ainda. Jogue uma partida enquanto isso.
