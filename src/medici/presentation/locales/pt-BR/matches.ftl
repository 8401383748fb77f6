### Duplicate matches.

matches-title = Duelos com as mesmas cartas
matches-about = As mesmas partidas nos mesmos lugares: compare placares sem o fator sorte.
matches-empty = Nenhum duelo ainda. Jogue uma partida enquanto isso.
matches-new = Começar um duelo
matches-new-about = Você recebe um link para duas a seis pessoas, ou para duas equipes. Cada um joga quando quiser, contra os mesmos robôs e com as mesmas cartas.
matches-game = Jogo
matches-size = Em cada mesa
matches-people = Quantas pessoas jogam
matches-deals = Partidas
matches-level = Robôs
matches-name = Título, se quiser
matches-teams = Duas equipes
matches-team-n = Equipe { $n }
matches-begin = Começar
matches-own = Seus duelos
matches-untitled = { $game ->
        [card] Um duelo no jogo de cartas
        [dice] Um duelo no jogo de dados
       *[board] Um duelo no jogo de tabuleiro
    }
matches-played = { $n } de { $of } partidas jogadas
matches-until = Até { $day }.
matches-over = O duelo terminou.
matches-what = { $deals ->
        [one] Uma partida
       *[other] { $deals } partidas
    } { $game ->
        [card] do jogo de cartas
        [dice] do jogo de dados
       *[board] do jogo de tabuleiro
    }, { $players ->
        [one] solo
       *[other] { $players } na mesa
    }.
matches-invited = Entre neste duelo
matches-invited-about = Você joga as mesmas partidas que os outros, no seu tempo. O que eles fizeram numa partida aparece depois que você a jogou.
matches-join = Entrar
matches-full = Todas as vagas deste duelo estão ocupadas.
matches-join-team = Entrar em { $team }
matches-your-deals = Suas partidas
matches-deal-n = Partida { $n }
matches-deal = Partida
matches-compared = Comparação
matches-by-team = Por equipe
matches-by-person = Por pessoa
matches-total = Total
matches-margin = Vantagem
matches-margin-about = A vantagem é o que alguém tem além da média de cada partida.
matches-hidden = Já jogada; jogue você também para ver
matches-hidden-about = Um ✓ é um resultado que você só vê depois de jogar a partida.
matches-not-yet = Ainda não jogada
matches-leads = (na frente)
matches-link = O link deste duelo
matches-link-about = Quem o tem pode entrar.
matches-sides = Quem joga contra quem
matches-sides-none = Sem equipes nem clubes
matches-clubs = Dois clubes
matches-own-club = Seu clube
matches-other-club = O outro clube
matches-find-club = Procure o outro clube pelo nome
matches-no-club = Você ainda não administra nenhum clube: quem funda um, ou passa a administrar um, pode começar um duelo de clubes.
matches-pick-club = Escolha primeiro o outro clube.
matches-for-clubs = Este duelo é para membros de dois clubes. Entre em um deles para jogar por ele:
matches-team-margin = Para equipes e clubes, é a diferença entre as médias de quem joga por eles em cada partida, não importa quantos sejam.
matches-link-clubs = Membros dos dois clubes podem entrar por este link.
