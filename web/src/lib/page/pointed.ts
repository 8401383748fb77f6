/** What comes to lie under a mouse that rests was not pointed at: only a mouse that moves points. */

const place = ({ screenX, screenY }: MouseEvent): string => `${screenX} ${screenY}`;
let at = ''; // where the mouse was moved to last
addEventListener('pointermove', (event) => (at = place(event)), true);

/** For what enters a thing: do it now, or, if it rests there, with its next move. */
export function whenPointed(event: PointerEvent, then: (event: PointerEvent) => void): void {
  if (place(event) !== at) then(event);
  else addEventListener('pointermove', then, { once: true });
}
