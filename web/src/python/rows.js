/** Lists, tuples, dictionaries and sets: arrays, maps and sets that behave as in Python. */
import { whole } from './numbers.js';
import {
  Data,
  IndexError,
  KeyError,
  State,
  StopIteration,
  TypeError,
  UNSET,
  ValueError,
} from './things.js';

/** What a loop goes over: the keys of a dictionary, the signs of a text. */
export const iter = (x) => (x instanceof Map ? x.keys() : x);

/** One step after the other, once. */
export const iterator = (x) => x[Symbol.iterator]();

/** The rest of an iterator, which goes on where a loop has left it. */
export function rest(x) {
  const steps = iterator(iter(x));
  return { [Symbol.iterator]: () => ({ next: () => steps.next() }) };
}

export function truth(x) {
  if (Array.isArray(x)) return x.length > 0;
  if (x instanceof Map || x instanceof Set) return x.size > 0;
  return x !== UNSET && (Boolean(x) || x !== x); // what is not a number is true
}

export const both = (a, b) => (truth(a) ? b() : a);
export const either = (a, b) => (truth(a) ? a : b());

const isNumber = (x) => typeof x === 'number' || typeof x === 'boolean';

export function eq(a, b) {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b); // True is 1
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((x, i) => eq(x, b[i]));
  }
  if (a instanceof Map) {
    const same = b instanceof Map && a.size === b.size;
    return same && [...a].every(([key, x]) => b.has(key) && eq(x, b.get(key)));
  }
  if (a instanceof Set) {
    return b instanceof Set && a.size === b.size && [...a].every((x) => b.has(x));
  }
  if (!(a instanceof Data || a instanceof State) || a.constructor !== b.constructor) return false;
  return Object.keys(a).every((name) => eq(a[name], b[name]));
}

/** The order of numbers, of texts by their signs, and of rows by the first parts that differ. */
export function compare(a, b, sign) {
  if (Array.isArray(a) && Array.isArray(b)) {
    const place = a.findIndex((x, i) => i >= b.length || !eq(x, b[i]));
    if (place < 0 || place >= b.length) return compare(a.length, b.length, sign);
    return compare(a[place], b[place], sign);
  }
  const texts = typeof a === 'string' && typeof b === 'string';
  if (!texts && !(isNumber(a) && isNumber(b))) throw new TypeError('expected things in an order');
  const [x, y] = texts ? [inOrder(a, b), 0] : [a, b];
  if (sign === '<') return x < y;
  if (sign === '>') return x > y;
  return sign === '<=' ? x <= y : x >= y;
}

/** Which text comes first: below 0, if the one does. Signs beyond 16 bits are two of JavaScript's. */
function inOrder(a, b) {
  const rank = (unit) => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);
  for (let i = 0; i < a.length && i < b.length; i++) {
    const [x, y] = [a.charCodeAt(i), b.charCodeAt(i)];
    if (x !== y) return rank(x) - rank(y);
  }
  return a.length - b.length;
}

export function len(x) {
  if (typeof x === 'string') return [...x].length;
  return x.length ?? x.size;
}

/** A part of a row, a text or a dictionary. */
export function at(x, index) {
  if (x instanceof Map) {
    const found = x.get(index);
    if (found === undefined) throw new KeyError(String(index));
    return found;
  }
  const row = typeof x === 'string' ? [...x] : x;
  return row[placeIn(row, index)];
}

function placeIn(row, index) {
  const place = index < 0 ? row.length + index : index;
  if (!(place >= 0 && place < row.length)) throw new IndexError('index out of range');
  return place;
}

/** Python makes the value first. */
export function put(value, x, index) {
  if (x instanceof Map) x.set(key(index), value);
  else x[placeIn(x, index)] = value;
}

/** What a dictionary or a set finds again; a tuple it would not. */
export function key(x) {
  if (typeof x === 'object' && x !== null) throw new TypeError('expected a key that is no object');
  return x;
}

export function slice(x, start, end, step = null) {
  const row = typeof x === 'string' ? [...x] : x;
  const part =
    step === null ? row.slice(start ?? 0, end ?? undefined) : steps(row, start, end, step);
  return typeof x === 'string' ? part.join('') : part;
}

function steps(row, start, end, step) {
  if (step === 0) throw new ValueError('slice step cannot be zero');
  const [least, most] = step > 0 ? [0, row.length] : [-1, row.length - 1];
  const bound = (place, usual) => {
    if (place === null) return usual;
    return Math.min(Math.max(place < 0 ? place + row.length : place, least), most);
  };
  const [first, last] = step > 0 ? [least, most] : [most, least];
  return range(bound(start, first), bound(end, last), step).map((place) => row[place]);
}

export const cut = (x, start, end) => {
  const [first, last] = [bounded(x, start ?? 0), bounded(x, end ?? x.length)];
  x.splice(first, Math.max(0, last - first));
};
const bounded = (x, place) => Math.min(Math.max(place < 0 ? place + x.length : place, 0), x.length);

