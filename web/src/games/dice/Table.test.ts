import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dice3, stepOf, sceneOf } from '../../../tests/replays';
import { settings } from '$lib/device/settings.svelte';
import type { SeatView } from '$wire';
import Table from './Table.svelte';

const seats: SeatView[] = dice3.players.map((name, seat) => ({
  name,
  bot: null,
  taken_over: null,
  yours: seat === 0,
}));
vi.setConfig({ testTimeout: 20_000 }); // a busy machine mounts slowly
let table: Record<string, unknown> | null = null;

/** The table after a move, with what could be done then. */
function show(n: number, me: number | null, pending: string | null = null) {
  const scene = sceneOf('dice', stepOf(dice3, n).scene);
  const legal = stepOf(dice3, n + 1).legal ?? [];
  const onmove = vi.fn<(move: string) => void>();
  const props = { scene, seats, me, legal, pending, onmove };
  table = mount(Table, { target: document.body, props });
  flushSync();
  return onmove;
}

const dice = () => [...document.querySelectorAll<HTMLButtonElement>('[data-spot] button')];
const enter = () => document.querySelector<HTMLButtonElement>('.answer button');
function press(button: HTMLButtonElement | null | undefined) {
  button?.click();
  flushSync();
}

beforeEach(() => {
  settings.speed = 0; // nothing moves while it is tested
});

afterEach(async () => {
  if (table) await unmount(table);
  table = null;
});

describe('the table of the dice game', () => {
  it('enters the dice that were picked', () => {
    const onmove = show(2, 0);
    expect(enter()?.disabled).toBe(true);
    press(dice()[3]);
    press(dice()[0]);
    const picked = dice().map((die) => die.getAttribute('aria-pressed'));
    expect(picked).toEqual(['true', 'false', 'false', 'true', 'false']);
    expect(enter()?.disabled).toBe(false);
    press(enter());
    expect(onmove).toHaveBeenCalledExactlyOnceWith('choose 1 4');
  });

  it('answers the keys', () => {
    const onmove = show(2, 0);
    for (const key of ['2', '5', 'Enter']) {
      dispatchEvent(new KeyboardEvent('keydown', { key }));
      flushSync();
    }
    expect(onmove).toHaveBeenCalledExactlyOnceWith('choose 2 5');
  });

  it('offers nothing to those whose turn it is not', () => {
    const onmove = show(2, 1);
    press(dice()[0]);
    expect(dice().every((die) => die.getAttribute('aria-disabled') === 'true')).toBe(true);
    expect(enter()).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });

  it('shows a move at once and sends it only once', () => {
    const onmove = show(2, 0, 'choose 2');
    expect(document.querySelector('.own .ghost')?.textContent).toBe('4');
    press(enter());
    expect(onmove).not.toHaveBeenCalled();
  });
});
