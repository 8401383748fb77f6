/** Text that leaves the page: into the clipboard, into a file, to another app. */

/** Whether it is in the clipboard now; browsers refuse it on pages without TLS. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function saved(name: string, content: unknown): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Offer it to other apps; to think better of it is no mistake. */
export async function shared(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // closed without choosing anybody
  }
}
