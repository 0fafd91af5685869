import { doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  PRINTED_SHEETS_COLLECTION,
  type PrintedSheet,
  PrintedSheetSchema,
  sheetPrices,
} from '#domain/printed-sheet.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { findDocuments, firestore } from './service/firestore.ts';
import { retryWithNewToken } from './service/retry-with-new-token.ts';
import { accountName } from './session/auth.ts';

/** The last printed sign of each vehicle, by its id. */
export async function readPrintedSheets(): Promise<ReadonlyMap<string, PrintedSheet>> {
  const docs = await findDocuments(PRINTED_SHEETS_COLLECTION);
  return new Map(
    docs.flatMap((document) => {
      const parsed = v.safeParse(PrintedSheetSchema, document.data());
      return parsed.success ? [[document.id, parsed.output] as const] : [];
    }),
  );
}

/** Records that the signs of these vehicles are printed now, with the prices that they state. */
export function writePrintedSheets(vehicles: readonly PublicVehicle[]): Promise<void> {
  return retryWithNewToken(async () => {
    const batch = writeBatch(firestore());
    for (const vehicle of vehicles) {
      batch.set(doc(firestore(), PRINTED_SHEETS_COLLECTION, vehicle.id), {
        ...sheetPrices(vehicle),
        printed_at: serverTimestamp(),
        printed_by: accountName(),
      });
    }
    await batch.commit();
  });
}
