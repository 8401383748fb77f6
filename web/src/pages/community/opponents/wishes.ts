/** What one would like to play, as it was last chosen in this browser. */
import { GAMES } from '$lib/game/games';
import { recall, remember } from '$lib/device/storage';
import type { Game, Wish } from '$wire';

const KEPT = 'medici-wish';
export const SIZES = [2, 3, 4, 5, 6] as const;
export const CLOCKS = ['quick', 'calm', 'days'] as const;
/** Seconds until bots fill the table; null: never. */
export const PATIENCES = [30, 60, 120, 300, null] as const;

export const USUAL: Wish = {
  games: ['board'],
  sizes: [3, 4],
  clock: 'quick',
  rated: false,
  patience: 60,
  level: 'merchant',
};

export function recallWish(): Wish {
  const last = recall(KEPT);
  return isWish(last) ? { ...USUAL, ...last } : USUAL;
}

export const rememberWish = (wish: Wish): void => remember(KEPT, wish);

/** A list with something in it or not, in the order of all; the last one stays. */
export function toggled<T>(all: readonly T[], chosen: readonly T[], one: T): T[] {
  const next = all.filter((it) => (it === one) !== chosen.includes(it));
  return next.length ? next : [...chosen];
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false;
  const { games, sizes } = value as Partial<Wish>;
  return (
    Array.isArray(games) &&
    games.length > 0 &&
    games.every((game) => GAMES.includes(game as Game)) &&
    Array.isArray(sizes) &&
    sizes.length > 0 &&
    sizes.every(Number.isInteger)
  );
}
