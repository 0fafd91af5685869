import { paths } from '#paths';
import type { FoundAddresses } from './addresses.ts';
import type { LiveSite } from './site.ts';

/** Pages that search engines may list on the live site, and must not list on a preview of it. */
export async function checkIndexing(
  site: LiveSite,
  { vehicle }: Pick<FoundAddresses, 'vehicle'>,
  isPreview: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  for (const path of [paths.home, paths.inventory, vehicle]) {
    if (path === null) continue;
    const value = (await site.get(path)).headers.get('x-robots-tag');
    if (value?.includes('noindex') !== true && isPreview)
      problems.push(`${path} may be indexed: x-robots-tag is ${JSON.stringify(value)}.`);
    if (value?.includes('noindex') && !isPreview)
      problems.push(`${path} is closed to search engines: x-robots-tag is "${value}".`);
  }
  return problems;
}
