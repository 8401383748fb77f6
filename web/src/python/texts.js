/** Texts as Python has them, and everything as a text. */
import { whole } from './numbers.js';
import { OverflowError, ValueError } from './things.js';

export function str(x) {
  if (typeof x === 'string') return x;
  return x instanceof Error ? x.$text : repr(x);
}

export function repr(x) {
  if (x === null) return 'None';
  if (typeof x === 'boolean') return x ? 'True' : 'False';
  if (typeof x === 'number') return number(x);
  if (typeof x === 'string') return quoted(x);
  if (Array.isArray(x)) return `[${x.map(repr).join(', ')}]`;
  if (!(x instanceof Map)) throw new ValueError('expected a list, a dictionary or less');
  return `{${Array.from(x, (pair) => pair.map(repr).join(': ')).join(', ')}}`;
}

function number(x) {
  if (x === 0 || Math.abs(x) >= 1e-4) return String(x);
  return x.toExponential().replace(/e-(\d)$/, 'e-0$1');
}

function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const plain = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\t', '\\t')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, escaped);
  return mark + (mark === "'" ? plain.replaceAll("'", "\\'") : plain) + mark;
}

/** A sign that does not print. */
function escaped(sign) {
  const digits = sign.codePointAt(0).toString(16);
  if (digits.length <= 2) return `\\x${digits.padStart(2, '0')}`;
  return digits.length <= 4 ? `\\u${digits.padStart(4, '0')}` : `\\U${digits.padStart(8, '0')}`;
}

/** What Python takes for white space: not quite what JavaScript does. */
const SPACE =
  '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const SPACES = new RegExp(`${SPACE}+`, 'u');
const ENDS = new RegExp(`^${SPACE}+|${SPACE}+$`, 'gu');

export const strip = (text) => text.replaceAll(ENDS, '');
export const words = (text) => text.split(SPACES).filter(Boolean);

/** A whole number: of a text with the digits of any script, or of a number without its fraction. */
export function int(x) {
  if (typeof x !== 'string') {
    if (Number.isNaN(x)) throw new ValueError('cannot convert float NaN to integer');
    return whole(Math.trunc(Number(x)));
  }
  const digits = strip(x).replaceAll(/\p{Nd}/gu, digit);
  if (!/^[+-]?\d+(_\d+)*$/.test(digits)) {
    throw new ValueError(`invalid literal for int() with base 10: ${repr(x)}`);
  }
  const found = Number(digits.replaceAll('_', ''));
  if (!Number.isSafeInteger(found)) throw new OverflowError(`${x} is beyond 2 ** 53`);
  return found + 0;
}

/** The digits of a script are ten signs in a row, the first of them its 0. */
function digit(sign) {
  let place = 0;
  const code = sign.codePointAt(0);
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place++;
  return String(place % 10);
}

export function partition(text, mark) {
  const place = text.indexOf(mark);
  return place < 0 ? [text, '', ''] : [text.slice(0, place), mark, text.slice(place + mark.length)];
}

export const exchange = (text, old, fresh) => text.replaceAll(old, () => fresh);

/** Whether a text begins, or ends, with one of several. */
export const fits = (text, how, parts) => parts.some((part) => text[how](part));

export function removeprefix(text, start) {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

export function removesuffix(text, end) {
  return end && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** Where a text begins in another, counted in signs. */
export function text_index(text, part) {
  const place = text.indexOf(part);
  if (place < 0) throw new ValueError('substring not found');
  return [...text.slice(0, place)].length;
}

const CATEGORIES =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'
    .split(' ')
    .map((name) => [name, new RegExp(`^\\p{${name}}$`, 'u')]);

export const normalize = (form, text) => text.normalize(form);

/** What kind of character it is. */
export function category(sign) {
  return CATEGORIES.find(([, kind]) => kind.test(sign))?.[0] ?? 'Cn';
}
