/** Every test may play every game, and tell of it. */
import { GAMES } from '$lib/game/games';
import { prepareGame } from '$lib/game/prepare';

await Promise.all(GAMES.map(prepareGame));
