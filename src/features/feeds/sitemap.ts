import type { Catalogue, CatalogueVehicle } from '#catalogue/types.ts';
import type { MarketingCopy } from '#copy/marketing/marketing-copy.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import { paths, shopPath, vehiclePath } from '#paths';
import { xmlText } from './xml.ts';

export interface SitemapPage {
  path: string;
  /** When the content of the page last changed; unknown for pages of copy alone. */
  lastModified?: Date;
  images?: { path: string }[];
}

/** One page of a list of vehicles. */
interface ListedPage {
  path: string;
  rows: { updatedAt: Date }[];
}

/** Every canonical page of the site; `lists` are the pages of the inventory and the sold cars. */
export function sitemapPages(
  { inventory, accessories }: Catalogue,
  lists: readonly ListedPage[],
  marketing: readonly MarketingCopy[],
): SitemapPage[] {
  const categories = Map.groupBy(accessories, ({ accessory }) => accessory.category);
  return [
    { path: paths.home, ...latest(inventory) },
    ...lists.map(({ path, rows }) => ({ path, ...latest(rows) })),
    { path: paths.wheels, ...latest(categories.get('wheels') ?? []) },
    { path: paths.accessories, ...latest(accessories) },
    ...[...categories].map(([category, items]) => ({ path: shopPath(category), ...latest(items) })),
    ...staticPaths(marketing).map((path) => ({ path })),
    ...inventory.map(vehiclePage),
  ];
}

/** The pages of copy alone, in the order of the menus. */
function staticPaths(marketing: readonly MarketingCopy[]): string[] {
  const isInFooter = ({ menu }: MarketingCopy) => menu.group === 'footer';
  return [
    paths.team,
    paths.finance,
    paths.businessLeasing,
    paths.sellCar,
    ...marketing.filter((page) => !isInFooter(page)).map(({ path }) => path),
    paths.contactForm,
    ...marketing.filter(isInFooter).map(({ path }) => path),
    paths.privacy,
    paths.terms,
  ];
}

function vehiclePage({ vehicle, images, updatedAt }: CatalogueVehicle): SitemapPage {
  return {
    path: vehiclePath(vehicle.id),
    lastModified: updatedAt,
    images: images.map((image) => ({
      path: shareUrl(image.base),
    })),
  };
}

function latest(items: { updatedAt: Date }[]): { lastModified?: Date } {
  if (items.length === 0) return {};
  return { lastModified: new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime()))) };
}

/** The sitemap as XML, with Google's image extension. `site` is the origin of the public site. */
export function sitemapXml(pages: readonly SitemapPage[], site: URL): string {
  const absolute = (path: string) => xmlText(new URL(path, site).href.replace(/\/$/u, ''));
  const entries = pages.map(({ path, lastModified, images = [] }) =>
    [
      '<url>',
      `<loc>${path === '/' ? xmlText(site.href) : absolute(path)}</loc>`,
      lastModified ? `<lastmod>${lastModified.toISOString()}</lastmod>` : '',
      ...images.map(
        (image) => `<image:image><image:loc>${absolute(image.path)}</image:loc></image:image>`,
      ),
      '</url>',
    ].join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
