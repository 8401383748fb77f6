/** Picking cards of the market: positions count from the end of the row, the last card is 1. */

export type Position = 1 | 2 | 3;

/** The move that takes the last card and the picked ones before it. */
export function takeMove(picked: readonly Position[]): string {
  const more = [...new Set(picked)].filter((position) => position !== 1).sort();
  return ['take', 1, ...more].join(' ');
}

/** The cards that a move takes, as positions; none unless it is a take. */
export function positionsOf(move: string | null): Position[] {
  if (!move?.startsWith('take ')) return [];
  return move
    .split(' ')
    .slice(1)
    .map((word) => Number(word) as Position);
}

/** Whether a card at this position is in any move that can be made. */
export function canTake(legal: readonly string[], position: Position): boolean {
  return legal.some((move) => positionsOf(move).includes(position));
}

/**
 * The picks after a tap on a card. Where both cards before the last do not go together, the tapped
 * one comes in place of the other; a card that cannot be taken changes nothing.
 */
export function toggled(
  legal: readonly string[],
  picked: readonly Position[],
  position: Position,
): readonly Position[] {
  if (position === 1) return picked; // it is always taken
  const without = picked.filter((other) => other !== position);
  const tries = without.length < picked.length ? [without] : [[...picked, position], [position]];
  return tries.find((attempt) => legal.includes(takeMove(attempt))) ?? picked;
}

/** As many of the picks as can be taken now: all of them, or the last card alone. */
export function stillLegal(
  legal: readonly string[],
  picked: readonly Position[],
): readonly Position[] {
  return legal.includes(takeMove(picked)) ? picked : [];
}
