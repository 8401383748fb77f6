import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LiveTable } from '$lib/live/live-table.svelte';
import { router } from '$lib/page/router.svelte';
import { speak, loadAllTexts } from '$lib/text/i18n.svelte';
import type { Order, Scene, Scored, SeatView, Step, TableView } from '$wire';
import { boardOn } from '../../../tests/replays';
import { scored } from '../../../tests/table';
import { GameScreenState } from './game-screen.svelte';
import { handover } from './handover.svelte';

vi.mock('./lazy', () => ({ loadScoring: () => Promise.resolve(), prepareCost: vi.fn() }));

const seat = (yours: boolean, more: Partial<SeatView> = {}): SeatView => ({
  name: yours ? 'Ada' : 'Bruno',
  bot: null,
  taken_over: null,
  yours,
  ...more,
});
const saying = { player: 'b', name: 'Bruno', text: 'hello', at: 1 };
const auction = (actor: number): Scene => ({ ...boardOn(1), phase: 'auction', actor });

/** A table that shows what the test says. */
class FakeTable {
  scene: Scene | null = $state.raw(auction(0));
  scoring: Scored | null = $state.raw(null);
  orders: Order[] = $state.raw([]);
  away: number[] = $state.raw([]);
  settled = $state(true);
  log: Step[] = [];
  last = null;
  pending: string | null = null;
  counting = false;
  over = $state(false);
  view: Partial<TableView> | null = null;
  move = vi.fn(() => Promise.resolve(true));
  rematch = vi.fn(() => Promise.resolve(true));
  resign = vi.fn(() => Promise.resolve(true));
  leave = vi.fn(() => Promise.resolve(true));
  goOn = vi.fn();
}

let live: FakeTable;
let view: TableView = $state.raw({} as TableView);
const wide = $state({ current: true });
let screen: GameScreenState;
let end: () => void;

/** Open the screen of a table with these seats. */
function open(seats: SeatView[], more: Partial<TableView> = {}): void {
  const base = { table: 't1', game: 'board', phase: 'running', chat: [], clocks: null };
  view = { ...base, seats, legal: ['bid 1', 'pass'], ...more } as unknown as TableView;
  end = $effect.root(() => {
    const inputs = () => ({ live: live as unknown as LiveTable, view, local: false });
    screen = new GameScreenState(inputs, wide);
  });
  flushSync();
}

function change(more: Partial<TableView>): void {
  view = { ...view, ...more };
  flushSync();
}

function show(scene: Scene): void {
  live.scene = scene;
  flushSync();
}

