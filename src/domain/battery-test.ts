import * as v from 'valibot';
import { BATTERY_DOCUMENTS, UPLOAD_STATES } from './image/upload-kinds.ts';
import { bookkeeping } from './schema/bookkeeping.ts';
import {
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
  /** Whether the file is a PDF, as a function has found. Null: uploaded before there was a state. */
  document_state: v.optional(v.nullable(v.picklist(UPLOAD_STATES)), null),
  /** Why the file could not be used, in Danish; null unless `failed`. */
  document_error: optionalText(300),
  test_notes: optionalText(1000),
  battery_health_percentage: optionalWholeNumber(0, 100),
  capacity_kwh: optionalDecimal(0, 1000),
  charging_speed_kw: optionalDecimal(0, 2000),
  estimated_range_km: optionalWholeNumber(0, 3000),
  ...bookkeeping,
});
export type BatteryTest = v.InferOutput<typeof BatteryTestSchema> & { id: string };

/** Whether visitors can open the document: it is not in the trash, was read, and is a PDF. */
export function isDocumentReady({
  document_state,
  trashed_at,
}: Pick<BatteryTest, 'document_state' | 'trashed_at'>): boolean {
  return trashed_at === null && (document_state === null || document_state === 'ready');
}

/** How many bytes from each end of a file `pdfProblem` needs: readers look there as well. */
export const PDF_END_BYTES = 1024;

export type PdfProblem = 'not_a_pdf' | 'damaged_pdf';

/**
 * Why a file cannot be opened as a PDF, from its first and its last bytes; null where nothing is
 * wrong with them. The name and type of a file prove nothing. ISO 32000-1 7.5.5 has the trailer.
 */
export function pdfProblem(first: Uint8Array, last: Uint8Array): PdfProblem | null {
  if (!latin1(first).startsWith('%PDF-')) return 'not_a_pdf';
  return /startxref\s+\d+\s+%%EOF/u.test(latin1(last.subarray(-PDF_END_BYTES)))
    ? null
    : 'damaged_pdf';
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, PDF_END_BYTES));
}

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

const UPLOAD_NOTE = 'Battery test document uploaded: ';

export function batteryTestNote(fileName: string): string {
  return `${UPLOAD_NOTE}${fileName}`;
}

/** The notes of a test for visitors: without the line of the upload, which is for staff only. */
export function publicTestNotes(notes: string | null): string | null {
  const lines = notes?.split('\n').filter((line) => !line.trim().startsWith(UPLOAD_NOTE)) ?? [];
  return lines.join('\n').trim() || null;
}
