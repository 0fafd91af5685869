import { loadCatalogue } from '#catalogue/load.ts';
import { currentRenderer } from '#tools/renderer/current-renderer.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { renderSite } from '#tools/renderer/render-site.ts';

/**
 * `node render-process.ts compile|first-page|site CACHE [SITE]`: one step of `render.ts`, which is told
 * when the stock has been read.
 */
const [step, cache = '', site = ''] = process.argv.slice(2);

if (step === 'compile') {
  await currentRenderer(cache);
} else {
  const [catalogue, folder] = await Promise.all([loadCatalogue(), currentRenderer(cache)]);
  process.send?.('read');
  if (step === 'site') await renderSite(folder, catalogue, site);
  else {
    const renderer = await loadRenderer(folder);
    for (const page of renderer.sitePages(catalogue)) {
      if (page.route !== '/car/[id]') continue;
      await renderer.render(page);
      break;
    }
  }
}
process.exit(0);
