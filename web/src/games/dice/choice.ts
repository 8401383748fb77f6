/** Which dice are picked, and the move that says so. A set of dice counts only if it is legal. */

const VERB = 'choose ';

/** The sets of places that the legal moves offer. */
export function offers(legal: string[]): number[][] {
  return legal.filter((move) => move.startsWith(VERB)).map(placesOf);
}

/** The places a move names: "choose 1 3" is 1 and 3. */
export function placesOf(move: string): number[] {
  return move.startsWith(VERB) ? move.slice(VERB.length).split(' ').map(Number) : [];
}

/** The move that enters the dice in these places, picked in any order. */
export function moveOf(picked: number[]): string {
  return VERB + [...picked].sort((a, b) => a - b).join(' ');
}

/** Whether some offer has all these places in it. */
function withinReach(picked: number[], offered: number[][]): boolean {
  return offered.some((places) => picked.every((place) => places.includes(place)));
}

/**
 * Pick a die, or put it back. If the dice picked before do not go with it, the earliest ones give
 * way: whoever may pick one die changes their mind with one tap.
 */
export function toggle(picked: number[], place: number, offered: number[][]): number[] {
  if (picked.includes(place)) return picked.filter((other) => other !== place);
  if (!withinReach([place], offered)) return picked;
  let kept = picked;
  while (!withinReach([...kept, place], offered)) kept = kept.slice(1);
  return [...kept, place];
}

/** What is picked when the question appears: everything, if there is only one answer. */
export function foregone(offered: number[][]): number[] {
  return offered.length === 1 ? (offered[0] ?? []) : [];
}

/** The fewest and the most dice that can be picked; null if there is nothing to pick. */
export function sizes(offered: number[][]): { least: number; most: number } | null {
  if (offered.length === 0) return null;
  const counts = offered.map((places) => places.length);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
