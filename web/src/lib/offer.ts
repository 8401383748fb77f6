/** What there is to choose from: the games with their options. */
import address from '../../generated/texts/games.json?url';
import { readBeside } from './beside';
import type { Game, GameInfo } from './wire-types';

export const offer = (): Promise<Record<Game, GameInfo>> => readBeside(address, 'games');
