/** The Trusted Types policy that the Content-Security-Policy of the crawler's page allows. */
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
 * Parses the markup of a foreign page. The document of a parser has no window, so that no script,
 * handler, style or image in it runs or loads.
 */
export function parsePage(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html');
}
