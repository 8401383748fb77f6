/** Which exercises are practised: those of a game and of a theme, one after the other. */
import type { Exercise, Game } from '$wire';

export interface Choice {
  game: Game | null; // null: all games
  theme: string | null; // null: all themes
}

/** The exercises of a choice. */
export const chosen = (every: Exercise[], { game, theme }: Choice): Exercise[] =>
  every.filter(
    (one) =>
      (game === null || one.record.game === game) && (theme === null || one.themes.includes(theme)),
  );

/** The themes of some exercises, each once, with how many there are. */
export function themesOf(exercises: Exercise[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { themes } of exercises)
    for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return counts;
}

/** Where to begin: at the first one that was never tried. */
export const beginning = (
  exercises: Exercise[],
  first: Record<string, boolean>,
): Exercise | undefined => exercises.find(({ id }) => !(id in first)) ?? exercises[0];

/** The one so many places further, around the end. */
export function further(exercises: Exercise[], id: string, by: number): Exercise | undefined {
  const place = exercises.findIndex((one) => one.id === id);
  return exercises[(place + by + exercises.length) % exercises.length];
}

/** The address of an exercise within a choice. */
export function addressOf(id: string, { game, theme }: Choice): string {
  const query = new URLSearchParams({ id });
  if (game !== null) query.set('game', game);
  if (theme !== null) query.set('theme', theme);
  return `/exercises?${query}`;
}

/** How many of some exercises were tried, and solved at the first attempt. */
export function tally(exercises: Exercise[], first: Record<string, boolean>) {
  const tried = exercises.filter(({ id }) => id in first);
  return {
    all: exercises.length,
    tried: tried.length,
    solved: tried.filter(({ id }) => first[id]).length,
  };
}
