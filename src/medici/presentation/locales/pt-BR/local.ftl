### Mesas que vivem neste navegador: guardadas, levadas ao servidor, danificadas, trazidas como registros.

local-here = neste aparelho
local-full = Não há mais espaço para partidas neste navegador, por isso esta não é guardada. Você pode continuar jogando; apague partidas antigas para abrir espaço.
local-refused = Este navegador não guarda nada, nem partidas. Você pode jogar enquanto esta página estiver aberta.
local-bot-failed = Um robô não consegue pensar agora. Ele tenta de novo.

## Levar uma partida ao servidor

local-gone-online = Esta partida continua no servidor.
local-gone-online-about = Ela passou para lá com tudo o que aconteceu.
local-gone-online-link = Ir para a mesa
local-invite = Convidar alguém
local-online = Convidar alguém para esta partida
local-online-about = A partida passa para o servidor e continua de onde está. Seu amigo se senta por um link.
local-online-seat = Em que lugar seu amigo vai sentar?
local-online-proof = Até aqui os sorteios foram feitos neste aparelho: por isso, nesta partida não são verificáveis.
local-online-do = Passar ao servidor
local-online-alone = Só você joga aqui: não há lugar para dar.
local-joins = A partida continua assim que todos os lugares estiverem ocupados.

## O que não pode ser lido

local-aside-hint = { $n ->
    [one] Uma partida neste aparelho não pode ser lida.
   *[other] { $n } partidas neste aparelho não podem ser lidas.
}
local-aside-look = Ver o que restou
local-aside = Partidas que não podem ser lidas
local-aside-about = Algo está errado com elas, por isso foram separadas. Nada foi apagado: você pode baixá-las como arquivos.
local-aside-store = Todas as partidas guardadas até { $date }
local-aside-unknown = Uma partida
local-aside-download = Baixar
local-aside-delete-ask = Apagar o que não pode ser lido?
local-aside-delete-about = Sem uma cópia, some para sempre.
local-aside-shut = Não abre nem agora.
local-why-row = A entrada dela na lista falta ou está danificada.
local-why-missing = Falta o evento { $seq } do registro dela.
local-why-json = O evento { $seq } do registro dela está danificado.
local-why-fold = O evento { $seq } do registro dela não pode ter acontecido.
local-why-store = O banco de dados não pôde ser aberto. Um novo foi começado.

## Registros

local-record = Salvar como registro
local-bring = Acrescentar um registro
local-bring-about = Uma partida de um arquivo é conferida jogada a jogada e colocada entre as suas partidas passadas.
local-brought = O registro está entre as suas partidas.
local-from-record = de um registro
local-server-silent = O servidor não responde. Estas são as partidas neste aparelho.

## Apagar

local-delete = Apagar
local-delete-game = Apagar esta partida: { $game }
local-delete-ask = Apagar esta partida?
local-delete-about = Ela está guardada só neste aparelho e some para sempre.
local-delete-do = Apagar
local-keep = Manter
