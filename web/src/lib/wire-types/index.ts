// Generated from Python's structs by scripts/browser_types.py; do not edit.
export type * from './scenes';
export type * from './events';
export type * from './tables';
export type * from './companion';
export type * from './review';
export type * from './advice';
export type * from './texts';
export type * from './requests';
