import { expect, it, vi } from 'vitest';
import { tableFrom } from '$lib/live/python-table';
import type { Thought } from '$bots/thinker';
import type { TableEvent } from '$wire';
import { Bots } from './bots';
import { createLocalTable } from './create';
import { logOf } from '../store/store';

const { asked } = vi.hoisted(() => ({ asked: [] as Thought[] }));
vi.mock('$bots/thinker', () => ({
  think: (thought: Thought) => (asked.push(thought), new Promise(() => {})), // for ever
  stopThinking: () => {},
}));
vi.mock('../store/tabs', async (actual) => ({
  ...(await actual<object>()),
  alone: (_: string, then: () => void) => (queueMicrotask(then), () => {}), // no other tab
}));

it('a citizen plays with the character of the name', async () => {
  const terms = { game: 'dice' as const, players: 2, bots: { 1: 'merchant' } };
  const named = { ...terms, citizens: { 1: 'Lapo Corsi' } };
  const id = await createLocalTable(named, [{ seat: 0, name: 'Ada' }], 'Ada');
  const log = (await logOf(id))!.map((text) => JSON.parse(text) as TableEvent);
  const table = tableFrom(log);
  expect(table.seats.map((seat) => seat.played_by)).toEqual([null, 'merchant:thrifty']);
  const game = table.game!;
  if (game.actor === 0) game.play(game.legal()[0]!); // then it is his turn
  const host = { settled: () => 0, rested: async () => {}, command: async () => {} };
  const bots = new Bots(id, { table: () => table, ...host });
  await vi.waitFor(() => expect(asked.map((thought) => thought.bot)).toEqual(['merchant:thrifty']));
  bots.close();
});
