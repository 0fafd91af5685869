import FileUp from 'lucide-react/icons/file-up';
import { useId, useState } from 'react';
import { dismissErrors, notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { type Reason, reasonOf } from '#admin/feedback/reason.ts';
import { deleteWithUndo } from '#admin/history/delete-with-undo.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { useMay } from '#admin/session/use-may.ts';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { LoadedAt } from '#admin/ui/LoadedAt.tsx';
import { imageManagerCopy as copy, imageToastCopy } from '#copy/admin/images.ts';
import { batteryDocumentErrorCopy } from '#copy/staff/image-errors.ts';
import {
  BATTERY_DOCUMENT_TYPE,
  type BatteryTest,
  batteryTestNote,
  documentUrl,
  PDF_END_BYTES,
  type PdfProblem,
  pdfProblem,
} from '#domain/battery-test.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { createDocument, newId } from '#firebase/documents/versioned.ts';
import { uploadFile } from '#firebase/service/files.ts';
import { FailedUpload } from '../upload/FailedUpload.tsx';
import { batteryDocumentPath } from '../upload/storage-path.ts';
import { BatteryDocumentRow } from './BatteryDocumentRow.tsx';
import { useBatteryTests } from './use-battery-tests.ts';

const { battery: toasts, restored, restoreFailed } = imageToastCopy;

export function BatteryDocuments({ vehicleId }: { vehicleId: string }) {
  const heading = useId();
  const { tests, loadedAt, failed, load, drop } = useBatteryTests(vehicleId);
  const mayChange = useMay('create', BATTERY_DOCUMENTS.collection);
  const [progress, setProgress] = useState<number | null>(null);
  const [failedUpload, setFailedUpload] = useState<{ file: File; problem: Reason } | null>(null);

  async function upload(file: File) {
    if (file.size > MAX_UPLOAD_BYTES) return notifyError(toasts.uploadFailed, copy.pdfTooLarge);
    const problem = await problemOfPdf(file);
    if (problem === 'not_a_pdf') return notifyError(toasts.pdfOnly);
    if (problem) return notifyError(toasts.uploadFailed, batteryDocumentErrorCopy[problem]);
    setFailedUpload(null);
    setProgress(0);
    try {
      await uploadBatteryDocument(vehicleId, file, setProgress);
      dismissErrors(toasts.uploadFailed);
      notifySuccess(toasts.uploaded);
      expectPublishing();
      await load();
    } catch (cause) {
      notifyError(toasts.uploadFailed, cause);
      setFailedUpload({ file, problem: reasonOf(cause) });
    } finally {
      setProgress(null);
    }
  }

  const remove = ({ id }: BatteryTest) =>
    deleteWithUndo({
      collection: BATTERY_DOCUMENTS.collection,
      id,
      question: { title: copy.deleteDocumentTitle, body: copy.deleteDocumentBody },
      toasts: { restored, restoreFailed, ...toasts },
      drop: () => drop(id),
      reload: load,
    });

  return (
    <section className="group" aria-labelledby={heading}>
      <div className="view-head">
        <h2 id={heading}>{copy.batteryHeading}</h2>
        <LoadedAt state={{ loadedAt, busy: progress !== null, failed }} onRefresh={load} />
      </div>
      {mayChange && (
        <>
          <p className="field__hint">{copy.pdfRules}</p>
          <div className="actions">
            <FileButton
              name={`${copy.batteryHeading}: ${copy.choosePdf}`}
              accept="application/pdf,.pdf"
              disabled={progress !== null}
              onFiles={([file]) => file && upload(file)}
            >
              <FileUp aria-hidden="true" size={18} />
              {copy.choosePdf}
            </FileButton>
          </div>
        </>
      )}
      {progress !== null && <progress max={1} value={progress} aria-label={copy.uploadOf('PDF')} />}
      {failedUpload && (
        <FailedUpload
          name={failedUpload.file.name}
          problem={failedUpload.problem}
          onRetry={() => upload(failedUpload.file)}
          onDismiss={() => setFailedUpload(null)}
        />
      )}
      {tests.length === 0 && loadedAt && <p className="quiet">{copy.noDocuments}</p>}
      <ul className="documents lined">
        {tests.map((test) => (
          <BatteryDocumentRow
            key={test.id}
            test={test}
            onRemove={mayChange ? () => void remove(test) : null}
            onSaved={load}
          />
        ))}
      </ul>
    </section>
  );
}

/** Why a file cannot be opened as a PDF. Browsers derive its type from the name alone. */
async function problemOfPdf(file: Blob): Promise<PdfProblem | null> {
  const parts = [file.slice(0, PDF_END_BYTES), file.slice(-PDF_END_BYTES)];
  const [first, last] = await Promise.all(parts.map((part) => part.arrayBuffer()));
  return pdfProblem(new Uint8Array(first ?? []), new Uint8Array(last ?? []));
}

/** Uploads the PDF of a battery test and creates its document, dated today. */
async function uploadBatteryDocument(
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
