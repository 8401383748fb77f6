/** Where the client is: behind a server of ours, or among plain files on some host, as a site. */

const said = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** Whether there is no server. */
export const site: boolean = said('medici') === 'site';

/** The folder that the client lies in, as an address. */
export const root: string = new URL(site ? './' : '/', location.href).href;

/** The version of the client. */
export const version: string = said('version') ?? '';
