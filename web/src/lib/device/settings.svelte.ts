/** What a player has chosen for this browser; kept in it. */
import { LANGS, preferred, type Lang } from '../text/languages';
import { recall } from './storage';

export interface Choices {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  letters: 100 | 120 | 140; // percent of the size that the browser has
  speed: 0 | 1 | 2; // of motion: off, normal, fast
  pace: number | null; // seconds that a bid of a bot stays on show; null: as motion goes
  sound: boolean;
  vibration: boolean; // of a phone, at your turn and at the hammer
  roll: boolean; // your own dice wait for a tap, or for the phone to be shaken
  helpers: boolean; // last prices, cards left by good
  tips: boolean; // the name of a thing and its rule, by pointing at it or holding it
  names: boolean; // of the goods, written at their tracks
  notices: boolean; // a notification when it is your turn
  practice: boolean; // what each own decision cost, alone against bots
}

export const KEY = 'medici-settings';

function defaults(): Choices {
  const lang = preferred(navigator.languages);
  return {
    lang,
    theme: 'auto',
    letters: 100,
    speed: 1,
    pace: null,
    sound: false,
    vibration: true,
    roll: true,
    helpers: true,
    tips: true,
    names: false,
    notices: false,
    practice: false,
  };
}

/** What is remembered, as far as it still makes sense. */
export function validSettings(memory: unknown, fallback: Choices): Choices {
  if (typeof memory !== 'object' || memory === null) return fallback;
  const choices = memory as Record<string, unknown>;
  const one = <T>(key: keyof Choices, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(choices[key] as T) ? (choices[key] as T) : otherwise;
  return {
    lang: one('lang', LANGS, fallback.lang),
    theme: one('theme', ['auto', 'light', 'dark'] as const, fallback.theme),
    letters: one('letters', [100, 120, 140] as const, fallback.letters),
    speed: one('speed', [0, 1, 2] as const, fallback.speed),
    pace: sanePace(choices.pace) ? choices.pace : fallback.pace,
    sound: one('sound', [true, false], fallback.sound),
    vibration: one('vibration', [true, false], fallback.vibration),
    roll: one('roll', [true, false], fallback.roll),
    helpers: one('helpers', [true, false], fallback.helpers),
    tips: one('tips', [true, false], fallback.tips),
    names: one('names', [true, false], fallback.names),
    notices: one('notices', [true, false], fallback.notices),
    practice: one('practice', [true, false], fallback.practice),
  };
}

const sanePace = (pace: unknown): pace is number | null =>
  pace === null || (typeof pace === 'number' && pace >= 0 && pace <= 60);

export const settings: Choices = $state(validSettings(recall(KEY), defaults()));

/** What the system is dressed in. */
export const systemLook = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** What a theme looks like here. */
export const look = (theme: Choices['theme']): 'light' | 'dark' =>
  theme === 'auto' ? systemLook() : theme;
