import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { board4, sceneOf } from '../../../tests/replays';
import Moves from './Moves.svelte';

const { steps } = board4;
let shown: Record<string, unknown> | undefined;
let sent: string[] = [];

/** Show the moves of the first moment that allows one of this kind. */
function show(verb: string, pending: string | null = null): string[] {
  const at = steps.findIndex((step) => step.legal?.some((move) => move.startsWith(verb)));
  const scene = sceneOf('board', steps[at - 1]?.scene);
  const legal = steps[at]!.legal!;
  sent = [];
  const props = { scene, names: ['Ada', 'Bruno', 'Chen', 'Daria'], me: null, legal, pending };
  shown = mount(Moves, {
    target: document.body,
    props: { ...props, onmove: (move: string) => sent.push(move) },
  });
  flushSync();
  return legal;
}

function press(...keys: string[]): void {
  for (const key of keys) {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    flushSync();
  }
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe('the moves', () => {
  it('are made with a key', () => {
    show('draw');
    press('d');
    press('a');
    expect(sent).toEqual(['draw', 'auction']);
  });

  it('begin with the least raise', () => {
    const least = show('bid').find((move) => move.startsWith('bid'))!;
    press('Enter');
    press('p');
    expect(sent).toEqual([least, 'pass']);
  });

  it('take any bid from the keys, and send only with Enter', () => {
    const least = Number(
      show('bid')
        .find((move) => move.startsWith('bid'))!
        .slice(4),
    );
    press('+', '+', '-', 'Enter');
    press('ArrowUp', 'ArrowUp', 'ArrowDown', 'Enter');
    press('1', '7', 'Enter');
    press('Backspace', '9', 'Enter');
    expect(sent).toEqual([`bid ${least + 1}`, `bid ${least + 2}`, 'bid 17', 'bid 19']);
  });

  it('say why a bid cannot be made, and do not make another instead', () => {
    const legal = show('bid');
    press('9', '9', '9', 'Enter');
    expect(sent).toEqual([]);
    expect(document.querySelector('[role=status]')?.textContent).not.toBe('');
    press('-', 'Enter');
    expect(sent).toEqual([legal.at(-1)]);
    expect(document.querySelector('[role=status]')?.textContent).toBe('');
  });

  it('wait while one is on its way', () => {
    show('bid', 'pass');
    press('+', 'Enter', 'p');
    expect(sent).toEqual([]);
  });
});
