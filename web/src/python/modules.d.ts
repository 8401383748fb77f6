/** Python that was translated when the pages were built; lib/translated says what it gives. */
declare module '$medici/*';
declare module '$python/runtime.js' {
  export const plain: (value: unknown) => unknown; // as JSON
  export const fromPlain: (value: unknown) => unknown; // from JSON: objects are dictionaries
  export const struct: (kinds: unknown, value: object) => unknown; // from JSON, by its tag
}
