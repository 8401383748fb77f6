/** What the rest of the client uses of the runtime; translated Python uses all of it. */

/** A value of Python as JSON has it: a struct says itself what it is there. */
export type Plain<T> = T extends { readonly $wire: infer W }
  ? W
  : T extends Map<infer K extends string | number, infer V>
    ? Record<K, Plain<V>>
    : T extends Set<infer V>
      ? Plain<V>[]
      : T extends readonly unknown[]
        ? { [I in keyof T]: Plain<T[I]> }
        : T;

/** JSON as Python reads it: objects are dictionaries. */
export type FromPlain<T> = T extends readonly unknown[]
  ? { -readonly [I in keyof T]: FromPlain<T[I]> }
  : T extends object
    ? Map<keyof T & string, FromPlain<T[keyof T]>>
    : T;

export type Class<T> = abstract new (...args: never[]) => T;

export function plain<T>(value: T): Plain<T>;
export function fromPlain<T>(value: T): FromPlain<T>;
/** A struct from JSON; of several kinds the one whose tag it bears. */
export function struct<T extends { readonly $wire: unknown }>(
  kinds: Class<T> | readonly Class<T>[],
  value: T['$wire'],
): T;
export const UNSET: unique symbol;
