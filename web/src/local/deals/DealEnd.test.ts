import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '$lib/server/api';
import { t } from '$lib/text/i18n.svelte';
import DealEnd from './DealEnd.svelte';

// Of the network there is nothing here: the first answers come too late.
const { answers } = vi.hoisted(() => ({ answers: [] as (() => Promise<string>)[] }));
vi.mock('./play', () => ({ DONE: 'counted', tellResult: () => answers.shift()!() }));

let shown: ReturnType<typeof mount>;
const said = (): string => document.querySelector('[role=status] p')?.textContent ?? '';
const late = (): Promise<string> => Promise.reject(new ApiError('unreachable', 'no answer'));

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  flushSync();
}

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

it('sends a result again, less and less often, that the server did not answer in time', async () => {
  answers.push(late, late, () => Promise.resolve('counted'));
  shown = mount(DealEnd, { target: document.body, props: { table: 'deal-abcd-2026-11-18-dice' } });
  await pass(1);
  expect(said()).toBe(t('deals-untold'));
  await pass(4);
  expect(answers).toHaveLength(1);
  await pass(9);
  expect(answers).toHaveLength(1);
  await pass(1);
  expect(said()).toBe(t('deals-told'));
  await pass(600);
  expect(answers).toHaveLength(0);
});
