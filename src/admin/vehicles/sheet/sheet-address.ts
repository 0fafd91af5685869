import { goTo } from '#admin/navigation/route.ts';

/** Shows the signs of these vehicles, at an address that a reload shows again. */
export function openSheets(ids: readonly string[]): Promise<void> {
  return goTo('vehicles', 'sheets', { query: String(new URLSearchParams({ ids: ids.join(' ') })) });
}

export function sheetIds(query: string): string[] {
  return (new URLSearchParams(query).get('ids') ?? '').split(' ');
}
