/** The engine of a game that has the eye besides: few pages need it, so it is fetched when asked for. */
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

const ENGINES: Record<GameName, [about: string, module: string]> = {
  board: [aboutBoard, board],
  card: [aboutCard, card],
  dice: [aboutDice, dice],
};

/** The engine of a game that has the eye's rules, and those of reviews and advice. */
export async function seeingEngine(game: GameName): Promise<Engine> {
  const [about, module] = await Promise.all(ENGINES[game].map(fetched));
  return Engine.start((await about!.json()) as Description, await module!.arrayBuffer());
}

/** The engine of a game, and its eye for so many players. */
export async function withEye(game: GameName, players: number): Promise<[Engine, Eye]> {
  const files = Promise.all([aboutEye, weights].map(fetched));
  const [engine, [eyes, networks]] = await Promise.all([seeingEngine(game), files]);
  const known = (await eyes!.json()) as Eyes;
  return [engine, new Eye(engine, game, players, known, await networks!.arrayBuffer())];
}
