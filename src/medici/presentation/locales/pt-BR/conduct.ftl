### Quem pode conversar, e o que se pode fazer a respeito de alguém.

conduct-talk = Quem pode conversar
conduct-talk-all = Todos
conduct-talk-players = Jogadores
conduct-talk-nobody = Ninguém
conduct-talk-about = Você pode mudar isso na mesa. Depois da partida, só quem jogou conversa.
conduct-only-players = Nesta mesa, só os jogadores conversam.
conduct-only-nobody = Nesta mesa, ninguém conversa.
conduct-after = A partida terminou: só quem jogou ainda conversa.
conduct-silenced = Quem abriu esta mesa pediu silêncio a você.

## Alguém

conduct-about = { $name }: silenciar, bloquear ou denunciar
conduct-mute = Silenciar
conduct-mute-about = Você não vê mais o que esta pessoa diz, em nenhum dos seus aparelhos.
conduct-mute-done = Você não vê mais o que { $name } diz.
conduct-block = Bloquear
conduct-block-about = Como silenciar; além disso, esta pessoa não pode sentar nem conversar nas mesas que você abre.
conduct-block-done = Você bloqueou { $name }: esta pessoa não pode mais vir às suas mesas.
conduct-silence = Calar nesta mesa
conduct-unsilence = Deixar falar de novo nesta mesa
conduct-silence-about = A mesa é sua: ninguém nela ouve esta pessoa.
conduct-report = Denunciar…
conduct-report-about = Quem cuida deste servidor lê a denúncia, com o que foi dito. Mais ninguém.
conduct-report-why = O que está errado?
conduct-why-insult = Ofensas ou ameaças
conduct-why-spam = Propaganda ou mensagens demais
conduct-why-spoil = Estraga o jogo dos outros
conduct-why-other = Outra coisa
conduct-report-more = Em poucas palavras (opcional)
conduct-report-send = Enviar a denúncia
conduct-report-done = Sua denúncia sobre { $name } foi enviada. Obrigado.
conduct-hidden = Há mensagens ocultas, de pessoas que você silenciou ou bloqueou.
conduct-undo = As pessoas silenciadas e bloqueadas estão nos seus ajustes.

## Nos ajustes

conduct-list = Pessoas silenciadas e bloqueadas
conduct-is-mute = silenciada
conduct-is-block = bloqueada
conduct-let-off = Liberar
conduct-let-off-name = Liberar: { $name }
