/** Between Python's values and JSON, as msgspec writes and reads them. */
import { eq } from './rows.js';
import { DecodeError, fieldsOf, State, Struct, UNSET } from './things.js';

/** What msgspec would write, as plain objects. */
export function plain(x) {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map(plain);
  if (x instanceof Set) return [...x].map(plain);
  if (x instanceof Map) return Object.fromEntries(Array.from(x, ([k, value]) => [k, plain(value)]));
  if (x instanceof State) return plain(x.as_dict());
  if (x instanceof Struct) return toJson(x);
  return x;
}

function toJson(x) {
  const { $tag, $omits } = x.constructor;
  const usual = $omits ? usualOf(x.constructor) : null;
  const out = $tag ? { [$tag[0]]: $tag[1] } : {};
  for (const [name, written = name] of fieldsOf(x.constructor)) {
    const value = x[name];
    if (value === UNSET || (usual && name in usual && eq(usual[name], value))) continue;
    out[written] = plain(value);
  }
  return out;
}

/** The defaults of a struct: what its fields are when they are not given. */
const usuals = new Map();
function usualOf(kind) {
  let usual = usuals.get(kind);
  if (!usual) {
    const bare = new kind();
    usual = {};
    for (const [name] of fieldsOf(kind)) if (bare[name] !== undefined) usual[name] = bare[name];
    usuals.set(kind, usual);
  }
  return usual;
}

/** A plain object as Python has it after reading JSON: objects are dictionaries. */
export function fromPlain(x) {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map(fromPlain);
  return new Map(Object.entries(x).map(([key, value]) => [key, fromPlain(value)]));
}

/** A plain object as a struct; of several kinds the one whose tag it bears. */
export function struct(kinds, x) {
  const known = [kinds].flat();
  const kind = known.find(({ $tag }) => !$tag || x[$tag[0]] === $tag[1]);
  if (!kind) throw new DecodeError(`expected one of ${known.map((one) => one.$tag[1]).join(', ')}`);
  const shapes = kind.$shapes?.() ?? {};
  const values = fieldsOf(kind).map(([field, name = field]) => {
    const value = x[name];
    return value === undefined ? undefined : shaped(shapes[name], value);
  });
  return new kind(...values);
}

/** A plain value as Python has it: as a struct, or as a list, dictionary or set of something. */
function shaped(shape, value) {
  if (!shape || value === null || typeof value !== 'object') return fromPlain(value);
  if (shape.set) return new Set(value);
  if (shape.list) return value.map((one) => shaped(shape.list, one));
  if ('dict' in shape) {
    const pairs = Object.entries(value);
    const key = (name) => (shape.ints ? Number(name) : name);
    return new Map(pairs.map(([name, one]) => [key(name), shaped(shape.dict, one)]));
  }
  return Array.isArray(value) ? fromPlain(value) : struct(shape, value);
}

export function decode_json(text) {
  try {
    return fromPlain(JSON.parse(text));
  } catch (problem) {
    throw new DecodeError(problem.message);
  }
}
