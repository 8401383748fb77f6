/** Lists, dictionaries and sets: arrays, maps and sets that behave as in Python. */
import { IndexError, KeyError, State, StopIteration, Struct, Thing, ValueError } from './things.js';

/** What a loop goes over: the keys of a dictionary, the signs of a text. */
export function iter(x) {
  return x instanceof Map ? x.keys() : x;
}

/** One step after the other, once. */
export const iterator = (x) => iter(x)[Symbol.iterator]();

export function truth(x) {
  if (Array.isArray(x)) return x.length > 0;
  if (x instanceof Map || x instanceof Set) return x.size > 0;
  return Boolean(x);
}

export const both = (a, b) => (truth(a) ? b() : a);
export const either = (a, b) => (truth(a) ? a : b());

export function eq(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) {
    // True is 1
    return typeof a !== typeof b && Number(a) === Number(b) && plainNumber(a) && plainNumber(b);
  }
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((x, i) => eq(x, b[i]));
  }
  if (a instanceof Map) return b instanceof Map && a.size === b.size && sameEntries(a, b);
  if (a instanceof Set)
    return b instanceof Set && a.size === b.size && [...a].every((x) => b.has(x));
  if (!(a instanceof Thing || a instanceof State) || a.constructor !== b.constructor) return false;
  return Object.keys(a).every((name) => eq(a[name], b[name]));
}

const plainNumber = (x) => typeof x === 'number' || typeof x === 'boolean';
const sameEntries = (a, b) => [...a].every(([key, x]) => b.has(key) && eq(x, b.get(key)));

export function len(x) {
  if (typeof x === 'string') return [...x].length;
  return x.length ?? x.size;
}

export function at(x, index) {
  const found = x instanceof Map ? x.get(index) : x[index < 0 ? x.length + index : index];
  if (found === undefined) {
    if (x instanceof Map) throw new KeyError(String(index));
    throw new IndexError(`index ${index} of ${x.length}`);
  }
  return found;
}

export function put(x, index, value) {
  if (x instanceof Map) x.set(index, value);
  else x[index < 0 ? x.length + index : index] = value;
  return value;
}

export function slice(x, start, end, step) {
  const part = x.slice(start ?? 0, end ?? undefined);
  if (step === null || step === 1) return part;
  return part.filter((_, i) => i % step === 0);
}

export const cut = (x, start) => void x.splice(start);
export const remove = (x, key) => void (x instanceof Map ? x.delete(key) : x.splice(key, 1));
export const unpack = (x) => (Array.isArray(x) ? x : [...iter(x)]);

export function contains(x, part) {
  if (x instanceof Map || x instanceof Set) return x.has(part);
  if (typeof x === 'string') return x.includes(part);
  for (const other of x) if (eq(other, part)) return true;
  return false;
}

export function add(a, b) {
  return Array.isArray(a) ? [...a, ...b] : a + b;
}

export function mul(a, b) {
  if (Array.isArray(a)) return Array.from({ length: Number(b) }, () => a).flat();
  if (typeof a === 'string') return a.repeat(Math.max(0, Number(b)));
  return a * b;
}

export const list = (x = []) => [...iter(x)];
export const set = (x = []) => new Set(iter(x));
export const dict = (x = []) => new Map(x);

export function range(a, b, step = 1) {
  const [first, end] = b === undefined ? [0, a] : [a, b];
  const out = [];
  for (let i = first; step > 0 ? i < end : i > end; i += step) out.push(i);
  return out;
}

export const enumerate = (x, start = 0) => [...iter(x)].map((part, i) => [i + start, part]);
export const reversed = (x) => [...iter(x)].reverse();
export const all = (x) => [...iter(x)].every(truth);
export const any = (x) => [...iter(x)].some(truth);
export const map = (f, ...rows) => zip(...rows).map((parts) => f(...parts));

export function zip(...rows) {
  const strict = rows.at(-1) === true;
  const given = rows.filter((row) => typeof row !== 'boolean').map((row) => [...iter(row)]);
  const shortest = Math.min(...given.map((row) => row.length));
  if (strict && given.some((row) => row.length !== shortest)) {
    throw new ValueError('expected rows of the same length');
  }
  return range(shortest).map((i) => given.map((row) => row[i]));
}

