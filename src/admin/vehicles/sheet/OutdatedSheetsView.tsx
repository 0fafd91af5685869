import { useStore } from '@nanostores/react';
import { useAnswer } from '#admin/data/use-answer.ts';
import { sheetCopy as copy } from '#copy/admin/vehicles/sheet.ts';
import { formatDate } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import { amountText } from '#copy/vehicles/price/amount-text.ts';
import { readPrintedSheets } from '#firebase/printed-sheets.ts';
import { $stock, isComplete } from '../store.ts';
import { outdatedSheets } from './outdated-sheets.ts';
import SheetsView from './SheetsView.tsx';

export default function OutdatedSheetsView() {
  const stock = useStore($stock);
  // As they were when the view opened.
  const { value: sheets, failed } = useAnswer(readPrintedSheets, 'printed_sheets_unknown');
  if (failed) return <p role="alert">{copy.notLoaded}</p>;
  if (!sheets || !isComplete(stock)) return <p role="status">{copy.loading}</p>;
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
