/** What this browser keeps. Without storage, or with a full one, nothing is remembered. */

/** The text that is kept under a key; null if there is none. */
export function recallText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // it costs the memory, not the game
  }
}

/** The value that is kept under a key; null if there is none, or nothing of ours. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(recallText(key) ?? 'null');
  } catch {
    return null;
  }
}

export const remember = (key: string, value: unknown): void =>
  rememberText(key, JSON.stringify(value));

/** Keep a text, and say whether there was room for it. */
export function keptText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // then nothing was kept
  }
}

/** The keys that begin with a word. */
export function keysWith(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
