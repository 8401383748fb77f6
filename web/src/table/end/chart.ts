/** The figures of a line chart: scale, heights of the marks, and labels that do not overlap. */

const STEPS = [1, 2, 5];

/** A round distance between grid lines, so that about `wanted` of them fit. */
export function tick(span: number, wanted = 4): number {
  const rough = Math.max(span, 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((s) => s * power >= rough) ?? 10;
  return Math.max(1, step * power);
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A scale from nought, or from below it, to a round number that is not under any value. */
export function scale(values: number[], wanted = 4): Scale {
  const top = Math.max(1, ...values);
  const bottom = Math.min(0, ...values);
  const step = tick(top - bottom, wanted);
  const low = Math.floor(bottom / step) * step;
  const high = Math.ceil(top / step) * step;
  const ticks = [];
  for (let at = low; at <= high; at += step) ticks.push(at);
  return { low, high, ticks };
}

/** How far up a value is, from 0 at the bottom to 1 at the top. */
export function part(value: number, { low, high }: Scale): number {
  return (value - low) / (high - low);
}

/** Heights for labels near where they belong, at least `gap` apart, within `from` and `to`. */
export function spread(wanted: number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const heights = [...wanted];
  let free = from;
  for (const i of order) {
    heights[i] = Math.max(free, wanted[i]!);
    free = heights[i]! + gap;
  }
  let limit = to;
  for (const i of order.reverse()) {
    heights[i] = Math.min(limit, heights[i]!);
    limit = heights[i]! - gap;
  }
  return heights;
}
