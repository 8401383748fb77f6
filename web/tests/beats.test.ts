import { describe, expect, it } from 'vitest';
import { pausesOf, hammerOf, kindOf } from '$lib/live/moments';
import { soundOf } from '$lib/sounds/which';
import type { Replay, Step } from '$wire';
import { board4, dice3, stepOf } from './replays';
import card3 from '$fixtures/card-3.json';

/** The first step of a game that tells this. */
function telling(replay: Replay, id: string): Step {
  const step = replay.steps.find(({ told }) => told.some((line) => line.id === id));
  if (!step) throw new Error(`expected a step that tells ${id}`);
  return step;
}

const line = (id: string): Step => ({ n: 1, seat: 0, move: 'auction', told: [{ id }] });

describe('the beat of a step', () => {
  it('is longer when the hammer falls', () => {
    expect(pausesOf(telling(board4, 'story-wins-lot'))).toBeGreaterThan(1);
    expect(pausesOf(telling(board4, 'story-bids-and-wins'))).toBeGreaterThan(1);
    expect(pausesOf(telling(board4, 'story-nobody-bids'))).toBeGreaterThan(1);
    expect(pausesOf(line('story-nobody-can-bid'))).toBeGreaterThan(1);
  });

  it('is the usual one for everything else', () => {
    expect(pausesOf(telling(board4, 'story-bids'))).toBe(0);
    expect(pausesOf(telling(board4, 'story-turns-up'))).toBe(0);
    expect(pausesOf(telling(card3, 'story-takes'))).toBe(0);
    expect(pausesOf(null)).toBe(0);
  });

  it('adds no more than some seconds to a game of four', () => {
    const PAUSE = 0.5; // seconds for a bid at the usual pace
    const beats = board4.steps.map((step) => pausesOf(step)).filter((beat) => beat > 0);
    const most = beats.reduce((sum, beat) => sum + PAUSE * (beat - 0.7), 0); // a pass has 0.7
    expect(beats.length).toBeGreaterThan(30);
    expect(most).toBeLessThan(18);
  });
});

describe('the hammer', () => {
  it('knows who has the lot, and for how much', () => {
    expect(hammerOf(telling(board4, 'story-wins-lot'))).toEqual({ seat: 1, price: 13, able: true });
    const last = telling(board4, 'story-bids-and-wins');
    const bid = Number(last.move.split(' ')[1]);
    expect(hammerOf(last)).toEqual({ seat: last.seat, price: bid, able: true });
    expect(hammerOf(telling(board4, 'story-bids'))).toBeNull();
    expect(hammerOf(line('story-nobody-can-bid'))).toEqual({ seat: null, price: 0, able: false });
  });
});

describe('the sound of a step', () => {
  it.each([
    ['story-turns-up', 'card'],
    ['story-lot-grows', 'card'],
    ['story-bids', 'coin'],
    ['story-passes', 'knock'],
    ['story-wins-lot', 'hammer'],
    ['story-bids-and-wins', 'hammer'],
    ['story-nobody-bids', 'knock'],
    ['story-opens', null],
    ['story-draws', null],
  ])('in the board game: %s', (id, sound) => {
    expect(soundOf(telling(board4, id))).toBe(sound);
  });

  it('in the card game and in the dice game', () => {
    expect(soundOf(telling(card3, 'story-takes'))).toBe('card');
    expect(soundOf(telling(card3, 'story-reveals'))).toBeNull();
    expect(soundOf(telling(dice3, 'story-rolls'))).toBe('dice');
    expect(soundOf(telling(dice3, 'story-enters'))).toBe('pen');
  });

  it('at the end of a game is of its own', () => {
    expect(soundOf(board4.steps.at(-1)!)).toBe('end');
    expect(kindOf(stepOf(board4, 1))).toBe('first');
  });
});
