import { readdirSync } from 'node:fs';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';

/** The path of one page of each type that a visitor can open. */
export const PAGES = [
  '/',
  '/inventory',
  '/inventory/tesla',
  '/sold-cars',
  '/favoritter',
  '/sammenlign',
  '/car/toyota-yaris-2022',
  '/car/tesla-model-y-2023',
  '/car/volkswagen-golf-2019',
  '/electric-car/tesla-model-y-2023',
  '/car/toyota-yaris-2022/viewing',
  '/team',
  '/finance',
  '/business-leasing',
  '/sell-car',
  '/wheels',
  '/accessories',
  '/accessories/parts',
  '/accessories/vinterhjul-model-y/kontakt',
  ...(await marketingPaths()),
  '/privatliv',
  '/vilkaar',
  '/kontakt',
  '/tak',
  '/car/findes-ikke',
  '/findes/ikke',
];

/** `layouts/marketing-pages.ts` reads the same files, with a function that only Vite has. */
async function marketingPaths(): Promise<string[]> {
  const folder = new URL('../../../src/copy/marketing/pages/', import.meta.url);
  const files = readdirSync(folder).map((file) => new URL(file, folder).href);
  const modules: Record<string, MarketingCopy>[] = await Promise.all(
    files.map((file) => import(file)),
  );
  return modules.flatMap((module) => Object.values(module)).map(({ path }) => path);
}
