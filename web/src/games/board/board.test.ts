import { describe, expect, it } from 'vitest';
import type { BoardScene } from '$lib/wire-types';
import { board4, boardScenes, sceneOf } from '../../../tests/replays';
import { bidding, offer, typed, within } from './bids';
import { along, spot } from './money';
import { speakers } from './speakers';
import { unseen } from './unseen';

const begin = sceneOf('board', board4.start);

describe('bids', () => {
  const legal = ['pass', 'bid 7', 'bid 8', 'bid 9'];

  it('run from the least raise to the most', () => {
    expect(offer(legal)).toEqual({ least: 7, most: 9 });
    expect(offer(['draw', 'auction'])).toBeNull();
  });

  it('are only those that are legal', () => {
    expect(bidding(legal, 8)).toBe('bid 8');
    expect(bidding(legal, 6)).toBeNull();
  });

  it('are kept within what is possible', () => {
    expect(within({ least: 7, most: 9 }, 3)).toBe(7);
    expect(within({ least: 7, most: 9 }, 40)).toBe(9);
    expect(within({ least: 7, most: 9 }, NaN)).toBe(7);
  });

  it('can be typed digit by digit', () => {
    expect(typed('', '1', 38)).toBe('1');
    expect(typed('1', '2', 38)).toBe('12');
    expect(typed('12', '5', 38)).toBe('5');
    expect(typed('0', '4', 38)).toBe('4');
  });
});

describe('the money track', () => {
  it('goes round past 99', () => {
    expect(spot(40)).toEqual({ step: 40, laps: 0 });
    expect(spot(99)).toEqual({ step: 99, laps: 0 });
    expect(spot(100)).toEqual({ step: 0, laps: 1 });
    expect(spot(217)).toEqual({ step: 17, laps: 2 });
  });

  it('has its ends at 0 and 99', () => {
    expect([along(0), along(99)]).toEqual([0, 1]);
  });
});

describe('the order of speaking', () => {
  it('begins at the left of the presenter, who is last', () => {
    const scene: BoardScene = { ...begin, presenter: 1 };
    expect(speakers(scene, null).map((speaker) => speaker.seat)).toEqual([2, 3, 0, 1]);
  });

  it('tells what was said, who is asked and who cannot bid', () => {
    const scene: BoardScene = {
      ...begin,
      phase: 'auction',
      presenter: 3,
      actor: 2,
      lot: ['fur3', 'dye2', 'gold10'],
      bids: [{ seat: 0, bid: 12 }],
      waiting: [2],
      silent: [1, 3],
      leader: 0,
      high: 12,
      ships: begin.ships.map((ship, seat) => (seat === 1 ? { ...ship, free: 2 } : ship)),
    };
    const words = (pending: string | null) =>
      speakers(scene, pending).map((speaker) => speaker.word.kind);
    expect(words(null)).toEqual(['bid', 'room', 'speaks', 'florins']);
    expect(words('bid 13')).toEqual(['bid', 'room', 'bid', 'florins']);
    expect(speakers(scene, 'pass')[2]?.word).toEqual({ kind: 'pass', sent: true });
  });

  it('has everybody in it at every moment of a game', () => {
    for (const scene of boardScenes) {
      const order = speakers(scene, null);
      expect(new Set(order.map((speaker) => speaker.seat)).size).toBe(scene.players);
      const asked = order.filter((speaker) => speaker.word.kind === 'speaks');
      expect(asked.map((speaker) => speaker.seat)).toEqual(
        scene.phase === 'auction' ? [scene.actor] : [],
      );
    }
  });
});

describe('cards not seen', () => {
  it('are all of them at first', () => {
    expect(unseen(begin, 'spice')).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(unseen(begin, 'gold')).toEqual([10]);
  });
});
