/** The name of a good or a card that has no tip of its own: by pointing at it or holding it. */
import { mount, unmount } from 'svelte';
import Box from './Box.svelte';

const POINTED = 350; // milliseconds before it shows, as with tips
const HELD = 450;

let shown: { anchor: Element; box: ReturnType<typeof mount> } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Show the name of a thing until it is left, or, if it is held by a finger, until the next touch. */
export function name(thing: Element, event: Event): void {
  if (shown?.anchor === thing) return;
  hide();
  const finger = event instanceof PointerEvent && event.pointerType !== 'mouse';
  const delay = event instanceof PointerEvent ? (finger ? HELD : POINTED) : 0;
  timer = setTimeout(() => show(thing, finger), delay);
  const ends = finger ? ['pointerup', 'pointercancel'] : ['pointerout', 'pointerdown', 'focusout'];
  const end = () => {
    for (const what of ends) removeEventListener(what, end, true);
    if (!finger) hide();
    else if (!shown) clearTimeout(timer);
  };
  for (const what of ends) addEventListener(what, end, true);
}

function show(thing: Element, finger: boolean): void {
  const text = thing.getAttribute('aria-label');
  if (!text || !thing.isConnected) return;
  const target = thing.closest('dialog, main') ?? document.body;
  shown = { anchor: thing, box: mount(Box, { target, props: { anchor: thing, text } }) };
  addEventListener('keydown', escape, true);
  if (!finger) return;
  // The finger held it to read: what it does on leaving is no click.
  addEventListener('click', swallow, true);
  addEventListener('contextmenu', swallow, true);
  addEventListener('pointerdown', hide, true);
}

function hide(): void {
  clearTimeout(timer);
  removeEventListener('keydown', escape, true);
  removeEventListener('click', swallow, true);
  removeEventListener('contextmenu', swallow, true);
  removeEventListener('pointerdown', hide, true);
  if (shown) void unmount(shown.box);
  shown = null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function escape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  swallow(event);
  hide();
}
