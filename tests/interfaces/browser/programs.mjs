/** Runs functions of translated modules, line by line, and writes what they return. */
import { createInterface } from 'node:readline';

/** A value with its kind, as programs.py writes Python's. */
function told(x) {
  if (typeof x === 'number' && (!Number.isFinite(x) || Object.is(x, -0))) {
    return { number: Object.is(x, -0) ? '-0' : String(x).replace('Infinity', 'inf').toLowerCase() };
  }
  if (x === undefined) return { undefined: true };
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) return x.map(told);
  if (x instanceof Map) return { dict: [...x].map((pair) => pair.map(told)) };
  if (x instanceof Set) return { set: [...x].map(told).sort((a, b) => (a < b ? -1 : 1)) };
  const fields = Object.entries(x).map(([name, value]) => [name, told(value)]);
  return { object: x.constructor.name, fields };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { text, calls } = JSON.parse(line);
  const module = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  const answers = calls.map(([name, args]) => {
    try {
      return told(module[name](...args));
    } catch (thrown) {
      return { error: thrown.name, text: thrown.$text === undefined ? thrown.stack : null };
    }
  });
  process.stdout.write(`${JSON.stringify(answers)}\n`);
}
