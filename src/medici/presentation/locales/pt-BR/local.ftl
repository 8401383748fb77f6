### Mesas que vivem neste navegador: guardadas, levadas ao servidor, danificadas, trazidas como registros.

local-here = neste aparelho
local-full = Não há mais espaço para partidas neste navegador, por isso esta não é guardada. Você pode continuar jogando; apague partidas antigas para abrir espaço.
local-refused = Este navegador não guarda nada, nem partidas. Você pode jogar enquanto esta página estiver aberta.
local-bot-failed = Um robô não consegue pensar agora ({ $detail }). Ele tenta de novo.

## Levar uma partida ao servidor

local-gone-online = Esta partida continua no servidor.
local-gone-online-about = Ela passou para lá com tudo o que aconteceu.
local-gone-online-link = Ir para a mesa

## O que não pode ser lido

local-aside-hint = { $n ->
    [one] Uma partida neste aparelho não pode ser lida.
   *[other] { $n } partidas neste aparelho não podem ser lidas.
}
local-aside-look = Ver o que restou
