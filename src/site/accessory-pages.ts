import type { Catalogue, CatalogueAccessory } from '#catalogue/types.ts';
import { ACCESSORY_CATEGORIES, type AccessoryCategory } from '#domain/schema/enumerations.ts';
import { accessoryInquiryPath, paths, shopPath } from '#paths';
import { listingUnlessEmpty } from './listing.ts';
import { pageOf } from './page-data.ts';
import type { SitePage } from './site-page.ts';

/** How many accessories of other categories a page without items shows. */
const OTHERS = 4;

/** The shop, its categories, the page of the wheels, and the inquiry form of each accessory. */
export function* accessoryPages({ accessories }: Catalogue): Generator<SitePage> {
  const byCategory = Map.groupBy(accessories, ({ accessory }) => accessory.category);
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
    yield pageOf('/accessories/[id]/kontakt', path, { item });
  }
}
