/** What page and worker say to each other. */
import type { BotName, GameName, Options } from './description.ts';

/** A decision that a bot is to make: the game so far, and how long it may think. */
export interface Thought {
  game: GameName;
  players: number;
  options: Options;
  moves: readonly string[];
  bot: BotName;
  seed: number;
  rollouts?: number;
  seconds?: number;
}

/** `warm`: only fetch what the game needs. */
export type Request = { id: number } & (Thought | { warm: GameName });
export type Reply = { id: number } & ({ move: string } | { problem: string });
