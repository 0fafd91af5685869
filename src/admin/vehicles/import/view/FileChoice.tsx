import { useId } from 'react';
import { importCopy as copy } from '#copy/admin/import.ts';

/** The field that takes the file; `summary` is what the chosen one holds. */
export function FileChoice({
  summary,
  disabled,
  onChoose,
}: {
  summary: string | null;
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  const id = useId();
  return (
    <div className="import__file">
      <p>{copy.intro}</p>
      {summary === null && <p className="quiet">{copy.template}</p>}
      <label htmlFor={id}>{copy.file}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // So that the same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      {summary !== null && <p role="status">{summary}</p>}
    </div>
  );
}
