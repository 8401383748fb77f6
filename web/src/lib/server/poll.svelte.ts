/** Something on the server that is asked for again and again while the page is seen. */
export class Polled<T> {
  value: T | null = $state.raw(null);
  failed = $state(false);
  #load: () => Promise<T>;
  #every: number;

  constructor(load: () => Promise<T>, seconds: number, before: T | null = null) {
    this.#load = load;
    this.#every = seconds * 1000;
    this.value = before;
  }

  /** Ask now and regularly; the answer stops it. For use in an effect. */
  start(): () => void {
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = async (): Promise<void> => {
      clearTimeout(timer);
      if (stopped || document.hidden) return;
      await this.refresh();
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(() => void again(), this.#every);
    };
    const seen = (): void => void again();
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', seen);
    addEventListener('offline', seen);
    void again();
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', seen);
      removeEventListener('offline', seen);
    };
  }

  async refresh(): Promise<void> {
    try {
      this.value = await this.#load();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
