import { crawlerCopy } from '#copy/crawler.ts';

/** How pages are fetched: by the browser itself, or by a proxy that answers `{contents}`. */
export type FetchMode = { kind: 'direct' } | { kind: 'proxy'; prefix: string };

/** A fetched page's markup and the address it was finally found at, or why there is none. */
export type Fetched = { ok: true; html: string; address: string } | { ok: false; error: string };

const TIMEOUT_MS = 20_000;
const READABLE = /^(?:text\/|application\/xhtml)/iu;

/** Fetches one page. Rejects only when `signal` was aborted. */
export async function fetchPage(
  url: string,
  mode: FetchMode,
  signal: AbortSignal,
): Promise<Fetched> {
  try {
    return mode.kind === 'direct'
      ? await fetchDirect(url, within(signal))
      : await fetchThroughProxy(url, mode.prefix, within(signal));
  } catch (error) {
    if (signal.aborted) throw error;
    // A browser tells scripts nothing of why another site's answer was withheld.
    const withheld = mode.kind === 'direct' && error instanceof TypeError;
    return {
      ok: false,
      error: withheld ? crawlerCopy.errors.crossOrigin : crawlerCopy.errors.unknown,
    };
  }
}

async function fetchDirect(url: string, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal });
  if (!response.ok) return { ok: false, error: httpError(response) };
  if (!READABLE.test(response.headers.get('content-type') ?? 'text/html')) {
    return { ok: false, error: crawlerCopy.errors.unknown };
  }
  return { ok: true, html: await response.text(), address: response.url || url };
}

async function fetchThroughProxy(
  url: string,
  prefix: string,
  signal: AbortSignal,
): Promise<Fetched> {
  const response = await fetch(prefix + encodeURIComponent(url), { credentials: 'omit', signal });
  if (!response.ok) return { ok: false, error: httpError(response) };
  const answer = (await response.json()) as { contents?: unknown } | null;
  if (typeof answer?.contents !== 'string' || answer.contents === '') {
    return { ok: false, error: crawlerCopy.errors.noContents };
  }
  return { ok: true, html: answer.contents, address: url };
}

function httpError({ status, statusText }: Response): string {
  return `HTTP ${status}: ${statusText}`;
}

function within(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
}
