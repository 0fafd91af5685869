import { paths, vehiclePath } from '#paths';
import type { FoundAddresses } from './addresses.ts';
import type { LiveSite } from './site.ts';

/** Browsers ask each time, the CDN may keep it: what functions say, unless a rule of Hosting replaces it. */
const FOR_THE_CDN = /max-age=0, s-maxage=\d/u;
/** The page of a vehicle that no release has, which a function makes. */
const UNBUILT_VEHICLE = vehiclePath('findes-ikke');

/** What browsers and the CDN may keep, asked twice, since the second answer may come from the CDN. */
export async function checkCaching(
  site: LiveSite,
  { picture, asset }: FoundAddresses,
): Promise<string[]> {
  const expected: [string | null, RegExp][] = [
    [paths.home, /max-age=0, must-revalidate/u],
    ['/sitemap-index.xml', /max-age=0, must-revalidate/u],
    [paths.formToken, /^no-store$/u],
    [paths.inquiriesApi, /^no-store$/u],
    [asset, /max-age=31536000.*immutable/u],
    [picture, /max-age=31536000.*immutable/u],
    [paths.search, FOR_THE_CDN],
    [UNBUILT_VEHICLE, FOR_THE_CDN],
  ];
  const problems: string[] = [];
  for (const [path, pattern] of expected) {
    if (path === null) continue;
    for (const time of ['first', 'second']) {
      const value = (await site.get(path)).headers.get('cache-control') ?? '';
      if (!pattern.test(value))
        problems.push(`${path}, the ${time} time: cache-control is "${value}".`);
    }
  }
  for (const path of [picture, paths.search, UNBUILT_VEHICLE]) {
    problems.push(...(await checkCdn(site, path)));
  }
  return problems;
}

/** Firebase Hosting says by `x-cache` whether the CDN had the answer; the local site has no CDN. */
async function checkCdn(site: LiveSite, picture: string | null): Promise<string[]> {
  if (picture === null) return [];
  const { headers } = await site.get(picture);
  const cache = headers.get('x-cache');
  if (cache === null || cache.includes('HIT')) return [];
  return [`${picture} is not held by the CDN: x-cache is "${cache}" the third time.`];
}
