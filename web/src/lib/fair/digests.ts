/** Digests: the browser's own (WebCrypto), or ours on a page that is not lent them. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Of a text, as UTF-8. */
export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const unhex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

// Only on safe pages; the types know no others.
const subtle = (): SubtleCrypto | undefined => crypto.subtle as SubtleCrypto | undefined;

export async function sha256(bytes: Bytes): Promise<Uint8Array> {
  const own = subtle();
  if (own) return new Uint8Array(await own.digest('SHA-256', bytes));
  return (await import('./sha256')).sha256(bytes);
}

/** HMAC-SHA-256 with a key, of any number of messages. */
export async function keyed(key: Bytes): Promise<(message: Bytes) => Promise<Uint8Array>> {
  const own = subtle();
  if (!own) {
    const { hmac } = await import('./sha256');
    return (message) => Promise.resolve(hmac(key, message));
  }
  const kind = { name: 'HMAC', hash: 'SHA-256' };
  const held = await own.importKey('raw', key, kind, false, ['sign']);
  return async (message) => new Uint8Array(await own.sign('HMAC', held, message));
}
