/** Picking cards of the market: places count from the end of the row, the last card is 1. */

export type Place = 1 | 2 | 3;

/** The move that takes the last card and the picked ones before it. */
export function takeMove(picked: readonly Place[]): string {
  const more = [...new Set(picked)].filter((place) => place !== 1).sort();
  return ['take', 1, ...more].join(' ');
}

/** The cards that a move takes, as places; none unless it is a take. */
export function placesOf(move: string | null): Place[] {
  if (!move?.startsWith('take ')) return [];
  return move
    .split(' ')
    .slice(1)
    .map((word) => Number(word) as Place);
}

/** Whether a card at this place is in any move that can be made. */
export function canTake(legal: readonly string[], place: Place): boolean {
  return legal.some((move) => placesOf(move).includes(place));
}

/**
 * The picks after a tap on a card. Where both cards before the last do not go together, the tapped
 * one comes in place of the other; a card that cannot be taken changes nothing.
 */
export function toggled(
  legal: readonly string[],
  picked: readonly Place[],
  place: Place,
): readonly Place[] {
  if (place === 1) return picked; // it is always taken
  const without = picked.filter((other) => other !== place);
  const tries = without.length < picked.length ? [without] : [[...picked, place], [place]];
  return tries.find((attempt) => legal.includes(takeMove(attempt))) ?? picked;
}

/** As many of the picks as can be taken now: all of them, or the last card alone. */
export function stillLegal(legal: readonly string[], picked: readonly Place[]): readonly Place[] {
  return legal.includes(takeMove(picked)) ? picked : [];
}
