/** A position that is being advised on: what is known by now, and how much is still to be done. */
import { adviseOn } from '$bots/reviewer';
import type { Counsel } from '$bots/messages';
import type { GameRecord } from '$lib/records/record';

const SECONDS = 8; // all that must be fetched included

export class AdviceSession {
  counsel: Counsel | null = $state.raw(null);
  part = $state(0); // of the work, up to 1
  failed = $state(false);

  /** Ask about the position of a record, for a seat; the returned function gives it up. */
  ask(record: GameRecord, you: number | null): () => void {
    this.counsel = null;
    this.part = 0;
    this.failed = false;
    const wish = { record, seed: 1, seconds: SECONDS, what: 'advice', you } as const;
    return adviseOn(wish, (report) => {
      if ('problem' in report) {
        console.warn(`no advice: ${report.problem}`);
        this.failed = true;
      } else ({ counsel: this.counsel, part: this.part } = report);
    });
  }
}
