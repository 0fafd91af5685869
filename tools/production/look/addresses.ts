import { vehiclePath } from '#paths';
import type { LiveSite } from './site.ts';

/** Addresses that depend on the stock and on the release; null where the site has none. */
export interface FoundAddresses {
  vehicle: string | null;
  picture: string | null;
  asset: string | null;
}

/** Finds one of each on the pages that visitors get. */
export async function findAddresses(site: LiveSite): Promise<FoundAddresses> {
  const { text } = await site.get('/inventory');
  const vehicle = new RegExp(`"(${vehiclePath('[\\w-]+')})"`, 'u').exec(text)?.[1];
  const picture =
    /["\s](\/pictures\/[^"\s,]+)/u.exec(text)?.[1] ??
    // For an installation with a separate site of images.
    /["\s](https?:\/\/[^/"\s]+\/pictures\/[^"\s,]+)/u.exec(text)?.[1];
  const asset = /"(\/_astro\/[^"]+\.js)"/u.exec(text)?.[1];
  return { vehicle: vehicle ?? null, picture: picture ?? null, asset: asset ?? null };
}
