### Ratings e o ranking.

ratings-title = Ranking
ratings-about = Quem joga melhor, pelos resultados nas mesas ranqueadas.
ratings-empty = Ninguém está no ranking aqui ainda. Toda mesa ranqueada conta: comece você.
ratings-empty-week = Ninguém ganhou pontos aqui nesta semana. Toda mesa ranqueada conta: comece você.
ratings-lead = Mesas ranqueadas têm só pessoas, um relógio e nenhuma dica. Todo mundo começa em 1500.
ratings-create = Encontrar adversários para uma partida ranqueada
ratings-own = Seus ratings
ratings-own-none = Você ainda não tem rating. Uma partida ranqueada basta para o primeiro número.
ratings-speed = Ritmo
ratings-speed-live = Ao vivo
ratings-speed-days = Ao longo de dias
ratings-span = Período
ratings-span-all = Desde sempre
ratings-span-week = Esta semana
ratings-board = Quem joga melhor
ratings-place = Posição
ratings-player = Jogador
ratings-number = Rating
ratings-gain = Ganhos na semana
ratings-games = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
ratings-tenfold = Quem tem { $n } pontos a mais fica à frente em dez de cada onze partidas.
ratings-unsettled = ± { $n }, ainda provisório
ratings-unsettled-short = ± { $n }
ratings-unsecured = Seu rating pertence a este navegador até você protegê-lo, com uma chave de acesso ou entrando em um segundo aparelho. Protegido e estável, ele entra no ranking; sem proteção, ele se perde com este navegador.
ratings-secure = Proteger meu rating
ratings-curve = O rating { $n ->
    [one] em uma partida
   *[other] nas últimas { $n } partidas
}
ratings-curve-figures = Em números
ratings-curve-when = Quando
ratings-rated = Ranqueada
ratings-choice = Vale para o ranking?
ratings-choice-no = Não
ratings-choice-about = Vale para o ranking: só pessoas, sem dicas, e quem sai fica em último.
ratings-choice-off = Não vale nada além da honra.
ratings-choice-needs = Uma mesa ranqueada precisa de duas pessoas ou mais, sem robôs, ninguém no mesmo aparelho, e um relógio.
ratings-consent = Esta mesa é ranqueada
ratings-consent-about = Quem se senta concorda: a partida vale para o ranking. Não há robôs nem dicas, há um lugar para cada pessoa, e não se desfaz nada a que os outros ou o acaso já responderam. Quem sai ou deixa um robô jogar não pode voltar e termina atrás de todos os que ficam; o mesmo vale para quem deixa o tempo acabar e não volta, ou deixa a um robô mais de um quarto das suas jogadas.
ratings-consent-hints = Dicas, análise e replay ficam fechados até o fim, para que cada pessoa pense por si.
ratings-leave-last = Esta partida conta: você não pode voltar, e termina atrás de todos os que ficam, por melhor que o robô jogue.
ratings-leave-won = Esta partida conta, e todos os outros já saíram. Se você sair agora, não pode voltar, mas ainda fica à frente deles.
ratings-change = Ratings
ratings-change-wait = Os novos ratings estão sendo calculados.
ratings-change-up = { $name }: { $points }, { $n } a mais
ratings-change-down = { $name }: { $points }, { $n } a menos
ratings-change-same = { $name }: { $points }, como antes
ratings-change-link = Ver o ranking
ratings-played-like = Você jogou como { $points } ± { $off }
ratings-played-like-about = É o rating de quem vence estes robôs tantas vezes quanto suas decisões mereciam, descontada a sorte. Uma única partida diz pouco: podem bem ser { $off } a mais ou a menos. Isto não conta.
