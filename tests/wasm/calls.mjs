// Calls functions of a module, one after the other, and says what they return. A text among the
// arguments is an address: so many bytes into the memory that was given.
import { readFileSync } from 'node:fs';

const { module, memory, calls } = JSON.parse(readFileSync(0, 'utf8'));
const { instance } = await WebAssembly.instantiate(Buffer.from(module, 'base64'));
const heap = instance.exports.heap.value;
const given = Buffer.from(memory, 'base64');
instance.exports.memory.grow(1 + Math.ceil(given.length / 65536));
const there = Buffer.from(instance.exports.memory.buffer, heap, given.length);
given.copy(there);
const value = (part) => (typeof part === 'string' ? heap + Number(part) : part);
const results = calls.map(([name, ...parts]) => instance.exports[name](...parts.map(value)) ?? null);
console.log(JSON.stringify({ results, memory: there.toString('base64') }));
