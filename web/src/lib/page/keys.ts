/** Shortcuts: one key presses one button, wherever the focus is. */

type Press = (event: KeyboardEvent) => void;

interface Held {
  key: string; // as in KeyboardEvent.key, letters small: b, Enter, ArrowLeft, ?
  node: Element | null;
  press: Press;
}

const NAMES: Record<string, string> = {
  Enter: '↵',
  ' ': '␣',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Backspace: '⌫',
  PageUp: 'Pg ↑',
  PageDown: 'Pg ↓',
};

/** A key as it is written on a keyboard. */
export const keyName = (key: string): string =>
  NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const held: Held[] = [];
const FIELDS = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select';
const OWN_KEYS = ['Enter', ' ']; // what a focused button or link answers itself

/** Answer a key until the returned function is called; the newest answer wins. */
export function onkey(key: string, press: Press, node: Element | null = null): () => void {
  if (held.length === 0) addEventListener('keydown', dispatch);
  const entry = { key: key.length === 1 ? key.toLowerCase() : key, node, press };
  held.push(entry);
  return () => {
    held.splice(held.indexOf(entry), 1);
    if (held.length === 0) removeEventListener('keydown', dispatch);
  };
}

/** For `{@attach keyed('b')}`: the key presses this button. */
export function keyed(key: string | undefined): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (key === undefined) return undefined;
    node.setAttribute('aria-keyshortcuts', key === ' ' ? 'Space' : key);
    return onkey(key, () => node.click(), node);
  };
}

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (isTaken(event.target, key)) return;
  const answer = held.findLast((entry) => entry.key === key && reachable(entry.node));
  if (!answer) return;
  event.preventDefault();
  answer.press(event);
}

/** Whether whatever has the focus needs this key itself. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches(FIELDS) && !target.matches('input[type=range]')) return true;
  if (target.matches('input[type=range]')) return key.startsWith('Arrow');
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return OWN_KEYS.includes(key) && target.closest('a, button, summary, [role=button]') !== null;
}

/** Whether a button can be pressed now: not disabled, and not behind a dialog. */
function reachable(node: Element | null): boolean {
  const dialogs = document.querySelectorAll('dialog[open]');
  const top = dialogs[dialogs.length - 1];
  if (top && !(node && top.contains(node))) return false;
  if (!node) return true;
  return !node.matches(':disabled, [aria-disabled=true]') && node.closest('[inert]') === null;
}
