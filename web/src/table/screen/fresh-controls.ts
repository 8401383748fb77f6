/** What comes to stand under a finger that has just tapped does not react for a moment. */

const MOMENT = 300; // milliseconds for which it does not
const RECENT = 3000; // so long after a tap its place is watched
const CONTROL = ':is(button, input):enabled, a';

/** Guard everything on the page; the answer ends it. Keys reach what is new at once. */
export function guardFreshControls(): () => void {
  let tap: PointerEvent | null = null;
  let known: Element | null | undefined; // what stands where it was
  let held = false;

  const there = (at: PointerEvent) =>
    document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>(CONTROL);
  const watcher = new MutationObserver(() => {
    if (held || !tap || performance.now() - tap.timeStamp > RECENT) return;
    const before = known;
    const now = (known = there(tap));
    if (!now || now === before) return;
    held = true;
    now.style.pointerEvents = 'none';
    setTimeout(() => {
      held = false;
      now.style.pointerEvents = '';
    }, MOMENT);
  });
  const tapped = (event: PointerEvent) => {
    if (!held) known = there((tap = event));
  };

  addEventListener('pointerup', tapped, true);
  watcher.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'open'],
  });
  return () => {
    removeEventListener('pointerup', tapped, true);
    watcher.disconnect();
  };
}
