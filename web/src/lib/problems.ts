/** Refusals and failures, in the language of the player. */
import { has, t } from './i18n.svelte';

export class ApiError extends Error {
  constructor(
    readonly code: string, // what programs go by
    message: string, // what the server said, in English
    readonly status: number | null = null, // of HTTP; null over the socket or without an answer
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** What happened, that nothing was lost, and what to do. */
  get text(): string {
    const id = `shell-problem-${this.code}`;
    return t(has(id) ? id : 'shell-problem-other', { detail: this.message });
  }
}

/** Anything that was thrown, as something that can be shown. */
export function problem(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError('other', thrown instanceof Error ? thrown.message : String(thrown));
}
