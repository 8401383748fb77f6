/** Chances and costs as one reads them; of a game played alone they are points of its score. */
import { number, quantity, t, type Args } from '$lib/text/i18n.svelte';

const WHOLE = 1_000_000; // a victory, or alone a point: everything is told in millionths
const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const SIGN = { signDisplay: 'exceptZero' as const };

/** A figure with a tenth; what is below nothing has a true minus. */
const tenths = (value: number, sign = false): string =>
  number(value, { ...TENTH, ...(sign ? SIGN : {}) }).replace('-', '−');

/** A chance: "42.3 %". */
export const percent = (chance: number): string => t('eye-percent', { n: tenths(100 * chance) });

/** Millionths as a chance, or alone as a score. */
export const scaled = (millionths: number, alone: boolean): string =>
  alone ? tenths(millionths / WHOLE) : percent(millionths / WHOLE);

const inPoints = (millionths: number, alone: boolean): number =>
  (alone ? 1 : 100) * (millionths / WHOLE);

/** Points of percent, or alone of the score: "4.2". */
export const points = (millionths: number, alone = false, sign = false): string =>
  tenths(inPoints(millionths, alone), sign);

/** The same for a message that says "points" after it. */
export const countedPoints = (millionths: number, alone: boolean): Args[string] =>
  quantity(inPoints(millionths, alone), TENTH);

/** The same with a sign: "+4.2", "−1.0". */
export const signed = (millionths: number, alone = false): string =>
  points(millionths, alone, true);
