import { accessoryInquiryPath, paths, vehiclePath } from '#paths';
import type { LiveSite } from './site.ts';

/** An address, and what its answer must have. */
export interface Expected {
  path: string;
  status?: number;
  /** Where a redirect leads to. */
  location?: string;
  /** Whose security headers it has. */
  kind?: 'page' | 'data' | 'picture';
  cache?: RegExp;
  /** Held by the CDN. */
  isHeld?: true;
  /** Listed by search engines. */
  isListed?: true;
}

const NO_STORE = /^no-store$/u;
const ASKED_FOR = /max-age=0, must-revalidate/u;
const IMMUTABLE = /max-age=31536000.*immutable/u;
/** Browsers ask each time, the CDN may keep it: what functions say, unless a rule of Hosting replaces it. */
const FOR_THE_CDN = { cache: /max-age=0, s-maxage=\d/u, isHeld: true } as const;

const PICTURE = /["\s](\/pictures\/[^"\s,]+)/u;
/** For an installation with a separate site of images. */
const PICTURE_ELSEWHERE = /["\s](https?:\/\/[^/"\s]+\/pictures\/[^"\s,]+)/u;

const page = { status: 200, kind: 'page' } as const;
const missing = { status: 404, kind: 'page' } as const;

/**
 * The addresses whose answers are looked at, three of them as the page of the stock names them. A preview leads
 * to no function that writes.
 */
export async function expectedAnswers(site: LiveSite, isPreview: boolean): Promise<Expected[]> {
  const { text } = await site.get(paths.inventory);
  const found = (pattern: RegExp, expected: Omit<Expected, 'path' | 'status'>): Expected[] => {
    const path = pattern.exec(text)?.[1];
    return path === undefined ? [] : [{ path, status: 200, ...expected }];
  };
  // Pages that no release has, so functions make them.
  const unbuilt = vehiclePath('findes-ikke');
  return [
    { path: paths.home, ...page, cache: ASKED_FOR, isListed: true },
    { path: paths.inventory, status: 200, isListed: true },
    { path: paths.contactForm, status: 200 },
    { path: paths.privacy, status: 200 },
    { path: paths.admin, ...page },
    { path: paths.webCrawler, kind: 'page' },
    { path: '/robots.txt', status: 200 },
    { path: '/sitemap-index.xml', status: 200, cache: ASKED_FOR },
    { path: '/release.json', status: 200 },
    { path: paths.stockFeed, status: 200 },
    { path: paths.publicVehicleData, status: 200, kind: 'data' },
    { path: paths.health, kind: 'data' },
    { path: paths.formToken, cache: NO_STORE, ...(!isPreview && { kind: 'data' }) },
    { path: '/findes/ikke', ...missing },
    { path: `${unbuilt}/viewing`, ...missing },
    { path: accessoryInquiryPath('findes-ikke'), status: 404 },
    { path: '/pictures/vehicle-images/findes/ikke/800.webp', status: 404 },
    { path: '/inventory.html', status: 301, location: paths.inventory },
    { path: paths.accessoryShop, status: 301, location: paths.accessories },
    // For staff and the publisher, who must prove who they are.
    { path: paths.inquiriesApi, status: isPreview ? 404 : 401, cache: NO_STORE },
    { path: paths.publish, status: isPreview ? 404 : 405 },
    { path: paths.publishResult, status: isPreview ? 404 : 405 },
    ...found(new RegExp(`"(${vehiclePath('[\\w-]+')})"`, 'u'), { kind: 'page', isListed: true }),
    ...found(PICTURE.test(text) ? PICTURE : PICTURE_ELSEWHERE, {
      ...{ kind: 'picture', cache: IMMUTABLE, isHeld: true },
    }),
    ...found(/"(\/_astro\/[^"]+\.js)"/u, { kind: 'data', cache: IMMUTABLE }),
    { path: paths.search, ...FOR_THE_CDN },
    { path: unbuilt, ...missing, ...FOR_THE_CDN },
  ];
}
