/** All that a replay shows of a review, fetched with its words when one is looked at. */
export { default as Bars } from './Bars.svelte';
export { default as Curve } from './Curve.svelte';
export { default as Legend } from './Legend.svelte';
export { default as Marks } from './Marks.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Verdict } from './Verdict.svelte';
export { nextOf } from './curve';
export { sessionOf, type Session } from './session.svelte';
export { decisionVerdict, marked, type DecisionVerdict } from './verdict';
