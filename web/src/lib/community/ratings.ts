/** What the server knows of ratings. */
import { ask } from '$lib/server/api';
import type { Board, Curve, Game, OwnRatings, TableRatings } from '$wire';

export type Speed = 'live' | 'days';
export type Span = 'all' | 'week';
export const SPEEDS: readonly Speed[] = ['live', 'days'];
export const SPANS: readonly Span[] = ['all', 'week'];

export const board = (game: Game, speed: Speed, span: Span) =>
  ask<Board>('GET', `/api/ratings?game=${game}&speed=${speed}&span=${span}`);
export const own = () => ask<OwnRatings>('GET', '/api/me/ratings');
export const curve = (game: Game, speed: Speed) =>
  ask<Curve>('GET', `/api/me/ratings/curve?game=${game}&speed=${speed}`);
export const curveOf = (player: string, game: Game, speed: string) =>
  ask<Curve>('GET', `/api/people/${encodeURIComponent(player)}/curve?game=${game}&speed=${speed}`);
export const atTable = (table: string) =>
  ask<TableRatings>('GET', `/api/tables/${encodeURIComponent(table)}/ratings`);
