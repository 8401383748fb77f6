/** What players and bots are called. */
import { t } from './i18n.svelte';
import { seatWord } from './story';
import type { SeatView } from './wire-types';

// The server writes the levels of bots in English.
const BOT = /^(Apprentice|Merchant|Banker|Prince|Random)( \d+)?$/;

/** A name as it is shown. */
export function called(name: string): string {
  const [, bot, number] = BOT.exec(name) ?? [];
  return bot ? t('shell-bot', { bot: bot.toLowerCase() }) + (number ?? '') : name;
}

/** Whoever sits at a table, by the names that are shown. */
export const calledSeats = (seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat) => (seat.bot && seat.name ? { ...seat, name: called(seat.name) } : seat));

/** The name in a seat, or the number of the seat. */
export const nameOf = (seats: readonly SeatView[], seat: number): string =>
  seats[seat]?.name ?? seatWord(seat, t);

export const namesOf = (seats: readonly SeatView[]): string[] =>
  seats.map((_, seat) => nameOf(seats, seat));
