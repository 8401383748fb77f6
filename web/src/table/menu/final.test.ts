import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadAllTexts, speak } from '$lib/text/i18n.svelte';
import type { SeatView, TableView } from '$wire';
import TopNotice from '../end/TopNotice.svelte';
import FinalLeaving from './FinalLeaving.svelte';

let shown: Record<string, unknown> | undefined;
beforeAll(async () => {
  await loadAllTexts();
  await speak('en');
});
afterEach(() => void (shown && unmount(shown)));

const seat = (more: Partial<SeatView>): SeatView => ({
  name: 'Ada',
  bot: null,
  taken_over: null,
  yours: false,
  ...more,
});
const left = seat({ bot: 'merchant', taken_over: 'left' });

it('says before what leaving means where a game counts', () => {
  const target = document.body;
  shown = mount(FinalLeaving, {
    target,
    props: { seats: [seat({ yours: true }), seat({}), left] },
  });
  expect(target.textContent).toContain('you cannot come back, and you are behind all who stay');
  unmount(shown);
  shown = mount(FinalLeaving, { target, props: { seats: [seat({ yours: true }), left] } });
  expect(target.textContent).toContain('you still come before them');
  unmount(shown);
  const seats = [seat({ yours: true }), seat({ bot: 'prince' })]; // who has not left
  shown = mount(FinalLeaving, { target, props: { seats } });
  expect(target.textContent).toContain('behind all who stay');
});

it('offers the way back to a seat only where there is one', () => {
  for (const [rated, ways] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const view = { rated, event: '' } as TableView;
    const deeds = { onback: () => {}, onend: () => {} };
    shown = mount(TopNotice, {
      target: document.body,
      props: { view, seat: left, text: 'You left.', ...deeds },
    });
    expect(document.body.textContent).toContain('You left.');
    expect(document.body.querySelectorAll('button')).toHaveLength(ways);
    unmount(shown);
  }
  shown = undefined;
});
