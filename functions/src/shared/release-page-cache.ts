/** Short, since a page loads only with the security policy and the assets of its own release. */
const MAX_AGE_MS = 10_000;
const TIMEOUT_MS = 3_000;

/** Returns the HTML of one page of the live release; null while it cannot be fetched. */
export type GetReleasePage = () => Promise<string | null>;

/**
 * Fetches a page of the live release and caches it for some seconds, so that what functions answer
 * looks like the site. An older copy is returned while the site does not answer.
 */
export function createReleasePageCache(
  path: string,
  publicUrl: () => string,
  now: () => Date = () => new Date(),
): GetReleasePage {
  let cached: { text: string; expiresAt: number } | undefined;
  return async () => {
    if (cached && now().getTime() < cached.expiresAt) return cached.text;
    const text = await fetchPage(publicUrl() + path);
    if (text === null) return cached?.text ?? null;
    cached = { text, expiresAt: now().getTime() + MAX_AGE_MS };
    return text;
  };
}

let policy: string | null = null;

/**
 * The Content-Security-Policy that the last fetched page of the release was sent with; null before.
 * Functions send it with pages that they make from such a page, in case Hosting does not.
 */
export function releasePolicy(): string | null {
  return policy;
}

async function fetchPage(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return null;
    policy = response.headers.get('content-security-policy');
    return await response.text();
  } catch {
    // Not published yet, or not reachable: callers have a plainer page.
    return null;
  }
}
