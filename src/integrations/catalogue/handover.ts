import type { Catalogue } from '#catalogue/types.ts';

/**
 * Where a stock that is read ahead waits for the pages. Pages are bundled, so their copy of this
 * module is not the one of whoever reads: they share it through the process.
 */
const KEY = Symbol.for('used-car-dealer.catalogue');
const shared = globalThis as { [KEY]?: Promise<Catalogue> };

export function handOver(catalogue: Promise<Catalogue>): void {
  shared[KEY] = catalogue;
}

export function handedOver(): Promise<Catalogue> | undefined {
  return shared[KEY];
}
