/** Whether players of one device are asked before it is passed on; kept in the browser. */
const KEY = 'medici-handover';

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

class Handover {
  #asks = $state(kept() !== 'no');

  get asks(): boolean {
    return this.#asks;
  }

  set asks(value: boolean) {
    this.#asks = value;
    try {
      localStorage.setItem(KEY, value ? 'yes' : 'no');
    } catch {
      // It is asked again next time.
    }
  }
}

export const handover = new Handover();
