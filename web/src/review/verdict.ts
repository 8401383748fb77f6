/** What is to be said of a move, given by its number: the first one is 1. */
import type { Decision, Review } from '$wire';

export interface DecisionVerdict {
  kind: 'mistake' | 'doubt' | 'good' | 'forced' | 'open'; // open: too few futures to tell
  decision: Decision;
  better: boolean; // whether there was a better move
}
export interface NatureVerdict {
  seat: number; // whose chance changed most
  change: number;
}

const LEAST = 10_000; // what nature must change, in millionths, to be worth a word
const IDLE = 1_000; // what costs less is as good as the best
const LONE = 33; // alone a third of a point weighs as much as a point of chance

/** Of somebody's decision; null where the move was none, or is not weighed yet. */
export function decisionVerdict(
  { decisions, alone }: Review,
  move: number,
): DecisionVerdict | null {
  const decision = decisions.find(({ n }) => n === move);
  if (!decision) return null;
  const least = IDLE * (alone ? LONE : 1);
  const better = decision.behind >= least && decision.best !== decision.move;
  if (!better) {
    const judged = decision.enough ? 'good' : 'open';
    return { kind: decision.choice ? judged : 'forced', decision, better };
  }
  return { kind: decision.mistake ? 'mistake' : 'doubt', decision, better };
}

/** Whether a figure of it can be told: a quick estimate alone is none. */
export const isMeasured = ({ behind_error, exact }: Decision): boolean => exact || behind_error > 0;

/** Of chance, if it changed something; the seat is the one that it touched most. */
export function natureVerdict(review: Review, move: number): NatureVerdict | null {
  const { curve, decisions, alone } = review;
  const [before, after] = [curve[move - 1], curve[move]];
  if (!before || !after || decisions.some(({ n }) => n === move)) return null;
  const changes = after.map((chance, seat) => chance - before[seat]!);
  const most = Math.max(...changes.map(Math.abs));
  if (most < (alone ? LEAST * LONE : LEAST)) return null;
  const seat = changes.findIndex((change) => Math.abs(change) === most);
  return { seat, change: changes[seat]! };
}

/** The position at which a move was decided: the table before it. */
export const positionOf = (move: number): number => move - 1;

/** The decisions that are marked on the curve: mistakes, the costliest of them. */
export function marked(review: Review, most = 12): { at: number; seat: number }[] {
  return review.decisions
    .filter(({ mistake }) => mistake)
    .sort((a, b) => b.behind - a.behind)
    .slice(0, most)
    .map(({ n, seat }) => ({ at: positionOf(n), seat }))
    .sort((a, b) => a.at - b.at);
}
