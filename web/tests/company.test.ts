import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveTable } from '$lib/live/live-table.svelte';
import { Wire } from '$lib/live/socket';
import { settings } from '$lib/device/settings.svelte';
import { FakeSocket } from './fake-socket';
import { TestHouse } from './table';

let live: LiveTable;
let house: TestHouse;
let socket: FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  settings.speed = 0;
  house = TestHouse.playing({ game: 'board' });
  live = new LiveTable('t1', Wire);
  socket = FakeSocket.last.open();
  socket.say(house.welcome(house.actor));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Refuse what was asked last, or say that it is done. */
async function answer(type: string, code?: string): Promise<void> {
  const { cmd_id } = socket.of(type).at(-1) ?? {};
  const { seq } = house;
  socket.say(
    code ? { type: 'error', cmd_id, code, message: code, seq } : { type: 'ok', cmd_id, seq },
  );
  await vi.advanceTimersByTimeAsync(0);
}

it('tells who is away until one comes in anew', () => {
  socket.say({ type: 'presence', away: [1] });
  expect(live.away).toEqual([1]);
  socket.say(house.welcome(house.actor));
  expect(live.away).toEqual([]);
});

it('keeps the words of what was taken back, also for those who come later', () => {
  const by = house.actor;
  socket.say(house.do({ type: 'move', move: 'auction' }, by));
  const told = live.log.at(-1)?.told;
  const after = live.log.length - 1;
  expect(live.view?.can_undo).toBe(true);
  socket.say(house.do({ type: 'undo' }, by));
  expect(live.log.length).toBe(after);
  expect(live.taken).toMatchObject([{ after, told }]);
  socket.say(house.welcome(by));
  expect(live.taken).toMatchObject([{ after, told }]);
});

it('takes back although a bot has just answered, but never twice', async () => {
  socket.say(house.do({ type: 'move', move: 'auction' }));
  const undone = live.undo();
  expect(await live.undo()).toBe(false);
  await answer('undo', 'stale');
  expect(socket.of('undo').length).toBe(2);
  await answer('undo');
  expect(await undone).toBe(true);
  expect(live.lastError).toBeNull();
});

it('takes a seat back as soon as the bot has decided', async () => {
  const back = live.return_();
  await answer('return', 'not-your-turn');
  await vi.advanceTimersByTimeAsync(400);
  expect(socket.of('return').length).toBe(2);
  await answer('return');
  expect(await back).toBe(true);
});

it('goes on only where there is a clock', () => {
  live.goOn();
  expect(socket.of('go-on')).toEqual([]);
  socket.say(house.since(house.seq, { clocks: [15, 15], deadline: 2000 }));
  expect(live.clock).toMatchObject({ deadline: 2000, had: 15 });
  live.goOn();
  expect(socket.of('go-on').length).toBe(1);
});
