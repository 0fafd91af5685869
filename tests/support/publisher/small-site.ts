import { createHash } from 'node:crypto';
import type { CompiledSite } from 'site-publisher';
import type { Catalogue, CatalogueVehicle } from '#catalogue/types.ts';
import type { SiteModule } from '#functions/src/publishing/build/site-content.ts';
import { electricVehiclePath, inventoryPath, vehiclePath } from '#paths';
import type { SitePage } from '#site/site-page.ts';

/** Pages of a site that is rendered in microseconds: each is its data as text, with its links. */
export interface SmallSite extends CompiledSite, SiteModule {
  /** Paths of the pages rendered so far. */
  rendered: string[];
}

/** `word` stands in every page and file, as a change of the code would. */
export function aSmallSite(word = 'one'): SmallSite {
  const rendered: string[] = [];
  const style = `/_astro/${word}.css`;
  return {
    code: createHash('sha256').update(word).digest('hex').slice(0, 32),
    rendered,
    *sitePages({ vehicles, inventory, sold, accessories }: Catalogue): Generator<SitePage> {
      const page = (path: string, data: unknown) => ({ path, route: path, data });
      yield page('/404', null);
      yield page('/', { newest: inventory.slice(0, 4) });
      yield page('/inventory', { rows: inventory });
      const makes = new Set(vehicles.map(({ vehicle }) => inventoryPath(vehicle.make)));
      for (const path of makes) {
        const isOwn = ({ vehicle }: CatalogueVehicle) => inventoryPath(vehicle.make) === path;
        yield page(path, { rows: inventory.filter(isOwn) });
      }
      yield page('/sold-cars', { sold });
      yield page('/accessories', { accessories });
      yield { ...page('/feeds/stock.json', { inventory }), canBeDeferred: true };
      for (const [index, item] of inventory.entries()) {
        const similar = inventory.slice(index + 1, index + 3);
        yield page(vehiclePath(item.vehicle.id), { item, similar });
        if (item.vehicle.fuel_type === 'electric') {
          yield page(electricVehiclePath(item.vehicle.id), { item });
        }
      }
    },
    async render({ path, data }) {
      rendered.push(path);
      const text = JSON.stringify(data);
      const ids = [...text.matchAll(/"vehicle":\{"id":"([^"]+)"/gu)].map(([, id]) => id ?? '');
      const links = path === '/sold-cars' ? [] : ids.map((id) => vehiclePath(id));
      const anchors = links.map((link) => `<a href="${link}">`);
      const html = `<link href="${style}">${anchors.join('')}<p>${text}`;
      return path.endsWith('.json')
        ? {
            path,
            file: path,
            body: Buffer.from(text),
            inline: { scripts: [], styles: [] },
            references: [],
          }
        : {
            path,
            file: path === '/' ? '/index.html' : `${path}.html`,
            body: Buffer.from(html),
            inline: { scripts: [], styles: [`'sha256-${word}'`] },
            references: [style, ...links],
          };
    },
    headerRules: (sourcesOf) => [
      { source: '**', headers: [{ key: 'X-Styles', value: sourcesOf().styles.join(' ') }] },
    ],
    assets: async () => new Map([[style, Buffer.from(`p{content:"${word}"}`)]]),
  };
}
