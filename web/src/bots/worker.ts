/** The worker in which bots think: the page goes on while they do. */
import { loadEngine } from './load.ts';
import type { Request } from './messages.ts';
import { Thinking } from './thinking.ts';

const thinking = new Thinking(loadEngine, async (...asked) =>
  (await import('./load-network.ts')).loadNetwork(...asked),
);

self.onmessage = async (message: MessageEvent<Request>) => {
  self.postMessage(await thinking.answer(message.data));
};
