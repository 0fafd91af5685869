import { join } from 'node:path';
import type { InlineSources, Page, RendererModule } from 'site-publisher';
import type { Catalogue } from '#catalogue/types.ts';
import { log } from './log.ts';
import { once } from './remembered.ts';
import { type ApiAnswer, html, text } from './request/http.ts';

/** The compiled site, which `npm run deploy` puts next to the functions. */
export const RENDERER_FOLDER = 'renderer';

/** What functions use of the compiled site, see `src/site/compiled/renderer.ts`. */
export interface PageRenderer extends Pick<RendererModule, 'render'> {
  /** The pages of the vehicles of a catalogue, which may be a part of the stock. */
  vehiclePages(catalogue: Catalogue): Iterable<Page>;
  /** The Content-Security-Policy of a page that no release has. */
  policyOf(inline: InlineSources): string;
}
export type LoadRenderer = () => Promise<PageRenderer>;

/** Loads the compiled site when the first page is asked for: what answers with data needs none of it. */
export const loadPageRenderer: LoadRenderer = once(load);

async function load(): Promise<PageRenderer> {
  const { loadRenderer } = await import('site-publisher');
  // A running app compiles it into a folder of its own.
  const folder = process.env['SITE_RENDERER'] ?? join(import.meta.dirname, RENDERER_FOLDER);
  return loadRenderer<PageRenderer>(folder);
}

/** Answers with a page of the site, and with a policy that allows what stands in this page alone. */
export async function answerWithPage(
  loadSite: LoadRenderer,
  status: number,
  page: Page,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const site = await loadSite().catch((error: unknown) => {
    log.requestFailed(page.route, error);
    return null;
  });
  // A running app that compiles its code again has no pages for some seconds.
  if (site === null) return text(503, 'The site is being compiled.', { 'retry-after': '2' });
  const { body, inline } = await site.render(page);
  const policy = { 'content-security-policy': site.policyOf(inline) };
  return html(status, Buffer.from(body as Uint8Array), { ...policy, ...headers });
}
