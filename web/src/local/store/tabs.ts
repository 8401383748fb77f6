/** What tabs of this browser tell each other about their tables. */

export interface Hint {
  table: string;
  seq: number; // how far it has come; 0: it is gone
}

const NAME = 'medici-local';
let channel: BroadcastChannel | null = null;
const ears = new Set<(hint: Hint) => void>();

function line(): BroadcastChannel | null {
  if (!channel && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<Hint>) => ears.forEach((ear) => ear(data));
  }
  return channel;
}

/** Tell the other tabs. */
export function tell(hint: Hint): void {
  line()?.postMessage(hint);
}

/** Hear of changes that other tabs have made; the answer stops it. */
export function onTabHint(ear: (hint: Hint) => void): () => void {
  line();
  ears.add(ear);
  return () => void ears.delete(ear);
}

/** Wait for one's turn to think for the bots of a table: only one tab does. The answer ends it. */
export function alone(table: string, begin: () => void): () => void {
  if (!('locks' in navigator)) {
    begin(); // two tabs may think then; the store takes the first answer only
    return () => {};
  }
  const ending = new AbortController();
  let end = (): void => {};
  const until = new Promise<void>((done) => (end = done));
  const held = async (): Promise<void> => {
    begin();
    await until;
  };
  navigator.locks.request(`${NAME}-${table}`, { signal: ending.signal }, held).catch(() => {}); // it ended before its turn came
  return () => {
    end();
    ending.abort();
  };
}