/** A row that has as many parts as there are names for them. */
export function unpack(x, count, more = false) {
  const row = Array.isArray(x) ? x : [...iter(x)];
  if (more ? row.length < count : row.length !== count) {
    throw new ValueError(`expected ${count} values to unpack, got ${row.length}`);
  }
  return row;
}
export function* unpacked(rows, count, more) {
  for (const row of rows) yield unpack(row, count, more);
}

export function contains(part, x) {
  if (x instanceof Map || x instanceof Set) return x.has(key(part));
  if (typeof x === 'string') return x.includes(part);
  for (const other of x) if (other === part || eq(other, part)) return true;
  return false;
}

export function add(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) return [...a, ...b];
  const texts = typeof a === 'string' && typeof b === 'string';
  if (texts || (isNumber(a) && isNumber(b))) return a + b;
  throw new TypeError('expected two numbers, texts or rows');
}

export function repeat(x, times) {
  const count = Math.max(0, Number(times));
  if (typeof x === 'string') return x.repeat(count);
  return Array.from({ length: count }, () => x).flat();
}

export function range(a, b, step = 1) {
  if (step === 0) throw new ValueError('range() arg 3 must not be zero');
  const [first, end] = b === undefined ? [0, a] : [a, b];
  const out = [];
  for (let i = first; step > 0 ? i < end : i > end; i += step) out.push(i);
  return out;
}

export function* enumerate(x, start = 0) {
  let number = start;
  for (const part of x) yield [number++, part];
}
export function* reversed(x) {
  for (let i = x.length - 1; i >= 0; i--) yield x[i];
}
export function* map(f, ...rows) {
  for (const parts of zip(false, ...rows)) yield f(...parts);
}
export function* zip(strict, ...rows) {
  const all = rows.map(iterator);
  for (;;) {
    const parts = [];
    for (const one of all) {
      const { done, value } = one.next();
      if (done && (!strict || (parts.length === 0 && all.slice(1).every(isDone)))) return;
      if (done) throw new ValueError('zip() has rows of several lengths');
      parts.push(value);
    }
    if (parts.length === 0) return;
    yield parts;
  }
}
const isDone = (one) => one.next().done;

export function all(x) {
  for (const part of x) if (!truth(part)) return false;
  return true;
}
export function any(x) {
  for (const part of x) if (truth(part)) return true;
  return false;
}

export function sum(x, start = 0) {
  let total = start;
  for (const part of x) total += Number(part);
  return whole(total);
}

function extreme(sign) {
  return (rows, by = (x) => x, otherwise = undefined) => {
    let best, most;
    for (const one of rows) {
      const found = by(one);
      if (most === undefined || compare(found, most, sign)) [best, most] = [one, found];
    }
    if (most !== undefined) return best;
    if (otherwise === undefined) throw new ValueError('expected something; got nothing');
    return otherwise;
  };
}
export const max = extreme('>');
export const min = extreme('<');

export function sorted(x, by = (part) => part, reverse = false) {
  const sign = reverse ? '>' : '<';
  const order = ([a], [b]) => (compare(a, b, sign) ? -1 : compare(b, a, sign) ? 1 : 0);
  const rows = Array.from(x, (part) => [by(part), part]);
  return rows.sort(order).map(([, part]) => part);
}
export const sort = (x, by, reverse) => void x.splice(0, x.length, ...sorted(x, by, reverse));

export function next(x, otherwise) {
  const step = x.next();
  if (!step.done) return step.value;
  if (otherwise === undefined) throw new StopIteration();
  return otherwise;
}

export function deepcopy(x) {
  if (Array.isArray(x)) return x.map(deepcopy);
  if (x instanceof Map) return new Map(Array.from(x, ([name, value]) => [name, deepcopy(value)]));
  if (typeof x === 'object' && x !== null) throw new TypeError('expected lists and dictionaries');
  return x;
}

export function copy(x) {
  return x instanceof Map ? new Map(x) : x instanceof Set ? new Set(x) : x.slice();
}
export function extend(x, parts) {
  if (x === parts) x.push(...x);
  else for (const part of parts) x.push(part);
}
export function pop(x, place = -1) {
  return x.splice(placeIn(x, place), 1)[0];
}
export function index(x, part) {
  const place = x.findIndex((other) => other === part || eq(other, part));
  if (place < 0) throw new ValueError('it is not in the list');
  return place;
}
export const count = (x, part) => x.filter((other) => other === part || eq(other, part)).length;

export const get = (x, name, otherwise) => (x.has(name) ? x.get(name) : otherwise);
export function take(x, name, otherwise) {
  const found = x.has(name) ? x.get(name) : otherwise;
  if (found === undefined) throw new KeyError(String(name));
  x.delete(name);
  return found;
}
export function setdefault(x, name, value) {
  if (!x.has(name)) x.set(name, value);
  return x.get(name);
}
export function update(x, other) {
  if (x instanceof Set) for (const part of other) x.add(part);
  else for (const [name, value] of other) x.set(name, value);
}
