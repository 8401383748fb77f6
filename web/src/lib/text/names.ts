/** What players and bots are called. */
import { t } from './i18n.svelte';
import { seatWord } from './story';
import type { SeatView } from '$wire';

// So bots were named before they were people of Florence; old games still have them.
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

const first = (name: string): string => name.split(' ')[0] ?? '';

/** The same at a table, where there is little room: bots by first names that nobody else has. */
export function tableNames(seats: readonly SeatView[]): string[] {
  const names = namesOf(seats);
  const short = names.map(first);
  return names.map((name, seat) => {
    const bot = seats[seat]?.bot && !seats[seat].taken_over;
    const alone = short.filter((other) => other === short[seat]).length === 1;
    return bot && alone ? short[seat]! : name;
  });
}

/** Seats with those names, and who plays for those who left. */
export function tableSeats(seats: readonly SeatView[]): SeatView[] {
  const names = tableNames(seats);
  return seats.map((seat, number) => {
    const instead = seat.stand_in ? ` · ${first(seat.stand_in)}` : '';
    return { ...seat, name: seat.name && names[number] + instead };
  });
}

/** Who moves in a seat: the person, the bot, or whoever stands in. */
export const moverOf = (seats: readonly SeatView[], seat: number): string =>
  seats[seat]?.stand_in ?? tableNames(seats)[seat] ?? '';
