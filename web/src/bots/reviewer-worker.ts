/** The worker that looks at games: a page starts one for each, and ends it when it has enough. */
import aboutBoard from '../../generated/engine/board.json?url';
import board from '../../generated/engine/board-eye.wasm?url';
import aboutCard from '../../generated/engine/card.json?url';
import card from '../../generated/engine/card-eye.wasm?url';
import aboutDice from '../../generated/engine/dice.json?url';
import dice from '../../generated/engine/dice-eye.wasm?url';
import weights from '../../generated/engine/eye.bin?url';
import aboutEye from '../../generated/engine/eye.json?url';
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import { Eye, type Eyes } from './eye.ts';
import { fetched } from './fetched.ts';
import { Reviewing } from './reviewing.ts';
import type { Report, Wish } from './wishes.ts';

const ENGINES: Record<GameName, [about: string, module: string]> = {
  board: [aboutBoard, board],
  card: [aboutCard, card],
  dice: [aboutDice, dice],
};
const FIRST = 250; // milliseconds until the first report in which futures count,
const EVERY = 1000; // and between the later ones

async function begun({ course, seed, only }: Wish): Promise<Reviewing> {
  const files = [...ENGINES[course.game], aboutEye, weights].map(fetched);
  const [about, module, eyes, networks] = await Promise.all(files);
  const engine = await Engine.start(
    (await about!.json()) as Description,
    await module!.arrayBuffer(),
  );
  const known = (await eyes!.json()) as Eyes;
  const eye = new Eye(engine, course.game, course.players, known, await networks!.arrayBuffer());
  const wanted = only === undefined ? undefined : (n: number) => n === only;
  return new Reviewing(engine, eye, course, seed, wanted);
}

/** Play futures until the time is over, and tell now and then what has been found. */
async function review(wish: Wish): Promise<void> {
  const started = performance.now();
  const work = await begun(wish);
  const tell = (part: number): void => report({ sight: work.seeing.plain(), part });
  tell(0);
  const began = performance.now();
  let next = began + FIRST;
  let now = began;
  const until = started + 1000 * wish.seconds;
  while (now < until && work.goOn()) {
    now = performance.now();
    if (now < next) continue;
    tell(Math.min(0.99, (now - began) / (until - began)));
    next = now + EVERY;
  }
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
