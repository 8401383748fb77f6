import { describe, expect, it } from 'vitest';
import type { BoardScene } from '$wire';
import { board4, boardScenes, sceneOf } from '../../../tests/replays';
import { bidding, mayBuy, bidProblem, offer, prompt, speakers, typed, within } from './auction';
import { fractionOf, scaleOf } from './money';
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

  it('say why they cannot be made', () => {
    expect(bidProblem({ least: 7, most: 9 }, 8)).toBeNull();
    expect(bidProblem({ least: 7, most: 9 }, 17)).toEqual({ id: 'board-bid-beyond', n: 9 });
    expect(bidProblem({ least: 7, most: 9 }, 1)).toEqual({ id: 'board-bid-below', n: 7 });
  });

  it('can be typed digit by digit', () => {
    expect(typed('', '1')).toBe('1');
    expect(typed('1', '2')).toBe('12');
    expect(typed('12', '5')).toBe('125');
    expect(typed('125', '6')).toBe('6');
    expect(typed('12', '5', 5000)).toBe('5');
    expect(typed('0', '4')).toBe('4');
  });
});

describe('the money track', () => {
  it('grows with the fullest purse, and more is always further', () => {
    expect(scaleOf([40, 30]).end).toBe(100);
    expect(scaleOf([40, 100]).end).toBe(100);
    expect(scaleOf([101, 30]).end).toBe(200);
    expect(scaleOf([0, 0]).end).toBe(100);
    const purses = [0, 40, 99, 100, 101, 217];
    const places = purses.map((florins) => fractionOf(florins, scaleOf(purses)));
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(1);
  });

  it('has its ends at nothing and at whole hundreds', () => {
    const { marks } = scaleOf([217]);
    expect([marks[0], marks.at(-1), marks.length]).toEqual([0, 300, 11]);
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

  it('tells who may still buy the lot', () => {
    const auction: BoardScene = {
      ...begin,
      phase: 'auction',
      lot: ['fur3'],
      waiting: [2],
      silent: [1],
      leader: 0,
    };
    const buyers = (scene: BoardScene) => [0, 1, 2, 3].filter((seat) => mayBuy(scene, seat));
    expect(buyers(auction)).toEqual([0, 2]); // 3 has passed
    expect(buyers({ ...auction, phase: 'lot' })).toEqual([0, 2, 3]);
    expect(buyers({ ...auction, phase: 'lot', lot: [] })).toEqual([]);
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

describe('what is said in the bar', () => {
  const auction: BoardScene = {
    ...begin,
    phase: 'auction',
    presenter: 3,
    actor: 2,
    lot: ['fur3', 'dye2'],
    waiting: [2, 3],
    silent: [0, 1],
    ships: begin.ships.map((ship, seat) => (seat === 0 ? { ...ship, free: 1 } : ship)),
    florins: [40, 7, 40, 40],
    leader: 3,
    high: 12,
  };
  const said = (me: number, legal: string[] = [], scene = auction) => {
    const { id, n } = prompt(scene, legal, null, me);
    return [id, n];
  };

  it('tells those who cannot bid why', () => {
    expect(said(0)).toEqual(['board-out-room', 1]);
    expect(said(1)).toEqual(['board-out-florins', 7]);
    expect(said(3)[0]).toBe('board-now-auction');
  });

  it('tells who speaks last what takes the lot', () => {
    const legal = ['pass', 'bid 13', 'bid 14'];
    expect(said(2, legal)).toEqual(['board-ask-raise', 12]);
    expect(said(2, legal, { ...auction, waiting: [2] })).toEqual(['board-ask-last', 13]);
  });
});

describe('cards not seen', () => {
  it('are all of them at first', () => {
    expect(unseen(begin, 'spice')).toEqual([0, 1, 2, 3, 4, 5, 5]);
    expect(unseen(begin, 'gold')).toEqual([10]);
  });
});
