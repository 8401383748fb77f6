/** Files that lie beside the client: the same as the server gives to programs. */
import address from '../../../generated/texts/games.json?url';
import type { Game, GameInfo } from '$wire';
import { ApiError } from './api';

/** What is in the one at an address; its name is for whoever is told that it is not there. */
export async function readBeside<T>(address: string | undefined, name: string): Promise<T> {
  if (!address) throw new ApiError('other', `no text is called ${name}`);
  try {
    const answer = await fetch(address);
    if (answer.ok) return (await answer.json()) as T;
  } catch {
    // not reached, or not whole
  }
  throw new ApiError('unreachable', `${name} cannot be reached`);
}

/** The games with their options. */
export const offer = (): Promise<Record<Game, GameInfo>> => readBeside(address, 'games');
