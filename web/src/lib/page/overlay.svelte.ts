/** A window over whatever page one is on: the aid of a game, or its keys. */
import type { Game } from '$wire';

export type Overlay = { what: 'aid' | 'keys'; game: Game };

class Over {
  now: Overlay | null = $state.raw(null);

  show(what: Overlay['what'], game: Game): void {
    this.now = { what, game };
  }

  close(): void {
    this.now = null;
  }
}

export const over = new Over();
