/** The place at the foot of a small screen where a table's bar stands. */
import { getContext, setContext } from 'svelte';

type Dock = () => HTMLElement | null; // null where a bar stays where it is written
const KEY = Symbol('dock');

export const setDock = (dock: Dock): Dock => setContext(KEY, dock);
export const dockHere = (): Dock => getContext<Dock | undefined>(KEY) ?? (() => null);

/** For `{@attach docked(place)}`: stands in the dock while there is one, and goes back after it. */
export function docked(place: HTMLElement | null): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (!place) return undefined;
    const home = document.createComment('');
    node.replaceWith(home);
    place.append(node);
    return () => {
      if (home.isConnected) home.replaceWith(node);
      else node.remove();
    };
  };
}

/** What else stands at the foot of the page stands above a bar of this height; the answer undoes it. */
export function setFoot(high: number): () => void {
  const { style } = document.documentElement;
  style.setProperty('--foot', `${high}px`);
  return () => void style.removeProperty('--foot');
}
