/** A game looked at in a worker of its own: better and better reports, until it is ended. */
import type { AdviceReport, AdviceWish, Report, Wish } from './wishes.ts';

export type { AdviceReport, AdviceWish, Report, Wish } from './wishes.ts';

/** As much of a worker as is needed here. */
export interface ReviewWorker<Asked = Wish, Said = Report> {
  onmessage: ((message: MessageEvent<Said>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(wish: Asked): void;
  terminate(): void;
}

const start = <Asked, Said>(): ReviewWorker<Asked, Said> =>
  new Worker(new URL('./reviewer-worker.ts', import.meta.url), {
    type: 'module',
  }) as ReviewWorker<Asked, Said>;

/** Look at a game; the returned function gives it up. A worker that is done is ended. */
export const lookAt = (
  wish: Wish,
  heard: (report: Report) => void,
  begin: () => ReviewWorker = start,
): (() => void) => follow(wish, heard, begin);

/** Advise on a position, likewise. */
export const adviseOn = (
  wish: AdviceWish,
  heard: (report: AdviceReport) => void,
  begin: () => ReviewWorker<AdviceWish, AdviceReport> = start,
): (() => void) => follow(wish, heard, begin);

function follow<Asked, Said extends { part: number } | { problem: string }>(
  wish: Asked,
  heard: (report: Said | { problem: string }) => void,
  begin: () => ReviewWorker<Asked, Said>,
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
