import type { Value } from '#emulator/wire/value.ts';
import type { FieldPath } from '../model/field-path.ts';
import type { Filter } from './filter.ts';

export interface Order {
  path: FieldPath;
  field: string;
  descending: boolean;
}

export interface Cursor {
  values: Value[];
  before: boolean;
}

/** A parsed and checked query, including the orders that Firestore implies. */
export interface Query {
  /** The document below which collections are looked for; '' is the root. */
  parent: string;
  /** Null reads collections of every name, as recursive deletes do. */
  collectionId: string | null;
  allDescendants: boolean;
  filter: Filter | null;
  /** The last one is by name. */
  orders: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number;
  /** The fields to return; null returns all. */
  projection: FieldPath[] | null;
}
