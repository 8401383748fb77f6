/** The titles of a game alone: which of them are worth naming. */

const WHOLE = 1_000_000; // a certain title: everything is told in millionths
const LEAST = 10_000; // what is less likely than one in a hundred is left out

export interface Likely {
  id: string; // of its message
  first: number; // parts of 1
  now: number;
}

/** The titles that were likely at the start or are in a position, the best first. */
export function likelyTitles(titles: readonly Record<string, number>[], at: number): Likely[] {
  const [first = {}, now = {}] = [titles[0], titles[at]];
  return Object.keys(first)
    .filter((title) => Math.max(first[title] ?? 0, now[title] ?? 0) >= LEAST)
    .map((title) => ({
      id: `story-title-${title.toLowerCase().replaceAll(' ', '-')}`,
      first: (first[title] ?? 0) / WHOLE,
      now: (now[title] ?? 0) / WHOLE,
    }));
}
