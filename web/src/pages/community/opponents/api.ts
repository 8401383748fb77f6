/** What the server knows of people who are here and who look for opponents. */
import { ask } from '$lib/server/api';
import type { Here } from '$wire';

export const here = () => ask<Here>('GET', '/api/here');
