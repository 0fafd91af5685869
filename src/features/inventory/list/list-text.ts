import { inventoryCopy } from '#copy/pages/inventory.ts';
import type { InventoryList } from './inventory-lists.ts';
import { type ListChoice, listTitle } from './list-title.ts';
import { chipsOfList, isSoldOutMake } from './search-of-list.ts';

/** What the page of a list says of it in its head; `name` is null for the whole stock. */
export function listText(list: InventoryList): {
  name: string | null;
  title: string;
  description: string;
} {
  const chosen: ListChoice[] = chipsOfList(list);
  const title = listTitle(chosen);
  const name = chosen.map((each) => each.name).join(' ') || null;
  const isPlain = name === null || isSoldOutMake(list);
  return {
    name,
    title,
    description: isPlain
      ? inventoryCopy.description
      : inventoryCopy.partDescription(title, list.total),
  };
}
