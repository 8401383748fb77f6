/** Text that leaves the page: into a file, to another app; lib/copy.ts has the clipboard. */

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
