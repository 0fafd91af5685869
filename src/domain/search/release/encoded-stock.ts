import { hashText } from '#domain/hash-text.ts';
import { ColumnMemory } from '../columns/encode/column-memory.ts';
import { encodeColumns } from '../columns/encode/encode-columns.ts';
import type { LabelOf } from '../columns/label-of.ts';
import type { SearchVehicle } from '../search-vehicle.ts';

type Stock = readonly { vehicle: SearchVehicle }[];

export interface EncodedStock {
  /** Of the file: another content has another name. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** By stock, since the name is needed for the list of addresses and the bytes for the file. */
const encoded = new WeakMap<Stock, EncodedStock>();

/** An edit is a release, and changes few columns. */
const memory = new ColumnMemory();

/** The column file of a stock, newest first; computed once for the same list. */
export function encodedStock(stock: Stock, labelOf: LabelOf): EncodedStock {
  const known = encoded.get(stock);
  if (known) return known;
  const bytes = encodeColumns(
    stock.map(({ vehicle }) => vehicle),
    labelOf,
    memory,
  );
  const file = { name: hashText(new TextDecoder().decode(bytes)), bytes };
  encoded.set(stock, file);
  return file;
}
