import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '#admin/ui/IconButton.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { formatDate } from '#copy/format.ts';
import type { BatteryTest } from '#domain/battery-test.ts';

/** One battery test with its date, its note, and buttons to open and delete the PDF. */
export function BatteryDocumentRow({
  test,
  onRemove,
}: {
  test: BatteryTest;
  onRemove: () => void;
}) {
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
        aria-label={copy.openDocument(notes)}
      >
        <FileText aria-hidden="true" size={18} />
        {copy.open}
      </a>
      <IconButton icon={Trash2} label={copy.removeDocument(notes)} danger onClick={onRemove} />
    </li>
  );
}
