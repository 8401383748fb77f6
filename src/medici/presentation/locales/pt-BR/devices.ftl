### Como um nome fica guardado: chaves de acesso e os aparelhos em que um jogador entrou.

devices-title = Seu nome e seus aparelhos
devices-about = Seu nome e suas partidas pertencem a este navegador até você guardá-los. Com uma chave de acesso, seu aparelho ou gerenciador de senhas os guarda para você: você volta com a digital, o rosto ou um PIN, aqui e em outros lugares, e não há nada para decorar.
devices-make = Guardar meu nome neste e em outros aparelhos
devices-sign-in = Entrar com uma chave de acesso
devices-instead = Se você entrar como outra pessoa, { $name } fica como está, mas não mais neste aparelho. Para poder voltar, crie antes uma chave de acesso.
devices-made = Seu nome está guardado. Entre com a chave de acesso onde quiser.
devices-signed-out = Você saiu neste aparelho. Sua chave de acesso traz você de volta.

## Onde não pode haver

devices-insecure = Chaves de acesso precisam de uma conexão segura (https). Fale com quem cuida deste servidor, ou use o link abaixo.
devices-address = Chaves de acesso precisam de um site com nome, e este é aberto por um endereço de números. Use o link abaixo.
devices-unable = Este navegador não tem chaves de acesso. Use o link abaixo.
devices-problem-passkey-known = Este aparelho já tem uma chave de acesso para o seu nome. Você pode entrar com ela.
devices-problem-no-passkey = Esta chave de acesso não é mais conhecida aqui. Escolha outra, ou remova-a do aparelho.
devices-problem-bad-passkey = Não foi possível conferir a chave de acesso. Nada mudou; tente de novo.
devices-problem-unverified = Este aparelho não conferiu quem você é, e assim a chave de acesso não prova nada. Configure nele um PIN, a digital ou o rosto, ou use outro.
devices-problem-late = Demorou demais. Nada mudou; tente de novo.
devices-problem-too-many = Você já tem o máximo de chaves de acesso. Remova uma antes.
devices-problem-no-passkeys = Chaves de acesso ainda não funcionam neste endereço. Quem cuida do servidor precisa configurá-lo.

## Listas

devices-keys = Chaves de acesso
devices-key-new = Criada em { $created }, ainda não usada
devices-key-name = Renomear: { $name }
devices-key-naming = Como chamar esta chave de acesso
devices-key-remove = Remover: { $name }
devices-key-ask = Remover esta chave de acesso?
devices-key-about = Ela não abre mais nada aqui. Os aparelhos em que você entrou continuam assim, até você sair neles.
devices-key-keep = Manter
devices-key-do = Remover
devices-list = Onde você entrou
devices-device = { $browser } em { $system }
devices-unknown = Outro navegador ou programa
devices-current = este
devices-dates = Desde { $created }, último uso em { $used }
devices-end = Sair
devices-end-one = Sair: { $device }
devices-end-others = Sair em todos os outros
devices-leave = Sair neste aparelho
