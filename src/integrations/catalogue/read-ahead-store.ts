import type { LoadedCatalogue } from '#catalogue/types.ts';

let readAhead: Promise<LoadedCatalogue> | undefined;

/** Stores the stock that is being read ahead, for the pages. */
export function storeReadAhead(catalogue: Promise<LoadedCatalogue>): void {
  readAhead = catalogue;
}

/** The stock that is being read ahead; undefined where the build did not start with `readCatalogueAhead`. */
export function getReadAhead(): Promise<LoadedCatalogue> | undefined {
  return readAhead;
}
