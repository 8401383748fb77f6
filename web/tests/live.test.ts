import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from '$lib/live/live-table.svelte';
import { Wire } from '$lib/live/socket';
import { settings } from '$lib/device/settings.svelte';
import { FakeSocket } from './fake-socket';
import { ADA, BRUNO, sceneOf, TestHouse } from './table';

let live: LiveTable;
let house: TestHouse;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  settings.speed = 1;
  house = TestHouse.playing();
  live = new LiveTable('t1', Wire);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Come in, as whoever is to act unless it is said otherwise. */
function arrive(you = house.actor): FakeSocket {
  const socket = FakeSocket.last.open();
  socket.say(house.welcome(you));
  return socket;
}

/** Come in when only so many events had happened. */
function arriveAfter(seq: number): FakeSocket {
  const events = house.log.slice(0, seq);
  const moves = events.filter(({ type }) => type === 'moved').length;
  const at = house.game.before(moves).actor;
  const socket = FakeSocket.last.open();
  socket.say({ ...house.welcome(), events, actor: typeof at === 'number' ? at : null });
  return socket;
}

const numbers = () => live.log.map(({ n }) => n);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('coming in', () => {
  it('asks for all events and shows the table as it is', () => {
    expect(live.status).toBe('connecting');
    const socket = arrive();
    expect(socket.url).toContain('/api/tables/t1/live');
    expect(socket.sent[0]).toEqual({ type: 'hello', seq: null, log: true });
    expect(live.status).toBe('live');
    expect(live.scene).toEqual(sceneOf(house.game));
    expect(numbers()).toEqual(upTo(house.moves));
    expect(live.log.every((step) => step.scene === undefined)).toBe(true);
    expect(live.view?.legal).toEqual(house.game.legal());
    expect(live.view?.seats.map(({ yours }) => yours)).toEqual(
      [ADA, BRUNO].map(({ id }) => id === house.actor.id),
    );
    expect(live.scoring).toBeNull();
  });

  it('leaves a choice to those alone who are to act', () => {
    arrive(house.actor === ADA ? BRUNO : ADA);
    expect(live.view?.legal).toEqual([]);
  });

  it('before the game shows who sits where', () => {
    house = new TestHouse();
    const socket = arrive(ADA);
    expect(live.view?.phase).toBe('open');
    expect(live.view?.yours).toBe(true);
    expect(live.scene).toBeNull();
    socket.say(house.do({ type: 'join', seed: 's' }, BRUNO));
    expect(live.view?.seats.map(({ name }) => name)).toEqual(['Bruno', null]);
    socket.say(house.do({ type: 'join', seed: 's' }, ADA));
    socket.say(house.do({ type: 'start' }, ADA));
    expect(live.view?.phase).toBe('running');
    expect(live.scene).not.toBeNull();
  });

  it('takes a long log in parts', () => {
    house.play(10);
    const socket = FakeSocket.last.open();
    socket.say({ ...house.welcome(), events: house.log.slice(0, 7), more: true });
    expect(live.view).toBeNull();
    socket.say(house.since(7, { you: house.actor.id }));
    expect(numbers()).toEqual(upTo(house.moves));
    expect(live.view?.legal).toEqual(house.game.legal());
    expect(live.settled).toBe(true);
  });
});

