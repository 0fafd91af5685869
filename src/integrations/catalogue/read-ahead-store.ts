import type { Catalogue } from '#catalogue/types.ts';

let readAhead: Promise<Catalogue> | undefined;

/** Stores the stock that is being read ahead, for the pages. */
export function storeReadAhead(catalogue: Promise<Catalogue>): void {
  readAhead = catalogue;
}

/** The stock that is being read ahead; undefined where the build did not start with `readCatalogueAhead`. */
export function getReadAhead(): Promise<Catalogue> | undefined {
  return readAhead;
}
