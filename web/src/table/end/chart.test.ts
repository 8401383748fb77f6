import { describe, expect, it } from 'vitest';
import { part, scale, spread, tick } from './chart';

describe('the scale of the chart', () => {
  it('has round steps', () => {
    expect(tick(4)).toBe(1);
    expect(tick(62)).toBe(20);
    expect(tick(155)).toBe(50);
    expect(tick(420)).toBe(200);
  });

  it('begins at nought and covers every value', () => {
    expect(scale([62, 34, 40])).toEqual({ low: 0, high: 80, ticks: [0, 20, 40, 60, 80] });
    expect(scale([0, 0])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  });

  it('puts values between the ends', () => {
    const axis = scale([100]);
    expect(part(axis.low, axis)).toBe(0);
    expect(part(axis.high, axis)).toBe(1);
    expect(part(50, { low: 0, high: 200, ticks: [] })).toBe(0.25);
  });
});

describe('labels', () => {
  it('stay where they belong if there is room', () => {
    expect(spread([10, 50, 90], 14, 0, 100)).toEqual([10, 50, 90]);
  });

  it('move apart but not past the edges, and keep their order', () => {
    const heights = spread([96, 95, 97], 14, 0, 100);
    expect(heights).toEqual([86, 72, 100]);
    const low = spread([0, 0, 0], 10, 0, 100);
    expect([...low].sort((a, b) => a - b)).toEqual([0, 10, 20]);
  });
});
