import { inventoryCopy, listSummaryCopy } from '#copy/pages/inventory/inventory.ts';
import type { InventoryList } from '../inventory-lists.ts';
import { chipsOfList, isSoldOutMake } from '../search-of-list.ts';
import { type ListSummary, summaryText } from './list-summary.ts';
import { listTitle } from './list-title.ts';

/** The texts in the head of a list's page; `name` is null for the whole stock. */
export function listText(list: InventoryList): {
  name: string | null;
  title: string;
  description: string;
  /** The summary of its cars for sale; null without any, and for the whole stock. */
  summary: string | null;
} {
  const chosen = chipsOfList(list);
  const title = listTitle(chosen);
  const name = chosen.map((each) => each.name).join(' ') || null;
  const isPlain = name === null || isSoldOutMake(list);
  return {
    name,
    title,
    description: isPlain
      ? inventoryCopy.description
      : inventoryCopy.partDescription(title, list.total),
    summary: list.summary && name && summaryText(list.summary, nounOf(list, list.summary, name)),
  };
}

/** The name of a list's cars within a sentence: `Volvo V60`, `elbiler`, `SUV’er`. */
function nounOf({ part }: InventoryList, { count }: ListSummary, name: string): string {
  const plural = part && part.facet !== 'model' && inventoryCopy.plurals[part.value];
  if (!plural) return name;
  if (count === 1) return listSummaryCopy.one;
  return plural.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
