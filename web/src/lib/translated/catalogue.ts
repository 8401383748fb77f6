/** The games there are, with their numbers of players and options, without asking a server. */
import { describe_games } from '$medici/games/catalogue.js';
import { plain } from '$python/runtime.js';
import type { Game, GameInfo } from '$wire';

export const games = (): Record<Game, GameInfo> =>
  plain(describe_games()) as Record<Game, GameInfo>;
