import FileUp from 'lucide-react/icons/file-up';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { importCopy as copy } from '#copy/admin/import/import.ts';

/** The button that takes the file; `summary` describes the chosen one. */
export function FileChoice({
  summary,
  disabled,
  onChoose,
}: {
  summary: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  return (
    <div className="column column--close">
      {summary === null && <p>{copy.intro}</p>}
      {summary === null && <p className="quiet">{copy.template}</p>}
      <div className="actions">
        <FileButton
          name={copy.file}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          disabled={disabled}
          onFiles={([file]) => file && onChoose(file)}
        >
          <FileUp aria-hidden="true" size={18} />
          {summary === null ? copy.choose : copy.chooseOther}
        </FileButton>
      </div>
      {summary !== null && <p role="status">{summary}</p>}
    </div>
  );
}
