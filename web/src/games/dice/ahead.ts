/**
 * The sheet as the picked dice would make it: crosses in the owner's columns, circles of the enemy,
 * and where the enemy would break through. What is drawn from it are ghosts, until it is entered.
 */
import { cardOf, GOODS } from '$lib/game/goods';
import { BONUS } from '$medici/games/dice/scoring.js';
import { ship_points } from '$medici/games/dice/solitaire.js';
import { MOST, SECOND, SHIP_PAY, top_two } from '$medici/games/ranking.js';
import { placeOf, type Place } from '../places';
import type { CardId, DiceScene, Good } from '$wire';
import { crossesOf, SPOTS } from './facts';
import { facesAt, sumOf } from './sheet';

const RANKS = 6; // in SHIP_PAY, for each number of players

export interface Mark {
  crosses: number; // more than there are
  circles: number; // of the enemy, likewise
  pays: number; // the column, if it were scored with these
}

export interface Ahead {
  columns: Record<Good, Mark>;
  rank: Place; // of the ship with the picked dice
  breaking: Good[]; // columns in which the enemy would break through
  broken: boolean; // he has
}

/** The dice that would be left, once these are entered. */
export const leftBy = (dice: CardId[], picked: number[]): CardId[] =>
  facesAt(
    dice,
    SPOTS.filter((spot) => !picked.includes(spot)),
  );

/** What the enemy gets of dice that are left: gold marks nothing (D61). */
export const forEnemy = (faces: CardId[]): CardId[] => faces.filter((face) => crossesOf(face) > 0);

/** The crosses that these faces make in a column (D12). */
const marksOf = (faces: CardId[], good: Good): number =>
  faces
    .filter((face) => cardOf(face).ware === good)
    .reduce((sum, face) => sum + crossesOf(face), 0);

/** A seat's sheet with the picked dice entered. */
export function ahead(scene: DiceScene, seat: number, picked: number[]): Ahead {
  const mine = facesAt(scene.dice, picked);
  const left = scene.circles && picked.length > 0 ? leftBy(scene.dice, picked) : [];
  const limit = scene.breakthrough ?? Infinity;
  const added = (count: number, faces: CardId[], good: Good) =>
    Math.min(scene.column, count + marksOf(faces, good)) - count;
  const circles = (good: Good) => scene.circles?.[good] ?? 0;
  const gains = new Map(
    GOODS.map((good) => [
      good,
      {
        crosses: added(scene.crosses[good][seat] ?? 0, mine, good),
        circles: added(circles(good), left, good),
      },
    ]),
  );
  const after = (good: Good) => circles(good) + (gains.get(good)?.circles ?? 0);
  const broken = GOODS.some((good) => circles(good) >= limit);
  const breaking = broken ? [] : GOODS.filter((good) => after(good) >= limit);
  const lost = broken || breaking.length > 0; // no column pays then (D65)
  const columns = Object.fromEntries(
    GOODS.map((good) => {
      const gain = gains.get(good) ?? { crosses: 0, circles: 0 };
      return [good, { ...gain, pays: lost ? 0 : paid(scene, seat, good, gain.crosses, after) }];
    }),
  ) as Record<Good, Mark>;
  return { columns, rank: rankOf(scene, seat, sumOf(mine)), breaking, broken };
}

/** What a column would pay with so many more crosses, its bonus included. */
function paid(
  scene: DiceScene,
  seat: number,
  good: Good,
  more: number,
  circles: (good: Good) => number,
): number {
  const all = scene.crosses[good].map((own, owner) => (owner === seat ? own + more : own));
  const own = all[seat] ?? 0;
  const bonus = BONUS[own] ?? 0; // D23
  if (scene.circles) return bonus + (own >= circles(good) ? MOST : 0); // D64
  const [first, leaders, second] = top_two(all, 0, 1, all.length, 1);
  const after = leaders === 1 && all.length > 2 ? SECOND : 0; // D21, D22
  return bonus + (own === first ? MOST : own === second ? after : 0);
}

/** Where a ship stands with so much more aboard (D20, D21); alone it is paid by its worth (D63). */
export function rankOf(scene: DiceScene, seat: number, more = 0): Place {
  const worths = scene.sheets.map(({ worth }, owner) => worth + (owner === seat ? more : 0));
  const place = placeOf(worths, seat);
  if (worths.length === 1) return { place, pay: ship_points(worths[0] ?? 0) };
  return { place, pay: SHIP_PAY[worths.length * RANKS + place - 1] ?? 0 };
}
