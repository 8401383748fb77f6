/** The shape of a review (`medici.review.form`): all chances and costs are whole millionths, of a
 * victory, or of a point of the score in a game played alone. */
import type { Line } from '$lib/wire-types';

export const WHOLE = 1_000_000;

export interface Option {
  move: string;
  chance: number;
  error: number;
  behind: number;
  florins: number;
  futures: number;
}

export interface Decision {
  n: number;
  seat: number;
  move: string;
  before: number;
  after: number;
  choice: boolean;
  best: string;
  cost: number;
  error: number;
  florins: number;
  florins_error: number;
  mistake: boolean;
  futures: number;
  options: Option[];
  finding: Line[];
}

export interface Turn {
  n: number;
  move: string;
  seat: number;
  change: number;
  changes: number[];
}

export interface Account {
  seat: number;
  first: number;
  last: number;
  luck: number;
  decided: number[];
  skill: number;
  adjusted: number;
  decisions: number;
  choices: number;
  mistakes: number;
  cost: number;
  cost_error: number;
  florins: number;
  rate: number;
  title: string;
  costliest: number[];
}

export interface Review {
  game: string;
  players: string[];
  over: boolean;
  alone: boolean;
  futures: number;
  curve: number[][];
  decisions: Decision[];
  accounts: Account[];
  jokers: Turn[];
  turning: number | null;
  costliest: number[];
  titles: Record<string, number>[];
}
