/** What a table's bar offers where it has room to spare, above all while there is nothing to do. */
import { getContext, setContext, type Snippet } from 'svelte';

type Idle = () => Snippet | null;
const KEY = Symbol('idle');

export const setIdle = (idle: Idle): Idle => setContext(KEY, idle);
export const idleHere = (): Idle => getContext<Idle | undefined>(KEY) ?? (() => null);
