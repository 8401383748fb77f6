import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '$wire';
import { own, takenOver, viewer, waitsForPerson, yourTurn } from './turn';

const seat = (yours: boolean, more: Partial<SeatView> = {}): SeatView => ({
  name: 'x',
  bot: null,
  taken_over: null,
  yours,
  ...more,
});
const bot = seat(false, { bot: 'merchant' });

describe('the viewer', () => {
  it('is nobody for an onlooker', () => {
    expect(viewer([seat(false), bot], 0, null)).toBeNull();
    expect(own([seat(false), bot])).toEqual([]);
  });

  it('is the one seat of the device, whoever acts', () => {
    expect(viewer([bot, seat(true)], 0, null)).toBe(1);
    expect(viewer([bot, seat(true)], 'nature', null)).toBe(1);
  });

  it('is the seat to act where several share the device', () => {
    const seats = [seat(true), bot, seat(true)];
    expect(viewer(seats, 2, 0)).toBe(2);
    expect(viewer(seats, 0, 2)).toBe(0);
  });

  it('stays where it was while a bot or nature acts', () => {
    const seats = [seat(true), bot, seat(true)];
    expect(viewer(seats, 1, 2)).toBe(2);
    expect(viewer(seats, 'nature', 2)).toBe(2);
    expect(viewer(seats, null, null)).toBe(0);
    expect(viewer(seats, 1, 1)).toBe(0);
  });
});

describe('your turn', () => {
  it('is told only of a seat of yours that no bot plays', () => {
    const seats = [seat(true), bot, seat(true, { bot: 'merchant', taken_over: 'clock' })];
    expect(yourTurn(seats, 0)).toBe(true);
    expect(yourTurn(seats, 1)).toBe(false);
    expect(yourTurn(seats, 2)).toBe(false);
    expect(yourTurn(seats, 'nature')).toBe(false);
    expect(takenOver(seats)).toBe(2);
    expect(takenOver([seat(true), bot])).toBeNull();
  });
});

describe('a table', () => {
  const waits = (actor: number | 'nature' | null, paused = false) =>
    waitsForPerson({
      seats: [seat(true), bot, seat(false), seat(false, { bot: 'merchant', taken_over: 'left' })],
      actor,
      paused,
    } as TableView);

  it('waits for people, whichever device they are at, and not for bots or chance', () => {
    expect([0, 1, 2, 3, 'nature' as const].map((actor) => waits(actor))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(waits(null)).toBe(false);
  });

  it('waits for people while everybody is away', () => {
    expect(waits(1, true)).toBe(true);
  });
});
