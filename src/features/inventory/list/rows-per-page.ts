export const ROWS_PER_PAGE = 24;
/** A last page of up to this many rows is merged into the page before it. */
export const MERGED_ROWS = 6;
