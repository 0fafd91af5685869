import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { exportFile } from '#admin/history/export-file.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TableHead } from '#admin/ui/TableHead.tsx';
import { priceHistoryCopy as copy } from '#copy/admin/vehicles/prices.ts';
import { entriesOf } from '#domain/price-log/price-log.ts';
import { csv } from '#domain/text/csv.ts';
import { EditedVehicle, useEditedLog } from '../edited-vehicle.ts';
import type { FormValues } from '../values.ts';
import { priceRows } from './price-rows.ts';

/** Every price of the vehicle, as it can be proven: on the screen, as a file and on paper. */
export function PriceHistory() {
  const vehicle = useContext(EditedVehicle);
  const log = useEditedLog();
  const mayExport = useHasPower('export');
  const { getValues } = useFormContext<FormValues>();
  const entries = log ? entriesOf(log) : [];
  if (entries.length === 0) return null;
  const rows = priceRows(entries);
  const name = () => [getValues('make'), getValues('model'), getValues('stelnummer')].join(' ');

  function download() {
    const { columns } = copy;
    const head = Object.values(columns);
    const lines = rows.map(({ texts }) => Object.values(texts));
    const text = csv([[copy.proofOf(name())], head, ...lines]);
    const action = { what: 'prices', rows: rows.length, vehicle } as const;
    void exportFile(action, text, copy.fileName(name()));
  }

  return (
    <details className="group__whole price-history">
      <summary>{copy.heading(entries.length)}</summary>
      <div className="price-history__proof" data-proof>
        <p className="price-history__title">{copy.proofOf(name())}</p>
        <table className="table">
          <TableHead columns={Object.values(copy.columns)} />
          <tbody>
            {rows.map(({ key, isStruck, texts }) => (
              <tr key={key} data-struck={isStruck || undefined}>
                {Object.entries(texts).map(([field, text]) => (
                  <td key={field}>{isStruck && field === 'price' ? <s>{text}</s> : text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="actions">
        {mayExport && (
          <Button quiet onClick={download}>
            {copy.download}
          </Button>
        )}
        <Button quiet onClick={printProof}>
          {copy.print}
        </Button>
      </p>
    </details>
  );
}

/** Prints the proof alone: the styles hide the rest of the page while the root says so. */
function printProof(): void {
  const root = document.documentElement;
  root.dataset['print'] = 'proof';
  window.addEventListener('afterprint', () => delete root.dataset['print'], { once: true });
  window.print();
}
