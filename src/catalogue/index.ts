import { handedOver } from 'virtual:catalogue-read-ahead';
import type { Catalogue } from './types.ts';

export type * from './types.ts';

let loading: Promise<Catalogue> | undefined;

/**
 * The stock this build is made from, read once a process: ahead of the pages where a build began so,
 * else when the first page asks. Throws as `loadCatalogue` does.
 */
export function getCatalogue(): Promise<Catalogue> {
  loading ??= handedOver() ?? import('./load.ts').then(({ loadCatalogue }) => loadCatalogue());
  return loading;
}
