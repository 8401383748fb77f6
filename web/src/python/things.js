/** What Python's objects are here: classes, errors, states, structs. */

/** Every object is made and then told what it is, as in Python. */
export class Thing {
  constructor(...args) {
    this.__init__(...args);
  }
  __init__() {}
}

export class Exception extends Error {
  constructor(...args) {
    super();
    this.name = new.target.name;
    this.__init__(...args);
  }
  __init__(message = '') {
    this.message = message;
  }
}
export class ValueError extends Exception {}
export class TypeError extends Exception {}
export class KeyError extends Exception {}
export class IndexError extends Exception {}
export class StopIteration extends Exception {}
export class DecodeError extends ValueError {}
export class UnicodeError extends ValueError {}
export class RecursionError extends Exception {}

/** A struct of msgspec: its fields under the names that JSON knows them by. */
export class Struct extends Thing {
  static $fields = {};
  static $omits = false;
}

/** The state of a game: numbers, and rows of them, all 0 at first. */
export class State {
  constructor() {
    for (const name of this.constructor.numbers) this[name] = 0;
    for (const [name, count] of Object.entries(this.constructor.rows)) {
      this[name] = new Array(count).fill(0);
    }
  }
  copy() {
    const twin = Object.create(Object.getPrototypeOf(this));
    for (const name of this.constructor.numbers) twin[name] = this[name];
    for (const name in this.constructor.rows) twin[name] = this[name].slice();
    return twin;
  }
  as_dict() {
    const all = new Map();
    for (const name of this.constructor.numbers) all.set(name, this[name]);
    for (const name in this.constructor.rows) all.set(name, this[name].slice());
    return all;
  }
}

/** A row that forgets its oldest when it is full. */
export function deque(rows = [], longest = Infinity) {
  const all = [...rows];
  all.$longest = longest;
  return all;
}

/** What a field is that is not there. */
export const UNSET = Symbol('unset');

/** A rule over verbs of a game that are not known yet; bind makes it one over a game's own. */
export function unbound(make) {
  const rule = make({});
  rule.$bind = make;
  return rule;
}
export const bind = (rule, verbs) => rule.$bind(Object.fromEntries(verbs));

export function replace(thing, changes) {
  return Object.assign(Object.create(Object.getPrototypeOf(thing)), thing, changes);
}

export class Fraction extends Thing {
  __init__(numerator, denominator = 1) {
    const shared = divisor(numerator, denominator);
    this.numerator = numerator / shared;
    this.denominator = denominator / shared;
  }
}

function divisor(a, b) {
  return b ? divisor(b, a % b) : a;
}
