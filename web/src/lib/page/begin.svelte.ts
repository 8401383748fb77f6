/** What must be there before the first page is drawn. */
import { fastForward, motionFactor } from '../device/motion.svelte';
import { KEY, look, settings } from '../device/settings.svelte';
import { remember } from '../device/storage';
import { speak } from '../text/i18n.svelte';

export async function begin(): Promise<void> {
  keepSettings();
  await speak(settings.lang);
}

/** Keep what is chosen from now on, and make the page look accordingly. */
function keepSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const apply = () => {
    const root = document.documentElement;
    root.dataset.theme = look(settings.theme);
    root.style.fontSize = `${settings.letters}%`;
    root.style.setProperty('--speed', String(still.matches || fastForward.on ? 0 : motionFactor()));
  };
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
  $effect.root(() => {
    $effect(apply);
    $effect(() => remember(KEY, settings));
  });
  apply();
}