beforeAll(async () => {
  await loadAllTexts();
  await speak('en');
});
beforeEach(() => {
  vi.useFakeTimers();
  live = new FakeTable();
  wide.current = true;
  handover.asks = true;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('calls whoever is to decide, once everything has been seen', () => {
  open([seat(true), seat(false)]);
  expect([screen.yourTurn, screen.called, screen.status]).toEqual([
    true,
    true,
    'Your turn: bid for the lot, or pass',
  ]);
  live.settled = false;
  expect([screen.yourTurn, screen.called]).toEqual([true, false]);
  live.settled = true;
  show(auction(1));
  expect([screen.called, screen.status]).toEqual([false, 'Bruno is thinking about a bid…']);
});

it('calls nobody to what an order answers', () => {
  open([seat(true), seat(false)]);
  const { deck } = live.scene as unknown as { deck: number };
  live.orders = [{ type: 'order', seat: 0, ceiling: 3, deck: deck + 1, day: 1 }];
  expect(screen.called).toBe(true); // for another lot
  live.orders = [{ type: 'order', seat: 0, ceiling: 3, deck, day: 1 }];
  expect(screen.called).toBe(false);
});

it('says that somebody is offline for whom the table waits', () => {
  open([seat(true), seat(false)]);
  show(auction(1));
  live.away = [1];
  expect(screen.status).toBe('Bruno is offline. The game waits…');
  change({ clocks: [10, 10] });
  expect(screen.status).toBe('Bruno is offline. When the clock runs out, a bot plays.');
  change({ seats: [seat(true), seat(false, { bot: 'merchant', taken_over: 'left' })] });
  expect(screen.status).not.toContain('offline'); // who has left is not waited for
});

it('an onlooker has no seat and is never called', () => {
  open([seat(false), seat(false)]);
  expect([screen.ownSeats, screen.bottomSeat, screen.called]).toEqual([[], null, false]);
});

it('a shared device is passed on when its next player is ready', () => {
  open([seat(true), seat(true)]);
  expect([screen.shared, screen.bottomSeat, screen.handingOver]).toEqual([true, 0, false]);
  show(auction(1));
  expect([screen.bottomSeat, screen.nextSeat, screen.handingOver]).toEqual([0, 1, true]);
  screen.takeDevice();
  flushSync();
  expect([screen.bottomSeat, screen.handingOver]).toEqual([1, false]);
});

it('a device that is passed on without asking ignores a double tap', () => {
  handover.asks = false;
  open([seat(true), seat(true)]);
  show(auction(1));
  expect([screen.bottomSeat, screen.handingOver, screen.guard.holds]).toEqual([1, false, true]);
  screen.move('bid 1');
  expect(live.move).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  screen.move('bid 1');
  expect(live.move).toHaveBeenCalledExactlyOnceWith('bid 1');
});

it('makes no second move before the first is confirmed', () => {
  open([seat(true), seat(false)]);
  live.pending = 'bid 1';
  screen.move('pass');
  expect(live.move).not.toHaveBeenCalled();
});

it('a scoring waits until one knows of a lost seat', () => {
  open([seat(true, { bot: 'merchant', taken_over: 'clock', stand_in: 'Cosimo' }), seat(false)]);
  expect([screen.lostSeat, screen.lossShown]).toEqual([0, true]);
  expect(screen.lossText).toBe('Your time ran out, so Cosimo is playing for you.');
  live.scoring = scored(1);
  flushSync();
  expect(screen.scored).toBeNull();
  screen.leaveSeatToBot();
  flushSync();
  expect([screen.lossShown, screen.scored]).toEqual([false, live.scoring]);
});

it('nobody is asked back to a game that is over, though its end is not on show yet', () => {
  open([seat(true, { bot: 'merchant', taken_over: 'clock' }), seat(false)]);
  live.scoring = scored(1);
  live.over = true;
  flushSync();
  expect([screen.lossShown, screen.scored]).toEqual([false, live.scoring]);
});

it('says that a game waits which everybody has left', () => {
  const lost = { bot: 'merchant', taken_over: 'clock' } as const;
  open([seat(true, lost), seat(false, lost)], { paused: true });
  expect(screen.status).toBe('Everybody is away. The game waits until somebody comes back.');
  expect(screen.lossText).toContain('the game waits');
});

it('tells of a lost seat anew when it is lost again', () => {
  const lost = seat(true, { bot: 'merchant', taken_over: 'clock' });
  open([lost, seat(false)]);
  screen.leaveSeatToBot();
  change({ seats: [seat(true), seat(false)] });
  expect(screen.lostSeat).toBeNull();
  change({ seats: [lost, seat(false)] });
  expect(screen.lossShown).toBe(true);
});

it('closing a new scoring lets the clocks run on, closing an old one does not', () => {
  open([seat(true), seat(false)]);
  live.scoring = scored(1);
  flushSync();
  screen.closeScoring();
  flushSync();
  expect([live.scoring, screen.scored]).toEqual([null, null]);
  expect(live.goOn).toHaveBeenCalledOnce();
  screen.reopened = scored(1);
  flushSync();
  expect(screen.scored).not.toBeNull();
  screen.closeScoring();
  flushSync();
  expect(screen.scored).toBeNull();
  expect(live.goOn).toHaveBeenCalledOnce();
});

it('counts what was said while the chat was not on show', () => {
  wide.current = false;
  open([seat(true), seat(false)], { chat: [saying] });
  change({ chat: [saying, saying, saying] });
  expect(screen.unread).toBe(2);
  screen.openSide('chat');
  flushSync();
  expect(screen.unread).toBe(0);
  screen.sideOpen = false;
  flushSync();
  expect(screen.unread).toBe(0);
});

it('the log opens where the news began, over a small screen', () => {
  open([seat(true), seat(false)]);
  screen.tab = 'chat';
  screen.readSince(7);
  expect([screen.tab, screen.readFrom, screen.sideOpen]).toEqual(['log', { n: 7 }, false]);
  wide.current = false;
  screen.readSince(8);
  expect(screen.sideOpen).toBe(true);
});

it('shows the end when a game is over, or the table on demand', () => {
  wide.current = false;
  open([seat(true), seat(false)], { phase: 'over' });
  expect([screen.endShown, screen.small]).toEqual([true, false]);
  screen.tableShown = true;
  expect([screen.endShown, screen.small]).toEqual([false, true]);
});

it('goes to a rematch, and home when somebody leaves', async () => {
  open([seat(true), seat(false)]);
  live.view = { rematch: 't2' };
  await screen.rematch();
  expect(router.path).toBe('/tables/t2');
  await screen.quit('resign');
  expect(router.path).toBe('/tables/t2');
  await screen.quit('leave');
  expect(router.path).toBe('/');
});
