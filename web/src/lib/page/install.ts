/** The browser's own offer to install the page as an app: it comes early, and is kept for later. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export const install: { offer: InstallOffer | null } = { offer: null };

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // not now
  install.offer = event as InstallOffer;
});
