/** What a player has chosen for this browser; kept in it. */
import { hurry } from './hurry.svelte';
import { LANGS, preferred, type Lang } from './languages';
import { recall, remember } from './storage';

export interface Choices {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  speed: 0 | 1 | 2; // of motion: off, normal, fast
  pace: number | null; // seconds that a bid of a bot stays on show; null: as motion goes
  sound: boolean;
  helpers: boolean; // last prices, cards left by good
  tips: boolean; // the name of a thing and its rule, by pointing at it or holding it
  names: boolean; // of the goods, written at their tracks
  notices: boolean; // a notification when it is your turn
  practice: boolean; // what each own decision cost, alone against bots
}

const KEY = 'medici-settings';

function defaults(): Choices {
  const lang = preferred(navigator.languages);
  return {
    lang,
    theme: 'auto',
    speed: 1,
    pace: null,
    sound: false,
    helpers: true,
    tips: true,
    names: false,
    notices: false,
    practice: false,
  };
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
    pace: sanePace(choices.pace) ? choices.pace : fallback.pace,
    sound: one('sound', [true, false], fallback.sound),
    helpers: one('helpers', [true, false], fallback.helpers),
    tips: one('tips', [true, false], fallback.tips),
    names: one('names', [true, false], fallback.names),
    notices: one('notices', [true, false], fallback.notices),
    practice: one('practice', [true, false], fallback.practice),
  };
}

const sanePace = (pace: unknown): pace is number | null =>
  pace === null || (typeof pace === 'number' && pace >= 0 && pace <= 60);

export const settings: Choices = $state(sane(recall(KEY), defaults()));

/** What the system is dressed in. */
export const systemLook = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** What a theme looks like here. */
export const look = (theme: Choices['theme']): 'light' | 'dark' =>
  theme === 'auto' ? systemLook() : theme;

/** Keep what was chosen from now on, and dress the page accordingly. */
export function keepSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const dress = () => {
    const root = document.documentElement;
    root.dataset.theme = look(settings.theme);
    root.style.setProperty('--speed', String(still.matches || hurry.on ? 0 : pace(settings.speed)));
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
