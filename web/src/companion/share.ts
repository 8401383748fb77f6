/** A result that leaves the page: as text, as a picture, as a file. */
import { copied } from '$lib/page/clipboard';
import { date, number, sentence, t } from '$lib/text/i18n.svelte';
import type { Game, Reckoned } from '$wire';
import { ranking } from '$table/end/results';

export interface Result {
  game: Game;
  names: string[];
  reckoned: Reckoned;
  begun: number; // seconds since 1970
}

export const day = (begun: number): string => date(begun, { dateStyle: 'long' });

/** The final table in words, for a message to friends. */
export function words({ game, names, reckoned, begun }: Result): string {
  const lines = ranking(reckoned).map(
    ({ seat, place }) =>
      `${place}. ${names[seat] ?? ''}: ${t('companion-score-of', { game, n: number(reckoned.scores[seat] ?? 0) })}`,
  );
  const ending = reckoned.ending.map((line) => sentence(line, names));
  return [
    t('shell-game', { game }),
    day(begun),
    '',
    ...lines,
    ...(ending.length ? ['', ...ending] : []),
  ].join('\n');
}

/** Offer something to other apps; false if this browser cannot, null if nobody was chosen. */
async function offered(what: ShareData): Promise<boolean | null> {
  if (typeof navigator.share !== 'function') return false;
  if (what.files && !navigator.canShare?.(what)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? null : false;
  }
}

/** Share a text, or else copy it; says what became of it. */
export async function sharedText(text: string): Promise<'shared' | 'copied' | 'nowhere' | 'no'> {
  const done = await offered({ text });
  if (done !== false) return done ? 'shared' : 'no';
  return (await copied(text)) ? 'copied' : 'nowhere';
}

/** Share a picture, or else save it as a file. */
export async function sharedPicture(
  name: string,
  picture: Blob,
): Promise<'shared' | 'saved' | 'no'> {
  const file = new File([picture], name, { type: picture.type });
  const done = await offered({ files: [file] });
  if (done !== false) return done ? 'shared' : 'no';
  savedBlob(name, picture);
  return 'saved';
}

export const savedText = (name: string, text: string): void =>
  savedBlob(name, new Blob([text], { type: 'application/json' }));

function savedBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
