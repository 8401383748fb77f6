/** What goes wrong is said in a toast; work that is done at a press says whether it is under way. */
import { toast } from '../page/toast.svelte';
import { problem, type ApiError } from './api';

type Say = (error: ApiError) => string;
const usual: Say = (error) => error.text;

/** Say what went wrong. */
export async function complain(thrown: unknown, say = usual): Promise<void> {
  const error = await problem(thrown).worded();
  const text = say(error);
  toast(text, 'problem', { detail: text === error.text ? error.detail : '' });
}

export class Task {
  busy = $state(false);

  async run(work: () => Promise<unknown>, say = usual): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (thrown) {
      await complain(thrown, say);
    } finally {
      this.busy = false;
    }
  }
}
