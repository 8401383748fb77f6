/** The memory of a module: room in it, and the numbers of records and rows. */
import type { Layout } from './description.ts';

const PAGE = 65536;

export class Memory {
  private readonly memory: WebAssembly.Memory;
  private next: number;

  constructor(memory: WebAssembly.Memory, heap: number) {
    this.memory = memory;
    this.next = heap;
  }

  /** Room for so many bytes, where numbers of any kind may begin; all of them 0. */
  room(bytes: number): number {
    const start = Math.ceil(this.next / 8) * 8;
    this.next = start + bytes;
    const missing = this.next - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return start;
  }

  /** The bytes of a record; another look after more room was made. */
  bytes(at: number, size: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, size);
  }

  words(at: number, count: number): BigUint64Array {
    return new BigUint64Array(this.memory.buffer, at, count);
  }

  integers(at: number, count: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, at, count);
  }

  floats(at: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, count);
  }

  /** A number of a record. */
  get(layout: Layout, at: number, name: string, number = 0): number {
    const [kind, offset] = field(layout, name);
    const view = new DataView(this.memory.buffer, at + offset);
    if (kind === 'i1') return view.getInt8(number);
    if (kind === 'i2') return view.getInt16(2 * number, true);
    if (kind === 'i4') return view.getInt32(4 * number, true);
    if (kind === 'f8') return view.getFloat64(8 * number, true);
    return Number(view.getBigInt64(8 * number, true));
  }

  /** Write a number of 64 bits of a record. */
  set(layout: Layout, at: number, name: string, value: number): void {
    const [kind, offset] = field(layout, name);
    const view = new DataView(this.memory.buffer, at + offset);
    if (kind === 'f8') view.setFloat64(0, value, true);
    else view.setBigInt64(0, BigInt(value), true);
  }
}

function field(layout: Layout, name: string): [kind: string, offset: number, count: number] {
  const found = layout.fields[name];
  if (!found) throw new Error(`expected a field among ${Object.keys(layout.fields)}; got ${name}`);
  return found;
}
