### A moldura de todas as páginas, e palavras que todas usam.

shell-name = Medici
shell-skip = Ir para o conteúdo
shell-pages = Páginas
shell-home = Jogar
shell-people = Pessoas
shell-to-home = Medici: ir para as mesas
shell-history = Histórico
shell-rules = Regras
shell-settings = Ajustes
shell-messages = Mensagens
shell-close = Fechar
shell-busy = em andamento
shell-loading = Um momento…
shell-waiting = A mesa espera por você: nada se perdeu. Assim que a internet voltar, a partida continua.
shell-guest = Visitante
shell-bot = { $bot ->
        [apprentice] Aprendiz
        [merchant] Mercador
        [banker] Banqueiro
        [prince] Príncipe
       *[random] Sorte
    }
shell-seat = Lugar { $seat }
shell-your-turn = Sua vez
shell-your-turn-at = Sua vez: { $what }
shell-told = { $name }: { $what }
shell-language = Idioma
shell-theme = Cores: { $theme ->
        [light] claras
        [dark] escuras
       *[auto] como no seu aparelho
    }
shell-tip-rule = Regra { $clause }
shell-tip-unreached = Não foi possível abrir as regras agora.
shell-broken = Algo deu errado nesta página
shell-broken-why = Suas partidas estão seguras. Recarregue a página para continuar.
shell-broken-again = Recarregar
shell-new-version = Há uma versão nova.
shell-reload = Atualizar
shell-updated = O Medici foi atualizado. Esta é a versão { $version }.
shell-about = Um site não oficial dos jogos Medici, de Reiner Knizia. Livre e aberto.
shell-missing = Esta página não existe
shell-missing-why = Talvez o endereço tenha um erro. Nada se perdeu; suas partidas continuam onde estavam.
shell-missing-home = Ir para as mesas

## Problemas: o que houve, que nada se perdeu, e o que fazer.

shell-problem-unreachable = Não foi possível falar com o servidor agora. Nada se perdeu; tente de novo daqui a pouco.
shell-problem-unavailable = O servidor está ocupado ou sendo reiniciado. Nada se perdeu; tente de novo daqui a pouco.
shell-problem-no-server = Este site não tem servidor: ninguém de fora pode entrar. Tudo o que fica neste aparelho funciona.
shell-problem-internal = Houve um erro no servidor. Nada se perdeu; tente de novo.
shell-problem-flood = Foi rápido demais. Nada se perdeu; espere um pouco e tente de novo.
shell-problem-stale = Algo mudou antes, e isto não valeu. Olhe a mesa de novo e decida.
shell-problem-illegal-move = Esta jogada não é possível aqui. Nada mudou; escolha outra.
shell-problem-not-your-turn = É a vez de outra pessoa. Nada mudou.
shell-problem-no-undo = Esta jogada não pode mais ser desfeita. A partida segue como está.
shell-problem-not-open = A partida já começou. Você pode assistir.
shell-problem-not-running = A partida não está em andamento. Nada mudou.
shell-problem-not-seated = Você não tem lugar nesta mesa, mas pode assistir.
shell-problem-over = A partida terminou. O registro dela está guardado.
shell-problem-full = Todos os lugares estão ocupados. Você pode assistir à partida.
shell-problem-seat-taken = Alguém se sentou ali antes. Escolha outro lugar.
shell-problem-unknown-bot = Este robô não existe. Escolha outro.
shell-problem-bad-name = Alguém aqui tem um nome parecido, ou este tem caracteres proibidos em nomes. Escolha outro.
shell-problem-no-table = Esta mesa não existe. Talvez o endereço tenha um erro, ou a mesa foi cancelada.
shell-problem-not-found = Não há nada neste endereço, ou não mais.
shell-problem-too-many = Você já tem o máximo disso. Nada se perdeu; espere algo acabar.
shell-problem-no-session = Ainda não sabemos quem você é. Escolha um nome e tente de novo.
shell-problem-forbidden = Você não pode fazer isso aqui. Nada mudou.
shell-problem-left-for-good = Você saiu desta partida, que conta: não pode voltar.
shell-problem-members-only = Isto é para membros do clube. Entre nele, ou peça para entrar.
shell-problem-too-long = Isso é longo demais. Nada se perdeu; encurte um pouco.
shell-problem-bad-command = O servidor não aceitou isto. Nada mudou; confira o que você digitou.
shell-problem-bad-record = O servidor não consegue ler este registro. Nada se perdeu.
shell-problem-misfit = Esta página e o servidor não concordam sobre a mesa. Nada se perdeu; recarregue a página.
shell-problem-damaged = Esta partida não pode mais ser lida. Nada foi apagado: o que restou dela está entre as suas partidas passadas.
shell-problem-other = Não funcionou. Nada se perdeu; tente de novo.

## Mercadorias

good-cloth = tecido
good-fur = pele
good-grain = grão
good-dye = tintura
good-spice = especiaria
good-gold = ouro
good-neutral = neutra

## O que um link compartilhado mostra, e um servidor sem o cliente

shell-game = { $game ->
        [card] Medici: o jogo de cartas
        [dice] Medici: o jogo de dados
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Venha jogar { shell-game }
       *[other] Uma partida de { shell-game }
    }
shell-preview-table-about = { $host } preparou a mesa. Sente-se ou assista: não precisa ter conta.
shell-preview-rules = { shell-game }: as regras
shell-preview-learn = { shell-game }: aprenda jogando
shell-preview-replay = Uma partida de Medici, jogada a jogada
shell-preview-exercises = Medici: o exercício do dia
shell-preview-companion = Numa mesa de verdade: o Medici anota os pontos
shell-preview-companion-about = Toque no que cada um carregou; o celular conta como mandam as regras. De graça, e não precisa de internet.
shell-unbuilt = As páginas ainda não foram construídas
shell-unbuilt-about = O servidor está no ar, mas o cliente do navegador não faz parte desta instalação. Na pasta do projeto, execute “make play”; ele constrói tudo.
shell-docs-unbuilt = Os documentos não foram gerados
shell-docs-unbuilt-about = O servidor está no ar, mas os documentos não fazem parte desta instalação. Na pasta do projeto, “make docs” os gera; também dá para lê-los em “docs”.
shell-docs-missing = Nenhum documento tem este endereço. Talvez haja um erro, ou a página mudou de nome.
shell-docs-home = Ir para os documentos

## Recusas na conversa

shell-problem-silent = Você não pode conversar nesta mesa. Nada foi enviado.
shell-sanction = { $until ->
    [never] Para sempre
   *[other] Até { $until }
} (“{ $reason }”).
shell-problem-muted = Quem cuida deste servidor silenciou você. { shell-sanction } Nada foi enviado.
shell-problem-banned = Quem cuida deste servidor excluiu você. { shell-sanction }
