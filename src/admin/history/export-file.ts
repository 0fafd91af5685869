import { saveAs } from '#components/ui/save-as.ts';
import { exportCopy } from '#copy/admin/history.ts';
import type { ExportAction } from '#domain/history/export-action.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { notifyError } from '../feedback/notify.ts';

/**
 * Downloads a text as a file for spreadsheets, once the log says that staff have exported it: without
 * the line there is no file, and a toast says why.
 */
export async function exportFile(action: ExportAction, text: string, name: string): Promise<void> {
  try {
    await callFunction(paths.exportsApi, action);
  } catch (cause) {
    return notifyError(exportCopy.failed, cause);
  }
  saveCsv(text, name);
}

/** With a byte order mark, without which Excel reads Danish letters wrong. */
export function saveCsv(text: string, name: string): void {
  saveAs(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), name);
}
