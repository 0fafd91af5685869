import { MERGED_ROWS, ROWS_PER_PAGE } from '#features/inventory/list/rows-per-page.ts';

/** How many rows a list of `total` rows shows up to `page`; a short last page joins the one before. */
export function rowsShown(total: number, page: number): number {
  const rows = page * ROWS_PER_PAGE;
  return total - rows <= MERGED_ROWS ? total : rows;
}
