/** Short: what stands inside a page is allowed by the policy of its own release alone. */
const KEEP_MS = 10_000;
const TIMEOUT_MS = 3_000;

/** A page of the live release; null while it cannot be had. */
export type ReleasePage = () => Promise<string | null>;

/**
 * Reads a page of the live release, so that what a function answers looks like the site; and again
 * once in a while, since every release may change its assets.
 */
export function releasePage(
  path: string,
  publicUrl: () => string,
  now: () => Date = () => new Date(),
): ReleasePage {
  let kept: { text: string; until: number } | undefined;
  return async () => {
    if (kept && now().getTime() < kept.until) return kept.text;
    const text = await fetchPage(publicUrl() + path);
    if (text === null) return kept?.text ?? null;
    kept = { text, until: now().getTime() + KEEP_MS };
    return text;
  };
}

async function fetchPage(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    // Not there yet, or just switching: whoever asks has something plainer to show.
    return null;
  }
}
