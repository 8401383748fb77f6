/** Whether players of one device are asked before it is passed on; kept in the browser. */
import { recallText, rememberText } from '$lib/device/storage';

const KEY = 'medici-handover';

class Handover {
  #asks = $state(recallText(KEY) !== 'no');

  get asks(): boolean {
    return this.#asks;
  }

  set asks(value: boolean) {
    this.#asks = value;
    rememberText(KEY, value ? 'yes' : 'no');
  }
}

const MOMENT = 400; // milliseconds; the second tap of a double one comes sooner

/** Nothing reacts for a moment after the seat has changed: a double tap was for the one before. */
export class TapGuard {
  holds = $state(false);
  #last: number | null = null;

  /** Told of every seat at the bottom; for use in an effect. */
  watch(seat: number | null): (() => void) | undefined {
    const passed = this.#last !== null && seat !== this.#last;
    this.#last = seat;
    return passed ? this.hold() : undefined;
  }

  hold(): () => void {
    this.holds = true;
    const timer = setTimeout(() => (this.holds = false), MOMENT);
    return () => {
      clearTimeout(timer);
      this.holds = false;
    };
  }
}

export const handover = new Handover();
