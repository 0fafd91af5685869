import type { Catalogue } from '#catalogue/types.ts';

let readAhead: Promise<Catalogue> | undefined;

/** Leaves the stock that is being read ahead for the pages. */
export function handOver(catalogue: Promise<Catalogue>): void {
  readAhead = catalogue;
}

/** The stock that is being read ahead; undefined where nobody began to. */
export function handedOver(): Promise<Catalogue> | undefined {
  return readAhead;
}
