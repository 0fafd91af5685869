import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { sheetCopy as copy } from '#copy/admin/vehicles/sheet.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import type { PrintedSheet } from '#domain/printed-sheet.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';
import { $stock, isComplete } from '../store.ts';
import { outdatedSheets } from './outdated-sheets.ts';
import SheetsView from './SheetsView.tsx';

export default function OutdatedSheetsView() {
  const stock = useStore($stock);
  const sheets = usePrintedSheets();
  if (sheets === 'failed') return <p role="alert">{copy.notLoaded}</p>;
  if (sheets === null || !isComplete(stock)) return <p role="status">{copy.loading}</p>;
  const outdated = outdatedSheets(stock.vehicles, sheets, new Date());
  return (
    <SheetsView ids={outdated.map(({ vehicle }) => vehicle.id)} none={copy.noneOutdated}>
      <p>{copy.outdatedLead}</p>
      <ul className="column column--close">
        {outdated.map(({ vehicle, printed, price }) => (
          <li key={vehicle.id} className="line">
            <strong>{vehicleName(vehicle)}</strong>
            <span>{copy.onSign(amountText(printed.price), formatDate(printed.printed_at))}</span>
            <span>{copy.onSite(amountText(price))}</span>
          </li>
        ))}
      </ul>
    </SheetsView>
  );
}

/** The last printed signs as they were when the view opened; null until they are known. */
function usePrintedSheets(): ReadonlyMap<string, PrintedSheet> | 'failed' | null {
  const [sheets, setSheets] = useState<ReadonlyMap<string, PrintedSheet> | 'failed' | null>(null);
  useEffect(() => {
    readPrintedSheets().then(setSheets, (cause) => {
      console.warn('printed_sheets_unknown', cause);
      setSheets('failed');
    });
  }, []);
  return sheets;
}
