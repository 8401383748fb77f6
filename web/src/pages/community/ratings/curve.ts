/** The figures of a curve: round numbers beside it, and where each point lies. */
import { tick } from '$table/end/chart';

export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const LEAST = 100; // points between bottom and top: small changes do not look large

/** An axis between round numbers around all values. */
export function axisOf(values: readonly number[], wanted = 4): Axis {
  const middle = (Math.min(...values) + Math.max(...values)) / 2;
  const least = Math.min(middle - LEAST / 2, ...values);
  const most = Math.max(middle + LEAST / 2, ...values);
  const step = tick(most - least, wanted);
  const low = Math.floor(least / step) * step;
  const high = Math.ceil(most / step) * step;
  const ticks: number[] = [];
  for (let at = low; at <= high; at += step) ticks.push(at);
  return { low, high, ticks };
}
