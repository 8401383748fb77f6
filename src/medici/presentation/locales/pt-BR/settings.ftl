### Ajustes, partidas passadas e o que fica guardado de um jogador.

settings-title = Ajustes
settings-you = Você
settings-language = Idioma
settings-look = Aparência
settings-theme = Cores
settings-theme-auto = Do aparelho
settings-theme-light = Claras
settings-theme-dark = Escuras
settings-letters = Tamanho do texto
settings-letters-100 = Normal
settings-letters-120 = Grande
settings-letters-140 = Maior
settings-speed = Movimento
settings-speed-0 = Desligado
settings-speed-1 = Normal
settings-speed-2 = Rápido
settings-speed-about = Todo movimento pode ser pulado com um toque, seja qual for a escolha.
settings-helpers = Lembretes
settings-helpers-about = Último preço e cartas restantes por mercadoria, que um bom jogador guardaria de cabeça
settings-tips = Explicações
settings-tips-about = O que é cada coisa e a regra dela: apontando, ou tocando e segurando
settings-names = Nomes das mercadorias
settings-names-about = Escritos nas trilhas, ao lado dos símbolos
settings-sound = Som
settings-sound-about = Sons suaves de cartas, moedas e dados
settings-vibration = Vibração
settings-vibration-about = O celular vibra um instante quando é a sua vez e quando o martelo bate
settings-roll = Rolar os dados à mão
settings-roll-about = Toque ou balance o celular; senão, eles rolam sozinhos. Sem movimento, eles só aparecem.
settings-notices = Avisar quando for a minha vez
settings-notices-about = O navegador mostra um aviso. Antes, ele pede a sua permissão.
settings-notices-always = Para todas as suas mesas, mesmo sem nenhuma página do Medici aberta.
settings-notices-page = Para todas as suas mesas, enquanto houver uma página do Medici aberta neste navegador.
settings-notices-unable = Este navegador não pode mostrar avisos aqui. No iPhone, adicione antes o Medici à tela de início.
settings-notices-refused = O navegador não permite avisos desta página. Você pode mudar isso nos ajustes dele.
settings-version = Versão { $version }
settings-docs = Documentação
settings-site = Versão { $version }. Este site não tem servidor: o que você joga fica neste aparelho, e ninguém pode entrar de fora.

## Outro aparelho

settings-carry = Continuar em outro aparelho
settings-carry-about = Abra este link lá e jogue com o mesmo nome e as mesmas partidas.
settings-carry-make = Criar um link
settings-carry-link = Link para o outro aparelho
settings-carry-once = Funciona uma vez, por dez minutos. Não o dê a ninguém: quem o abrir joga como você.
settings-link-title = Jogue com o seu nome neste aparelho
settings-link-about = Este link traz seu nome e suas partidas para cá.
settings-link-instead = Até agora você é { $name } neste aparelho. Se quiser voltar a jogar com esse nome, crie antes um link aqui.
settings-link-do = Trazer para cá
settings-link-done = Boas-vindas, { $name }. Suas partidas estão aqui.
settings-link-spent = Este link já foi usado, ou tem mais de dez minutos. Crie um novo no outro aparelho.
settings-link-missing = Este link está incompleto. Crie um novo no outro aparelho.

## Meus dados

settings-data = O que fica guardado de você
settings-data-about = Um nome e as mesas em que você sentou. Nenhum endereço, nenhuma senha, nada de fora.
settings-export = Baixar meus dados
settings-forget = Apagar meus dados
settings-forget-ask = Apagar tudo o que está guardado de você?
settings-forget-about = Seu nome e todas as suas sessões somem. Robôs continuam as partidas em andamento. Não dá para desfazer.
settings-forget-do = Apagar de vez
settings-forgotten = Dados apagados. Obrigado por jogar.

## Partidas passadas

settings-history = Partidas passadas
settings-history-empty = Nenhuma partida terminada ainda.
settings-history-play = Jogue uma agora
settings-replay = Replay:
settings-outcome-won = Venceu
settings-outcome-lost = Jogou
settings-outcome-alone = Solo
settings-outcome-cancelled = Cancelada
settings-outcome-watched = Assistiu
