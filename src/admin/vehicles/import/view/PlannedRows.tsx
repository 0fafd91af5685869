import { importCopy as copy, importColumnCopy } from '#copy/admin/import/import.ts';
import { formatAmount } from '#copy/format.ts';
import { type ImportRow, ROW_KINDS, type RowKind } from '../plan/planned-import.ts';

/** Rows of one kind that are shown; the rest is counted. */
const SHOWN = 200;

/** The plan for each row: the count of each kind, which opens to its rows. */
export function PlannedRows({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <div className="import__kinds">
      {ROW_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind)] as const)
        .filter(([, own]) => own.length > 0)
        .map(([kind, own]) => (
          <KindOfRows key={kind} kind={kind} rows={own} />
        ))}
      {rows.some(({ kind }) => kind === 'new') && <p className="quiet">{copy.newHint}</p>}
    </div>
  );
}

function KindOfRows({ kind, rows }: { kind: RowKind; rows: readonly ImportRow[] }) {
  const notes = ({ questions, leftOut }: ImportRow) => questions.length * 100 + leftOut.length;
  const sorted = rows.toSorted((a, b) => notes(b) - notes(a));
  // Staff read changes before the import, and of the others those that are asked about.
  const isOpen = kind === 'changed' || rows.some(({ questions }) => questions.length > 0);
  return (
    <details className="import__kind" open={isOpen || undefined}>
      <summary>{copy.kinds[kind](formatAmount(rows.length))}</summary>
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

function Row({ row: { line, name, details, leftOut, questions } }: { row: ImportRow }) {
  return (
    <li>
      <span className="quiet">{copy.line(line)}</span> {name}
      {details.map((detail) => (
        <span key={detail} className="import__detail quiet small">
          {detail}
        </span>
      ))}
      {leftOut.map(({ column, text, problem }) => (
        <span key={column} className="import__detail quiet small">
          {copy.leftOut(importColumnCopy[column], text.slice(0, 60), problem)}
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
