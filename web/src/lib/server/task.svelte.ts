/** Something that is done at a press: whether it is under way. What goes wrong is said in a toast. */
import { toast } from '../page/toast.svelte';
import { problem, type ApiError } from './api';

export class Task {
  busy = $state(false);

  async run(work: () => Promise<unknown>, say = (error: ApiError) => error.text): Promise<void> {
    this.busy = true;
    try {
      await work();
    } catch (thrown) {
      toast(say(problem(thrown)), 'problem');
    } finally {
      this.busy = false;
    }
  }
}
