/** Which dice are picked, and the move that says so. A set of dice counts only if it is legal. */

const VERB = 'choose ';

/** The sets of spots that the legal moves offer. */
export function offers(legal: string[]): number[][] {
  return legal.filter((move) => move.startsWith(VERB)).map(spotsOf);
}

/** The spots a move names: "choose 1 3" is 1 and 3. */
export function spotsOf(move: string): number[] {
  return move.startsWith(VERB) ? move.slice(VERB.length).split(' ').map(Number) : [];
}

/** The move that enters the dice in these spots, picked in any order. */
export function moveOf(picked: number[]): string {
  return VERB + [...picked].sort((a, b) => a - b).join(' ');
}

/** Whether some offer has all these spots in it. */
function withinReach(picked: number[], offered: number[][]): boolean {
  return offered.some((spots) => picked.every((spot) => spots.includes(spot)));
}

/**
 * Pick a die, or put it back. If the dice picked before do not go with it, the earliest ones give
 * way: whoever may pick one die changes their mind with one tap.
 */
export function toggle(picked: number[], spot: number, offered: number[][]): number[] {
  if (picked.includes(spot)) return picked.filter((other) => other !== spot);
  if (!withinReach([spot], offered)) return picked;
  let kept = picked;
  while (!withinReach([...kept, spot], offered)) kept = kept.slice(1);
  return [...kept, spot];
}

/** What is picked when the question appears: everything, if there is only one answer. */
export function initialChoice(offered: number[][]): number[] {
  return offered.length === 1 ? (offered[0] ?? []) : [];
}

/** The fewest and the most dice that can be picked; null if there is nothing to pick. */
export function sizes(offered: number[][]): { least: number; most: number } | null {
  if (offered.length === 0) return null;
  const counts = offered.map((spots) => spots.length);
  return { least: Math.min(...counts), most: Math.max(...counts) };
}
