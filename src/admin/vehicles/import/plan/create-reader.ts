import { countEach } from '#admin/data/count-each.ts';
import { cellText } from '#admin/vehicles/cells/cell-text.ts';
import type { ParsedCell } from '#admin/vehicles/cells/parse-cell.ts';
import { cellProblemCopy } from '#copy/admin/import/cells.ts';
import { importCopy as copy } from '#copy/admin/import/import.ts';
import { NO_VALUE_COPY } from '#copy/admin/import/import-values.ts';
import { formatAmount } from '#copy/format.ts';
import { type FormFieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { spellMake } from '#domain/vehicle/known-makes.ts';
import { formatOf, readImportCell } from '../formats/read-cell.ts';
import { isMapped, readValue } from '../formats/values.ts';
import { isField } from '../recognise/columns.ts';
import type { ImportOptions, MappedValue } from './planned-import.ts';

export type RowReader = ReturnType<typeof createReader>;

/** Cells of a column that say how the file writes numbers and dates. */
const SAMPLE = 2_000;
const EXAMPLES = 3;
const EXAMPLE_LENGTH = 32;
/** Texts of one column that staff can be asked about. */
const MAX_VALUES = 40;

/** Reads the cells of a file; `spellings` are the makes of the stock by their slug. */
export function createReader(
  { file: { header, rows }, mapping, values: chosen, today }: ImportOptions,
  spellings: ReadonlyMap<string, string>,
) {
  const columns = mapping.map((column, index) => ({
    column,
    heading: header[index] ?? '',
    texts: rows.map(({ cells }) => cells[index]?.trim() ?? '').filter(Boolean),
  }));
  const fields = columns.flatMap(({ column, ...rest }) =>
    isField(column) ? [{ field: column, ...rest }] : [],
  );
  const headings = new Map(fields.map(({ field, heading }) => [field, heading]));
  const sample = fields.map(({ field, texts }) => ({ field, texts: texts.slice(0, SAMPLE) }));
  const format = formatOf(sample, today);

  // A file repeats few texts in thousands of rows.
  const known = new Map<string, ParsedCell>();
  /** The value of a cell, as the file writes it and staff chose it. */
  function read(field: FormFieldName, text: string): ParsedCell {
    const key = `${field} ${text}`;
    const cell = known.get(key) ?? readAnew(field, text);
    known.set(key, cell);
    return cell;
  }
  function readAnew(field: FormFieldName, text: string): ParsedCell {
    const choice = chosen[field]?.[text.trim()];
    if (choice === null) return { problem: cellProblemCopy.omitted };
    const cell = readImportCell(field, choice ?? text, headings.get(field) ?? '', format);
    if (field !== 'make' || !('value' in cell) || typeof cell.value !== 'string') return cell;
    return { value: spellMake(cell.value, spellings) };
  }

  const values = fields.flatMap(({ field, texts }) => {
    if (!isMapped(field)) return [];
    const counts = countEach(texts.filter((text) => !NO_VALUE_COPY.test(text)));
    return counts.slice(0, MAX_VALUES).map(([text, count]): MappedValue => {
      const choice = chosen[field]?.[text];
      const value = choice === undefined ? (readValue(field, text) ?? null) : choice;
      return { column: field, text, count, value };
    });
  });
  const examples = columns.map(({ column, texts }) =>
    [...new Set(texts)].slice(0, EXAMPLES).map((text) => {
      const shown = text.slice(0, EXAMPLE_LENGTH);
      if (!isField(column)) return shown;
      const cell = read(column, text);
      return 'value' in cell ? exampleOf(column, shown, cell.value) : copy.unreadable(shown);
    }),
  );
  return { read, values, examples };
}

/** `30.04.19 → 30-04-2019`; the text alone where it is read as it stands. */
function exampleOf(field: FormFieldName, text: string, value: unknown): string {
  const plain = cellText(field, value).replaceAll('\n', ' | ').slice(0, EXAMPLE_LENGTH);
  const read =
    fieldOf(field).type === 'date'
      ? plain.split('-').toReversed().join('-')
      : plain.replace(/^\d{5,}$/u, (digits) => formatAmount(Number(digits)));
  return [text, ''].includes(plain) || read === text ? text : copy.readAs(text, read);
}
