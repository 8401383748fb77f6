/** What Python code needs that was translated to JavaScript (medici.interfaces.browser.javascript). */
import { asKind, typeOf } from './kinds.js';
import * as rows from './rows.js';
import * as texts from './texts.js';

export * from './json.js';
export { bool, float, int, isinstance, Mapping, name_of, Sequence } from './kinds.js';
export { abs, and, below, divmod, floor, floordiv, isfinite, mod, or, round } from './numbers.js';
export { shl, shr, xor } from './numbers.js';
export {
  add,
  all,
  any,
  at,
  both,
  call_add,
  call_append,
  call_bit_count,
  call_bit_length,
  call_copy,
  call_count,
  call_discard,
  call_extend,
  call_get,
  call_index,
  call_insert,
  call_items,
  call_keys,
  call_pop,
  call_setdefault,
  call_sort,
  call_update,
  call_values,
  contains,
  cut,
  deepcopy,
  either,
  enumerate,
  eq,
  iter,
  iterator,
  len,
  map,
  max,
  min,
  mul,
  next,
  put,
  range,
  remove,
  reversed,
  slice,
  sorted,
  sum,
  truth,
  unpack,
  zip,
} from './rows.js';
export {
  call_capitalize,
  call_endswith,
  call_isdigit,
  call_join,
  call_lower,
  call_partition,
  call_removeprefix,
  call_removesuffix,
  call_replace,
  call_split,
  call_startswith,
  call_strip,
  call_upper,
  category,
  format,
  normalize,
  pattern,
  repr,
} from './texts.js';
export * from './things.js';

const isRow = (x) => Array.isArray(x);
export const list = asKind((x) => rows.list(x), 'list', isRow);
export const tuple = asKind((x) => rows.list(x), 'tuple', isRow);
export const set = asKind(
  (x) => rows.set(x),
  'set',
  (x) => x instanceof Set,
);
export const frozenset = set;
export const dict = asKind(
  (x) => rows.dict(x),
  'dict',
  (x) => x instanceof Map,
);
export const str = asKind(
  (x) => texts.str(x),
  'str',
  (x) => typeof x === 'string',
);
export const type = (x) => typeOf(x, { list, dict, str });
export const getattr = (x, name) => x[name];
export const hasattr = (x, name) => name in x;
