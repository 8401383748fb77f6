import { expect, test } from 'vitest';
import { axisOf } from './curve';

test('an axis has round numbers around all values', () => {
  expect(axisOf([1432, 1688])).toEqual({ low: 1400, high: 1700, ticks: [1400, 1500, 1600, 1700] });
});

test('small changes do not look large', () => {
  const { low, high } = axisOf([1500, 1504]);
  expect(high - low).toBeGreaterThanOrEqual(100);
});
