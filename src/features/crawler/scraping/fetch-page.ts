import { crawlerCopy } from '#copy/pages/crawler.ts';

/** How pages are fetched: by the browser itself, or through a proxy that answers `{contents}`. */
export type FetchMode = { kind: 'direct' } | { kind: 'proxy'; prefix: string };

/** The markup of a page and its address after redirects, or the error as shown to the visitor. */
export type FetchResult =
  | { ok: true; html: string; address: string }
  | { ok: false; error: string };

const TIMEOUT_MS = 20_000;
const TEXT_TYPES = /^(?:text\/|application\/xhtml)/iu;

/** Fetches one page. Rejects only when `signal` was aborted. */
export async function fetchPage(
  url: string,
  mode: FetchMode,
  signal: AbortSignal,
): Promise<FetchResult> {
  try {
    return mode.kind === 'direct'
      ? await fetchDirect(url, withTimeout(signal))
      : await fetchThroughProxy(url, mode.prefix, withTimeout(signal));
  } catch (error) {
    if (signal.aborted) throw error;
    // Scripts cannot see why a response of another site was blocked; CORS is the usual reason.
    const isBlocked = mode.kind === 'direct' && error instanceof TypeError;
    return {
      ok: false,
      error: isBlocked ? crawlerCopy.errors.crossOrigin : crawlerCopy.errors.unknown,
    };
  }
}

async function fetchDirect(url: string, signal: AbortSignal): Promise<FetchResult> {
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal });
  if (!response.ok) return { ok: false, error: httpError(response) };
  if (!TEXT_TYPES.test(response.headers.get('content-type') ?? 'text/html')) {
    return { ok: false, error: crawlerCopy.errors.unknown };
  }
  return { ok: true, html: await response.text(), address: response.url || url };
}

async function fetchThroughProxy(
  url: string,
  prefix: string,
  signal: AbortSignal,
): Promise<FetchResult> {
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

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
}
