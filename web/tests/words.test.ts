import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '../src/lib/game/goods';
import {
  cardName,
  date,
  has,
  lang,
  list,
  loadAllTexts,
  number,
  sentence,
  speak,
  t,
} from '$lib/text/i18n.svelte';
import { ApiError } from '../src/lib/server/api';
import { LANGS, preferred } from '$lib/text/languages';
import { countedPoints, signed } from '$review/words';
import { validSettings } from '$lib/device/settings.svelte';

beforeAll(() => speak('en'));
afterEach(() => speak('en'));

describe('cards', () => {
  it.each([
    ['fur3', { ware: 'fur', value: 3, icons: 1, green: false, leafy: false }],
    ['gold10', { ware: 'gold', value: 10, icons: 1, green: false, leafy: false }],
    ['cloth0x2', { ware: 'cloth', value: 0, icons: 2, green: false, leafy: false }],
    ['dye0g', { ware: 'dye', value: 0, icons: 1, green: true, leafy: true }],
    ['neutral7', { ware: 'neutral', value: 7, icons: 1, green: false, leafy: true }],
  ])('%s is taken apart', (id, card) => expect(cardOf(id)).toEqual(card));

  it('that are none are not drawn', () =>
    expect(() => cardOf('silver3')).toThrow('expected a card'));
});

describe('words', () => {
  it('are spoken in the language that was chosen', async () => {
    expect(t('good-grain')).toBe('grain');
    await speak('pt-BR');
    expect(t('good-grain')).toBe('grão');
    expect([lang(), document.documentElement.lang]).toEqual(['pt-BR', 'pt-BR']);
  });

  it('that are missing show their id', () => {
    expect(has('no-such-message')).toBe(false);
    expect(t('no-such-message')).toBe('no-such-message');
  });

  it('tell a story with names, goods, cards and lists', async () => {
    const line = {
      id: 'story-lot-grows',
      args: { card: { cards: ['fur3'] }, lot: { cards: ['fur3', 'cloth0x2', 'gold10'] } },
    };
    expect(sentence(line, [])).toBe('It is fur 3: the lot is fur 3, double cloth 0 and gold 10.');
    const passes = { id: 'story-passes', args: { who: { seat: 1 } } };
    expect(sentence(passes, ['Ada', 'Bruno'])).toBe('Bruno passes.');
    expect(sentence(passes, [])).toBe('Seat 2 passes.');
    await speak('pt-BR');
    expect(sentence(passes, ['Ada', 'Bruno'])).toBe('Bruno passa.');
    expect(list(['a', 'b', 'c'])).toBe('a, b e c');
    expect(cardName('fur3')).toBe('pele 3');
  });

  it.each([
    ['en', 0.84, '+0.8 points', 'Luck: Ada −0.8 points'],
    ['de', 1, '+1,0 Punkte', 'Glück: Ada −1,0 Punkte'],
    ['es', 0.96, '+1,0 punto', 'Suerte: Ada −1,0 punto'],
    ['fr', 1.3, '+1,3 point', 'Hasard\u00a0: Ada −1,3 point'],
    ['fr', 1.96, '+2,0 points', 'Hasard\u00a0: Ada −2,0 points'],
    ['pt-BR', 1.3, '+1,3 ponto', 'Sorte: Ada −1,3 ponto'],
  ] as const)('choose plurals by the digits shown: %s, %d', async (lang, cost, behind, luck) => {
    await loadAllTexts();
    await speak(lang);
    const points = countedPoints(1e4 * cost, false);
    expect(t('eye-points', { points })).toBe(behind);
    const change = signed(-1e4 * cost);
    expect(t('eye-luck-moved', { name: 'Ada', change, n: points })).toBe(luck);
  });

  it.each(LANGS.filter((lang) => lang !== 'en'))('in a row are joined as in %s', async (lang) => {
    await speak(lang);
    const joined = new Intl.ListFormat(lang);
    const names = ['Chen', 'Inés', 'hilario', 'Hiedra', 'Hiato', 'Hi', 'Yago', 'H', ''];
    for (const last of names)
      for (const row of [['Ada', last], ['Ada', 'Isabel', last], [last]])
        expect(list(row)).toBe(joined.format(row));
  });

  it('write numbers and dates as they are written there', async () => {
    expect(number(1234.5)).toBe('1,234.5');
    await speak('pt-BR');
    expect(number(1234.5)).toBe('1.234,5');
    expect(date(0, { dateStyle: 'short', timeZone: 'UTC' })).toBe('01/01/1970');
  });

  it('say until when somebody is muted, and why', async () => {
    const until = Date.UTC(2031, 2, 5, 12) / 1000;
    const muted = new ApiError('muted', 'you may not talk', 403, { until, reason: 'spam' });
    const banned = new ApiError('banned', 'you are banned', 403, { reason: 'spam' });
    expect(muted.text).toContain(`Until ${date(until)} (“spam”).`);
    expect(banned.text).toContain('For good (“spam”).');
    await speak('de');
    expect(muted.text).toContain(`Bis ${date(until)} („spam“).`);
    expect(muted.text + banned.text).not.toContain('you');
  });

  it('say what went wrong, and that nothing was lost', async () => {
    const lost = new ApiError('unreachable', 'fetch failed');
    expect(lost.text).toContain('Nothing was lost');
    const strange = new ApiError('strange', 'as never before');
    expect([lost.detail, strange.detail]).toEqual(['', 'as never before']);
    await speak('pt-BR');
    expect(lost.text).toContain('Nada se perdeu');
    expect(strange.text).toBe('Não funcionou. Nada se perdeu; tente de novo.');
  });
});

describe('settings', () => {
  const usual = {
    lang: 'en',
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
  } as const;

  it.each([
    [['sv', 'pt-PT', 'en'], 'pt-BR'],
    [['en-GB'], 'en'],
    [['de-AT'], 'de'],
    [['sv'], 'en'],
    [[], 'en'],
  ])('the languages %j mean %s', (wanted, lang) => expect(preferred(wanted)).toBe(lang));

  it('that make no sense are the usual ones', () => {
    expect(validSettings(null, usual)).toEqual(usual);
    expect(validSettings({ theme: 'pink', speed: 2, sound: 'yes' }, usual)).toEqual({
      ...usual,
      speed: 2,
    });
  });
});
