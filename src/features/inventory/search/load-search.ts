import type { Columns } from '#domain/search/columns/columns.ts';

export async function loadColumns(): Promise<Columns> {
  throw new Error('Not there yet.');
}
export async function loadRows(_rows: Iterable<number>): Promise<HTMLElement[]> {
  throw new Error('Not there yet.');
}
