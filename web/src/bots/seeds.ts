/** Seeds of random sources, as Python has them (`medici.kernel.chance`). */

const MASK = (1n << 64n) - 1n;

/** The seed of 64 bits that a number stands for: splitmix64, never 0. */
export function seeded(seed: number | bigint): bigint {
  let bits = (BigInt(seed) * 0x9e3779b97f4a7c15n + 0xd1b54a32d192ed03n) & MASK;
  bits = ((bits ^ (bits >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  bits = ((bits ^ (bits >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return bits ^ (bits >> 31n) || 1n;
}
