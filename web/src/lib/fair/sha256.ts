/** SHA-256 (FIPS 180-4), for pages without TLS: there browsers keep their own to themselves. */

const BLOCK = 64; // bytes

/** The first so many primes, from which the constants come. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits of what a root has behind its point. */
const behind = (root: number): number => Math.floor((root % 1) * 2 ** 32) >>> 0;

const K = primes(64).map((prime) => behind(Math.cbrt(prime)));
const FIRST = primes(8).map((prime) => behind(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, at) => padded.setUint8(at, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  const sums = Uint32Array.from(FIRST);
  for (let at = 0; at < length; at += BLOCK) {
    const words = Array.from({ length: 16 }, (_, nth) => padded.getUint32(at + 4 * nth));
    round(sums, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  sums.forEach((sum, nth) => out.setUint32(4 * nth, sum));
  return new Uint8Array(out.buffer);
}

/** Work one block of sixteen words in. */
function round(sums: Uint32Array, words: number[]): void {
  for (let nth = 16; nth < 64; nth++) {
    const [early, late] = [words[nth - 15]!, words[nth - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words.push((words[nth - 16]! + first + words[nth - 7]! + second) >>> 0);
  }
  let [a, b, c, d, e, f, g, h] = sums as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let nth = 0; nth < 64; nth++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const upper = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const lower = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const one = (h + upper + choice + K[nth]! + words[nth]!) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + lower + majority) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((sum, nth) => (sums[nth] = sums[nth]! + sum));
}

/** HMAC with SHA-256; keys are never longer than a block here. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = (mask: number) =>
    Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
  const joined = (first: Uint8Array, second: Uint8Array) => Uint8Array.from([...first, ...second]);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}
