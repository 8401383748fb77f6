/** Whether players of one device are asked before it is passed on; kept in the browser. */
import { recallText, rememberText } from '$lib/storage';

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

export const handover = new Handover();
