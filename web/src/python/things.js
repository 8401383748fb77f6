/** What Python's objects are here: classes, errors, states, structs. */

/** Every object is made and then told what it is, as in Python. */
export class Thing {
  constructor(...args) {
    this.__init__(...args);
  }
  __init__() {}
}

/** What is equal if its fields are: data classes and named tuples. */
export class Data extends Thing {}

/** The fields of a struct, and the name in JSON of those that have another there. */
const layouts = new Map();
export function fieldsOf({ $fields }) {
  let layout = layouts.get($fields);
  if (!layout) {
    layout = $fields ? $fields.split(' ').map((field) => field.split(':')) : [];
    layouts.set($fields, layout);
  }
  return layout;
}

/** A struct of msgspec: its fields, each with the name that JSON knows it by if that is another. */
export class Struct extends Data {
  static $fields = '';
  static $omits = false;
  __init__(...values) {
    fieldsOf(this.constructor).forEach(([name], number) => (this[name] = values[number]));
  }
}

export class Exception extends Error {
  constructor(...args) {
    super();
    this.name = new.target.name;
    this.__init__(...args);
  }
  __init__(text = '') {
    this.message = text;
    this.$text = text; // what str() says, whatever else is called a message
  }
}
export class ValueError extends Exception {}
export class TypeError extends Exception {}
export class LookupError extends Exception {}
export class KeyError extends LookupError {}
export class IndexError extends LookupError {}
export class ArithmeticError extends Exception {}
export class OverflowError extends ArithmeticError {}
export class ZeroDivisionError extends ArithmeticError {}
export class AssertionError extends Exception {}
export class StopIteration extends Exception {}
export class DecodeError extends ValueError {}
export class UnicodeError extends ValueError {}
export class RecursionError extends Exception {}

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
export function deque(rows, longest) {
  const all = [];
  all.$longest = longest;
  for (const one of rows) push(all, one);
  return all;
}

export function push(all, one) {
  all.push(one);
  if (all.length > all.$longest) all.shift();
}

/** What a field is that is not there. */
export const UNSET = Symbol('unset');

/** A rule over verbs of a game that are not known yet; bind makes it one over a game's own. */
export function unbound(make) {
  const rule = make({});
  rule.$bind = make;
  return rule;
}
export const bind = (rule, verbs) => rule.$bind(verbs);

export function replace(thing, changes) {
  return Object.assign(Object.create(Object.getPrototypeOf(thing)), thing, changes);
}
