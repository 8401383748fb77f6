import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTable } from '$lib/live/live-table.svelte';
import { Wire } from '$lib/live/socket';
import { settings } from '$lib/device/settings.svelte';
import { FakeSocket } from './fake-socket';
import { TestHouse } from './table';

const flight = { playState: 'running', effect: { getComputedTiming: () => ({ endTime: 260 }) } };
let flying: object[]; // what moves on the page
let live: LiveTable;

/** A day has ended, and the cards of its last lot are still on their way. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  settings.speed = 1;
  flying = [flight];
  Object.assign(document, { getAnimations: () => flying });
  const house = TestHouse.playing();
  live = new LiveTable('t1', Wire);
  let [before, at] = [house.seq, house.game.actor];
  house.play(() => {
    if (house.game.days.length === 0) [before, at] = [house.seq, house.game.actor];
    return house.game.days.length > 0;
  });
  const socket = FakeSocket.last.open();
  socket.say({
    ...house.welcome(),
    events: house.log.slice(0, before),
    actor: typeof at === 'number' ? at : null,
  });
  socket.say(house.since(before));
  vi.advanceTimersByTime(1200);
  expect(live.counting).toBe(true);
  expect(live.scoring).toBeNull();
});
afterEach(() => {
  live.close();
  Reflect.deleteProperty(document, 'getAnimations');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets the cards land before a day is counted', () => {
  flying = [];
  vi.advanceTimersByTime(100);
  expect(live.scoring?.day).toBe(1);
});

it('waits a second for them, and no longer', () => {
  vi.advanceTimersByTime(1000);
  expect(live.scoring?.day).toBe(1);
});

it('does not keep somebody who taps', () => {
  Object.assign(flight, { finish: () => (flying = []) });
  live.skip();
  expect(live.scoring?.day).toBe(1);
  expect(flying).toEqual([]);
});
