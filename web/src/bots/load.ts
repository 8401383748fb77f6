/** The engines of the games, fetched when they are first asked for: few pages need the larger ones. */
import aboutBoard from '../../generated/engine/board.json?url';
import board from '../../generated/engine/board.wasm?url';
import boardEye from '../../generated/engine/board-eye.wasm?url';
import aboutCard from '../../generated/engine/card.json?url';
import card from '../../generated/engine/card.wasm?url';
import cardEye from '../../generated/engine/card-eye.wasm?url';
import aboutDice from '../../generated/engine/dice.json?url';
import dice from '../../generated/engine/dice.wasm?url';
import diceEye from '../../generated/engine/dice-eye.wasm?url';
import weights from '../../generated/engine/eye.bin?url';
import aboutEye from '../../generated/engine/eye.json?url';
import type { Description, GameName } from './description.ts';
import { Engine } from './engine.ts';
import { Eye, type Eyes } from './eye.ts';

const ABOUT: Record<GameName, string> = { board: aboutBoard, card: aboutCard, dice: aboutDice };
const MODULES: Record<GameName, string> = { board, card, dice };
const EYE_MODULES: Record<GameName, string> = { board: boardEye, card: cardEye, dice: diceEye };

/** A file beside the pages, or an error that says which is missing. */
export async function fetched(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`expected ${url}; got ${answer.status}`);
  return answer;
}

async function load(game: GameName, modules: Record<GameName, string>): Promise<Engine> {
  const [about, module] = await Promise.all([ABOUT[game], modules[game]].map(fetched));
  return Engine.start((await about!.json()) as Description, await module!.arrayBuffer());
}

/** The engine of a game, with its rules and bots. */
export const loadEngine = (game: GameName): Promise<Engine> => load(game, MODULES);

/** The engine of a game that has the rules of eye, reviews and advice besides. */
export const loadAnalysis = (game: GameName): Promise<Engine> => load(game, EYE_MODULES);

/** The same, and the eye for so many players. */
export async function loadEye(game: GameName, players: number): Promise<[Engine, Eye]> {
  const files = Promise.all([aboutEye, weights].map(fetched));
  const [engine, [eyes, networks]] = await Promise.all([loadAnalysis(game), files]);
  const known = (await eyes!.json()) as Eyes;
  return [engine, new Eye(engine, game, players, known, await networks!.arrayBuffer())];
}
