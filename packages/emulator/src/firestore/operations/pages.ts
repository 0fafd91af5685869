import { invalidArgument } from '#emulator/wire/status-error.ts';

export interface PageRequest {
  pageSize?: number;
  pageToken?: string;
}

const DEFAULT_PAGE = 300;

/** How many items a page has. */
export function pageSizeOf({ pageSize = 0 }: PageRequest): number {
  if (pageSize >= 0) return pageSize || DEFAULT_PAGE;
  throw invalidArgument('The page size is negative.');
}

/**
 * A page token names the last item of the page. A position would skip or repeat items when others
 * are deleted or added between two pages.
 */
export function pageToken(last: unknown): string {
  return Buffer.from(JSON.stringify({ last })).toString('base64');
}

/** The last item of the page before, or null on the first page. */
export function lastItem({ pageToken }: PageRequest): unknown {
  if (!pageToken) return null;
  try {
    const { last } = JSON.parse(Buffer.from(pageToken, 'base64').toString()) as { last: unknown };
    if (last) return last;
  } catch {
    // Refused below, as a token without an item.
  }
  throw invalidArgument('Unknown page token.');
}
