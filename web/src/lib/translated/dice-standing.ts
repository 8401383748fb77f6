/** What ships and columns of the dice game would be paid if they were scored as they stand. */
import { BONUS } from '$medici/games/dice/scoring.js';
import { ship_points } from '$medici/games/dice/solitaire.js';
import { MOST, SECOND, SHIP_PAY, top_two } from '$medici/games/ranking.js';
import { placeOf, type Place } from './standing';

const RANKS = 6; // in SHIP_PAY, for each number of players

/** The places of the dice game's ships (D20, D21); alone a ship is paid by its worth (D63). */
export const diceShips = (worths: number[]): Place[] =>
  worths.map((worth, seat) => {
    const place = placeOf(worths, seat);
    const alone = worths.length === 1;
    const pay = (
      alone ? ship_points(worth) : SHIP_PAY[worths.length * RANKS + place - 1]
    ) as number;
    return { place, pay };
  });

/** What a column of the dice game pays each seat by its rank (D21, D22); bonuses come on top. */
export function diceColumn(crosses: number[]): number[] {
  const players = crosses.length;
  const [first, leaders, second] = top_two(crosses, 0, 1, players, 1) as number[];
  const after = leaders === 1 && players > 2 ? (SECOND as number) : 0;
  return crosses.map((own) => (own === first ? (MOST as number) : own === second ? after : 0));
}

/** What a column pays somebody who plays alone against so many circles (D64). */
export const columnAlone = (crosses: number, circles: number): number =>
  crosses >= circles ? (MOST as number) : 0;

/** The bonus for so many crosses in a column (D23). */
export const columnBonus = (crosses: number): number => BONUS[crosses] as number;
