import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { useContext } from 'react';
import { downloadFile } from '#admin/images/download-file.ts';
import { UploadState } from '#admin/images/UploadState.tsx';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { formatDate } from '#copy/format.ts';
import { UnpublishedOwner } from '../grid/unpublished-owner.ts';
import { RepairedTest } from './RepairedTest.tsx';
import type { ListedTest } from './use-battery-tests.ts';

interface Props {
  test: ListedTest;
  /** Null for a role that may only read it. */
  onRemove: (() => void) | null;
  onSaved: () => Promise<unknown>;
}

export function BatteryDocumentRow({ test, onRemove, onSaved }: Props) {
  const notes = test.test_notes ?? '';
  return (
    <li>
      <span>
        {formatDate(test.test_date)}
        <span className="quiet">{notes}</span>
        <UploadState state={test.document_state} error={test.document_error} />
      </span>
      <OpenDocument test={test} label={copy.openDocument(notes)} />
      {onRemove && (
        <>
          <IconButton icon={Trash2} label={copy.removeDocument(notes)} danger onClick={onRemove} />
          <RepairedTest test={test} onSaved={onSaved} />
        </>
      )}
    </li>
  );
}

/** Opens the PDF; that of an unpublished vehicle has no public address and is downloaded. */
function OpenDocument({ test, label }: { test: ListedTest; label: string }) {
  const unpublished = useContext(UnpublishedOwner);
  const content = (
    <>
      <FileText aria-hidden="true" size={18} />
      {copy.open}
    </>
  );
  const attributes = { className: 'button button--quiet', 'aria-label': label };
  if (unpublished) {
    return (
      <button type="button" {...attributes} onClick={() => downloadFile(test.storage_path)}>
        {content}
      </button>
    );
  }
  return (
    <a {...attributes} href={test.test_document_url} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
