import type { Catalogue, CatalogueAccessory } from '#catalogue/types.ts';
import { groupBy } from '#domain/group-by.ts';
import { ACCESSORY_CATEGORIES, type AccessoryCategory } from '#domain/schema/enumerations.ts';
import { decodeColumns } from '#domain/search/columns/decode-columns.ts';
import { encodedStock } from '#domain/search/release/encoded-stock.ts';
import { valueLabel } from '#features/inventory/search/value-label.ts';
import { accessoryInquiryPath, paths, shopPath } from '#paths';
import { copyPages } from './copy-pages.ts';
import { inventoryListPages, soldListPages } from './list-pages.ts';
import { listingUnlessEmpty } from './listing.ts';
import { deferrable, type ListedPage, pageOf } from './page-data.ts';
import { searchPages } from './search-pages.ts';
import type { SitePage } from './site-page.ts';
import { sitemapPages } from './sitemap-pages.ts';
import { vehiclePages } from './vehicle-pages.ts';

/**
 * Every page and file that is rendered from the catalogue, once, with its data: the one list of
 * the addresses of the site. The sitemap, which lists the others, is last. Why the addresses are as they
 * are: docs/why/addresses.md.
 */
export function* sitePages(catalogue: Catalogue): Generator<SitePage> {
  const listed: ListedPage[] = [];
  for (const page of pagesBesideSitemap(catalogue)) {
    if (page.listed) listed.push({ path: page.path, ...page.listed });
    yield page;
  }
  yield* sitemapPages(listed);
}

function* pagesBesideSitemap(catalogue: Catalogue): Generator<SitePage> {
  const columns = decodeColumns(encodedStock(catalogue.inventory).text, valueLabel);
  yield* copyPages(catalogue, columns);
  yield* inventoryListPages(catalogue, columns);
  yield* soldListPages(catalogue);
  yield* accessoryPages(catalogue);
  yield* vehiclePages(catalogue);
  yield* feedPages(catalogue);
  yield* searchPages(catalogue);
}

/** The stock as files for partners. */
function* feedPages({ inventory }: Catalogue): Generator<SitePage> {
  yield deferrable(pageOf(paths.metaFeed, paths.metaFeed, { inventory }));
  yield deferrable(pageOf(paths.stockFeed, paths.stockFeed, { inventory }));
}

/** How many other accessories a page without items shows, and the page of one. */
const OTHERS = 4;

/** The shop, its categories, the page of the wheels, and the inquiry form of each accessory. */
function* accessoryPages({ accessories }: Catalogue): Generator<SitePage> {
  const byCategory = groupBy(accessories, ({ accessory }) => accessory.category);
  const counts = Object.fromEntries(
    ACCESSORY_CATEGORIES.map((category) => [category, byCategory.get(category)?.length ?? 0]),
  ) as Record<AccessoryCategory, number>;
  const others = (items: CatalogueAccessory[]) =>
    items.length === 0 ? accessories.slice(0, OTHERS) : [];

  for (const selected of [null, ...ACCESSORY_CATEGORIES]) {
    const items = selected === null ? accessories : (byCategory.get(selected) ?? []);
    const data = { selected, items, others: others(items), counts };
    const path = shopPath(selected);
    yield pageOf('/accessories/[...category]', path, data, listingUnlessEmpty(items));
  }
  // Newest first, featured or not.
  const wheels = (byCategory.get('wheels') ?? []).toSorted(
    (a, b) => b.accessory.created_at.getTime() - a.accessory.created_at.getTime(),
  );
  yield pageOf(
    '/wheels',
    paths.wheels,
    { items: wheels, others: others(wheels) },
    listingUnlessEmpty(wheels),
  );
  for (const item of accessories) {
    const path = accessoryInquiryPath(item.accessory.id);
    const more = (byCategory.get(item.accessory.category) ?? []).concat(accessories);
    const rest = [...new Set(more)].filter((other) => other !== item);
    yield pageOf('/accessories/[id]/kontakt', path, { item, others: rest.slice(0, OTHERS) });
  }
}
