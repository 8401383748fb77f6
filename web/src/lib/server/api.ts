/** The server over HTTP. Every refusal is an ApiError. */
import { date, has, loadTexts, t } from '../text/i18n.svelte';
import { site } from '../page/address';
import type {
  CreatedTable,
  ListedTable,
  Me,
  OwnTable,
  Name,
  Problem,
  Terms,
  Token,
  TableView,
  ImportRequest,
} from '$wire';

const PATIENCE = 15_000; // milliseconds for an answer

const PAGE = 100; // past tables at a time

export const api = {
  guest: (name: string) => ask<Me>('POST', '/api/guests', { name } satisfies Name),
  me: () => ask<Me | null>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name } satisfies Name),
  forget: () => ask<void>('DELETE', '/api/me'),
  useLink: (token: string) => ask<Me>('POST', '/api/link', { token } satisfies Token),
  mine: () => ask<OwnTable[]>('GET', '/api/me/tables'),
  /** Past tables of one's own before one of them, the newest first. */
  past: (before: string) =>
    ask<OwnTable[]>('GET', `/api/me/tables?limit=${PAGE}&before=${encodeURIComponent(before)}`),
  current: () => ask<OwnTable[]>('GET', '/api/me/tables?limit=1'), // with hardly any past ones
  tables: () => ask<ListedTable[]>('GET', '/api/tables'),
  lay: (terms: Terms) => ask<CreatedTable>('POST', '/api/tables', terms),
  bring: (brought: ImportRequest) => ask<CreatedTable>('POST', '/api/tables/brought', brought),
  table: (id: string) => ask<TableView>('GET', at(id)),
  record: (id: string) => ask<Record<string, unknown>>('GET', `${at(id)}/record`),
};

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  if (site) throw new ApiError('no-server', 'a site of plain files has no server');
  const headers = body === undefined ? undefined : { 'content-type': 'application/json' };
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await fetch(path, { method, headers, body: text, signal });
  } catch (thrown) {
    throw new ApiError('unreachable', thrown instanceof Error ? thrown.message : 'no answer');
  }
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const problem = (await answer.json()) as Problem;
    return await new ApiError(problem.code, problem.message, answer.status, problem).worded();
  } catch {
    const code = answer.status >= 500 ? 'unavailable' : 'other'; // a proxy's page, not ours
    return new ApiError(code, answer.statusText, answer.status);
  }
}

export class ApiError extends Error {
  constructor(
    readonly code: string, // what programs go by
    message: string, // what the server said, in English
    readonly status: number | null = null, // of HTTP; null over the socket or without an answer
    readonly sanction: Pick<Problem, 'until' | 'reason'> = {}, // of whoever is muted or banned
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The same, once its words are here: a first visit fetches none of most problems. */
  async worded(): Promise<this> {
    if (!this.#known) await loadTexts('more').catch(() => {}); // or the usual words are to do
    return this;
  }

  /** What happened, that nothing was lost, and what to do. */
  get text(): string {
    const { until, reason = '' } = this.sanction;
    const ends = until ? date(until) : 'never';
    return t(this.#known ? this.#id : 'shell-problem-other', { until: ends, reason });
  }

  /** What is known besides, in English; empty where the text says it. */
  get detail(): string {
    return this.#known ? '' : this.message;
  }

  get #known(): boolean {
    return has(this.#id);
  }

  // No template: vite/parts.ts would take it for words of the first page.
  get #id(): string {
    return 'shell-problem-' + this.code;
  }
}

/** Anything that was thrown, as something that can be shown. */
export function problem(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError('other', thrown instanceof Error ? thrown.message : String(thrown));
}
