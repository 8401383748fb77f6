/** The worker that looks at games: a page starts one for each, and ends it when it has enough. */
import { loadGame } from '$lib/game/load';
import { played, type GameRecord } from '$lib/records/record';
import { adviseUntil, Advising } from './advising.ts';
import type { GameName, Options } from './description.ts';
import { Reviewing } from './reviewing.ts';
import type { Engine } from './engine.ts';
import { loadAnalysis, loadEye } from './load.ts';
import { loadNetwork } from './load-network.ts';
import type {
  AdviceReport,
  AdviceRequest,
  OddsReport,
  OddsRequest,
  ReviewReport,
  ReviewRequest,
} from './messages.ts';

const FIRST = 400; // milliseconds until the first report in which futures count
const PAUSE = 6; // times as long as it takes to make a report, until the next one

const optionsOf = (record: GameRecord): Options => (record.options ?? {}) as Options;

/** Fetch the network that plays futures; if it cannot be had, the heuristic plays them. */
async function equip(engine: Engine, name: GameName): Promise<void> {
  engine.network = await loadNetwork(name, engine.description).catch(() => undefined);
}

async function begun({ record, seed, what }: ReviewRequest): Promise<Reviewing> {
  const name = record.game as GameName;
  const eyes = loadEye(name, (record.players as unknown[]).length);
  await loadGame(name);
  const game = played(record);
  const [engine, eye] = await eyes;
  await equip(engine, name);
  const only = what === 'game' ? null : game.moves.length;
  return new Reviewing(engine, eye, game, optionsOf(record), seed, only);
}

/** Advise on the position of a record until the time is over. */
async function advise({ record, seed, seconds, you }: AdviceRequest): Promise<void> {
  const until = performance.now() + 1000 * seconds;
  const name = record.game as GameName;
  const [engine] = await Promise.all([loadAnalysis(name), loadGame(name)]);
  await equip(engine, name);
  const work = new Advising(engine, played(record), optionsOf(record), you);
  adviseUntil(until, seed, work, (counsel, part) => report({ counsel, part }));
}

/** Play futures until the time is over, and tell now and then what has been found. */
async function review(request: ReviewRequest): Promise<void> {
  const until = performance.now() + 1000 * request.seconds;
  const work = await begun(request);
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

/** Let the eye look at the position of a record. */
async function glance({ record }: OddsRequest): Promise<void> {
  const name = record.game as GameName;
  const players = (record.players as unknown[]).length;
  const [[engine, eye]] = await Promise.all([loadEye(name, players), loadGame(name)]);
  engine.begin(players, optionsOf(record));
  for (const [, move] of played(record).moves) engine.play(move);
  report({ chances: eye.evaluate(), part: 1 });
}

const report = (said: ReviewReport | AdviceReport | OddsReport): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<ReviewRequest | AdviceRequest | OddsRequest>) => {
  try {
    if (data.what === 'odds') await glance(data);
    else await (data.what === 'advice' ? advise(data) : review(data));
  } catch (error) {
    report({ problem: error instanceof Error ? error.message : String(error) });
  }
};
