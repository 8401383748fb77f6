/** What a page and its workers say to each other: the one in which bots think, and the one for analysis. */
import type { GameRecord } from '$lib/records/record';
import type { Advice, Line, Review } from '$wire';
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
  exact?: boolean; // not without its network: everybody must get the same answer
  seconds?: number;
}

/** `warm`: only fetch what the game needs. */
export type Request = { id: number } & (Thought | { warm: GameName });
export type Reply = { id: number } & ({ move: string } | { problem: string });

interface Asked {
  record: GameRecord;
  seed: number;
  seconds: number; // that it may take
}

/** A review: of the whole game, or of its last move alone. */
export interface ReviewRequest extends Asked {
  what: 'game' | 'last';
}

/** Advice on the position that a game has come to, said to the seat `you`. */
export interface AdviceRequest extends Asked {
  what: 'advice';
  you: number | null;
}

/** Everybody's chances in the position that a game has come to, at a glance of the eye. */
export interface OddsRequest {
  what: 'odds';
  record: GameRecord;
}

/** What has gone wrong. */
export interface Failure {
  problem: string;
}

/** `part` is how much of the work is done, up to 1. */
export type ReviewReport = { review: Review; part: number } | Failure;

/** By seat; each is a chance to win. */
export type OddsReport = { chances: number[]; part: number } | Failure;

/** All that is said of a position, and why its best move is the best. */
export interface Counsel {
  advice: Advice;
  reasons: Line[];
}

/** What is known by now; nothing at first. */
export type AdviceReport = { counsel: Counsel | null; part: number } | Failure;
