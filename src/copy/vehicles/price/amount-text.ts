import { formatKroner } from '#copy/format.ts';
import { priceCopy } from '../vehicle-row.ts';

/** An amount in DKK as text; null, 0 or less is on request. */
export function amountText(amount: number | null): string {
  return amount !== null && amount > 0 ? formatKroner(amount) : priceCopy.onRequest;
}
