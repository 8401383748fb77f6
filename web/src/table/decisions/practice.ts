/** Practice: after an own decision, a word about what it cost. */
import { startReview } from '$bots/reviewer';
import type { Game as Played } from '$medici/record/game.js';
import { recordOf } from '$lib/records/record';
import { sentence, t } from '$lib/text/i18n.svelte';
import { toast } from '$lib/page/toast.svelte';
import type { Review, Scene } from '$wire';
import { moveName } from '$review/moves';
import { decisionVerdict } from '$review/verdict';
import { countedPoints } from '$review/words';

const SECONDS = 4;
let stop: (() => void) | null = null; // the one that is being weighed: the next takes its place

/** Weigh a move, given by its number, and tell of it; `before` is the table at which it was made. */
export function showMoveCost(game: Played, n: number, before: Scene, names: string[]): void {
  stop?.();
  const record = recordOf(game.before(n));
  stop = startReview({ record, seed: 1, seconds: SECONDS, what: 'last' }, (report) => {
    if ('problem' in report) console.warn(`not weighed: ${report.problem}`);
    else if (report.part >= 1) {
      const said = wordsFor(report.review, n, before, names);
      if (said) toast(said);
    }
  });
}

/** What is said of a decision; nothing where there was no real choice. */
export function wordsFor(review: Review, n: number, before: Scene, names: string[]): string {
  const verdict = decisionVerdict(review, n);
  if (!verdict || verdict.kind === 'forced' || verdict.kind === 'open') return '';
  if (!verdict.better) return t('eye-practice-good');
  const { decision, kind } = verdict;
  const move = moveName(decision.best, before);
  if (kind === 'doubt') return t('eye-practice-doubt', { move });
  const cost = t('eye-practice-cost', {
    points: countedPoints(decision.behind, review.alone),
    move,
  });
  return [cost, ...decision.finding.map((line) => sentence(line, names))].join(' ');
}
