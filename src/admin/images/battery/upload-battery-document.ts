import {
  BATTERY_DOCUMENT_TYPE,
  batteryTestNote,
  documentUrl,
  PDF_END_BYTES,
  type PdfProblem,
  pdfProblem,
} from '#domain/battery-test.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { createDocument, newId } from '#firebase/documents/versioned.ts';
import { uploadFile } from '#firebase/service/files.ts';
import { batteryDocumentPath } from '../upload/storage-path.ts';

/** Why a file cannot be opened as a PDF. Browsers derive its type from the name alone. */
export async function problemOfPdf(file: Blob): Promise<PdfProblem | null> {
  const parts = [file.slice(0, PDF_END_BYTES), file.slice(-PDF_END_BYTES)];
  const [first, last] = await Promise.all(parts.map((part) => part.arrayBuffer()));
  return pdfProblem(new Uint8Array(first ?? []), new Uint8Array(last ?? []));
}

/** Uploads the PDF of a battery test and creates its document, dated today. */
export async function uploadBatteryDocument(
  vehicleId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const path = batteryDocumentPath(vehicleId);
  await uploadFile(path, new Blob([file], { type: BATTERY_DOCUMENT_TYPE }), onProgress);
  const { collection } = BATTERY_DOCUMENTS;
  await createDocument(collection, newId(collection), {
    vehicle_id: vehicleId,
    test_date: danishDate(new Date()),
    test_document_url: documentUrl(path),
    storage_path: path,
    document_state: 'pending',
    test_notes: batteryTestNote(file.name),
  });
}
