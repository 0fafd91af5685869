import { getReadAhead } from 'virtual:catalogue-read-ahead';
import type { LoadedCatalogue } from './types.ts';

export type * from './types.ts';

let loading: Promise<LoadedCatalogue> | undefined;

/**
 * The stock of this build, read once per process: before the first page in builds that read it
 * ahead, else when the first page needs it. Throws as `loadCatalogue` does.
 */
export function getCatalogue(): Promise<LoadedCatalogue> {
  loading ??= getReadAhead() ?? import('./load.ts').then(({ loadCatalogue }) => loadCatalogue());
  return loading;
}
