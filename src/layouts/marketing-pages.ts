import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';

const modules = import.meta.glob<Record<string, MarketingCopy>>('../copy/marketing/pages/*.ts', {
  eager: true,
});

/** Every marketing page, by `order`: one for each file in `copy/marketing/pages`. */
export const marketingPages: readonly MarketingCopy[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .toSorted((a, b) => a.order - b.order);

/** There is no marketing page with this path. */
export class UnknownMarketingPageError extends Error {
  override readonly name = 'UnknownMarketingPageError';
}

/** The marketing page at a path. Throws `UnknownMarketingPageError`. */
export function marketingPage(path: string): MarketingCopy {
  const page = marketingPages.find((candidate) => candidate.path === path);
  if (!page) throw new UnknownMarketingPageError(path);
  return page;
}
