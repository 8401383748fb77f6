/**
 * Addresses of our own pages: /rules/board?x=1#B21. Behind a server the browser shows them as they
 * are; in a site they stand after a #, because a host of plain files knows no other pages.
 */

/** What the page says of itself. */
const said = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** Whether there is no server. */
export const site: boolean = said('medici') === 'site';

/** The folder that the client lies in, as an address. */
export const root: string = new URL(site ? './' : '/', location.href).href;

/** The version of the client. */
export const version: string = said('version') ?? '';

export interface Place {
  site: boolean;
  root: string;
}
const HERE: Place = { site, root };

/** The page of our own that an address of the browser means; null if it is none. */
export function ownOf(href: string, { site, root }: Place = HERE): URL | null {
  const url = new URL(href, root);
  if (url.origin !== new URL(root).origin) return null;
  if (!site) return /^\/(api|docs)\//.test(url.pathname) ? null : url;
  const file = url.href.replace(/[?#].*$/s, '').replace(/index\.html$/, '');
  if (file !== root) return null;
  const after = url.hash.slice(1);
  return new URL(after.startsWith('/') ? after : '/', root);
}

/** Where the browser is, as an address of our own. */
export const here = (): URL => ownOf(location.href) ?? new URL('/', root);

/** The address of the browser for one of our own pages. */
export function hrefOf(own: string | URL, { site, root }: Place = HERE): string {
  const url = new URL(own, root);
  return site ? `${root}#${url.pathname}${url.search}${url.hash}` : url.href;
}

/** Our own page that a link leads to, seen from another; null if it leads elsewhere. */
export function linkedTo(link: HTMLAnchorElement, from: URL, place: Place = HERE): URL | null {
  const written = link.getAttribute('href') ?? '';
  if (place.site && /^(\/(?!\/)|#(?!\/))/.test(written)) return new URL(written, from);
  return ownOf(link.href, place);
}
