/** What a lot of the board game would do for a seat, reckoned by the rules that score a day. */
import { prospect } from '$medici/presentation/scene/prospect.js';
import { fromPlain, plain } from '$python/runtime.js';
import type { BoardScene, Prospect } from '$wire';

/** A seat's day, if these cards came aboard and the day ended then. */
export function prospectOf(scene: BoardScene, seat: number, cards: readonly string[]): Prospect {
  const worths = scene.ships.map((ship) => ship.worth);
  const [levels, aboard] = [fromPlain(scene.levels), fromPlain(scene.aboard)];
  return plain(prospect(worths, levels, aboard, seat, [...cards]));
}
