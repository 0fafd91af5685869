import { crawlerCopy } from '#copy/pages/crawler.ts';

/** The markup of a page and its address after redirects, or the error as shown to the visitor. */
export type FetchResult =
  | { ok: true; html: string; address: string }
  | { ok: false; error: string };

const TIMEOUT_MS = 20_000;
const TEXT_TYPES = /^(?:text\/|application\/xhtml)/iu;

/**
 * Fetches one page: through the proxy whose address begins with `proxy` and which answers `{contents}`, or
 * without one. Rejects only when `signal` was aborted.
 */
export async function fetchPage(
  url: string,
  proxy: string | null,
  signal: AbortSignal,
): Promise<FetchResult> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return proxy === null
      ? await fetchDirect(url, limited)
      : await fetchThroughProxy(url, proxy, limited);
  } catch (error) {
    if (signal.aborted) throw error;
    // Scripts cannot see why a response of another site was blocked; CORS is the usual reason.
    const isBlocked = proxy === null && error instanceof TypeError;
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
  proxy: string,
  signal: AbortSignal,
): Promise<FetchResult> {
  const response = await fetch(proxy + encodeURIComponent(url), { credentials: 'omit', signal });
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
