import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTable } from '$lib/live/live-table.svelte';
import { Wire } from '$lib/live/socket';
import { FakeSocket } from './fake-socket';
import { TestHouse } from './table';

let live: LiveTable;
let house: TestHouse;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  house = TestHouse.playing();
  live = new LiveTable('t1', Wire);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('comes back as somebody else when it is dismissed, and asks nothing in the old name', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response('null', { status: 200 }));
  });
  const first = FakeSocket.last.open();
  first.say(house.welcome(house.actor));
  void live.chat('good evening');
  first.drop(4001);
  await vi.waitFor(() => expect(live.lastError?.code).toBe('no-session'));
  vi.advanceTimersByTime(150);
  const second = FakeSocket.last.open();
  expect(second).not.toBe(first);
  expect(second.sent.map(({ type }) => type)).toEqual(['hello']);
  expect(asked).toEqual(['/api/me']);
  second.say(house.welcome(null));
  expect(live.view?.seats.some(({ yours }) => yours)).toBe(false);
  expect(live.status).toBe('live');
  vi.advanceTimersByTime(60_000 - 1);
  expect(FakeSocket.all.length).toBeLessThan(10);
});
