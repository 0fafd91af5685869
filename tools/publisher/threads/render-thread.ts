import { parentPort, workerData } from 'node:worker_threads';
import { deepFreeze } from '#catalogue/freeze.ts';
import type { Catalogue } from '#catalogue/types.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import type { SitePage } from '#site/site-page.ts';
import { releaseReferenceCheck } from '#tools/publisher/release-reference-check.ts';
import { type RenderedPages, renderPages } from '#tools/publisher/render-pages.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { type Claims, claimPages } from './claim-pages.ts';

/** What a thread is started with. */
export interface RenderThreadData {
  /** Folder of the compiled renderer. */
  renderer: string;
  catalogue: Catalogue;
  /** The pages to render, by their paths, in the order in which they are claimed. */
  toRender: readonly string[];
  claims: Claims;
  hosting: HostingConfig;
  siteUrl: string;
  /** The files of the release beside its pages. */
  assets: ReadonlySet<string>;
}

/** The gzipped bytes of a page; after all of them, what was rendered. */
export type RenderThreadMessage =
  | { path: string; gzip: string; bytes: Uint8Array<ArrayBuffer> }
  | RenderedPages;

/** Renders pages of a catalogue that no other thread claims. */
const { renderer, catalogue, toRender, claims, ...release } = workerData as RenderThreadData;
// As in the main thread, which the hashes of what pages show depend on.
deepFreeze([...catalogue.vehicles, ...catalogue.accessories]);
const { render, sitePages } = await loadRenderer(renderer);
const paths = new Map([...sitePages(catalogue)].map((page) => [page.path, page]));
const pages = toRender.map((path) => pageAt(path));
const check = releaseReferenceCheck({ ...release, paths });
const rendered = await renderPages(claimPages(pages, claims), render, check, (path, gzip, bytes) =>
  parentPort?.postMessage({ path, gzip, bytes } satisfies RenderThreadMessage, [bytes.buffer]),
);
parentPort?.postMessage(rendered satisfies RenderThreadMessage);

function pageAt(path: string): SitePage {
  const page = paths.get(path);
  if (page === undefined) throw new Error(`${path} is a page in one thread alone.`);
  return page;
}
