/** What something is. */
import { truth } from './rows.js';
import { repr } from './texts.js';
import { ValueError } from './things.js';

/** A class of Python's own: whether something belongs to it, and what calling it makes. */
function kind(name, belongs, make) {
  make.$name = name;
  make.$belongs = belongs;
  return make;
}

export const bool = kind('bool', (x) => typeof x === 'boolean', truth);
export const int = kind(
  'int',
  (x) => Number.isInteger(x) || typeof x === 'boolean',
  (x) => {
    if (typeof x !== 'string') return Math.trunc(Number(x));
    if (!/^\s*[+-]?\d+\s*$/.test(x)) throw new ValueError(`expected a number; got ${repr(x)}`);
    return Number(x);
  },
);
export const float = kind('float', (x) => typeof x === 'number' && !Number.isInteger(x), Number);
export const Mapping = kind(
  'Mapping',
  (x) => x instanceof Map,
  () => null,
);
export const Sequence = kind(
  'Sequence',
  (x) => Array.isArray(x),
  () => null,
);

/** Makers of rows and texts are kinds as well. */
export const asKind = (make, name, belongs) => kind(name, belongs, make);

export function isinstance(x, kinds) {
  if (Array.isArray(kinds)) return kinds.some((one) => isinstance(x, one));
  return kinds.$belongs ? kinds.$belongs(x) : x instanceof kinds;
}

/** The class of a thing. */
export function typeOf(x, all) {
  if (x === null || x === undefined) return null;
  if (typeof x === 'boolean') return bool;
  if (typeof x === 'number') return Number.isInteger(x) ? int : float;
  if (typeof x === 'string') return all.str;
  if (Array.isArray(x)) return all.list;
  return x instanceof Map ? all.dict : x.constructor;
}

export const name_of = (one) => (one === null ? 'NoneType' : (one.$name ?? one.name));
