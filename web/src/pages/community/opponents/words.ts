/** What somebody would like to play, in words. */
import { list, t } from '$lib/text/i18n.svelte';
import type { Wish } from '$wire';

// Each by itself: a pattern would bring longer texts about clocks to the home page.
const CLOCKS = {
  quick: 'opponents-clock-quick',
  calm: 'opponents-clock-calm',
  days: 'opponents-clock-days',
};

/** Which games, at which tables, by which clock, and whether they count. */
export const wishWords = ({ games, sizes, clock, rated }: Wish): string =>
  [
    list(games.map((game) => t(`home-${game}-title`))),
    t('opponents-at', { n: sizes.join(', ') }),
    t(CLOCKS[clock ?? 'quick']),
    t(rated ? 'opponents-rated-yes' : 'opponents-rated-no'),
  ].join(' · ');
