/** What Python code needs that was translated to JavaScript (medici.interfaces.browser.javascript). */
export * from './json.js';
export * from './kinds.js';
export * from './numbers.js';
export * from './rows.js';
export * from './texts.js';
export * from './things.js';
