/** What it means to leave a game. */
import type { SeatView, TableView } from '$wire';

type Counted = Pick<TableView, 'rated' | 'event'>;

/** Whether a game is rated, or others wait for what it comes to: then nobody leaves for a while. */
export const isBinding = ({ rated, event }: Counted): boolean => rated || event !== '';

/** Whether there is a way back to a seat that a bot plays. */
export const canReturn = (table: Counted, seat?: SeatView): boolean =>
  !isBinding(table) || seat?.taken_over === 'clock';
