/** People over HTTP: friends, invitations, players' pages, and what one shows of oneself. */
import { ask, type ApiError } from '$lib/server/api';
import { t } from '$lib/text/i18n.svelte';
import type {
  AskedFriend,
  Exercises,
  FriendLink,
  Friends,
  Invitation,
  Invite,
  Invited,
  NewFriendLink,
  Opponent,
  Profile,
  Shown,
} from '$wire';

const at = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

export const people = {
  friends: () => ask<Friends>('GET', '/api/me/friends'),
  part: (player: string) => ask<void>('DELETE', at('/api/me/friends', player)),
  decline: (player: string) => ask<void>('DELETE', at('/api/me/friends/asking', player)),
  newLink: () => ask<NewFriendLink>('POST', '/api/me/friends/link'),
  whose: (token: string) =>
    ask<AskedFriend>('POST', '/api/friends/link/look', { token } satisfies FriendLink),
  useLink: (token: string) =>
    ask<AskedFriend>('POST', '/api/friends/link', { token } satisfies FriendLink),
  invitations: () => ask<Invitation[]>('GET', '/api/me/invitations'),
  invite: (whom: Invite) => ask<Invited>('POST', '/api/me/invitations', whom),
  answer: (table: string) => ask<void>('DELETE', at('/api/me/invitations', table)),
  opponents: () => ask<Opponent[]>('GET', '/api/me/opponents'),
  page: (player: string) => ask<Profile>('GET', at('/api/people', player)),
  show: (shown: Shown) => ask<Shown>('PUT', '/api/me/profile', shown),
  shareExercises: (all: Exercises) => ask<void>('PUT', '/api/me/exercises', all),
  unshareExercises: () => ask<void>('DELETE', '/api/me/exercises'),
  unshareReviews: () => ask<void>('DELETE', '/api/me/reviews'),
};

/** Why something about friends and invitations was refused: what is full is no table. */
export const whyNot = (error: ApiError): string =>
  error.code === 'full' ? t('friends-full') : error.text;
