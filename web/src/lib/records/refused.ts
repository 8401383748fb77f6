/** Why a record is refused: a sentence in the reader's language, and what exactly was wrong. */
import { problem } from '$lib/server/api';
import { t } from '$lib/text/i18n.svelte';
import { RecordError } from '$medici/record/errors.js';

export interface Refused {
  text: string;
  detail: string; // as the rules say it, in English; empty: there is no more to say
}

export function refusedRecord(thrown: unknown): Refused {
  if (thrown instanceof SyntaxError) return { text: t('replay-no-json'), detail: '' };
  if (!(thrown instanceof RecordError)) return { text: problem(thrown).text, detail: '' };
  const { move, problem: detail } = thrown;
  if (move === null) return { text: t('replay-no-record'), detail };
  return { text: t('replay-no-record-move', { n: move }), detail };
}
