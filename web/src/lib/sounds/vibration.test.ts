import { expect, it, vi } from 'vitest';
import type { Step } from '$wire';
import { vibrate } from './vibration';

it('is felt at your turn and when the hammer falls, not at a bid', () => {
  const felt = vi.fn<(long: number) => boolean>(() => true);
  vi.stubGlobal('navigator', { vibrate: felt });
  const sold = {
    move: 'pass',
    told: [{ id: 'story-wins-lot', args: { who: { seat: 1 }, price: 7 } }],
  };
  for (const what of [{ move: 'bid 7', told: [] }, sold]) vibrate(what as unknown as Step);
  expect(felt).toHaveBeenCalledTimes(1);
  vibrate('turn');
  expect(felt).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
