import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onkey } from '$lib/page/keys';
import Pressed from './Pressed.svelte';

let pressed: string[];
let shown: ReturnType<typeof mount>;

beforeEach(() => {
  pressed = [];
  const onpress = (what: string) => pressed.push(what);
  shown = mount(Pressed, { target: document.body, props: { onpress } });
});
afterEach(() => unmount(shown));

function type(key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

it('a key presses its button, large or small', () => {
  expect(type('b')).toBe(true);
  expect(type('B')).toBe(true);
  expect(pressed).toEqual(['bid', 'bid']);
});

it('a button says its key', () => {
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-keyshortcuts')).toBe('b');
  expect(button?.querySelector('kbd')?.textContent).toBe('B');
});

it('keys that are not ours, or held with others, are left alone', () => {
  expect(type('x')).toBe(false);
  expect(type('b', { ctrlKey: true })).toBe(false);
  expect(type('b', { repeat: true })).toBe(false);
  expect(pressed).toEqual([]);
});

it('a disabled button is not pressed', () => {
  expect(type('d')).toBe(false);
});

it('whoever writes is not disturbed', () => {
  const field = document.querySelector('input[type=text]');
  expect(type('b', {}, field ?? undefined)).toBe(false);
  expect(pressed).toEqual([]);
});

it('a slider keeps its arrows and leaves the letters', () => {
  const slider = document.querySelector('input[type=range]') ?? undefined;
  const stop = onkey('ArrowLeft', () => pressed.push('left'));
  expect(type('ArrowLeft', {}, slider)).toBe(false);
  expect(type('b', {}, slider)).toBe(true);
  expect(type('ArrowLeft')).toBe(true);
  stop();
  expect(type('ArrowLeft')).toBe(false);
  expect(pressed).toEqual(['bid', 'left']);
});

it('a focused button answers Enter itself', () => {
  const enter = vi.fn();
  const stop = onkey('Enter', enter);
  expect(type('Enter', {}, document.querySelector('button') ?? undefined)).toBe(false);
  expect(type('Enter')).toBe(true);
  stop();
  expect(enter).toHaveBeenCalledOnce();
});

it('behind an open dialog nothing is pressed', () => {
  const dialog = document.querySelector('dialog');
  dialog?.setAttribute('open', '');
  expect(type('b')).toBe(false);
  expect(type('o')).toBe(true);
  expect(pressed).toEqual(['ok']);
});
