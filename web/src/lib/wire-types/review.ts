// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Line } from './scenes';

/** A move that could be made in a decision, and what it was worth to the seat to act. */
export interface Option {
  move: string;
  chance: number; // of the seat to act after it; of the move played the same as `after`
  error: number; // the standard error of the difference to the move played; 0: by the eye alone
  behind: number; // how much worse than the best option, 0 for that one
  florins: number; // what the seat ends with on average, in millionths; 0 without futures
  futures: number; // in how many it was played to the end
  told: Line; // the move in words, as a part of a sentence
}

/** A move of a seat, what it cost, and what could have been done instead. */
export interface Decision {
  n: number; // the number of the move, the first being 1; the position after it has the same number
  day: number; // or round, from 1
  seat: number;
  move: string; // what was played
  before: number; // the seat's chance in position n - 1
  after: number; // and in position n
  choice: boolean; // whether it was a real choice: two sensible moves at least, and not obvious
  best: string; // the best move found; the one played if there is none better
  cost: number; // how much worse than the best, never below 0; 0 if there was no choice
  error: number; // the standard error of the cost; 0: by the eye alone, or no choice
  florins: number; // the same cost in millionths of a florin (a point in the dice game); any sign
  florins_error: number;
  mistake: boolean; // whether the cost is beyond two of its errors (never by the eye alone)
  futures: number; // in how many the move played was played to the end
  options: Option[]; // best first, the one played among them; empty if only one was legal
  finding: Line[]; // in words what was wrong; empty if nothing was
}

/**
 * One seat over the whole game.
 *
 * Luck and what all seats' decisions did add up exactly:
 * `first + luck + sum(decided) == last`, and `adjusted == last - luck`.
 */
export interface Account {
  seat: number;
  first: number; // its chance in position 0
  last: number; // in the last position: the result, if the game is over
  luck: number; // what nature's moves changed
  decided: number[]; // what the decisions of each seat changed for this one, its own among them
  skill: number; // its own: decided[seat]
  adjusted: number; // the luck-adjusted result: what is left without the luck
  decisions: number; // how many it made
  choices: number; // how many of them were real choices
  mistakes: number;
  cost: number; // of all its real choices together
  cost_error: number;
  florins: number; // the same in millionths of a florin
  rate: number; // the error rate: cost / choices
  title: string; // for the rate: of units.TITLES; empty without a choice
  costliest: number[]; // the numbers of up to three moves that cost most, the worst first
}

/** A move of nature that changed much: a joker for some, a blow for others. */
export interface Turn {
  n: number; // the number of the move
  move: string;
  seat: number; // whose chance changed most
  change: number; // by so much
  changes: number[]; // the change of every seat's chance; their sum is 0, except alone
}

/** A game as the eye and its futures show it. */
export interface Review {
  game: string;
  players: string[];
  over: boolean; // false: reviewed as far as it goes
  alone: boolean; // true: millionths of a point of the expected score, not of a victory
  futures: number; // all that were played for this review
  curve: number[][]; // by position 0..T and seat; each sums to WHOLE, except alone
  decisions: Decision[]; // every move of a seat, in order
  accounts: Account[]; // by seat
  jokers: Turn[]; // nature's biggest turns, the biggest first; three at most
  turning: number | null; // since this move the last to lead has led; null: from the start
  costliest: number[]; // the numbers of the three moves of the game that cost most
  titles: Record<string, number>[]; // alone: by position, the chance of each title in millionths
  format: string;
}
