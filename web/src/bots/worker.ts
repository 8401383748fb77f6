/** The worker in which bots think: the page goes on while they do. */
import aboutBoard from '../../generated/engine/board.json?url';
import board from '../../generated/engine/board.wasm?url';
import aboutCard from '../../generated/engine/card.json?url';
import card from '../../generated/engine/card.wasm?url';
import aboutDice from '../../generated/engine/dice.json?url';
import dice from '../../generated/engine/dice.wasm?url';
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import { fetched } from './fetched.ts';
import { Thinking } from './thinking.ts';
import type { Request } from './thoughts.ts';

const ENGINES: Record<GameName, [about: string, module: string]> = {
  board: [aboutBoard, board],
  card: [aboutCard, card],
  dice: [aboutDice, dice],
};

const thinking = new Thinking(async (game) => {
  const [about, module] = await Promise.all(ENGINES[game].map(fetched));
  if (!about || !module) throw new Error(`expected a game; got ${game}`);
  return Engine.start((await about.json()) as Description, await module.arrayBuffer());
});

self.onmessage = async (message: MessageEvent<Request>) => {
  self.postMessage(await thinking.answer(message.data));
};
