### The deal of the day.

deals-title = A partida do dia
deals-about = As mesmas cartas para todos, todos os dias: só a habilidade faz diferença.
deals-empty = A partida do dia está sendo preparada. Jogue uma partida enquanto isso.
