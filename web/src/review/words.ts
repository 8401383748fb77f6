/** Chances and costs as one reads them. */
import { number } from '$lib/i18n.svelte';

const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A chance: "42 %", and a tenth where it is near an end. */
export function percent(chance: number): string {
  const near = chance > 0 && chance < 0.995 && (chance < 0.0995 || chance > 0.9);
  return `${number(100 * chance, near ? TENTH : { maximumFractionDigits: 0 })} %`;
}

/** Points of percent, with a sign if it is wanted: "+4.2". */
export const points = (part: number, sign = false): string =>
  number(100 * part, { ...TENTH, ...(sign ? { signDisplay: 'exceptZero' as const } : {}) });

/** Florins or points, with a sign if it is wanted. */
export const amount = (value: number, sign = false): string =>
  number(value, { ...TENTH, ...(sign ? { signDisplay: 'exceptZero' as const } : {}) });
