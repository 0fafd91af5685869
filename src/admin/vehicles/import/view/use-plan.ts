import { useEffect, useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { importCopy as copy } from '#copy/admin/import.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { askWorker } from '../ask-worker.ts';
import type { ImportOptions, ImportRow } from '../plan/planned-import.ts';

type Choices = Omit<ImportOptions, 'today'>;

/**
 * What the import would do with each row; null while that is being found out. While the import
 * runs, the plan stays the one that is being saved.
 */
export function usePlan(
  choices: Choices | null,
  stock: readonly Vehicle[],
  running: boolean,
): ImportRow[] | null {
  const [rows, setRows] = useState<ImportRow[] | null>(null);
  const { file, mapping, clearEmpty } = choices ?? {};
  useEffect(() => {
    if (running || !file || !mapping) return;
    const { header, rows: fileRows } = file;
    const options = {
      ...{ file: { header, rows: fileRows }, mapping },
      clearEmpty: clearEmpty === true,
      today: new Date(),
    };
    const stop = new AbortController();
    setRows(null);
    askWorker<'plan'>({ kind: 'plan', stock, options }, stop.signal).then(
      (answer) => setRows(answer.rows),
      (cause) => stop.signal.aborted || notifyError(copy.readFailed, cause),
    );
    return () => stop.abort();
  }, [file, mapping, clearEmpty, stock, running]);
  return rows;
}
