import FileUp from 'lucide-react/icons/file-up';
import { useId, useState } from 'react';
import { notifyError, notifySuccess } from '#admin/feedback/notify.ts';
import { type Reason, reasonOf } from '#admin/feedback/reason.ts';
import { deleteWithUndo } from '#admin/history/delete-with-undo.ts';
import { expectPublishing } from '#admin/publishing/store.ts';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { LoadedAt } from '#admin/ui/LoadedAt.tsx';
import { imageManagerCopy as copy, imageToastCopy } from '#copy/admin/images.ts';
import { batteryDocumentErrorCopy } from '#copy/staff/image-errors.ts';
import type { BatteryTest } from '#domain/battery-test.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { FailedUpload } from '../upload/FailedUpload.tsx';
import { BatteryDocumentRow } from './BatteryDocumentRow.tsx';
import { problemOfPdf, uploadBatteryDocument } from './upload-battery-document.ts';
import { useBatteryTests } from './use-battery-tests.ts';

const { battery: toasts, restored, restoreFailed } = imageToastCopy;

/** The battery test documents of an electric vehicle, with upload and delete. */
export function BatteryDocuments({ vehicleId }: { vehicleId: string }) {
  const heading = useId();
  const { tests, loadedAt, failed, load, drop } = useBatteryTests(vehicleId);
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
        <LoadedAt
          time={loadedAt}
          busy={progress !== null}
          failed={failed}
          onRefresh={() => load()}
        />
      </div>
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
            onRemove={() => void remove(test)}
            onSaved={() => load()}
          />
        ))}
      </ul>
    </section>
  );
}
