import { mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import Toasts from '$parts/Toasts.svelte';
import { dismiss, toasts } from '../page/toast.svelte';
import { speak, t } from '../text/i18n.svelte';
import Trouble from '../../pages/Trouble.svelte';
import { ApiError, ask } from './api';
import { complain } from './task.svelte';

const STRANGE = 'expected a moon of cheese; got "rock"'; // of a code without words of its own

let shown: ReturnType<typeof mount> | undefined;
beforeAll(() => speak('en'));
beforeEach(() => toasts.splice(0));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.unstubAllGlobals();
});

/** What is said in English alone, on a page that shows this. */
function english<Props extends Record<string, unknown>>(page: Component<Props>, props: Props) {
  document.body.replaceChildren();
  shown = mount(page, { target: document.body, props });
  return document.querySelector('small[lang=en]')?.textContent;
}

/** What is thrown where the server answers so. */
async function refused(code: string, message: string): Promise<ApiError> {
  const answer = new Response(JSON.stringify({ code, message }), { status: 400 });
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  return ask('GET', '/api/deals/1').then(
    () => expect.unreachable(),
    (thrown: unknown) => thrown as ApiError,
  );
}

// Other tests may have fetched all words before; alone, this one begins with those of a first visit.
it('has the words of a problem fetched before it is said', async () => {
  const error = await refused('bad-record', 'expected a record; got a poem');
  expect(error.text).toBe(t('shell-problem-bad-record'));
  expect(error.text).toMatch(/cannot read this record/);
  expect(error.detail).toBe('');
});

it('says on a page what the server said of a problem without words, in English', async () => {
  const error = await refused('strange', STRANGE);
  expect(error.text).toBe(t('shell-problem-other'));
  expect(english(Trouble, { error, onagain: () => {} })).toBe(STRANGE);
});

it('leaves it out where the words say it', async () => {
  const error = await refused('not-found', STRANGE);
  expect(english(Trouble, { error, onagain: () => {} })).toBeUndefined();
});

it('says it in a notice, too, unless the page has words of its own', async () => {
  const error = await refused('strange', STRANGE);
  await complain(error);
  expect(english(Toasts as Component<Record<string, never>>, {})).toBe(STRANGE);
  dismiss(toasts[0]!.key);
  await complain(error, () => 'Announce it anew.');
  expect(toasts.map(({ text, detail }) => [text, detail])).toEqual([['Announce it anew.', '']]);
});
