import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import type { CardScene } from '$lib/wire-types';
import { FakeSocket } from './fake-socket';
import { scored, step, update, view } from './table';

let live: LiveTable;
const deck = () => (live.scene as CardScene | null)?.deck;
const snapshot = (seq: number, moves: number, log = [step(1), step(2)]) => ({
  type: 'snapshot',
  seq,
  table: view(seq, moves),
  log: log.map(({ scene: _, ...rest }) => rest),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  settings.speed = 1;
  live = new LiveTable('t1');
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function arrive(): FakeSocket {
  const socket = FakeSocket.last.open();
  socket.say(snapshot(5, 2));
  return socket;
}

describe('coming in', () => {
  it('asks for scenes and shows the table as it is', () => {
    expect(live.status).toBe('connecting');
    const socket = arrive();
    expect(socket.url).toContain('/api/tables/t1/live');
    expect(socket.sent[0]).toEqual({ type: 'hello', seq: null, scenes: true });
    expect(live.status).toBe('live');
    expect(deck()).toBe(2);
    expect(live.log.map(({ n }) => n)).toEqual([1, 2]);
    expect(live.view?.legal).toEqual(['take 1', 'reveal']);
    expect(live.scoring).toBeNull();
  });
});

describe('steps', () => {
  it('are shown one after the other, the first at once', () => {
    arrive().say(update(8, 5, [step(3), step(4), step(5)]));
    expect(deck()).toBe(3);
    vi.advanceTimersByTime(600);
    expect(deck()).toBe(4);
    vi.advanceTimersByTime(600);
    expect(deck()).toBe(5);
    expect(live.settled).toBe(true);
  });

  it('leave no move to choose before they are all shown', () => {
    const over = { ...view(8, 4), phase: 'over', result: { scores: [1, 2], winners: [1] } };
    arrive().say({ ...update(8, 4, [step(3), step(4)]), table: over });
    expect(live.view?.legal).toEqual([]);
    expect(live.view?.phase).toBe('running');
    expect(live.view?.result).toBeNull();
    vi.advanceTimersByTime(600);
    expect(live.view?.phase).toBe('over');
    expect(live.view?.result?.winners).toEqual([1]);
  });

  it('come at once without motion', () => {
    settings.speed = 0;
    arrive().say(update(8, 5, [step(3), step(4), step(5)]));
    expect(deck()).toBe(5);
  });

  it('hurry when many wait, and are cut short when there are far too many', () => {
    const socket = arrive();
    socket.say(
      update(
        9,
        9,
        [3, 4, 5, 6, 7, 8, 9].map((n) => step(n)),
      ),
    );
    vi.advanceTimersByTime(700);
    expect(Number(deck())).toBeGreaterThan(4);
    const many = Array.from({ length: 40 }, (_, i) => step(10 + i));
    socket.say(update(60, 49, many));
    vi.advanceTimersByTime(1200);
    expect(Number(deck())).toBeGreaterThan(30);
  });

  it('can be skipped', () => {
    arrive().say(update(8, 5, [step(3), step(4), step(5)]));
    live.skip();
    expect(deck()).toBe(5);
    expect(live.log).toHaveLength(5);
  });

  it('are not shown twice', () => {
    const socket = arrive();
    socket.say(update(8, 3, [step(3)]));
    socket.say(update(8, 3, [step(2), step(3)]));
    expect(live.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('wait for a scoring to be looked at', () => {
    arrive().say(update(8, 5, [step(3, { scored: scored(1) }), step(4), step(5)]));
    vi.advanceTimersByTime(5000);
    expect(live.scoring?.day).toBe(1);
    expect(deck()).toBe(3);
    live.skip();
    expect(deck()).toBe(3);
    live.scoring = null;
    expect(deck()).toBe(4);
    vi.advanceTimersByTime(600);
    expect(deck()).toBe(5);
  });
});

describe('moves', () => {
  it('are pending at once, and done when the server says so', async () => {
    const socket = arrive();
    const made = live.move('take 1');
    expect(live.pending).toBe('take 1');
    const [sent] = socket.of('move');
    expect(sent).toMatchObject({ move: 'take 1', seq: 5 });
    socket.say(update(6, 3, [step(3, { seat: 0, move: 'take 1' })]));
    expect(live.pending).toBeNull();
    socket.say({ type: 'ok', cmd_id: sent?.cmd_id, seq: 6 });
    await expect(made).resolves.toBe(true);
  });

  it('that are refused leave the table as it was, and say why', async () => {
    const socket = arrive();
    const made = live.move('take 9');
    const cmd_id = socket.of('move')[0]?.cmd_id;
    socket.say({ type: 'error', cmd_id, code: 'illegal-move', message: 'no', seq: 5 });
    await expect(made).resolves.toBe(false);
    expect(live.pending).toBeNull();
    expect(live.lastError?.code).toBe('illegal-move');
    expect(deck()).toBe(2);
  });

  it('are sent again when they could not be stored', async () => {
    const socket = arrive();
    const made = live.move('take 1');
    const cmd_id = socket.of('move')[0]?.cmd_id;
    socket.say({ type: 'error', cmd_id, code: 'unavailable', message: 'later', seq: 5 });
    vi.advanceTimersByTime(300);
    expect(socket.of('move').map((sent) => sent.cmd_id)).toEqual([cmd_id, cmd_id]);
    socket.say({ type: 'ok', cmd_id, seq: 6 });
    await expect(made).resolves.toBe(true);
  });

  it('taken back bring the earlier scene at once', () => {
    const socket = arrive();
    socket.say(update(8, 5, [step(3), step(4), step(5)]));
    socket.say(update(9, 3, [], true));
    expect(deck()).toBe(3);
    expect(live.log.map(({ n }) => n)).toEqual([1, 2, 3]);
    socket.say(update(10, 4, [step(4, { move: 'other' })]));
    expect(live.log.at(-1)?.move).toBe('other');
  });
});

describe('a lost connection', () => {
  it('comes back by itself, goes on where it was, and sends again what was not answered', () => {
    const first = arrive();
    void live.move('take 1');
    first.drop();
    expect(live.status).toBe('lost');
    expect(live.view?.seq).toBe(5);
    vi.advanceTimersByTime(150);
    const second = FakeSocket.last.open();
    expect(second).not.toBe(first);
    expect(second.sent[0]).toEqual({ type: 'hello', seq: 5, scenes: true });
    expect(second.of('move')).toEqual(first.of('move'));
    expect(live.pending).toBe('take 1');
    second.say(update(6, 3, [step(3)]));
    expect(deck()).toBe(3);
  });

  it('waits longer each time, but not when the network is back', () => {
    arrive();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(150);
    expect(FakeSocket.all).toHaveLength(2);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('is noticed when nobody answers', () => {
    const socket = arrive();
    vi.advanceTimersByTime(20_000);
    expect(socket.of('ping')).toHaveLength(1);
    socket.say({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(live.status).toBe('live');
    vi.advanceTimersByTime(8_000);
    expect(live.status).toBe('lost');
  });

  it('shows a scoring that was missed', () => {
    arrive().drop();
    vi.advanceTimersByTime(150);
    const log = [step(1), step(2), step(3, { scored: scored(2) }), step(4)];
    FakeSocket.last.open().say(snapshot(9, 4, log));
    expect(deck()).toBe(4);
    expect(live.scoring?.day).toBe(2);
  });

  it('is for good when there is no such table', async () => {
    const refusal = { code: 'no-table', message: 'there is no such table' };
    const answer = () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 404 }));
    vi.stubGlobal('fetch', answer);
    FakeSocket.last.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.gone).toBe(true);
    expect(live.lastError?.code).toBe('no-table');
    expect(FakeSocket.all).toHaveLength(1);
  });
});

it('closes without a trace', () => {
  const socket = arrive();
  live.close();
  expect(socket.readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
});
