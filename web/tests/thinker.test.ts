import { expect, test } from 'vitest';
import { Thinker, type WorkerLike } from '$bots/thinker';
import type { Request } from '$bots/messages';

/** A worker that answers when it is told to. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  asked: Request[] = [];
  ended = false;

  postMessage(request: Request): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(reply: { move: string } | { problem: string }): void {
    const { id } = this.asked.at(-1)!;
    this.onmessage?.({ data: { id, ...reply } } as MessageEvent);
  }

  die(): void {
    this.onerror?.({ message: 'out of memory' } as ErrorEvent);
  }
}

const THOUGHT = {
  game: 'board',
  players: 3,
  options: {},
  moves: ['first 0'],
  bot: 'merchant',
  seed: 1,
} as const;

function thinkers() {
  const workers: FakeWorker[] = [];
  const thinker = new Thinker(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { workers, thinker };
}

test('a worker starts with the first thought, and answers one after the other', async () => {
  const { workers, thinker } = thinkers();
  expect(workers).toHaveLength(0);
  const first = thinker.think(THOUGHT);
  const second = thinker.think({ ...THOUGHT, seed: 2 });
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked).toHaveLength(1);
  workers[0]!.answer({ move: 'draw' });
  expect(await first).toBe('draw');
  expect(workers[0]!.asked).toHaveLength(2);
  workers[0]!.answer({ problem: 'expected a legal move' });
  await expect(second).rejects.toThrow('expected a legal move');
});

test('a worker that dies is replaced, and asked the same once more', async () => {
  const { workers, thinker } = thinkers();
  const thought = thinker.think(THOUGHT);
  workers[0]!.die();
  expect(workers[0]!.ended).toBe(true);
  expect(workers[1]!.asked).toEqual(workers[0]!.asked);
  workers[1]!.answer({ move: 'auction' });
  expect(await thought).toBe('auction');
  const doomed = thinker.think(THOUGHT);
  workers[1]!.die();
  workers[2]!.die();
  await expect(doomed).rejects.toThrow('out of memory');
});

test('what is given up is not answered any more', async () => {
  const { workers, thinker } = thinkers();
  const thought = thinker.think(THOUGHT);
  const warm = thinker.warm('dice');
  thinker.stop();
  expect(workers[0]!.ended).toBe(true);
  await expect(thought).rejects.toThrow('stopped');
  await expect(warm).rejects.toThrow('stopped');
  const again = thinker.warm('card');
  workers[1]!.answer({ move: '' });
  await again;
});
