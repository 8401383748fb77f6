### A página de uma pessoa: o que se vê de um jogador e o que você mostra de si.

profile-title = Um jogador
profile-gone = Este jogador não existe, ou não existe mais.
profile-hidden = { $name } não mostra mais nada aqui.
profile-own-link = Sua página
profile-since = Aqui desde { $date }
profile-here = Está aqui agora

profile-ratings = Ratings
profile-ratings-none = Nenhuma partida ranqueada ainda.
profile-rating = { $game }, { $speed ->
    [days] ao longo de dias
   *[live] ao vivo
}
profile-rating-games = { $n ->
    [one] uma partida
   *[other] { $n } partidas
}
profile-rating-unsure = { $n } para mais ou para menos
profile-results = Resultados
profile-results-none = Nenhuma partida terminada neste servidor ainda.
profile-results-game = Jogo
profile-results-size = Jogadores
profile-results-games = Partidas
profile-results-won = Vitórias
profile-results-place = Posição média
profile-results-best = Melhor
profile-results-alone = solo

profile-together = Você e { $name }
profile-together-none = Vocês ainda não terminaram nenhuma partida juntos.
profile-together-game = { $game }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, você ficou à frente de { $name } em { $ahead } e atrás em { $behind }

profile-achievements = Conquistas
profile-achievements-none = Nenhuma ainda: elas vêm das partidas terminadas neste servidor.
profile-achievements-of = { $n } de { $all }
profile-achieved = { $times ->
    [one] uma vez, em { $date }
   *[other] { $times } vezes, a primeira em { $date }
}
profile-achieved-see = Ver a partida
profile-still-open = Ainda em aberto

profile-exercises = Exercícios
profile-exercises-of = { $game }: { $solved } resolvidos de { $tried } tentados
profile-exercises-days = { $n ->
    [one] um dia seguido
   *[other] { $n } dias seguidos
}
profile-exercises-share = Mostrar como você foi
profile-exercises-again = Atualizar
profile-exercises-unshare = Não mostrar mais
profile-exercises-about = Os exercícios ficam neste navegador. Você mostra apenas quantos tentou e quantos resolveu.

profile-strengths = Pontos fortes
profile-strengths-about = Quanto cada escolha de verdade custou, partida a partida, segundo as análises que { $name } compartilha. Menos é melhor.
profile-strengths-game = { $game }, { $date }: { $title }, { $rate } { $rate ->
        [one] ponto
       *[other] pontos
    }
profile-strengths-none = Nenhuma análise compartilhada ainda. Abra a análise de uma partida sua que terminou: lá você pode compartilhá-la.
profile-strengths-unshare = Retirar tudo

profile-review-share = Mostrar na sua página
profile-review-shared = Está na sua página
profile-review-about = Seu título e sua taxa de erro nesta partida aparecem em Pontos fortes, para quem você permitir.

profile-show = Quem vê
profile-show-about = Cada parte da sua página é para todos, para seus amigos ou para ninguém. Você sempre vê tudo.
profile-show-modest = Enquanto você não tiver uma chave de acesso ou um segundo aparelho, o que conquistou é, de início, só para amigos.
profile-show-presence = Se você está aqui, e em que mesa pública
profile-show-since = Desde quando você está aqui
profile-show-ratings = Ratings
profile-show-results = Resultados
profile-show-achievements = Conquistas
profile-show-exercises = Exercícios que você mostra
profile-show-strengths = Análises que você compartilha
profile-show-everybody = Todos
profile-show-friends = Amigos
profile-show-nobody = Ninguém
profile-show-done = Salvo.
