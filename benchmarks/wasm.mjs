// Measures a browser's engine in Node.js: a line asks for a measurement, a line answers. The clock is
// that of the processor.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { measuring } from './wasm_work.mjs';

const folder = process.argv[2];
const read = (name) => readFileSync(`${folder}/${name}`);
const measure = await measuring(read, () => process.cpuUsage().user / 1e6);
for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(measure(JSON.parse(line))));
