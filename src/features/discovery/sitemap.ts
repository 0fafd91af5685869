import type { Catalogue, CatalogueVehicle } from '../../catalogue/types.ts';
import { shareUrl } from '../../domain/picture.ts';
import { carPath, inventoryPath, paths } from '../../paths.ts';
import { xmlText } from './xml.ts';

export interface SitemapPage {
  path: string;
  /** When what the page shows last changed; unknown for pages of fixed words. */
  lastModified?: Date;
  images?: { path: string }[];
}

const FIXED_PAGES = [
  paths.team,
  paths.finance,
  paths.businessLeasing,
  paths.sellCar,
  paths.fleetReview,
  paths.taxiRental,
  paths.vanSolutions,
  paths.drivingSchool,
  paths.about,
  paths.consignment,
  paths.privacy,
  paths.terms,
];

/** Every canonical page of the site. */
export function sitemapPages({ inventory, sold, accessories }: Catalogue): SitemapPage[] {
  const wheels = accessories.filter(({ accessory }) => accessory.category === 'wheels');
  const makes = Map.groupBy(inventory, ({ vehicle }) => vehicle.make);
  return [
    { path: paths.home, ...latest(inventory) },
    { path: paths.inventory, ...latest(inventory) },
    { path: paths.soldCars, ...latest(sold) },
    { path: paths.wheels, ...latest(wheels) },
    { path: paths.accessories, ...latest(accessories) },
    ...FIXED_PAGES.map((path) => ({ path })),
    ...[...makes].map(([make, cars]) => ({ path: inventoryPath(make), ...latest(cars) })),
    ...inventory.map(carPage),
  ];
}

function carPage({ vehicle, pictures, updatedAt }: CatalogueVehicle): SitemapPage {
  return {
    path: carPath(vehicle.id),
    lastModified: updatedAt,
    images: pictures.map((picture) => ({
      path: shareUrl(picture.base),
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
