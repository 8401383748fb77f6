/** Time that is left, as people read it. */
import { createSubscriber } from 'svelte/reactivity';
import { t } from '$lib/text/i18n.svelte';

const EVERY = 250; // milliseconds
const HOURS = 24; // of a day

const ticks = createSubscriber((tick) => {
  const timer = setInterval(tick, EVERY);
  return () => clearInterval(timer);
});

/** The present, in unix seconds; in a template or an effect it goes on by itself. */
export function now(): number {
  ticks();
  return Date.now() / 1000;
}

/** Whole seconds until a moment in unix seconds, never below nought. */
export function left(deadline: number, now: number): number {
  return Math.max(0, Math.ceil(deadline - now));
}

/** 0:07, 12:30, 1:02:03, and from a day on in words: 3 days, 2 days 23 h. */
export function readable(seconds: number): string {
  const s = seconds % 60;
  const m = Math.floor(seconds / 60) % 60;
  const h = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, '0');
  if (h >= HOURS) return inDays(Math.ceil(seconds / 3600));
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function inDays(total: number): string {
  const [days, hours] = [Math.floor(total / HOURS), total % HOURS];
  return t(hours ? 'table-clock-days-hours' : 'table-clock-days', { days, hours });
}
