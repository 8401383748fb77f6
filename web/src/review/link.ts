/** A record in the address of a link: packed, so that it needs no server to be kept at. */
import type { GameRecord } from '$lib/records/record';

/** The beginning of what stands after the #, with the way in which it is packed. */
const PACKED = 'r1=';
/** What a game can be rebuilt from; scorings, seals and the like stay behind. */
const KEPT = ['format', 'game', 'players', 'options', 'moves'];
const MOST = 2_000_000; // letters of a record that is unpacked; more is no game

/** What was packed is damaged, cut off, or of another kind. */
export class LinkProblem extends Error {}

/** What stands after the # of a link to a record. */
export async function packed(record: GameRecord): Promise<string> {
  const kept = Object.fromEntries(
    KEPT.flatMap((key) => (key in record ? [[key, record[key]]] : [])),
  );
  const text = new TextEncoder().encode(JSON.stringify(kept));
  return PACKED + spelled(await through(text, new CompressionStream('deflate-raw')));
}

/** The text of the record in a link; null if there is none in it. */
export async function unpacked(hash: string): Promise<string | null> {
  if (!hash.startsWith(PACKED)) return null;
  try {
    const bytes = await through(
      read(hash.slice(PACKED.length)),
      new DecompressionStream('deflate-raw'),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (thrown) {
    throw new LinkProblem(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error('too long');
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes in letters that need no escape in an address. */
function spelled(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function read(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
