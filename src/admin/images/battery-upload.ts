import { calendarDate } from '#copy/format.ts';
import { BATTERY_DOCUMENT_TYPE, batteryTestNote, documentUrl } from '#domain/battery-test.ts';
import { uploadFile } from '#firebase/files.ts';
import { createDocument, newId } from '#firebase/versioned.ts';
import { batteryDocumentPath } from './file-name.ts';

export function isPdf({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return type === BATTERY_DOCUMENT_TYPE || (type === '' && /\.pdf$/iu.test(name));
}

/** Stores a battery test PDF and its record, dated today. */
export async function uploadBatteryDocument(
  vehicleId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const path = batteryDocumentPath(vehicleId);
  await uploadFile(path, new Blob([file], { type: BATTERY_DOCUMENT_TYPE }), onProgress);
  await createDocument('battery_test_results', newId('battery_test_results'), {
    vehicle_id: vehicleId,
    test_date: calendarDate(new Date()),
    test_document_url: documentUrl(path),
    storage_path: path,
    test_notes: batteryTestNote(file.name),
  });
}
