/** Arithmetic as Python does it: floored division, halves to even, whole numbers beyond 32 bits. */
import { OverflowError, ValueError, ZeroDivisionError } from './things.js';

/** A whole number, never -0; one that JavaScript could not hold exactly is an error. */
export function whole(x) {
  if (!Number.isSafeInteger(x)) throw new OverflowError(`${x} is beyond 2 ** 53`);
  return x + 0;
}

const fits = (a, b) => (a | 0) === a && (b | 0) === b;
const wide = (sign) => (a, b) => whole(Number(sign(BigInt(a), BigInt(b))));
const wideAnd = wide((a, b) => a & b);
const wideOr = wide((a, b) => a | b);
const wideXor = wide((a, b) => a ^ b);

export const and = (a, b) => (fits(a, b) ? a & b : wideAnd(a, b));
export const or = (a, b) => (fits(a, b) ? a | b : wideOr(a, b));
export const xor = (a, b) => (fits(a, b) ? a ^ b : wideXor(a, b));
export const shl = (a, b) => whole(a * 2 ** shift(b));
export const shr = (a, b) => Math.floor(a / 2 ** Math.min(shift(b), 60)) + 0;
export const product = (a, b) => whole(a * b);
export const power = (a, b) => whole(a ** b);
export const floor = (x) => whole(Math.floor(x));
export const { sqrt } = Math;
export const isfinite = Number.isFinite;

function shift(bits) {
  if (bits < 0) throw new ValueError('negative shift count');
  return bits;
}

function divisor(b) {
  if (b === 0 || b === false) throw new ZeroDivisionError('division by zero');
  return b;
}

export const div = (a, b) => a / divisor(b);
export const floordiv = (a, b, signed) => divmod(a, b, signed)[0];
export const mod = (a, b, signed) => divmod(a, b, signed)[1];

/** As Python does it: what is left has the sign of the divisor; of floats a 0 too. */
export function divmod(a, b, signed = false) {
  let left = a % divisor(b);
  let times = (a - left) / b;
  if (left !== 0 && left < 0 !== b < 0) {
    left += b;
    times -= 1;
  }
  const floored = Math.floor(times);
  const exact = times - floored > 0.5 ? floored + 1 : floored;
  if (!signed) return [exact + 0, left + 0];
  const zero = b < 0 ? -0 : 0;
  return [exact === 0 ? 0 * (a / b) : exact, left === 0 ? zero : left];
}

const SPARE = 25; // digits beyond twice the wanted ones, that tell a half from what is nearly one

/** So many digits behind the point; a half goes to the even digit. */
export function fixed(x, digits) {
  const size = Math.abs(x);
  const sign = x < 0 || Object.is(x, -0) ? '-' : '';
  if (!Number.isFinite(size)) return Number.isNaN(size) ? 'nan' : `${sign}inf`;
  if (size >= 1e21) return `${sign}${BigInt(size)}${digits ? `.${'0'.repeat(digits)}` : ''}`;
  const exact = size.toFixed(2 * digits + SPARE);
  const end = exact.indexOf('.') + (digits ? 1 + digits : 0);
  const [kept, rest] = [exact.slice(0, end), exact.slice(end).replace('.', '')];
  const half = /^50*$/.test(rest) && Number(kept.at(-1)) % 2 === 0;
  return sign + (half ? kept : size.toFixed(digits));
}

export function round(x, digits = 0) {
  if (digits > 0) return Number.isFinite(x) ? Number(fixed(x, digits)) : x;
  if (Number.isNaN(x)) throw new ValueError('cannot convert float NaN to integer');
  return whole(Number.isFinite(x) ? Number(fixed(x, 0)) : x);
}

export const bit_length = (x) => (x === 0 ? 0 : Math.abs(x).toString(2).length);
export const bit_count = (x) => Math.abs(x).toString(2).replaceAll('0', '').length;

/** A number from 0 to n - 1 from a source of random numbers. */
export const below = (source, n) => Math.floor(source.random() * n);
