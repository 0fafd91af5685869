import { loadCatalogue } from './load.ts';
import type { Catalogue } from './types.ts';

export type * from './types.ts';

let loading: Promise<Catalogue> | undefined;

/** The stock of this build, read once per process. Throws as `loadCatalogue` does. */
export function getCatalogue(): Promise<Catalogue> {
  loading ??= loadCatalogue();
  return loading;
}
