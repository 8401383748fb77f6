import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from '$lib/device/storage';
import { nameFor, NAMES, recallName, rememberName } from '$lib/server/own-name';
import { forgetChoices, recallQuick, rememberQuick } from './choices';

beforeEach(() => localStorage.clear());

describe('what was played last', () => {
  it('is a sensible game at first', () => {
    expect(recallQuick('board')).toEqual({ players: 4, level: 'merchant' });
  });

  it('is kept for each game apart', () => {
    rememberQuick('dice', { players: 1, level: 'prince' });
    expect(recallQuick('dice')).toEqual({ players: 1, level: 'prince' });
    expect(recallQuick('card').level).toBe('merchant');
  });

  it.each(['[]', '{"players": "4"}', '{"players": 2.5, "level": "merchant"}', 'not JSON', '7'])(
    'is forgotten if it makes no sense: %s',
    (text) => {
      localStorage.setItem('medici-quick-board', text);
      expect(recallQuick('board').players).toBe(4);
    },
  );
});

describe('a name', () => {
  it('gives way to that of somebody who is there, unless it was chosen', () => {
    const [first, second] = NAMES as [string, string];
    expect(nameFor(first, ['Ada'])).toBe(first);
    expect(nameFor(second, ['Ada', second])).toBe(first);
    expect(nameFor(first, [first, second])).toBe(NAMES[2]);
    expect(nameFor('Ada', ['Ada'])).toBe('Ada');
  });

  it('is given to one who has none, and stays', () => {
    const name = recallName();
    expect(NAMES).toContain(name);
    expect(recallName()).toBe(name);
  });

  it('is the one that was said', () => {
    rememberName('Ada');
    expect(recallName()).toBe('Ada');
    forgetChoices();
    expect(NAMES).toContain(recallName());
  });
});

describe('a browser without storage', () => {
  it('plays all the same', () => {
    const refuse = (): never => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    remember('x', 1);
    expect(recall('x')).toBeNull();
    expect(recallQuick('card').players).toBe(3);
    vi.unstubAllGlobals();
  });
});
