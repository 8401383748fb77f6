/** A result at a deal in three lines that spoil nothing. */
import { nameOf } from '$local/deals/kept';
import { date, t } from '$lib/text/i18n.svelte';
import type { DealReport, DealResult } from '$wire';

const DAYS = 7; // with this one
const DAY = 86_400; // seconds
const SQUARES = ['⬜', '🟩', '🟨', '🟧']; // not played, first, second, further behind

/** A square for each of the last days of the same game: how one did then. */
export function squares(results: readonly DealResult[], deal: string, opens: number): string {
  const places = new Map(results.map(({ id, place }) => [id, place]));
  return Array.from({ length: DAYS }, (_, nth) => {
    const day = new Date((opens - (DAYS - 1 - nth) * DAY) * 1000).toISOString().slice(0, 10);
    const place = places.get(`${day}-${nameOf(deal)}`) ?? 0;
    return SQUARES[Math.min(place, SQUARES.length - 1)] ?? '';
  }).join('');
}

/** The three lines: what and when, how it went, and the last days. */
export function sharedLines(report: DealReport, results: readonly DealResult[]): string {
  const { offer, par, percentile } = report;
  const { deal, own, opens } = offer;
  const day = date(opens + DAY / 2, { dateStyle: 'medium', timeZone: 'UTC' });
  const score = t('deals-score', { game: deal.game, n: own?.florins ?? 0 });
  const parts = [
    score,
    par === null ? '' : t('deals-share-par', { n: par }),
    percentile === null ? '' : t('deals-share-better', { n: percentile }),
  ].filter(Boolean);
  return [
    t('deals-share-head', { name: t(`deals-name-${nameOf(deal.id)}`), day }),
    parts.join(' · '),
    squares(results, deal.id, opens),
  ].join('\n');
}
