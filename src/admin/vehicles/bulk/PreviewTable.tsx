import { TableHead } from '#admin/ui/TableHead.tsx';
import { bulkEditCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { vehicleName } from '#copy/labels.ts';
import type { PlannedRow } from './plan-edit.ts';

/** The preview of an edit for each vehicle: suspicious changes first, unchanged vehicles last. */
export function PreviewTable({ rows }: { rows: readonly PlannedRow[] }) {
  const changed = rows.filter(({ change }) => change !== null).length;
  const sorted = rows.toSorted((a, b) => rank(a) - rank(b));
  return (
    <>
      <p role="status">{copy.summary(changed, rows.length - changed)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keys */}
      <section className="bulk__preview" aria-label={copy.preview} tabIndex={0}>
        <table className="table">
          <TableHead columns={Object.values(copy.columns)} />
          <tbody>
            {sorted.map((row) => (
              <Row key={row.vehicle.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Row({ row: { vehicle, change, from, to, reason, questions } }: { row: PlannedRow }) {
  const notes = reason ? [reason] : questions.map(({ text }) => text);
  return (
    <tr
      className={change ? undefined : 'bulk__same'}
      data-doubtful={questions.length > 0 || undefined}
    >
      <th scope="row">
        {vehicleName(vehicle)}
        <span className="quiet">
          {[vehicle.variant, vehicle.registration_number].filter(Boolean).join(' · ')}
        </span>
        {notes.map((note) => (
          <span key={note} className={reason ? 'quiet' : 'bulk__question'}>
            {note}
          </span>
        ))}
      </th>
      <td>{from}</td>
      <td>{to}</td>
    </tr>
  );
}

function rank({ change, questions }: PlannedRow): number {
  if (questions.length > 0) return 0;
  return change ? 1 : 2;
}
