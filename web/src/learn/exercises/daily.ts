/** Exercises: which one is today's, and how many days in a row they were solved. */
import { add_answer, Streak, streak_on, turn_of } from '$medici/analysis/puzzles/daily.js';
import { GAMES } from '$lib/game/games';
import type { Game } from '$wire';

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
  const { game, place } = turn_of(day, counts);
  return { game: GAMES[game]!, place };
}

const streak = ({ day, length, longest }: DaysInARow) => new Streak(day, length, longest);

/** How many days in a row it still is. */
export const lengthOn = (run: DaysInARow, today: number): number => streak_on(streak(run), today);

/** What today's answer makes of it. */
export function after(run: DaysInARow, today: number, right: boolean): DaysInARow {
  const { day, length, longest } = add_answer(streak(run), today, right);
  return { day, length, longest };
}
