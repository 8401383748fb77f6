import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serve } from './serve';

const reload = vi.fn();
const answers = vi.fn<() => Promise<Response>>();
const down = () => Promise.reject(new TypeError('the line is down'));
const up = () => Promise.resolve(new Response());
const missed = () => dispatchEvent(new Event('vite:preloadError'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());
serve();

test('a page of which a part is gone is read anew', async () => {
  answers.mockImplementation(up);
  missed();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is not read anew while nobody answers, but when the line is back', async () => {
  answers.mockImplementation(down);
  missed();
  await settled();
  expect(reload).not.toHaveBeenCalled();
  answers.mockImplementation(up);
  dispatchEvent(new Event('online'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it is not read anew in circles', async () => {
  answers.mockImplementation(up);
  missed();
  await settled();
  missed();
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});
