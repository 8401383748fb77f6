/** Texts as Python has them, and everything as a text. */
import { call_items, iter } from './rows.js';

export function str(x) {
  if (typeof x === 'string') return x;
  if (x instanceof Error) return x.message;
  return repr(x);
}

export function repr(x) {
  if (x === null || x === undefined) return 'None';
  if (x === true) return 'True';
  if (x === false) return 'False';
  if (typeof x === 'string') return quoted(x);
  if (Array.isArray(x)) return `[${x.map(repr).join(', ')}]`;
  if (x instanceof Map) {
    return `{${call_items(x)
      .map(([key, value]) => `${repr(key)}: ${repr(value)}`)
      .join(', ')}}`;
  }
  return String(x);
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

/** The formats in use: so many digits behind the point. */
export function format(x, how) {
  const digits = /^\.(\d)f$/.exec(how);
  if (!digits) throw new Error(`expected a format such as .3f; got ${how}`);
  return x.toFixed(Number(digits[1]));
}

export const call_join = (text, parts) => [...iter(parts)].join(text);
export const call_lower = (text) => text.toLowerCase();
export const call_upper = (text) => text.toUpperCase();
export const call_strip = (text) => text.trim();
export const call_isdigit = (text) => /^\d+$/.test(text);
export const call_endswith = (text, end) => text.endsWith(end);

export function call_capitalize(text) {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

export function call_split(text, mark = null) {
  return mark === null ? text.trim().split(/\s+/).filter(Boolean) : text.split(mark);
}

export function call_partition(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, '', ''] : [text.slice(0, at), mark, text.slice(at + mark.length)];
}

export function call_startswith(text, start) {
  return Array.isArray(start) ? start.some((one) => text.startsWith(one)) : text.startsWith(start);
}

export function call_removeprefix(text, start) {
  return text.startsWith(start) ? text.slice(start.length) : text;
}

export function call_removesuffix(text, end) {
  return end && text.endsWith(end) ? text.slice(0, -end.length) : text;
}

export function call_replace(text, old, fresh) {
  return typeof text === 'string' ? text.replaceAll(old, fresh) : text.replace(old, fresh);
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

/** A pattern; those in use mean the same here as in Python. */
export function pattern(source) {
  const whole = new RegExp(`^(?:${source})$`, 'u');
  return { fullmatch: (text) => whole.exec(text) };
}
