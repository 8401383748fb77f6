/** Arithmetic as Python does it: whole numbers of more than 32 bits, floored division. */

const fits = (a, b) => (a | 0) === a && (b | 0) === b;
const wide = (sign) => (a, b) => Number(sign(BigInt(a), BigInt(b)));
const wideAnd = wide((a, b) => a & b);
const wideOr = wide((a, b) => a | b);
const wideXor = wide((a, b) => a ^ b);

export const floordiv = (a, b) => Math.floor(a / b);
export const mod = (a, b) => a - b * Math.floor(a / b);
export const shl = (a, b) => a * 2 ** b;
export const shr = (a, b) => Math.floor(a / 2 ** b);
export const and = (a, b) => (fits(a, b) ? a & b : wideAnd(a, b));
export const xor = (a, b) => (fits(a, b) ? a ^ b : wideXor(a, b));
export const divmod = (a, b) => [floordiv(a, b), mod(a, b)];
export const isfinite = Number.isFinite;
export const floor = Math.floor;
export const abs = Math.abs;

/** Of numbers; dictionaries and sets are joined. */
export function or(a, b) {
  if (a instanceof Map) return new Map([...a, ...b]);
  if (a instanceof Set) return new Set([...a, ...b]);
  return fits(a, b) ? a | b : wideOr(a, b);
}

/** To the nearest, at so many digits behind the point. */
export function round(x, digits = 0) {
  return Number(x.toFixed(digits));
}

/** A number from 0 to n - 1 from a source of random numbers. */
export const below = (source, n) => Math.floor(source.random() * n);
