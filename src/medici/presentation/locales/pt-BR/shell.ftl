### A moldura de todas as páginas, e palavras que todas usam.

shell-name = Medici
shell-skip = Ir para o conteúdo
shell-pages = Páginas
shell-home = Jogar
shell-to-home = Medici: ir para as mesas
shell-history = Histórico
shell-rules = Regras
shell-settings = Ajustes
shell-messages = Mensagens
shell-close = Fechar
shell-busy = em andamento
shell-loading = Um momento…
shell-waiting = A mesa espera por você: nada se perdeu. Assim que a rede voltar, a partida continua.
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
shell-reload = Carregar
shell-updated = O Medici foi atualizado. Esta é a versão { $version }.
shell-about = Uma casa não oficial para a família Medici, de Reiner Knizia. Livre e aberta.

## Problemas: o que houve, que nada se perdeu, e o que fazer.

shell-problem-unreachable = Não foi possível falar com o servidor agora. Nada se perdeu; tente de novo daqui a pouco.
shell-problem-unavailable = O servidor está ocupado ou sendo reiniciado. Nada se perdeu; tente de novo daqui a pouco.
shell-problem-no-server = Esta casa não tem servidor, e ninguém pode vir de fora. Tudo o que fica neste aparelho funciona.
shell-problem-internal = Houve um erro no servidor. Nada se perdeu; tente de novo.
shell-problem-flood = Foi rápido demais. Nada se perdeu; espere um pouco e tente de novo.
shell-problem-stale = Outra coisa aconteceu antes, e isto não foi feito. Olhe a mesa de novo e decida.
shell-problem-illegal-move = Esta jogada não é possível aqui. Nada mudou; escolha outra.
shell-problem-not-your-turn = É a vez de outra pessoa. Nada mudou.
shell-problem-no-undo = Esta jogada não pode mais ser desfeita. A partida segue como está.
shell-problem-not-open = A partida já começou. Você pode assistir.
shell-problem-not-running = A partida não está em andamento. Nada mudou.
shell-problem-not-seated = Você não está sentado nesta mesa, mas pode assistir.
shell-problem-over = A partida terminou. O registro dela está guardado.
shell-problem-full = Todos os lugares estão ocupados. Você pode assistir à partida.
shell-problem-seat-taken = Alguém se sentou ali antes. Escolha outro lugar.
shell-problem-unknown-bot = Este robô não existe. Escolha outro.
shell-problem-no-table = Esta mesa não existe. Talvez o endereço tenha um erro, ou a mesa foi desfeita.
shell-problem-no-session = Ainda não sabemos quem você é. Escolha um nome e tente de novo.
shell-problem-forbidden = Você não pode fazer isso aqui. Nada mudou.
shell-problem-too-long = Isso é longo demais. Nada se perdeu; encurte um pouco.
shell-problem-bad-command = O servidor não aceitou isto. Nada mudou; confira o que você digitou.
shell-problem-misfit = Esta página e o servidor não concordam sobre a mesa. Nada se perdeu; recarregue a página.
shell-problem-damaged = Esta partida não pode mais ser lida. Nada foi apagado: o que restou dela está entre as suas partidas passadas.
shell-problem-other = Não funcionou ({ $detail }). Nada se perdeu; tente de novo.

## Mercadorias

good-cloth = tecido
good-fur = pele
good-grain = grão
good-dye = tintura
good-spice = especiaria
good-gold = ouro
good-neutral = neutra
