import { importCopy as copy } from '#copy/admin/import.ts';
import { formatAmount } from '#copy/format.ts';
import { type ImportRow, ROW_KINDS, type RowKind } from '../plan/planned-import.ts';

/** Rows of one kind that are shown; the rest is counted. */
const SHOWN = 200;

/** Kinds whose rows staff read before the import; of the others those that are asked about. */
const OPEN_KINDS: readonly RowKind[] = ['changed', 'refused'];

/** What the import does with each row: how many of each kind, and each of them behind it. */
export function PlannedRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <div className="import__kinds">
      {/* The counts alone: the rows may be hundreds. */}
      <p className="visually-hidden" role="status">
        {ROW_KINDS.map((kind) => copy.kinds[kind](countOf(rows, kind))).join(', ')}
      </p>
      {ROW_KINDS.map((kind) => (
        <KindOfRows key={kind} kind={kind} rows={rows.filter((row) => row.kind === kind)} />
      ))}
      {rows.some(({ kind }) => kind === 'new') && <p className="quiet">{copy.newHint}</p>}
    </div>
  );
}

function countOf(rows: readonly ImportRow[], kind: RowKind): string {
  return formatAmount(rows.filter((row) => row.kind === kind).length);
}

function KindOfRows({ kind, rows }: { kind: RowKind; rows: readonly ImportRow[] }) {
  const sorted = rows.toSorted((a, b) => b.questions.length - a.questions.length);
  return (
    <details
      className="import__kind"
      open={rows.some((row) => OPEN_KINDS.includes(kind) || row.questions.length > 0) || undefined}
    >
      <summary>{copy.kinds[kind](formatAmount(rows.length))}</summary>
      {rows.length === 0 && <p className="quiet">{copy.none}</p>}
      <ul>
        {sorted.slice(0, SHOWN).map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {rows.length > SHOWN && (
        <p className="quiet">{copy.more(formatAmount(rows.length - SHOWN))}</p>
      )}
    </details>
  );
}

function Row({ row: { line, name, details, questions } }: { row: ImportRow }) {
  return (
    <li>
      <span className="quiet">{copy.line(line)}</span> {name}
      {details.map((detail) => (
        <span key={detail} className="import__detail">
          {detail}
        </span>
      ))}
      {questions.map(({ text }) => (
        <span key={text} className="bulk__question">
          {text}
        </span>
      ))}
    </li>
  );
}
