import { LOADING_TEXT } from './vehicle-page.ts';

/** Address of the page, in every release, that loads a vehicle in the browser. */
export const TEMPLATE_PATH = '/vehicle-fallback';
const KEEP_MS = 60_000;
const TIMEOUT_MS = 3_000;

/** Stands in while the release cannot be asked for its own page. */
export const PLAIN_TEMPLATE = `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${LOADING_TEXT}</title>
<link rel="stylesheet" href="/fallback.css">
<script src="/fallback.js" defer></script>
</head>
<body>
<main id="vehicle-fallback"><p role="status">${LOADING_TEXT}</p></main>
<p><a href="/inventory">Tilbage til lageret</a></p>
</body>
</html>
`;

/** Reads the page from the live release, and again once in a while: releases change its assets. */
export function releaseTemplate(publicUrl: () => string, now: () => Date): () => Promise<string> {
  let kept: { text: string; until: number } | undefined;
  return async () => {
    if (kept && now().getTime() < kept.until) return kept.text;
    const text = await fetchTemplate(`${publicUrl()}${TEMPLATE_PATH}`);
    if (text === null) return kept?.text ?? PLAIN_TEMPLATE;
    kept = { text, until: now().getTime() + KEEP_MS };
    return text;
  };
}

async function fetchTemplate(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.text() : null;
  } catch {
    // Not there yet, or just switching: the plain page serves as well.
    return null;
  }
}
