import { beforeAll, expect, it } from 'vitest';
import { Follower } from '$lib/live/follower';
import { loadGame } from '$lib/game/load';
import { ADA, BRUNO, TestHouse } from './table';

beforeAll(() => loadGame('card'));

it('a game begins without the seats to which nobody came', () => {
  const house = new TestHouse({ players: 4 });
  house.do({ type: 'join', seat: 1, seed: 'a' }, ADA);
  house.do({ type: 'join', seat: 3, seed: 'b' }, BRUNO);
  house.log.push({ type: 'started', at: 1010, seeds: ['a', 'b'], without: [0, 2] });
  const news = new Follower().hear(house.since(0, { you: BRUNO.id }));
  expect(news?.view.seats.map(({ name, yours }) => [name, yours])).toEqual([
    ['Ada', false],
    ['Bruno', true],
  ]);
  expect(news?.view.phase).toBe('running');
});
