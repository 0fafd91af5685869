import type { CatalogueVehicle } from '#catalogue/types.ts';
import { shareUrl, variantUrl } from '#domain/image/image-address.ts';
import { latest } from '#domain/time/latest.ts';
import { vehiclePath } from '#paths';

/**
 * The public stock as JSON, for partners: `{updated_at, vehicles: [...]}`, newest first. The file says
 * when one of its vehicles last changed, so that it is the same as long as they are. Each
 * vehicle has the fields of the public vehicle (amounts in DKK, times as ISO 8601, calendar dates
 * as YYYY-MM-DD), its page `url`, and its `images` with the addresses of the widest WebP variant and
 * of the 1200x630 crop. Yields one piece per vehicle, since a large stock is tens of megabytes.
 */
export function* stockFeed(items: readonly CatalogueVehicle[], site: URL): Generator<string> {
  const updatedAt = latest(items.map((item) => item.updatedAt));
  yield `{"updated_at":${JSON.stringify(updatedAt)},"vehicles":[`;
  for (const [index, item] of items.entries()) {
    yield (index > 0 ? ',' : '') + JSON.stringify(entry(item, site));
  }
  yield ']}';
}

function entry({ vehicle, images }: CatalogueVehicle, site: URL) {
  const absolute = (path: string) => new URL(path, site).href;
  return {
    ...vehicle,
    url: absolute(vehiclePath(vehicle.id)),
    images: images.map(({ base, widths, width, height, caption }) => ({
      url: absolute(variantUrl(base, widths.at(-1) ?? width, 'webp')),
      share_url: absolute(shareUrl(base)),
      width,
      height,
      caption,
    })),
  };
}
