/** Whether somebody points at a good, a card or a die; what shows its name is fetched then. */
import { t } from '$lib/text/i18n.svelte';
import { settings } from '$lib/device/settings.svelte';
import { recallText, rememberText } from '$lib/device/storage';
import { whenPointed } from '$lib/page/pointed';
import { dismiss, toast } from '$lib/page/toast.svelte';

// A thing with a tip, or with a title of the browser's, says more by itself.
const THINGS = '[aria-label]:is([role=img], button:has(svg)):not([title])';

const SAID = 'medici-tips-said';

/** Say once, where there is no mouse, that a finger can ask as well; whoever acts has read it. */
export function announce(): void {
  if (!settings.tips || !matchMedia('(pointer: coarse)').matches || recallText(SAID)) return;
  rememberText(SAID, 'yes');
  const key = toast(t('table-tips-hold'));
  addEventListener('pointerdown', () => dismiss(key), { once: true });
}

/** For pointerover, pointerdown and focusin within a table. */
export function naming(event: PointerEvent | FocusEvent): void {
  if (!(event instanceof PointerEvent)) {
    if ((event.target as Element).matches(':focus-visible')) name(event);
  } else if (event.pointerType !== 'mouse') {
    if (event.type === 'pointerdown') name(event);
  } else if (event.type === 'pointerover') whenPointed(event, name);
}

function name(event: Event): void {
  if (!settings.tips || !(event.target instanceof Element)) return;
  const thing = event.target.closest(THINGS);
  if (!thing || thing.closest('[data-tip], header')) return;
  let lifted = false;
  if (event.type === 'pointerdown')
    addEventListener('pointerup', () => (lifted = true), { once: true, capture: true });
  import('$parts/tip/named').then(
    ({ name }) => lifted || name(thing, event),
    () => {}, // not reached now: the next time
  );
}
