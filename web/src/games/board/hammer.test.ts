import { describe, expect, it } from 'vitest';
import { hammerOf } from '$lib/live/moments';
import type { Step } from '$wire';
import { board4, sceneOf, stepOf } from '../../../tests/replays';
import { held } from './hammer.svelte';

describe('while the hammer falls, the table', () => {
  it('leaves the lot where it is, with every word that was said', () => {
    const step = stepOf(board4, 7);
    const before = sceneOf('board', stepOf(board4, 6).scene);
    const scene = held(before, step, hammerOf(step)!);
    expect(scene.lot).toEqual(['spice5']);
    expect(scene.ships).toEqual(before.ships);
    expect(scene.florins).toEqual(before.florins);
    expect(scene.bids.at(-1)).toEqual({ seat: 3, bid: null });
    expect([scene.leader, scene.high]).toEqual([1, 13]);
  });

  it('has the card in the lot for which nobody could bid', () => {
    const before = sceneOf('board', stepOf(board4, 2).scene);
    const step: Step = {
      n: 3,
      seat: null,
      move: 'card fur2',
      told: [{ id: 'story-nobody-can-bid' }],
    };
    const scene = held(before, step, hammerOf(step)!);
    expect(scene.lot).toEqual(['spice5', 'fur2']);
    expect(scene.bids).toEqual([]);
  });
});
