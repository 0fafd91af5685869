const ROWS_PER_PAGE = 24;
/** A last page of up to this many rows is merged into the page before it. */
const MERGED_ROWS = 6;

/** How many rows a list of `total` rows shows up to `page` (from 1); a short last page joins the one before. */
export function rowsShown(total: number, page: number): number {
  const rows = page * ROWS_PER_PAGE;
  return total - rows <= MERGED_ROWS ? total : rows;
}