describe('steps', () => {
  it('are shown one after the other, the first at once', () => {
    const socket = arrive();
    const before = house.moves;
    socket.say(house.play(2));
    expect(house.moves - before).toBeGreaterThan(2);
    expect(numbers()).toEqual(upTo(before + 1));
    expect(live.last?.n).toBe(before + 1);
    expect(live.scene).toEqual(sceneOf(house.game.before(before + 1)));
    vi.advanceTimersByTime(600);
    expect(live.log.length).toBeGreaterThan(before + 1);
    vi.advanceTimersByTime(5000);
    expect(live.scene).toEqual(sceneOf(house.game));
    expect(live.settled).toBe(true);
  });

  it('of the last day say nothing of the end before it is counted', () => {
    let before = house.seq;
    house.play(() => {
      if (!house.game.over) before = house.seq;
      return house.game.over;
    });
    arriveAfter(before).say(house.since(before));
    vi.advanceTimersByTime(60_000);
    const money = (shown: typeof live.scene) => (shown as { florins: number[] }).florins;
    expect(live.scoring?.day).toBe(3);
    expect(live.view?.phase).toBe('running');
    expect(live.view?.result).toBeNull();
    expect(live.log.some((step) => step.ending)).toBe(false);
    expect(money(live.scene)).not.toEqual(house.game.scores);
    live.scoring = null;
    expect(live.view?.phase).toBe('over');
    expect(live.log.at(-1)?.ending).toBeTruthy();
    expect(money(live.scene)).toEqual(house.game.scores);
  });

  it('leave no move to choose before they are all shown', () => {
    house.play(() => house.game.over);
    const socket = arriveAfter(house.seq - 5);
    socket.say(house.since(house.seq - 5));
    expect(live.view?.legal).toEqual([]);
    expect(live.view?.phase).toBe('running');
    expect(live.view?.result).toBeNull();
    vi.advanceTimersByTime(60_000);
    live.scoring = null;
    expect(live.view?.phase).toBe('over');
    expect(live.view?.result?.winners).toEqual(house.game.winners);
  });

  it('come at once without motion', () => {
    settings.speed = 0;
    arrive().say(house.play(3));
    expect(numbers()).toEqual(upTo(house.moves));
  });

  it('hurry when many wait', () => {
    const socket = arrive();
    const before = house.moves;
    socket.say(house.play(() => house.moves > before + 6));
    vi.advanceTimersByTime(700);
    expect(live.log.length).toBeGreaterThan(before + 2);
  });

  it('can be skipped', () => {
    arrive().say(house.play(3));
    live.skip();
    expect(numbers()).toEqual(upTo(house.moves));
    expect(live.scene).toEqual(sceneOf(house.game));
  });

  it('are not shown twice', () => {
    const socket = arrive();
    const seq = house.seq;
    socket.say(house.play(1));
    socket.say(house.since(seq));
    socket.say(house.since(seq - 1));
    live.skip();
    expect(numbers()).toEqual(upTo(house.moves));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('wait for a scoring to be looked at', () => {
    const days = () => house.game.days.length;
    let before = house.seq;
    house.play(() => {
      if (days() === 0) before = house.seq;
      return days() > 0;
    });
    house.play(1);
    arriveAfter(before).say(house.since(before));
    vi.advanceTimersByTime(60_000);
    expect(live.scoring?.day).toBe(1);
    const shown = live.log.length;
    expect(live.counting).toBe(true);
    expect(live.log.some((step) => step.scored)).toBe(false);
    expect(live.scene?.day).toBe(1);
    expect(live.view?.days).toEqual([]);
    live.skip();
    expect(live.log).toHaveLength(shown);
    live.scoring = null;
    expect(live.log[shown - 1]?.scored?.day).toBe(1);
    expect(live.log.length).toBeGreaterThan(shown);
  });
});

describe('moves', () => {
  it('are pending at once, and done when the server says so', async () => {
    const socket = arrive();
    const move = house.game.legal()[0] ?? '';
    const made = live.move(move);
    expect(live.pending).toBe(move);
    const [sent] = socket.of('move');
    expect(sent).toMatchObject({ move, seq: house.seq });
    socket.say(house.do({ type: 'move', move }));
    expect(live.pending).toBeNull();
    socket.say({ type: 'ok', cmd_id: sent?.cmd_id, seq: house.seq });
    await expect(made).resolves.toBe(true);
  });

  it('that are refused leave the table as it was, and say why', async () => {
    const socket = arrive();
    const made = live.move('take 9');
    const cmd_id = socket.of('move')[0]?.cmd_id;
    socket.say({ type: 'error', cmd_id, code: 'illegal-move', message: 'no', seq: house.seq });
    await expect(made).resolves.toBe(false);
    expect(live.pending).toBeNull();
    expect(live.lastError?.code).toBe('illegal-move');
    expect(live.scene).toEqual(sceneOf(house.game));
  });

  it('are sent again when they could not be stored', async () => {
    const socket = arrive();
    const made = live.move('take 1');
    const cmd_id = socket.of('move')[0]?.cmd_id;
    socket.say({ type: 'error', cmd_id, code: 'unavailable', message: 'later', seq: house.seq });
    vi.advanceTimersByTime(300);
    expect(socket.of('move').map((sent) => sent.cmd_id)).toEqual([cmd_id, cmd_id]);
    socket.say({ type: 'ok', cmd_id, seq: house.seq + 1 });
    await expect(made).resolves.toBe(true);
  });

  it('taken back bring the earlier scene at once', () => {
    house = TestHouse.playing({ game: 'board' });
    const socket = arrive();
    const [before, mover] = [house.moves, house.actor];
    socket.say(house.do({ type: 'move', move: 'auction' }));
    expect(numbers()).toEqual(upTo(before + 1));
    expect(live.view?.can_undo).toBe(true);
    socket.say(house.do({ type: 'undo' }, mover));
    expect(live.scene).toEqual(sceneOf(house.game));
    expect(numbers()).toEqual(upTo(before));
    expect(live.view?.legal).toContain('auction');
    socket.say(house.do({ type: 'move', move: 'draw' }));
    live.skip();
    expect(live.log[before]?.move).toBe('draw');
  });
});

describe('a lost connection', () => {
  it('comes back by itself, goes on where it was, and sends again what was not answered', () => {
    const first = arrive();
    const seq = house.seq;
    void live.move('take 1');
    first.drop();
    expect(live.status).toBe('lost');
    expect(live.view?.seq).toBe(seq);
    vi.advanceTimersByTime(150);
    const second = FakeSocket.last.open();
    expect(second).not.toBe(first);
    expect(second.sent[0]).toEqual({ type: 'hello', seq, log: true });
    expect(second.of('move')).toEqual(first.of('move'));
    expect(live.pending).toBe('take 1');
    const before = house.moves;
    house.play(1);
    second.say(house.welcome(house.actor, seq));
    expect(numbers()).toEqual(upTo(before + 1));
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
    vi.advanceTimersByTime(10_000);
    expect(socket.of('ping')).toHaveLength(1);
    socket.say({ type: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(live.status).toBe('live');
    vi.advanceTimersByTime(4_000);
    expect(live.status).toBe('lost');
  });

  it('is noticed when a move is not answered', () => {
    const socket = arrive();
    void live.chat('anybody?');
    vi.advanceTimersByTime(3_000);
    expect(live.status).toBe('live');
    socket.say({ type: 'pong' });
    vi.advanceTimersByTime(3_000);
    expect(live.status).toBe('live');
    void live.chat('anybody at all?');
    vi.advanceTimersByTime(4_000);
    expect(live.status).toBe('lost');
  });

  it('jumps over much that was missed, but shows a scoring', () => {
    arrive().drop();
    const { seq, moves } = house;
    house.play(() => house.moves > moves + 60 && house.game.day > 1);
    vi.advanceTimersByTime(150);
    FakeSocket.last.open().say(house.welcome(house.actor, seq));
    expect(live.scoring?.day).toBe(house.game.day - 1);
    expect(live.settled).toBe(false);
    expect(live.scene?.day).toBe(house.game.day - 1);
    expect(live.view?.days).toHaveLength(house.game.day - 2);
    live.scoring = null;
    expect(live.settled).toBe(true);
    expect(live.scene).toEqual(sceneOf(house.game));
    expect(numbers()).toEqual(upTo(house.moves));
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

describe('what does not fit', () => {
  const lie = () => ({ ...house.play(1), actor: 5 });
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each([
    ['another seat to act', () => lie()],
    ['a gap', () => [house.play(1), house.play(1)][1]],
    ['an impossible event', () => ({ ...house.play(1), events: [{ type: 'undone', at: 1 }] })],
  ])('has everything told anew: %s', (_, message) => {
    arrive().say(message());
    const socket = FakeSocket.last;
    expect(FakeSocket.all).toHaveLength(2);
    expect(live.gone).toBe(false);
    expect(live.view).not.toBeNull();
    socket.open();
    expect(socket.sent[0]).toEqual({ type: 'hello', seq: null, log: true });
    socket.say(house.welcome(house.actor));
    expect(live.scene).toEqual(sceneOf(house.game));
    expect(numbers()).toEqual(upTo(house.moves));
    socket.say(lie());
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('is given up when it does not fit again', () => {
    arrive().say(lie());
    FakeSocket.last.open().say({ ...house.welcome(house.actor), actor: 5 });
    expect(live.gone).toBe(true);
    expect(live.lastError?.code).toBe('misfit');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is another log from its beginning', () => {
    house.play(5);
    arrive().drop();
    vi.advanceTimersByTime(150);
    house = TestHouse.playing({ game: 'dice' });
    FakeSocket.last.open().say(house.welcome(house.actor));
    expect(live.view?.game).toBe('dice');
    expect(numbers()).toEqual(upTo(house.moves));
  });
});

it('forgets whoever is forgotten', () => {
  const socket = arrive();
  socket.say(house.do({ type: 'chat', text: 'addio' }, ADA));
  const at = { actor: house.since(0).actor, clocks: null, deadline: null };
  const events = [{ type: 'forgotten', at: 2000, player: ADA.id }];
  socket.say({ type: 'events', from: house.seq + 1, events, ...at });
  expect(live.view?.seats[0]?.name).toBe('Guest');
  expect(live.view?.chat).toEqual([expect.objectContaining({ name: 'Guest', text: '...' })]);
});

it('closes without a trace', () => {
  const socket = arrive();
  live.close();
  expect(socket.readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(1);
});
