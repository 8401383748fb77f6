import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Sentence from './Sentence.svelte';

let shown: Record<string, unknown> | undefined;
afterEach(() => void (shown && unmount(shown)));

it.each([
  ['Ada wins with 52 florins (B51).', 'Ada wins with 52 florins B51.'],
  ['Nobody can bid (B22, B24). Day over.', 'Nobody can bid B22 B24. Day over.'],
])('what follows the number of a rule follows it at once: %s', (text, seen) => {
  shown = mount(Sentence, { target: document.body, props: { text, game: 'board' } });
  expect(document.body.textContent).toBe(seen);
});
