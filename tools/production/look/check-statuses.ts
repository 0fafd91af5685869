import { accessoryInquiryPath, paths } from '#paths';
import type { FoundAddresses } from './addresses.ts';
import type { LiveSite } from './site.ts';

interface Expected {
  path: string;
  status: number;
  location?: string;
}

const ALWAYS: readonly Expected[] = [
  { path: paths.home, status: 200 },
  { path: paths.inventory, status: 200 },
  { path: paths.contactForm, status: 200 },
  { path: paths.privacy, status: 200 },
  { path: paths.admin, status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/sitemap-index.xml', status: 200 },
  { path: '/release.json', status: 200 },
  { path: paths.stockFeed, status: 200 },
  { path: paths.publicVehicleData, status: 200 },
  { path: '/findes/ikke', status: 404 },
  { path: '/car/findes-ikke', status: 404 },
  { path: '/car/findes-ikke/viewing', status: 404 },
  { path: accessoryInquiryPath('findes-ikke'), status: 404 },
  { path: '/pictures/vehicle-images/findes/ikke/800.webp', status: 404 },
  { path: '/inventory.html', status: 301, location: paths.inventory },
  { path: paths.accessoryShop, status: 301, location: paths.accessories },
];
/** Addresses for staff, which refuse requests without a sign-in. */
const FOR_STAFF: readonly Expected[] = [
  { path: paths.inquiriesApi, status: 401 },
  { path: paths.publish, status: 405 },
  { path: paths.publishResult, status: 405 },
];

/** The addresses that do not answer with their status; each as a sentence. */
export async function checkStatuses(
  site: LiveSite,
  { vehicle, picture, asset }: FoundAddresses,
  isPreview = false,
): Promise<string[]> {
  const found = [vehicle, picture, asset].flatMap((path) =>
    path === null ? [] : [{ path, status: 200 }],
  );
  // A preview leads to no function that writes, so it has no such page.
  const forStaff = FOR_STAFF.map((each) => (isPreview ? { ...each, status: 404 } : each));
  const problems: string[] = [];
  for (const { path, status, location } of [...ALWAYS, ...forStaff, ...found] as Expected[]) {
    const answer = await site.get(path);
    if (answer.status !== status) {
      problems.push(`${path} answers ${answer.status} and not ${status}.`);
    } else if (location !== undefined && !leadsTo(answer.headers, location, site)) {
      problems.push(`${path} leads to ${answer.headers.get('location')} and not to ${location}.`);
    }
  }
  return problems;
}

function leadsTo(headers: Headers, path: string, { origin }: LiveSite): boolean {
  return URL.parse(headers.get('location') ?? '', origin)?.href === new URL(path, origin).href;
}
