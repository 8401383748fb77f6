// Generated from Python's structs by scripts/browser_types.py; do not edit.
import type { Actor, Line, Rows, Scored, Ship } from './scenes';
import type { Game } from './tables';

export type Options = Record<string, boolean | string>;

/** Who bought a lot, and for how much. */
export interface Purchase {
  seat: number;
  price: number;
}

/** What was entered of one day, by seat. */
export interface DayEntry {
  ships: string[][]; // the cards aboard, or in the dice game the numbers in the ship
  purchases: Purchase[]; // in the board game
  totals: number[] | null; // counted before the scoring, instead of the purchases
  crosses: number[][]; // in the dice game: how many now stand in each column of a sheet
  circles: number[]; // in solitaire: the enemy's, likewise
}

/** A game whose days are entered and scored; those not yet scored may be half entered. */
export interface ScoreSheet {
  game: Game;
  players: string[];
  options: Options;
  days: DayEntry[];
  scored: number; // how many days the table has closed
}

/** Why something cannot stand as it was entered, or looks odd. */
export interface EntryProblem {
  text: string; // what was expected, and what came
  line: Line;
}

/** One day: what was entered put in order, and what it was paid if it was scored. */
export interface ReckonedDay {
  ships: Ship[];
  left: Record<string, number>; // copies of each card that are in nobody's ship
  morning: number[]; // what each had before the day,
  purse: number[]; // and has before it is scored
  problems: EntryProblem[]; // what keeps the day from being scored
  hints: EntryProblem[]; // what may be a slip
  scored: Scored | null;
  standing: Rows | null; // after the scoring: levels, icons or crosses
  circles: number[]; // the enemy's, in solitaire
}

/** A whole sheet: its days, what each has after those that were scored, and the end. */
export interface Reckoned {
  days: ReckonedDay[];
  scores: number[];
  winners: number[]; // none before the end
  title: string | null; // in solitaire
  ending: Line[]; // how it ended, in sentences
}

export type AskedFor = 'first' | 'card' | 'roll' | 'lot' | 'bid' | 'market' | 'dice' | 'over';

/** A card, and how many copies of it may still come. */
export interface Copies {
  card: string;
  copies: number;
}

/** What is to be entered next, and what is possible; a kind of entry leaves others empty. */
export interface Asked {
  what: AskedFor;
  actor: Actor;
  moves: string[]; // texts of all that can be entered; not of bids, cards and rolls
  cards: Copies[]; // those that may be turned up
  least: number; // the lowest bid that counts
  most: number; // and the highest that can be paid
}

/** What has not been seen, and is so what may come next. */
export interface Odds {
  hidden: number; // cards in all; each is as likely as any other
  cards: Copies[];
  goods: Copies[]; // the same by good, gold and neutral cards
}
