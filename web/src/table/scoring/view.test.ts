import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { settings } from '$lib/device/settings.svelte';
import type { Scored } from '$wire';
import Scoring from './Scoring.svelte';

const none = { cloth: [0, 0], fur: [0, 0], grain: [0, 0], dye: [0, 0], spice: [0, 0] };
const lines = { cloth: [{ id: 'a' }], fur: [], grain: [], dye: [], spice: [] };
const scored: Scored = {
  day: 1,
  figures: {
    values: [23, 16],
    ship: [20, 0],
    goods: { ...none, cloth: [10, 5] },
    bonus: none,
    totals: [70, 45],
  },
  ships: [{ id: 'ships' }],
  goods: lines,
  totals: [{ id: 'totals' }],
};

settings.speed = 0; // nothing moves here
let shown: Record<string, unknown> | undefined;
afterEach(() => void (shown && unmount(shown)));

function show(onclose: () => void): void {
  const props = { scored, names: ['Ada', 'Bea'], game: 'board' as const, onclose };
  shown = mount(Scoring, { target: document.body, props });
  flushSync();
}

function stepByStep(): void {
  document.querySelector<HTMLButtonElement>('.buttons button')?.click();
  flushSync();
}

const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  flushSync();
};
const sums = (): string[] =>
  [...document.querySelectorAll('tfoot td')].map((cell) => cell.textContent.trim());

it('counts step by step and adds up', () => {
  show(() => {});
  expect(sums()).toEqual(['70', '45']);
  stepByStep();
  expect(sums()).toEqual(['40', '40']);
  press('ArrowRight');
  expect(sums()).toEqual(['60', '40']);
  press('ArrowRight');
  expect(sums()).toEqual(['70', '45']);
});

it('is skipped by one key and closed by the next', () => {
  const onclose = vi.fn();
  show(onclose);
  stepByStep();
  press('Escape');
  expect(sums()).toEqual(['70', '45']);
  expect(onclose).not.toHaveBeenCalled();
  press(' ');
  expect(onclose).toHaveBeenCalledOnce();
});
