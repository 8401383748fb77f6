/** A game looked at in a worker of its own: better and better reports, until it is ended. */
import type { Report, Wish } from './wishes.ts';

export type { Report, Wish } from './wishes.ts';

/** As much of a worker as is needed here. */
export interface ReviewWorker {
  onmessage: ((message: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(wish: Wish): void;
  terminate(): void;
}

const start = (): ReviewWorker =>
  new Worker(new URL('./reviewer-worker.ts', import.meta.url), { type: 'module' }) as ReviewWorker;

/** Look at a game; the returned function gives it up. A worker that is done is ended. */
export function lookAt(
  wish: Wish,
  heard: (report: Report) => void,
  begin: () => ReviewWorker = start,
): () => void {
  const worker = begin();
  let over = false;
  const end = (): void => {
    over = true;
    worker.terminate();
  };
  worker.onmessage = ({ data }) => {
    if (over) return;
    if ('problem' in data || data.part >= 1) end();
    heard(data);
  };
  worker.onerror = (event) => {
    if (over) return;
    end();
    heard({ problem: event.message || 'the worker died' });
  };
  worker.postMessage(wish);
  return end;
}
