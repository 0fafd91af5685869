import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { StructuredQuery } from '../model/messages.ts';

type Orders = NonNullable<StructuredQuery['orderBy']>;

const CLAUSE = /^\s*((?:`(?:[^`\\]|\\.)*`|[^`\s,])+)(?:\s+(asc|desc))?\s*(?:,|$)/i;

/** The orders of a listing, e.g. `price desc, make`, followed by the document name. */
export function parseListOrder(text = ''): Orders {
  const orders: Orders = [];
  let rest = text;
  while (rest.trim() !== '') {
    const match = CLAUSE.exec(rest);
    const [clause, fieldPath, direction] = match ?? [];
    if (clause === undefined || fieldPath === undefined) {
      throw invalidArgument(`Invalid order "${text}".`);
    }
    const descending = direction?.toLowerCase() === 'desc';
    orders.push({ field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' });
    rest = rest.slice(clause.length);
  }
  if (orders.some(({ field }) => field?.fieldPath === '__name__')) return orders;
  const direction = orders.at(-1)?.direction ?? 'ASCENDING';
  return [...orders, { field: { fieldPath: '__name__' }, direction }];
}
