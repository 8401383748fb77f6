/** Every test may play every game. */
import { loadGames } from '$lib/translated/apart';

await loadGames();
