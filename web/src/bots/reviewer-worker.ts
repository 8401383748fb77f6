/** The worker that looks at games: a page starts one for each, and ends it when it has enough. */
import { loadGame } from '$lib/house/apart';
import { played } from '$lib/house/record';
import type { GameName, Options } from './description.ts';
import { obvious, Reviewing } from './reviewing.ts';
import { withEye } from './seeing.ts';
import type { Report, Wish } from './wishes.ts';

const FIRST = 400; // milliseconds until the first report in which futures count
const PAUSE = 6; // times as long as it takes to make a report, until the next one

async function begun({ record, seed, what }: Wish): Promise<Reviewing> {
  const name = record.game as GameName;
  const options = (record.options ?? {}) as Options;
  const eyes = withEye(name, (record.players as unknown[]).length);
  await loadGame(name);
  const game = played(record);
  const [engine, eye] = await eyes;
  if (what === 'next') game.play(obvious(engine, game, options));
  return new Reviewing(
    engine,
    eye,
    game,
    options,
    seed,
    what === 'game' ? null : game.moves.length,
  );
}

/** Play futures until the time is over, and tell now and then what has been found. */
async function review(wish: Wish): Promise<void> {
  const until = performance.now() + 1000 * wish.seconds;
  const work = await begun(wish);
  const began = performance.now();
  const tell = (part: number): number => {
    const before = performance.now();
    report({ review: work.review(), part });
    return performance.now() - before;
  };
  tell(0);
  let next = began + FIRST;
  for (let now = began; now < until && work.goOn(); now = performance.now())
    if (now >= next) next = now + (1 + PAUSE) * tell((now - began) / (until - began));
  tell(1);
}

const report = (said: Report): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<Wish>) => {
  try {
    await review(data);
  } catch (error) {
    report({ problem: error instanceof Error ? error.message : String(error) });
  }
};
