import * as v from 'valibot';
import { BATTERY_DOCUMENTS } from './image/upload-kinds.ts';
import {
  bookkeeping,
  calendarDate,
  documentId,
  optionalDecimal,
  optionalText,
  optionalWholeNumber,
  requiredText,
} from './schema/schemas.ts';

export const BATTERY_DOCUMENT_TYPE = 'application/pdf';

/** A document of `battery_test_results`. The admin has no fields for the four figures at the end. */
export const BatteryTestSchema = v.object({
  vehicle_id: documentId,
  test_date: calendarDate,
  /** Public address, `/documents/battery-test-documents/{vehicleId}/{file}.pdf`. */
  test_document_url: requiredText(300),
  /** Object name of the PDF in the bucket. */
  storage_path: requiredText(300),
  test_notes: optionalText(1000),
  battery_health_percentage: optionalWholeNumber(0, 100),
  capacity_kwh: optionalDecimal(0, 1000),
  charging_speed_kw: optionalDecimal(0, 2000),
  estimated_range_km: optionalWholeNumber(0, 3000),
  ...bookkeeping,
});
export type BatteryTest = v.InferOutput<typeof BatteryTestSchema> & { id: string };

/** The public address of a battery document, from its object name. */
export function documentUrl(storagePath: string): string {
  return `/documents/${storagePath}`;
}

const DOCUMENT_ADDRESS = new RegExp(
  `^/documents/(${BATTERY_DOCUMENTS.folder}/[\\w-]{1,128}/[\\w-]{1,200}\\.pdf)$`,
  'u',
);

/** The object name behind a public document address; null for any other address. */
export function documentObject(address: string): string | null {
  return DOCUMENT_ADDRESS.exec(address)?.[1] ?? null;
}

/** The note stored with an uploaded battery document. */
export function batteryTestNote(fileName: string): string {
  return `Battery test document uploaded: ${fileName}`;
}
