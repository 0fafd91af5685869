import type { CatalogueVehicle } from '#catalogue/types.ts';
import { rowsShown } from '#domain/search/state/rows-shown.ts';
import { soldVehiclesPath } from '#paths';

export interface SoldPage {
  path: string;
  /** From 1. */
  page: number;
  pages: number;
  /** Rows of all pages. */
  total: number;
  /** How many rows this page and those before it have. */
  shown: number;
  rows: CatalogueVehicle[];
  /** Address of the page before; null on the first. */
  previous: string | null;
  /** Address of the next page; null on the last. */
  next: string | null;
}

/** Every page of the sold cars; without any, there is an empty one. */
export function soldPages(sold: readonly CatalogueVehicle[]): SoldPage[] {
  const total = sold.length;
  const ends: number[] = [];
  do ends.push(rowsShown(total, ends.length + 1));
  while (ends.at(-1) !== total);
  return ends.map((shown, index) => ({
    path: soldVehiclesPath(index + 1),
    page: index + 1,
    pages: ends.length,
    total,
    shown,
    rows: sold.slice(ends[index - 1] ?? 0, shown),
    previous: index > 0 ? soldVehiclesPath(index) : null,
    next: shown < total ? soldVehiclesPath(index + 2) : null,
  }));
}
