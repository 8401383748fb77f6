/** What was chosen last time, kept in this browser. */
import { faceOf } from '$games/index';
import { recall, remember } from '$lib/device/storage';
import type { Game } from '$wire';

export interface Quick {
  players: number;
  level: string;
}

const NAME = 'medici-name';
export const MY_GAMES = 'medici-my-games';

const LEVEL = 'merchant';

export const NAMES = [
  'Lorenzo', 'Cosimo', 'Giuliano', 'Piero', 'Sandro', 'Marsilio', 'Ottavio', 'Lucrezia', 'Contessina',
  'Clarice', 'Simonetta', 'Bianca', 'Nannina', 'Isotta', 'Ginevra', 'Fiammetta',
]; // prettier-ignore

/** Players and level for a game, as played last. */
export function recallQuick(game: Game): Quick {
  const last = recall(`medici-quick-${game}`);
  return isQuick(last) ? last : { players: faceOf(game).players, level: LEVEL };
}

export function rememberQuick(game: Game, quick: Quick): void {
  remember(`medici-quick-${game}`, quick);
}

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

export function rememberName(name: string): void {
  remember(NAME, name);
}

/** Forget the person; how one likes to play may stay. */
export function forgetChoices(): void {
  for (const key of [NAME, MY_GAMES]) remember(key, null);
}

function isQuick(value: unknown): value is Quick {
  if (typeof value !== 'object' || value === null) return false;
  const { players, level } = value as Partial<Quick>;
  return Number.isInteger(players) && typeof level === 'string';
}
