/** The name that somebody goes by in this browser: one of their own, or one that came by chance. */
import { recall, remember } from '../device/storage';
import { session } from './session.svelte';
import type { SeatView } from '$wire';

export const NAME = 'medici-name'; // where it is kept

export const NAMES = [
  'Lorenzo', 'Cosimo', 'Giuliano', 'Piero', 'Sandro', 'Marsilio', 'Ottavio', 'Lucrezia', 'Contessina',
  'Clarice', 'Simonetta', 'Bianca', 'Nannina', 'Isotta', 'Ginevra', 'Fiammetta',
]; // prettier-ignore

/** A name for one who has not said any; the same until it is changed. */
export function recallName(): string {
  const last = recall(NAME);
  if (typeof last === 'string' && last) return last;
  const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
  remember(NAME, name);
  return name;
}

/** The name to sit down under: one that came by chance gives way to another's who is there. */
export function nameFor(name: string, others: readonly string[]): string {
  if (!NAMES.includes(name) || !others.includes(name)) return name;
  return NAMES.find((other) => !others.includes(other)) ?? name;
}

/** The name to sit down under at a table with these seats. */
export const nameAmong = (seats: readonly SeatView[]): string =>
  nameFor(
    session.me?.name ?? recallName(),
    seats.flatMap(({ name }) => name ?? []),
  );

export function rememberName(name: string): void {
  remember(NAME, name);
}
