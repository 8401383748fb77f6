/** The service worker, and what to do when a new version of the client is there. */

const RELOADED = 'medici-reloaded';

export function serve(): void {
  // A part of an older version is gone: take the new one, but do not go round in circles.
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page itself comes first; what is kept for later can wait.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
