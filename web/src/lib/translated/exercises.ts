/** Exercises: which one is today's, and how many days in a row they were solved. */
import { move_line } from '$medici/analysis/moves.js';
import { add_answer, Streak, streak_on, turn_of } from '$medici/analysis/puzzles/daily.js';
import { fromPlain, plain } from '$python/runtime.js';
import { GAMES } from '../game/games';
import type { Game, Line } from '$wire';
import type { Played } from './game';

const FIRST = 719163; // the number of the first of January 1970, as medici.analysis.puzzles.daily counts
const A_DAY = 24 * 60 * 60 * 1000;

/** Days in a row on which the exercise was solved, the first answer of a day counting. */
export interface DaysInARow {
  day: number; // the last one with an answer
  length: number;
  longest: number;
}

/** The number of a day, by the calendar of whoever looks at it. */
export const numberOf = (day: Date): number =>
  FIRST + Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / A_DAY);

/** The exercise of a day, the same for everybody: its game, and its place among those of the game. */
export function ofTheDay(day: number, counts: number[]): { game: Game; place: number } {
  const { game, place } = plain(turn_of(day, fromPlain(counts))) as { game: number; place: number };
  return { game: GAMES[game]!, place };
}

const made = ({ day, length, longest }: DaysInARow): unknown => new Streak(day, length, longest);

/** How many days in a row it still is. */
export const lengthOn = (run: DaysInARow, today: number): number =>
  streak_on(made(run), today) as number;

/** What today's answer makes of it. */
export const after = (run: DaysInARow, today: number, right: boolean): DaysInARow =>
  plain(add_answer(made(run), today, right)) as DaysInARow;

/** A move of the seat to act, as a part of a sentence. */
export const moveLine = (game: Played, move: string): Line =>
  plain(move_line(game, move, 'puzzles')) as Line;
