import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useId, useRef, useState } from 'react';
import { imageToastCopy, imageManagerCopy as words } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatDate } from '#copy/format.ts';
import type { BatteryTest } from '#domain/battery-test.ts';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { documentsWhere, removeDocument } from '#firebase/listing.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifySuccess, reasonFor } from '../feedback/notify.ts';
import { restoreFocusAfterDelete } from '../feedback/restore-focus.ts';
import { expectPublishing } from '../publishing/store.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { isPdf, uploadBatteryDocument } from './battery-upload.ts';
import { FailedUpload } from './FailedUpload.tsx';
import { removeStoredFile } from './remove-file.ts';

const toasts = imageToastCopy.battery;

/** The battery test PDFs of an electric vehicle, newest first. */
export function BatteryDocuments({ vehicleId }: { vehicleId: string }) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tests, setTests] = useState<readonly BatteryTest[]>([]);
  const [loadedAt, setLoadedAt] = useState<Date | null>(null);
  const [failed, setFailed] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [refused, setRefused] = useState<{ file: File; problem: string } | null>(null);

  const load = useCallback(async () => {
    try {
      const { items } = await documentsWhere('battery_test_results', 'vehicle_id', vehicleId);
      setTests(items.sort(newestTestFirst));
      setLoadedAt(new Date());
      setFailed(false);
    } catch (cause) {
      setFailed(true);
      notifyError(toasts.fetchFailed, cause);
    }
  }, [vehicleId]);
  useLoadOnFocus(load);

  async function upload(file: File) {
    if (!isPdf(file)) return notifyError(toasts.pdfOnly);
    if (file.size > MAX_UPLOAD_BYTES) return notifyError(toasts.uploadFailed, words.pdfTooLarge);
    setRefused(null);
    setProgress(0);
    try {
      await uploadBatteryDocument(vehicleId, file, setProgress);
      notifySuccess(toasts.uploaded);
      expectPublishing();
      await load();
    } catch (cause) {
      notifyError(toasts.uploadFailed, cause);
      setRefused({ file, problem: reasonFor(cause) ?? toasts.uploadFailed });
    } finally {
      setProgress(null);
    }
  }

  async function remove(test: BatteryTest) {
    const restoreFocus = restoreFocusAfterDelete();
    if (!(await ask(DELETE))) return;
    try {
      await removeDocument('battery_test_results', test.id);
    } catch (cause) {
      return notifyError(toasts.deleteFailed, cause);
    }
    setTests((list) => list.filter(({ id }) => id !== test.id));
    restoreFocus();
    notifySuccess(toasts.deleted);
    expectPublishing();
    await removeStoredFile(test.storage_path);
  }

  return (
    <section className="group" aria-labelledby={heading}>
      <div className="view-head">
        <h2 id={heading}>{words.batteryHeading}</h2>
        <LoadedAt time={loadedAt} busy={progress !== null} failed={failed} onRefresh={load} />
      </div>
      <p className="field__hint">{words.pdfRules}</p>
      <div className="actions">
        <button
          type="button"
          className="button button--quiet"
          disabled={progress !== null}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" size={18} />
          {words.choosePdf}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`${words.batteryHeading}: ${words.choosePdf}`}
          accept="application/pdf,.pdf"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </div>
      {progress !== null && (
        <progress max={1} value={progress} aria-label={words.uploadOf('PDF')} />
      )}
      {refused && (
        <FailedUpload
          name={refused.file.name}
          problem={refused.problem}
          onRetry={() => upload(refused.file)}
          onDismiss={() => setRefused(null)}
        />
      )}
      {tests.length === 0 && loadedAt && <p className="quiet">{words.noDocuments}</p>}
      <ul className="documents">
        {tests.map((test) => (
          <DocumentRow key={test.id} test={test} onRemove={() => remove(test)} />
        ))}
      </ul>
    </section>
  );
}

/** By the day of the test; of one day, what was uploaded last. */
function newestTestFirst(a: BatteryTest, b: BatteryTest): number {
  if (a.test_date !== b.test_date) return a.test_date < b.test_date ? 1 : -1;
  return b.created_at.getTime() - a.created_at.getTime();
}

function DocumentRow({ test, onRemove }: { test: BatteryTest; onRemove: () => void }) {
  const notes = test.test_notes ?? '';
  return (
    <li className="documents__row">
      <span>
        {formatDate(test.test_date)}
        <span className="quiet">{notes}</span>
      </span>
      <a
        className="button button--quiet"
        href={test.test_document_url}
        target="_blank"
        rel="noreferrer"
        aria-label={words.openDocument(notes)}
      >
        <FileText aria-hidden="true" size={18} />
        {words.open}
      </a>
      <IconButton icon={Trash2} label={words.removeDocument(notes)} danger onClick={onRemove} />
    </li>
  );
}

const DELETE = {
  title: words.deleteDocumentTitle,
  body: words.deleteDocumentBody,
  confirm: adminCopy.delete,
  cancel: adminCopy.cancel,
  danger: true,
};
