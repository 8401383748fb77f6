/** What a seat's chance was changed by: chance, its own decisions, and those of the others. */
import type { Account } from '$wire';

export const PARTS = ['luck', 'skill', 'others'] as const;
export type Part = (typeof PARTS)[number];

/** The three parts; with the first chance they add up to the last. */
export function parts({ seat, luck, decided }: Account): Record<Part, number> {
  const others = decided.reduce((sum, part, by) => (by === seat ? sum : sum + part), 0);
  return { luck, skill: decided[seat] ?? 0, others };
}

/** The largest of all parts, at which a bar is full. */
export function reach(accounts: readonly Account[]): number {
  const all = accounts.flatMap((account) => Object.values(parts(account)).map(Math.abs));
  return Math.max(1, ...all);
}
