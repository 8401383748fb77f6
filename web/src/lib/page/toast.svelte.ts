/** Short messages at the edge of the page. */

export interface Action {
  text: string; // on its button
  run: () => void;
}

export interface Toast {
  key: number;
  text: string;
  kind: 'plain' | 'problem';
  action?: Action; // a message with something to do stays until it is done or closed
  detail?: string; // what programs say of a problem, in English
}

const STAY = 5000; // milliseconds; problems stay twice as long
let last = 0;

export const toasts: Toast[] = $state([]);

/** Show a message; the answer is its number. */
export function toast(
  text: string,
  kind: Toast['kind'] = 'plain',
  { action, detail }: Pick<Toast, 'action' | 'detail'> = {},
): number {
  const known = toasts.find((shown) => shown.text === text);
  if (known) return known.key;
  const key = ++last;
  toasts.push({ key, text, kind, action, detail });
  if (!action) setTimeout(() => dismiss(key), kind === 'problem' ? 2 * STAY : STAY);
  return key;
}

export function dismiss(key: number): void {
  const at = toasts.findIndex((shown) => shown.key === key);
  if (at >= 0) toasts.splice(at, 1);
}
