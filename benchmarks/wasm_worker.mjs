// The same in a worker of a browser, where there is no clock but that on the wall.
import { measuring } from './wasm_work.mjs';

const read = async (name) => (await fetch(`/${name}`)).arrayBuffer();
const measure = measuring(read, () => performance.now() / 1000);
self.onmessage = async ({ data }) => self.postMessage((await measure)(data));
