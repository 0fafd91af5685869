import type { ItemList, Product } from 'schema-dts';
import type { CatalogueAccessory } from '#catalogue/types.ts';
import { shareUrl } from '#domain/image/image-address.ts';
import { accessoryInquiryPath } from '#paths';

/** The accessories of a page as a schema.org `ItemList`; prices in DKK. */
export function accessoryListData(items: readonly CatalogueAccessory[], site: URL): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(item, site),
    })),
  };
}

function product({ accessory, cover }: CatalogueAccessory, site: URL): Product {
  const isNew = accessory.condition_status === 'new';
  return {
    '@type': 'Product',
    name: accessory.name,
    url: new URL(accessoryInquiryPath(accessory.id), site).href,
    ...(accessory.description ? { description: accessory.description } : {}),
    ...(accessory.brand ? { brand: { '@type': 'Brand', name: accessory.brand } } : {}),
    ...(cover ? { image: new URL(shareUrl(cover.base), site).href } : {}),
    offers: {
      '@type': 'Offer',
      ...(accessory.price > 0 ? { price: accessory.price, priceCurrency: 'DKK' } : {}),
      availability: 'https://schema.org/InStock',
      itemCondition: `https://schema.org/${isNew ? 'NewCondition' : 'UsedCondition'}`,
    },
  };
}
