/** The one policy of this page under Trusted Types; named in its Content-Security-Policy. */
const POLICY = 'scraped-page';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): {
    createHTML(html: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Parses foreign markup into a document that is never shown and never runs: a parser's document
 * has no window, so no script, handler, style or image in it does anything.
 */
export function parsePage(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
