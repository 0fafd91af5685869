import { hashText } from '#domain/text/hash-text.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { encodeColumns } from '../columns/encode-columns.ts';

type Stock = readonly { vehicle: PublicVehicle }[];

export interface EncodedStock {
  /** Of the file: another content has another name. */
  name: string;
  text: string;
}

/** By stock, since the name is needed for the list of addresses and the text for the file. */
const encoded = new WeakMap<Stock, EncodedStock>();

/** The column file of a stock, newest first; computed once for the same list. */
export function encodedStock(stock: Stock): EncodedStock {
  const known = encoded.get(stock);
  if (known) return known;
  const text = encodeColumns(stock.map(({ vehicle }) => vehicle));
  const file = { name: hashText(text), text };
  encoded.set(stock, file);
  return file;
}
