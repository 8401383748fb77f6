/** The worker in which bots think: the page goes on while they do. */
import board from '../../generated/engine/board.wasm?url';
import card from '../../generated/engine/card.wasm?url';
import dice from '../../generated/engine/dice.wasm?url';
import about from '../../generated/engine/engine.json?url';
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import { Thinking } from './thinking.ts';
import type { Request } from './thoughts.ts';

const MODULES: Record<GameName, string> = { board, card, dice };
let described: Promise<Description> | undefined;

const thinking = new Thinking(async (game) => {
  const module = fetched(MODULES[game]);
  described ??= fetched(about).then((answer) => answer.json() as Promise<Description>);
  described.catch(() => (described = undefined));
  return Engine.start(await described, game, await (await module).arrayBuffer());
});

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`expected ${url}; got ${answer.status}`);
  return answer;
}

self.onmessage = async (message: MessageEvent<Request>) => {
  self.postMessage(await thinking.answer(message.data));
};
