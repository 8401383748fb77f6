/** What something is. */

/** A class of Python's own: what it is called, and whether something belongs to it. */
const kind = (name, belongs) => ({ $name: name, $belongs: belongs });

export const boolKind = kind('bool', (x) => typeof x === 'boolean');
export const intKind = kind('int', (x) => Number.isInteger(x) || typeof x === 'boolean');
export const floatKind = kind('float', (x) => typeof x === 'number' && !Number.isInteger(x));
export const strKind = kind('str', (x) => typeof x === 'string');
export const listKind = kind('list', Array.isArray);
export const dictKind = kind('dict', (x) => x instanceof Map);
export const setKind = kind('set', (x) => x instanceof Set);
export const noneKind = kind('NoneType', (x) => x === null);
export const Mapping = dictKind;
export const Sequence = listKind;

const KINDS = [boolKind, intKind, floatKind, strKind, listKind, dictKind, setKind, noneKind];

export function isinstance(x, kinds) {
  if (Array.isArray(kinds)) return kinds.some((one) => isinstance(x, one));
  return kinds.$belongs ? kinds.$belongs(x) : x instanceof kinds;
}

/** The class of a thing. */
export const type = (x) => KINDS.find((one) => one.$belongs(x)) ?? x.constructor;
export const name_of = (one) => one.$name ?? one.name;
