/** What a player has chosen for this browser; kept in it. */
import { LANGS, preferred, type Lang } from './languages';
import { recall, remember } from './storage';

export interface Choices {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  speed: 0 | 1 | 2; // of motion: off, normal, fast
  sound: boolean;
  helpers: boolean; // last prices, cards left by good
  notices: boolean; // a notification when it is your turn
}

const KEY = 'medici-settings';

function defaults(): Choices {
  const lang = preferred(navigator.languages);
  return { lang, theme: 'auto', speed: 1, sound: false, helpers: true, notices: false };
}

/** What is remembered, as far as it still makes sense. */
export function sane(memory: unknown, fallback: Choices): Choices {
  if (typeof memory !== 'object' || memory === null) return fallback;
  const choices = memory as Record<string, unknown>;
  const one = <T>(key: keyof Choices, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(choices[key] as T) ? (choices[key] as T) : otherwise;
  return {
    lang: one('lang', LANGS, fallback.lang),
    theme: one('theme', ['auto', 'light', 'dark'] as const, fallback.theme),
    speed: one('speed', [0, 1, 2] as const, fallback.speed),
    sound: one('sound', [true, false], fallback.sound),
    helpers: one('helpers', [true, false], fallback.helpers),
    notices: one('notices', [true, false], fallback.notices),
  };
}

export const settings: Choices = $state(sane(recall(KEY), defaults()));

/** Keep what was chosen from now on, and dress the page accordingly. */
export function keepSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const dress = () => {
    const root = document.documentElement;
    const theme = settings.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.theme = theme;
    root.style.setProperty('--speed', String(still.matches ? 0 : pace(settings.speed)));
  };
  dark.addEventListener('change', dress);
  still.addEventListener('change', dress);
  $effect.root(() => {
    $effect(dress);
    $effect(() => remember(KEY, settings));
  });
  dress();
}

/** What durations are multiplied with at a speed. */
export function pace(speed: Choices['speed']): number {
  return speed === 0 ? 0 : speed === 1 ? 1 : 0.45;
}
