import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Window } from 'happy-dom';
import { inject } from 'vitest';

/** One HTML file of the release, parsed. */
export interface BuiltPage {
  /** The clean URL it is served under, e.g. `/car/golf`. */
  path: string;
  html: string;
  document: Document;
}

export const site = inject('site');

/** The admin, which is no public page. */
export const adminPage = read('admin.html');

/** Files of rows that lists load; no pages. */
const ROWS = /^\/search\//u;

/** Every public page. */
export const publicPages: readonly BuiltPage[] = globSync('**/*.html', { cwd: site.folder })
  .map((file) => file.split(sep).join('/'))
  .sort()
  .map((file) => read(file))
  .filter(({ path }) => path !== adminPage.path && !ROWS.test(path));

/** The pages that search engines may index, under their canonical addresses. */
export const indexedPages = publicPages.filter(
  (page) => !isNoindex(page) && canonicalPath(page) === page.path,
);

export function isNoindex(page: BuiltPage): boolean {
  return meta(page, 'robots').startsWith('noindex');
}

/** The content of a `<meta>` by its name or property; empty where there is none. */
export function meta({ document }: BuiltPage, name: string): string {
  const element = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
  return element?.getAttribute('content') ?? '';
}

/** The path of the canonical address; null where it is missing or on another site. */
export function canonicalPath({ document }: BuiltPage): string | null {
  const href = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  return pathOnSite(href);
}

/** The path of an address on this site; null for any other address. */
export function pathOnSite(address: string): string | null {
  const url = URL.parse(address);
  return url?.origin === site.url ? decodeURI(url.pathname) : null;
}

/** The page at a path; throws where there is none. */
export function pageAt(path: string): BuiltPage {
  const page = publicPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

function read(file: string): BuiltPage {
  const html = readFileSync(join(site.folder, file), 'utf8');
  const parser = new new Window().DOMParser();
  const document = parser.parseFromString(html, 'text/html') as unknown as Document;
  return { path: `/${file.replace(/(?:index)?\.html$/u, '')}`, html, document };
}
