/** Other windows of this browser that look for opponents: closing one is not to end it for them. */

interface News {
  window: string;
  looking: boolean;
  asks: boolean; // whether the others are to say what they do
}

export class OtherWindows {
  #own = Math.random().toString(36);
  #looks = false;
  #others = new Set<string>(); // that look for opponents
  #channel: BroadcastChannel | null = null;

  constructor() {
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel('medici-looking');
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.looking) this.#others.add(data.window);
      else this.#others.delete(data.window);
      if (data.asks && this.#looks) this.#tell(false);
    };
  }

  /** Whether any of them looks for opponents. */
  get look(): boolean {
    return this.#others.size > 0;
  }

  /** Tell them whether this window looks for opponents. */
  tell(looks: boolean): void {
    if (looks === this.#looks) return;
    this.#looks = looks;
    this.#tell(looks);
  }

  #tell(asks: boolean): void {
    this.#channel?.postMessage({ window: this.#own, looking: this.#looks, asks } satisfies News);
  }
}
