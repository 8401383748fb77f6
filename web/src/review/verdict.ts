/** What is to be said of the move that led to a position. */
import type { Decision, Review } from '$wire';

export interface DecisionVerdict {
  kind: 'mistake' | 'doubt' | 'good' | 'forced';
  decision: Decision;
  better: boolean; // whether there was a better move
}
export interface NatureVerdict {
  kind: 'nature';
  decision?: undefined;
  seat: number; // whose chance changed most
  change: number;
}
export type Verdict = DecisionVerdict | NatureVerdict;

const LEAST = 10_000; // what nature must change, in millionths, to be worth a word
const IDLE = 1_000; // what costs less is as good as the best
const LONE = 33; // alone a third of a point weighs as much as a point of chance

export function verdictAt(review: Review, at: number): Verdict | null {
  const decision = review.decisions.find(({ n }) => n === at);
  return decision ? ofDecision(decision, review.alone) : ofNature(review, at);
}

function ofDecision(decision: Decision, alone: boolean): DecisionVerdict {
  const least = IDLE * (alone ? LONE : 1);
  const better = decision.cost >= least && decision.best !== decision.move;
  if (!better) return { kind: decision.choice ? 'good' : 'forced', decision, better };
  return { kind: decision.mistake ? 'mistake' : 'doubt', decision, better };
}

/** Chance, if it changed something; seats are named by whom it touched most. */
function ofNature({ curve, alone }: Review, at: number): NatureVerdict | null {
  const [before, after] = [curve[at - 1], curve[at]];
  if (!before || !after) return null;
  const changes = after.map((chance, seat) => chance - before[seat]!);
  const most = Math.max(...changes.map(Math.abs));
  if (most < (alone ? LEAST * LONE : LEAST)) return null;
  const seat = changes.findIndex((change) => Math.abs(change) === most);
  return { kind: 'nature', seat, change: changes[seat]! };
}

/** The decisions that are marked on the curve: mistakes, the costliest of them. */
export function marked(review: Review, most = 12): { at: number; seat: number }[] {
  return review.decisions
    .filter(({ mistake }) => mistake)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most)
    .map(({ n, seat }) => ({ at: n, seat }))
    .sort((a, b) => a.at - b.at);
}
