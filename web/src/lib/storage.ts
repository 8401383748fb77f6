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
