import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';

const modules = import.meta.glob<Record<string, MarketingCopy>>('../copy/marketing/pages/*.ts', {
  eager: true,
});

/** Every marketing page, by `order`: one for each file in `copy/marketing/pages`. */
export const marketingPages: readonly MarketingCopy[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .toSorted((a, b) => a.order - b.order);
