/** Since when somebody at this table has not looked: since the own last move, or longer. */
import { recallText, rememberText } from '$lib/device/storage';
import type { Step } from '$wire';

const KEY = 'medici-looked'; // the table that was looked at last, and how far it was

export class LastLook {
  /** The last step that was seen before one was away; null: one was not, or has moved since. */
  away: number | null = $state(null);
  #here: number; // the last step when one came

  constructor(
    readonly table: string,
    readonly last: () => number,
  ) {
    const [known, seen] = (recallText(KEY) ?? '').split(' ');
    if (known === table && Number(seen) <= last()) this.away = Number(seen);
    this.#here = last();
  }

  /** Notice when the page is left, and when somebody comes back to it. */
  follow(): () => void {
    const seen = () => {
      if (document.visibilityState !== 'hidden') return;
      this.away = this.last();
      rememberText(KEY, `${this.table} ${this.away}`);
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }

  /** Somebody decided something here, and knows all before it. */
  moved(): void {
    this.away = null;
  }

  /** The step after which things are news for these seats. */
  from(log: Step[], seats: number[]): number {
    const own = log.findLast(({ seat }) => seat !== null && seats.includes(seat))?.n;
    return Math.min(own ?? this.away ?? this.#here, this.away ?? Infinity);
  }
}
