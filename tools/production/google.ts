import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../shared/failure.ts';

export type Json = Record<string, unknown>;
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface GoogleRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body: Json | null;
}

/** Sends one request and returns its status and its JSON; resolves for every status. */
export type Send = (request: GoogleRequest) => Promise<{ status: number; body: Json }>;

export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  readonly status: number;
  /** Google's status, such as `ABORTED`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** The API is not enabled, or was enabled so lately that not every server knows. */
  get isDisabled(): boolean {
    return this.status === 403 && /has not been used|is disabled|not enabled/u.test(this.message);
  }

  /** The same call may succeed later. */
  get isPassing(): boolean {
    return (
      this.isDisabled ||
      this.isUnknownYet ||
      this.code === 'ABORTED' ||
      [429, 500, 502, 503, 504].includes(this.status)
    );
  }

  /** Something that was just made is not known everywhere. */
  private get isUnknownYet(): boolean {
    return (
      (this.status === 400 && /does not exist/u.test(this.message)) ||
      (this.status === 404 && /Cannot find metric|\/serviceAccounts\//u.test(this.message))
    );
  }
}

/** Google's REST APIs for one project; an address is `firestore/v1/…` for `firestore.googleapis.com/v1/…`. */
export interface Google {
  projectId: string;
  /** The answer, and of a long operation what it made. Throws a `GoogleError`. */
  call(method: Method, address: string, body?: Json): Promise<Json>;
  /** Null where the resource does not exist. */
  find(address: string): Promise<Json | null>;
  /** All pages of a list; `field` is its name in an answer. */
  list(address: string, field: string): Promise<Json[]>;
  wait(milliseconds: number): Promise<void>;
}

/**
 * They answer before the project has services of its own: the quota of their calls is that of the
 * program that signed in, and that of all others is the project's.
 */
const WITHOUT_PROJECT = /^https:\/\/(?:cloudbilling|cloudresourcemanager|serviceusage)\./u;
const POLL_MS = 2000;

export function openGoogle(
  projectId: string,
  send: Send = sendSignedIn,
  wait: Google['wait'] = sleep,
): Google {
  async function once(method: Method, address: string, body: Json | null): Promise<Json> {
    const url = address.replace(/^([a-z]+)\//u, 'https://$1.googleapis.com/');
    const headers: Record<string, string> = WITHOUT_PROJECT.test(url)
      ? {}
      : { 'x-goog-user-project': projectId };
    const answer = await send({ method, url, headers, body });
    if (answer.status < 300) return answer.body;
    const { error = {} } = answer.body as { error?: { status?: string; message?: string } };
    const message = `${method} ${url}: ${error.message ?? answer.status}`;
    throw new GoogleError(answer.status, error.status ?? '', message);
  }

  async function call(method: Method, address: string, body?: Json): Promise<Json> {
    let answer = await once(method, address, body ?? null);
    const name = String(answer['name'] ?? '');
    if (method === 'GET' || !/(?:^|\/)operations\//u.test(name)) return answer;
    // A finished operation without an address to ask is called so.
    const operation = `${address.split('/').slice(0, 2).join('/')}/${name}`;
    while (answer['done'] !== true) {
      await wait(POLL_MS);
      answer = await once('GET', operation, null);
    }
    const failed = answer['error'] as { message?: string } | undefined;
    if (failed) throw new GoogleError(400, '', `${method} ${address}: ${failed.message}`);
    return (answer['response'] ?? {}) as Json;
  }

  return {
    projectId,
    call,
    wait,
    async find(address) {
      try {
        return await call('GET', address);
      } catch (error) {
        if (error instanceof GoogleError && error.status === 404) return null;
        throw error;
      }
    },
    async list(address, field) {
      const all: Json[] = [];
      let page = '';
      do {
        const answer = await call('GET', `${address}${page}`);
        all.push(...((answer[field] ?? []) as Json[]));
        const next = answer['nextPageToken'];
        page = next ? `${address.includes('?') ? '&' : '?'}pageToken=${next}` : '';
      } while (page !== '');
      return all;
    },
  };
}

/** Sends with the credentials of the machine. Throws a `UsageError` where it has none. */
async function sendSignedIn({ method, url, headers, body }: GoogleRequest) {
  const { applicationDefault } = await import('firebase-admin/app');
  const token = await applicationDefault()
    .getAccessToken()
    .catch((cause: Error) => {
      throw new UsageError(
        `Nobody is signed in to Google: gcloud auth application-default login (${cause.message})`,
      );
    });
  const response = await fetch(url, {
    method,
    headers: {
      ...headers,
      authorization: `Bearer ${token.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  // A proxy may answer with an error that is not JSON.
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  const read = isJson
    ? (JSON.parse(text) as Json)
    : response.ok
      ? {}
      : { error: { message: text } };
  return { status: response.status, body: read };
}
