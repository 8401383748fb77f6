/** A result that leaves the page: as text, as a picture, as a file. */
import { copied } from '$lib/page/clipboard';
import { date, sentence, t } from '$lib/text/i18n.svelte';
import type { Game, Line, Result } from '$wire';
import { withoutClauses } from '../screen/log';
import { ranking, slug } from './results';

/** What is told of a game that is over. */
export interface Told {
  game: Game;
  names: string[];
  result: Pick<Result, 'scores' | 'winners'>;
  note: string; // below its name: when it was, or how it ended
  foot: string; // what it was counted by
}

/** A game that was played here, with how it ended. */
export function toldOf(game: Game, names: string[], result: Result, ending: Line[]): Told {
  const [first] = ending.map((line) => sentence(line, names));
  const note = result.title ? t(`story-title-${slug(result.title)}`) : withoutClauses(first ?? '');
  return { game, names, result, note, foot: t('table-picture-foot') };
}

/** A day in words, by its seconds since 1970. */
export const day = (begun: number): string => date(begun, { dateStyle: 'long' });

/** The final table in words, for a message to friends. */
export function words({ game, names, result, note }: Told, ending: Line[]): string {
  const lines = ranking(result).map(
    ({ seat, place }) =>
      `${place}. ${names[seat] ?? ''}: ${t('companion-score-of', { game, n: result.scores[seat] ?? 0 })}`,
  );
  const last = ending.map((line) => withoutClauses(sentence(line, names)));
  return [
    t('shell-game', { game }),
    note,
    '',
    ...lines,
    ...(last.length ? ['', ...last] : []),
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
