/** Clubs on the server. */
import type { Speed } from '$lib/community/ratings';
import { ask } from '$lib/server/api';
import { session } from '$lib/server/session.svelte';
import { recallName } from '$lib/server/own-name';
import type {
  ClubKey,
  ClubListed,
  ClubMatch,
  ClubPage,
  ClubRole,
  ClubSaid,
  ClubStanding,
  ClubTerms,
  CreatedTable,
  Game,
  ListedTournament,
  NewClubId,
  OwnClub,
} from '$wire';

const at = (club: string, more = ''): string => `/api/clubs/${encodeURIComponent(club)}${more}`;
const member = (club: string, id: string): string => at(club, `/members/${encodeURIComponent(id)}`);

/** Whoever does something is known on the server from then on. */
async function doing<T>(method: string, path: string, body?: unknown): Promise<T> {
  await session.ensure(recallName());
  return ask<T>(method, path, body);
}

export const clubs = {
  all: (before?: number) =>
    ask<ClubListed[]>('GET', `/api/clubs${before === undefined ? '' : `?before=${before}`}`),
  find: (name: string) => ask<ClubListed[]>('GET', `/api/clubs?find=${encodeURIComponent(name)}`),
  mine: () => ask<OwnClub[]>('GET', '/api/me/clubs'),
  found: (terms: ClubTerms) => doing<NewClubId>('POST', '/api/clubs', terms),
  see: (club: string) => ask<ClubPage>('GET', at(club)),
  change: (club: string, terms: ClubTerms) => doing<void>('PATCH', at(club), terms),
  dissolve: (club: string) => doing<void>('DELETE', at(club)),
  newLink: (club: string) => doing<ClubKey>('POST', at(club, '/link')),
  join: (club: string, link: string | null) =>
    doing<ClubRole>('POST', at(club, '/join'), link === null ? {} : { link }),
  make: (club: string, id: string, role: ClubRole['role']) =>
    doing<void>('PUT', member(club, id), { role }),
  remove: (club: string, id: string) => doing<void>('DELETE', member(club, id)),
  talk: (club: string) => ask<ClubSaid[]>('GET', at(club, '/talk')),
  say: (club: string, text: string) => doing<void>('POST', at(club, '/talk'), { text }),
  unsay: (club: string, number: number) => doing<void>('DELETE', at(club, `/talk/${number}`)),
  /** Report something that was said there, or the club's own words. */
  report: (club: string, reason: string, number: number | null = null) =>
    doing<void>('POST', at(club, '/reports'), { number, reason }),
  lay: (club: string, game: Game, players: number) =>
    doing<CreatedTable>('POST', at(club, '/tables'), { game, players }),
  matches: (club: string) => ask<ClubMatch[]>('GET', at(club, '/matches')),
  tournaments: (club: string, before?: number) =>
    ask<ListedTournament[]>('GET', at(club, `/tournaments${before ? `?before=${before}` : ''}`)),
  ranking: (club: string, game: Game, speed: Speed) =>
    ask<ClubStanding[]>('GET', at(club, `/ranking?game=${game}&speed=${speed}`)),
};
