import { loadCatalogue } from '#catalogue/load.ts';
import { openNewContents } from '#tools/publisher/new-contents.ts';
import { renderPages } from '#tools/publisher/render-pages.ts';
import { currentRenderer } from '#tools/renderer/current-renderer.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';

/**
 * `node render-process.ts compile|first-page|site CACHE`: one step of `render.ts`, which is told when
 * the stock has been read.
 */
const [step, cache = ''] = process.argv.slice(2);

if (step === 'compile') {
  await currentRenderer(cache);
} else {
  const [catalogue, folder] = await Promise.all([loadCatalogue(), currentRenderer(cache)]);
  process.send?.('read');
  const { render, sitePages } = await loadRenderer(folder);
  const pages = [...sitePages(catalogue)];
  const shown = step === 'site' ? pages : pages.filter(({ route }) => route === '/car/[id]');
  // As for a first release, in which Hosting has none of the files.
  using contents = openNewContents();
  await renderPages(
    step === 'site' ? shown : shown.slice(0, 1),
    render,
    () => [],
    (_path, hash, bytes) => contents.add(hash, bytes),
  );
}
process.exit(0);
