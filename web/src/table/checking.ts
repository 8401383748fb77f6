/** The check of chance with the component that shows it: fetched as one when a game is over. */
export { checkGame, checkTable } from '$lib/fair/table';
export { default as Checked } from './Checked.svelte';
export { headlineOf } from './checked';
