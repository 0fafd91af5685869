import { useEffect, useState } from 'react';
import type { PrintedSheet } from '#domain/printed-sheet.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';

type PrintedSheets = ReadonlyMap<string, PrintedSheet>;

/** The last printed signs as they were when the view opened; null until they are known. */
export function usePrintedSheets(): PrintedSheets | 'failed' | null {
  const [sheets, setSheets] = useState<PrintedSheets | 'failed' | null>(null);
  useEffect(() => {
    readPrintedSheets().then(setSheets, (cause) => {
      console.warn('printed_sheets_unknown', cause);
      setSheets('failed');
    });
  }, []);
  return sheets;
}
