/** Chances and costs as one reads them; of a game played alone they are points of its score. */
import { number, t } from '$lib/i18n.svelte';

const WHOLE = 1_000_000; // a victory, or alone a point: everything is told in millionths
const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const SIGN = { signDisplay: 'exceptZero' as const };

/** A chance: "42 %", and a tenth where it is near an end. */
export function percent(chance: number): string {
  const near = chance > 0 && chance < 1 && (chance < 0.0995 || chance > 0.9);
  const figure = number(100 * chance, near ? TENTH : { maximumFractionDigits: 0 });
  return t('eye-percent', { n: figure });
}

/** Millionths as a chance, or alone as a score. */
export const scaled = (millionths: number, alone: boolean): string =>
  alone ? number(millionths / WHOLE, TENTH) : percent(millionths / WHOLE);

/** Points of percent, or alone of the score: "4.2". */
export const points = (millionths: number, alone = false, sign = false): string =>
  number((alone ? 1 : 100) * (millionths / WHOLE), { ...TENTH, ...(sign ? SIGN : {}) });

/** The same with a sign: "+4.2", "−1.0". */
export const signed = (millionths: number, alone = false): string =>
  points(millionths, alone, true);

/** Millionths of a florin. */
export const florins = (millionths: number): string => number(millionths / WHOLE, TENTH);
