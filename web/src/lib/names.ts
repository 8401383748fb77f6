/** Bots are called by their level, which the server writes in English. */
import { t } from './i18n.svelte';
import type { SeatView } from './types';

const BOT = /^(Apprentice|Merchant|Banker|Prince|Random)( \d+)?$/;

/** A name as it is shown. */
export function called(name: string): string {
  const [, bot, number] = BOT.exec(name) ?? [];
  return bot ? t('shell-bot', { bot: bot.toLowerCase() }) + (number ?? '') : name;
}

/** Whoever sits at a table, by the names that are shown. */
export const calledSeats = (seats: readonly SeatView[]): SeatView[] =>
  seats.map((seat) => (seat.bot && seat.name ? { ...seat, name: called(seat.name) } : seat));
