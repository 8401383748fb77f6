/** The worker that looks at games: a page starts one for each, and ends it when it has enough. */
import aboutBoard from '../../generated/engine/board.json?url';
import board from '../../generated/engine/board-eye.wasm?url';
import aboutCard from '../../generated/engine/card.json?url';
import card from '../../generated/engine/card-eye.wasm?url';
import aboutDice from '../../generated/engine/dice.json?url';
import dice from '../../generated/engine/dice-eye.wasm?url';
import weights from '../../generated/engine/eye.bin?url';
import aboutEye from '../../generated/engine/eye.json?url';
import { loadGame } from '$lib/house/apart';
import type { Played } from '$lib/house/game';
import { played, type GameRecord } from '$lib/house/record';
import { Advising } from './advising.ts';
import type { Description, GameName, Options } from './description.ts';
import { Engine } from './engine.ts';
import { Eye, type Eyes } from './eye.ts';
import { fetched } from './fetched.ts';
import { Reviewing } from './reviewing.ts';
import { adviseUntil } from './rounds.ts';
import type { AdviceReport, AdviceWish, Report, Wish } from './wishes.ts';

const ENGINES: Record<GameName, [about: string, module: string]> = {
  board: [aboutBoard, board],
  card: [aboutCard, card],
  dice: [aboutDice, dice],
};
const FIRST = 400; // milliseconds until the first report in which futures count
const PAUSE = 6; // times as long as it takes to make a report, until the next one

const optionsOf = (record: GameRecord): Options => (record.options ?? {}) as Options;

/** The engine of a game, and the game itself. */
async function opened(record: GameRecord): Promise<[Engine, Played]> {
  const name = record.game as GameName;
  const [about, module] = await Promise.all(ENGINES[name].map(fetched));
  await loadGame(name);
  const description = (await about!.json()) as Description;
  return [await Engine.start(description, await module!.arrayBuffer()), played(record)];
}

async function begun({ record, seed, what }: Wish): Promise<Reviewing> {
  const [[engine, game], eyes, networks] = await Promise.all([
    opened(record),
    fetched(aboutEye),
    fetched(weights),
  ]);
  const known = (await eyes.json()) as Eyes;
  const file = await networks.arrayBuffer();
  const eye = new Eye(engine, game.name, game.players.length, known, file);
  const only = what === 'game' ? null : game.moves.length;
  return new Reviewing(engine, eye, game, optionsOf(record), seed, only);
}

/** Advise on the position of a record until the time is over. */
async function advise({ record, seed, seconds, you }: AdviceWish): Promise<void> {
  const until = performance.now() + 1000 * seconds;
  const [engine, game] = await opened(record);
  const work = new Advising(engine, game, optionsOf(record), you);
  adviseUntil(until, seed, work, (counsel, part) => report({ counsel, part }));
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

const report = (said: Report | AdviceReport): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<Wish | AdviceWish>) => {
  try {
    await (data.what === 'advice' ? advise(data) : review(data));
  } catch (error) {
    report({ problem: error instanceof Error ? error.message : String(error) });
  }
};
