/** A game looked at in a worker of its own: better and better reports, until it is ended. */
import type {
  AdviceReport,
  AdviceRequest,
  OddsReport,
  OddsRequest,
  ReviewReport,
  ReviewRequest,
} from './messages.ts';

export type { AdviceReport, AdviceRequest, ReviewReport, ReviewRequest } from './messages.ts';

/** As much of a worker as is needed here. */
export interface ReviewWorker<Asked = ReviewRequest, Said = ReviewReport> {
  onmessage: ((message: MessageEvent<Said>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: Asked): void;
  terminate(): void;
}

const start = <Asked, Said>(): ReviewWorker<Asked, Said> =>
  new Worker(new URL('./reviewer-worker.ts', import.meta.url), {
    type: 'module',
  }) as ReviewWorker<Asked, Said>;

/** Look at a game; the returned function gives it up. A worker that is done is ended. */
export const startReview = (
  request: ReviewRequest,
  heard: (report: ReviewReport) => void,
  begin: () => ReviewWorker = start,
): (() => void) => follow(request, heard, begin);

/** Advise on a position, likewise. */
export const adviseOn = (
  request: AdviceRequest,
  heard: (report: AdviceReport) => void,
  begin: () => ReviewWorker<AdviceRequest, AdviceReport> = start,
): (() => void) => follow(request, heard, begin);

/** Everybody's chances in a position, likewise. */
export const oddsOf = (
  request: OddsRequest,
  heard: (report: OddsReport) => void,
  begin: () => ReviewWorker<OddsRequest, OddsReport> = start,
): (() => void) => follow(request, heard, begin);

function follow<Asked, Said extends { part: number } | { problem: string }>(
  request: Asked,
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
  worker.postMessage(request);
  return end;
}
