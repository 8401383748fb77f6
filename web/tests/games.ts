/** Every test may play every game. */
import { loadGames } from '$lib/house/apart';

await loadGames();
