/** Text into the clipboard, on pages without TLS too; and always a word about what became of it. */
import { t } from '../text/i18n.svelte';
import { toast } from './toast.svelte';

/** Whether it is in the clipboard now. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return marked(text); // browsers lend the clipboard to safe pages only
  }
}

/** Copy a link, and say so; or show it, so that it can be marked by hand. */
export async function copyLink(link: string, said = t('table-copied')): Promise<boolean> {
  const done = await copied(link);
  if (done) toast(said);
  else toast(t('table-copy-failed', { link }), 'problem');
  return done;
}

/** The old way: mark it in a field, and copy what is marked. */
function marked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // Under an open window nothing can be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
