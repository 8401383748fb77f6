/** Nature's choices as the key of a game makes them (docs/fair.md, the algorithm). */
import { bytesOf, keyed, unhex } from './digests';

const VALUES = 2n ** 64n; // of the number that a digest begins with

/** Says which of so many ways the choice with this number takes. */
export type Index = (number: number, ways: number) => Promise<number>;

export async function natureOf(secret: string, table: string, seeds: string[]): Promise<Index> {
  const deriving = await keyed(unhex(secret));
  const key = await deriving(bytesOf([table, ...seeds].join('|')));
  return indexOf(Uint8Array.from(key));
}

/** The choices of a key. */
export async function indexOf(key: Uint8Array<ArrayBuffer>): Promise<Index> {
  const digest = await keyed(key);
  return async (number, ways) => {
    const fair = VALUES - (VALUES % BigInt(ways));
    for (let attempt = 0; ; attempt++) {
      const message = new DataView(new ArrayBuffer(12));
      message.setBigUint64(0, BigInt(number));
      message.setUint32(8, attempt);
      const drawn = await digest(new Uint8Array(message.buffer));
      const value = new DataView(drawn.buffer, drawn.byteOffset).getBigUint64(0);
      if (value < fair) return Number(value % BigInt(ways));
    }
  };
}
