/** The worker in which bots think: the page goes on while they do. */
import type { GameName } from './description.ts';
import { loadEngine } from './load.ts';
import type { Request } from './messages.ts';
import { Thinking } from './thinking.ts';

const thinking = new Thinking(loadEngine, async (game: GameName) =>
  (await import('./load-network.ts')).loadNetwork(game),
);

self.onmessage = async (message: MessageEvent<Request>) => {
  self.postMessage(await thinking.answer(message.data));
};
