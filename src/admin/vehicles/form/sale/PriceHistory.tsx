import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import { exportFile } from '#admin/history/export-file.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { priceHistoryCopy as copy } from '#copy/admin/prices.ts';
import { formatClock, formatDate, formatKroner } from '#copy/format.ts';
import { csv } from '#domain/csv.ts';
import { entriesOf, LOGGED_BY_SYSTEM, type PriceEntry } from '#domain/price-log/price-log.ts';
import { pricePeriods } from '#domain/price-log/price-periods.ts';
import { EditedVehicle, useEditedLog } from '../edited-vehicle.ts';
import type { FormValues } from '../values.ts';

interface Row {
  from: string;
  until: string;
  price: string;
  kind: string;
  by: string;
  reason: string;
}

/** Every price of the vehicle, as it can be proven: on the screen, as a file and on paper. */
export function PriceHistory() {
  const vehicle = useContext(EditedVehicle);
  const log = useEditedLog();
  const mayExport = useHasPower('export');
  const { getValues } = useFormContext<FormValues>();
  const entries = log ? entriesOf(log) : [];
  if (entries.length === 0) return null;
  const rows = rowsOf(entries);
  const name = () => [getValues('make'), getValues('model'), getValues('stelnummer')].join(' ');

  function download() {
    const { columns } = copy;
    const head = Object.values(columns);
    const lines = rows.map((row) => Object.values(row));
    const text = csv([[copy.proofOf(name())], head, ...lines]);
    const action = { what: 'prices', rows: rows.length, vehicle } as const;
    void exportFile(action, text, copy.fileName(name()));
  }

  return (
    <details className="group__whole price-history">
      <summary>{copy.heading(entries.length)}</summary>
      <div className="price-history__proof" data-proof>
        <p className="price-history__title">{copy.proofOf(name())}</p>
        <table>
          <thead>
            <tr>
              {Object.values(copy.columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.from + row.kind}>
                {Object.entries(row).map(([field, text]) => (
                  <td key={field}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="price-history__actions">
        {mayExport && (
          <button type="button" className="button button--quiet" onClick={download}>
            {copy.download}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={printProof}>
          {copy.print}
        </button>
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

function rowsOf(entries: readonly PriceEntry[]): Row[] {
  return pricePeriods(entries).map(({ from, until, amount, offer }) => {
    const entry = entries.findLast(({ at }) => at <= from);
    return {
      from: timeText(from),
      until: until ? timeText(until) : copy.now,
      price: amount === null ? copy.noPrice : formatKroner(amount),
      kind: kindOf(amount, offer, entry),
      by: entry?.by === LOGGED_BY_SYSTEM ? copy.system : (entry?.by ?? ''),
      reason: entry?.reason ?? '',
    };
  });
}

function kindOf(amount: number | null, offer: boolean, entry: PriceEntry | undefined): string {
  if (entry?.offered === false) return copy.kinds.notOffered;
  if (amount === null) return copy.kinds.onRequest;
  return offer ? copy.kinds.offer : copy.kinds.price;
}

function timeText(time: Date): string {
  return `${formatDate(time)} ${formatClock(time)}`;
}
