/** Bots for a page: they think in a worker, which starts with the first thought. */
import type { GameName } from './description.ts';
import type { Reply, Request, Thought } from './messages.ts';

export type { BotName, GameName, Options } from './description.ts';
export type { Thought } from './messages.ts';

/** As much of a worker as is needed here. */
export interface WorkerLike {
  onmessage: ((message: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Request): void;
  terminate(): void;
}

interface Waiting {
  request: Request;
  resolve: (move: string) => void;
  reject: (problem: Error) => void;
  again: boolean; // whether it may be asked once more, should the worker die
}

export class Thinker {
  private worker: WorkerLike | undefined;
  private readonly queue: Waiting[] = []; // the first is being thought about
  private last = 0;

  private readonly start: () => WorkerLike;

  constructor(start: () => WorkerLike) {
    this.start = start;
  }

  /** The move that a bot makes. Requests are answered one after the other. */
  think(thought: Thought): Promise<string> {
    return this.ask({ id: ++this.last, ...thought });
  }

  /** Fetch what a game needs, so that the first move comes at once. */
  async warm(game: GameName): Promise<void> {
    await this.ask({ id: ++this.last, warm: game });
  }

  /** Give up everything that is being thought about. */
  stop(): void {
    this.end();
    for (const waiting of this.queue.splice(0)) waiting.reject(new Error('stopped'));
  }

  private ask(request: Request): Promise<string> {
    return new Promise((resolve, reject) => {
      this.queue.push({ request, resolve, reject, again: true });
      if (this.queue.length === 1) this.send();
    });
  }

  private send(): void {
    const [first] = this.queue;
    if (!first) return;
    this.worker ??= this.begin();
    this.worker.postMessage(first.request);
  }

  private begin(): WorkerLike {
    const worker = this.start();
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.mourn(event.message);
    return worker;
  }

  private hear(reply: Reply): void {
    if (this.queue[0]?.request.id !== reply.id) return;
    const waiting = this.queue.shift()!;
    if ('move' in reply) waiting.resolve(reply.move);
    else waiting.reject(new Error(reply.problem));
    this.send();
  }

  /** The worker died: another one gets the same request, once. */
  private mourn(why: string): void {
    this.end();
    const [first] = this.queue;
    if (first?.again) first.again = false;
    else this.queue.shift()?.reject(new Error(why || 'the worker died'));
    this.send();
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }
}

const thinker = new Thinker(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerLike,
);

export const think = (thought: Thought): Promise<string> => thinker.think(thought);
export const warm = (game: GameName): Promise<void> => thinker.warm(game);
export const stopThinking = (): void => thinker.stop();
