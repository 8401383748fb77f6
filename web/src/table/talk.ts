/** Who may talk at a table. */
import type { Talk } from '$lib/wire-types';

export const VOICES: readonly Talk[] = ['all', 'players', 'nobody'];
