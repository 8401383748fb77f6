/** What must be there before the first page is drawn. */
import { speak } from './i18n.svelte';
import { keepSettings, settings } from './settings.svelte';

export async function begin(): Promise<void> {
  keepSettings();
  await speak(settings.lang);
}
