/** Every test may play every game. */
import { loadGames } from '$lib/game/load';

await loadGames();
