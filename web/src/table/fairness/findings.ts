/** What was checked of a game's chance and what was not, as messages. */
import type { Finding } from '$lib/fair/check';

interface Point {
  id: string;
  done: boolean;
  args?: Record<string, number | string>;
}

/** The headline: whose promise the draws were held against. */
export function headlineOf(finding: Finding): Point {
  const { state, draws: n, seen } = finding;
  if (state !== 'fair') return { id: `fairness-${state}`, done: false };
  return { id: seen ? 'fairness-own' : 'fairness-onlooker', done: true, args: { n } };
}

/** Everything that belongs to a check, one by one. */
export function pointsOf(finding: Finding): Point[] {
  const { state, draws: n, seen, seated, bots, faults, over } = finding;
  if (state === 'none' || state === 'later') return [];
  const bad = new Set(faults.map(({ what }) => what));
  const points: Point[] = [];
  const add = (id: string, done: boolean, args?: Point['args']) => points.push({ id, done, args });
  if (!['proof', 'withheld', 'secret', 'commitment'].some((what) => bad.has(what)))
    add(seen ? 'fairness-did-promise' : 'fairness-not-promise', seen);
  if (!bad.has('own-seed')) add(seated ? 'fairness-did-seed' : 'fairness-not-seed', seated);
  if (!bad.has('house-seed') && seen && bots) add('fairness-did-house', true, { n: bots });
  if (!seen) add('fairness-not-house', false);
  if (state === 'fair') add('fairness-did-draws', true, { n });
  if (state === 'fair' && !over) add('fairness-not-over', false);
  return points.concat(listPoints(finding));
}

function listPoints({ listed }: Finding): Point[] {
  if (listed === null) return [{ id: 'fairness-not-list', done: false }];
  if (listed.state === 'broken') return [];
  if (listed.state === 'unknown') return [{ id: 'fairness-no-list', done: false }];
  const { n, last, state } = listed;
  return [{ id: `fairness-${state}`, done: state === 'listed', args: { n, last } }];
}

/** All that somebody else needs to see the same: what was kept, what is claimed, what is wrong. */
export function factsOf({ kept, proof, faults, listed }: Finding): string {
  return JSON.stringify({ faults, seen: kept, claimed: proof, list: listed }, null, 1);
}
