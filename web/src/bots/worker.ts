/** The worker in which bots think: the page goes on while they do. */
import board from '../../generated/engine/board.wasm?url';
import card from '../../generated/engine/card.wasm?url';
import dice from '../../generated/engine/dice.wasm?url';
import aboutBoard from '../../generated/engine/board.json?url';
import aboutCard from '../../generated/engine/card.json?url';
import aboutDice from '../../generated/engine/dice.json?url';
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import { Thinking } from './thinking.ts';
import type { Request } from './thoughts.ts';

const MODULES: Record<GameName, string> = { board, card, dice };
const ABOUT: Record<GameName, string> = { board: aboutBoard, card: aboutCard, dice: aboutDice };

const thinking = new Thinking(async (game) => {
  const [module, about] = await Promise.all([fetched(MODULES[game]), fetched(ABOUT[game])]);
  const description = (await about.json()) as Description;
  return Engine.start(description, game, await module.arrayBuffer());
});

async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`expected ${url}; got ${answer.status}`);
  return answer;
}

self.onmessage = async (message: MessageEvent<Request>) => {
  self.postMessage(await thinking.answer(message.data));
};