export function sum(x) {
  let total = 0;
  for (const part of iter(x)) total += Number(part);
  return total;
}

function extreme(better) {
  return (first, second, key) => {
    const many = typeof first === 'object';
    const rows = many ? [...iter(first)] : [first, second];
    const by = (many && key) || ((x) => x);
    if (rows.length === 0) {
      if (second !== undefined) return second;
      throw new ValueError('expected something; got nothing');
    }
    return rows.reduce((best, x) => (better(by(x), by(best)) ? x : best));
  };
}
export const max = extreme((a, b) => less(b, a));
export const min = extreme((a, b) => less(a, b));

/** The order of numbers, texts, and rows of them. */
function less(a, b) {
  if (!Array.isArray(a)) return a < b;
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    if (!eq(a[i], b[i])) return less(a[i], b[i]);
  }
  return a.length < b.length;
}

export function sorted(x, key = (part) => part, reverse = false) {
  const order = (a, b) => (less(key(a), key(b)) ? -1 : less(key(b), key(a)) ? 1 : 0);
  const out = [...iter(x)];
  return reverse ? out.sort((a, b) => order(b, a)) : out.sort(order);
}

export function next(x, otherwise) {
  const step = Array.isArray(x) ? { done: x.length === 0, value: x[0] } : x.next();
  if (!step.done) return step.value;
  if (otherwise === undefined) throw new StopIteration();
  return otherwise;
}

export function deepcopy(x) {
  if (Array.isArray(x)) return x.map(deepcopy);
  if (x instanceof Map) return new Map([...x].map(([key, value]) => [key, deepcopy(value)]));
  return x;
}

/** A method of a thing of our own goes before that of Python's types. */
const own = (x, name) =>
  (x instanceof Thing || x instanceof State || x instanceof Struct) && x[name];

export function call_append(x, part) {
  x.push(part);
  if (x.length > (x.$longest ?? Infinity)) x.shift();
  return null;
}
export function call_extend(x, parts) {
  for (const part of iter(parts)) x.push(part);
  return null;
}
export function call_insert(x, place, part) {
  x.splice(place, 0, part);
  return null;
}
export function call_pop(x, ...args) {
  if (own(x, 'pop')) return x.pop(...args);
  if (x instanceof Map) {
    const found = x.has(args[0]) ? x.get(args[0]) : args[1];
    x.delete(args[0]);
    return found;
  }
  return args.length > 0 ? x.splice(args[0], 1)[0] : x.pop();
}
export function call_add(x, ...args) {
  x.add(...args);
  return null;
}
export const call_discard = (x, part) => void x.delete(part);
export const call_sort = (x) => void x.splice(0, x.length, ...sorted(x));
export const call_keys = (x) => (own(x, 'keys') ? x.keys() : [...x.keys()]);
export const call_values = (x) => (own(x, 'values') ? x.values() : [...x.values()]);
export const call_items = (x) => (own(x, 'items') ? x.items() : [...x.entries()]);

export function call_get(x, key, otherwise = null) {
  if (own(x, 'get')) return x.get(key, otherwise);
  return x.has(key) ? x.get(key) : otherwise;
}
export function call_setdefault(x, key, value) {
  if (!x.has(key)) x.set(key, value);
  return x.get(key);
}
export function call_update(x, other) {
  if (x instanceof Map) for (const [key, value] of other) x.set(key, value);
  else Object.assign(x, other);
  return null;
}
export function call_copy(x) {
  if (own(x, 'copy')) return x.copy();
  return x instanceof Map ? new Map(x) : x instanceof Set ? new Set(x) : [...x];
}
export function call_index(x, part, ...args) {
  if (own(x, 'index')) return x.index(part, ...args);
  const place = typeof x === 'string' ? x.indexOf(part) : x.findIndex((other) => eq(other, part));
  if (place < 0) throw new ValueError(`${part} is not in it`);
  return place;
}
export function call_count(x, part) {
  if (own(x, 'count')) return x.count(part);
  return [...iter(x)].filter((other) => eq(other, part)).length;
}
export const call_bit_length = (x) => (x === 0 ? 0 : Math.floor(Math.log2(Math.abs(x))) + 1);
export function call_bit_count(x) {
  return [...BigInt(x).toString(2)].filter((digit) => digit === '1').length;
}
