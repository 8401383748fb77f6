/** Tournaments on the server. */
import { ask } from '$lib/server/api';
import type {
  ListedTournament,
  NewTournamentId,
  OwnTournament,
  RoundView,
  TournamentLists,
  TournamentPlan,
  TournamentView,
} from '$wire';

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  lists: () => ask<TournamentLists>('GET', '/api/tournaments'),
  /** What follows the last one of a list. */
  more: ({ status, starts, number }: ListedTournament) =>
    ask<ListedTournament[]>(
      'GET',
      `/api/tournaments/more?status=${status}&starts=${starts}&number=${number}`,
    ),
  mine: () => ask<OwnTournament[]>('GET', '/api/me/tournaments'),
  announce: (plan: TournamentPlan) => ask<NewTournamentId>('POST', '/api/tournaments', plan),
  see: (id: string) => ask<TournamentView>('GET', at(id)),
  round: (id: string, number: number) => ask<RoundView>('GET', `${at(id)}/rounds/${number}`),
  text: (id: string) => ask<{ text: string }>('GET', `${at(id)}/text`),
  enter: (id: string) => ask<void>('POST', `${at(id)}/entry`),
  withdraw: (id: string) => ask<void>('DELETE', `${at(id)}/entry`),
  start: (id: string) => ask<void>('POST', `${at(id)}/start`),
  remove: (id: string, entrant: string, reason: string) =>
    ask<void>('POST', `${at(id)}/remove`, { entrant, reason }),
  cancel: (id: string, reason: string) => ask<void>('POST', `${at(id)}/cancel`, { reason }),
  report: (id: string, reason: string) => ask<void>('POST', `${at(id)}/reports`, { reason }),
  void: (id: string, table: string, reason: string) =>
    ask<void>('POST', `${at(id)}/void`, { table, reason }),
};
