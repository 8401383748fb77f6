/** Whether players of one device are asked before it is passed on; kept in the browser. */
const KEY = 'medici-handover';

class Handover {
  #asks = $state(localStorage.getItem(KEY) !== 'no');

  get asks(): boolean {
    return this.#asks;
  }

  set asks(value: boolean) {
    this.#asks = value;
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  }
}

export const handover = new Handover();
