import { calendarDate } from '#copy/format.ts';
import {
  BATTERY_DOCUMENT_TYPE,
  batteryTestNote,
  documentUrl,
  hasPdfSignature,
  PDF_SIGNATURE_BYTES,
} from '#domain/battery-test.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { uploadFile } from '#firebase/files.ts';
import { createDocument, newId } from '#firebase/versioned.ts';
import { batteryDocumentPath } from '../upload/storage-path.ts';

/** Whether a file is a PDF by its first bytes. Browsers derive its type from the name alone. */
export async function isPdf(file: Blob): Promise<boolean> {
  const start = await file.slice(0, PDF_SIGNATURE_BYTES).arrayBuffer();
  return hasPdfSignature(new Uint8Array(start));
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
    test_date: calendarDate(new Date()),
    test_document_url: documentUrl(path),
    storage_path: path,
    document_state: 'pending',
    test_notes: batteryTestNote(file.name),
  });
}
