/** A game, as an engine is told of it. */
import type { GameName, Options } from './description.ts';

/** A game as far as it was played: all that an engine needs to know of it. */
export interface Course {
  game: GameName;
  players: number;
  options: Options;
  moves: readonly string[];
}

