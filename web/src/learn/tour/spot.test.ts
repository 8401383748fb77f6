import { describe, expect, test } from 'vitest';
import { boundingBox, GAP, spotFor, scrollAbove, scrollBeside, type Box, type Size } from './spot';

const area: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const size: Size = { width: 300, height: 200 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});

function overlaps(part: Box, spot: { left: number; top: number }): boolean {
  return (
    spot.left < part.right && spot.left + size.width > part.left &&
    spot.top < part.bottom && spot.top + size.height > part.top
  ); // prettier-ignore
}

describe('the bubble', () => {
  test('stands in the middle when it speaks of nothing', () => {
    expect(spotFor(null, size, area)).toMatchObject({ left: 350, top: 300, side: 'none' });
  });

  test.each([
    [box(0, 300, 600, 500), 'right'],
    [box(500, 0, 1000, 800), 'left'],
    [box(0, 0, 1000, 400), 'below'],
    [box(0, 500, 1000, 800), 'above'],
  ] as const)('stands beside %o: %s', (part, side) => {
    const spot = spotFor(part, size, area);
    expect(spot.side).toBe(side);
    expect(overlaps(part, spot)).toBe(false);
  });

  test('points at the middle of the part', () => {
    const spot = spotFor(box(0, 0, 600, 60), size, area);
    expect([spot.side, spot.top, spot.point]).toEqual(['right', 0, 30]);
  });

  test('hides as little as it can of a part that leaves no area', () => {
    const spot = spotFor(box(0, 0, 1000, 700), size, area);
    expect([spot.side, spot.top]).toEqual(['none', 600]);
  });
});

describe('scrolling', () => {
  test('is not done for a part in view', () => {
    expect(scrollAbove(box(0, 10, 100, 200), area)).toBe(0);
    expect(scrollBeside(box(0, 10, 100, 200), size, area)).toBe(0);
  });

  test('brings a part into the middle, or the lower end of a high one', () => {
    expect(scrollAbove(box(0, 900, 100, 1100), area)).toBe(600);
    expect(scrollAbove(box(0, -400, 100, 600), area)).toBe(-200);
  });

  test('makes area for the bubble', () => {
    const part = box(0, 190, 1000, 610);
    const by = scrollBeside(part, size, area);
    expect(by).toBe(610 + GAP + 200 - 800);
    expect(
      spotFor({ ...part, top: part.top - by, bottom: part.bottom - by }, size, area).side,
    ).toBe('below');
  });
});

test('several parts have one box', () => {
  expect(boundingBox([box(0, 5, 10, 20), box(5, 0, 30, 10)])).toEqual(box(0, 0, 30, 20));
  expect(boundingBox([])).toBeNull();
});
