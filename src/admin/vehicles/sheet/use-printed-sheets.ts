import { useEffect, useState } from 'react';
import type { PrintedSheet } from '#domain/printed-sheet.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';

/** The last printed signs as they were when the view opened; null until they are known. */
export function usePrintedSheets(): ReadonlyMap<string, PrintedSheet> | null {
  const [sheets, setSheets] = useState<ReadonlyMap<string, PrintedSheet> | null>(null);
  useEffect(() => {
    readPrintedSheets().then(setSheets, (cause) => console.warn('printed_sheets_unknown', cause));
  }, []);
  return sheets;
}
