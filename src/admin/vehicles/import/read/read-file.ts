import Papa from 'papaparse';
import { StaffError } from '#admin/feedback/staff-error.ts';
import { importFileCopy as copy } from '#copy/admin/import/import.ts';
import { withoutApostrophe } from '#domain/text/csv.ts';
import { CHASSIS, PLATE } from '../recognise/contents.ts';

/** A file as a table of texts; every row has its line in the file. */
export interface ReadFile {
  encoding: Encoding;
  header: readonly string[];
  rows: readonly FileRow[];
}

export interface FileRow {
  /** As a spreadsheet counts, from 1. */
  line: number;
  cells: readonly string[];
}

/** The encodings in which spreadsheets and dealer systems save. */
type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Excel';

/** Cells of one file: a spreadsheet of that many makes the browser stand still. */
const MAX_CELLS = 2_000_000;
/** Characters of all cells, as many as the largest file has: a small workbook unpacks to any number. */
const MAX_TEXT = 20_000_000;
/** Rows above the headings: the name of the list, its date. */
const ABOVE = 10;

/** Reads a CSV file or an Excel workbook, whatever its encoding and separator. Throws `StaffError`. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  if (startsWith(bytes, 'PK\u0003\u0004')) {
    const { readWorkbook } = await import('./read-workbook.ts');
    return tableOf(await readWorkbook(bytes), 'Excel');
  }
  if (startsWith(bytes, '\u00d0\u00cf\u0011\u00e0')) throw new StaffError(copy.oldExcel);
  if (startsWith(bytes, '%PDF')) throw new StaffError(copy.pdf);
  const { text, encoding } = decode(bytes);
  if (text.includes('\u0000')) throw new StaffError(copy.binary);
  if (/^\s*<(?:!doctype|html|\?xml|table)/iu.test(text)) throw new StaffError(copy.markup);
  return tableOf(parse(text), encoding);
}

function parse(text: string): string[][] {
  // Empty lines at the end count when the separator is guessed: two columns would be read as one.
  const [, named] = /^\ufeff?sep=(.)\r?\n/iu.exec(text) ?? [];
  const table = text.replace(/^\ufeff?(?:sep=.\r?\n)?/iu, '').replace(/[\r\n]+$/u, '');
  const delimiter = named ?? separatorOf(table);
  const read = Papa.parse<string[]>(table, { delimiter });
  if (!read.errors.some(({ type }) => type === 'Quotes')) return read.data;
  // A quotation mark that stands for an inch would take the rows after it into its cell.
  const unquoted = Papa.parse<string[]>(table, { delimiter, quoteChar: '\u0000' }).data;
  const whole = (rows: string[][]) =>
    rows.filter(({ length }) => length === rows[0]?.length).length;
  return whole(unquoted) > whole(read.data) ? unquoted : read.data;
}

/**
 * The separator that gives the most cells in rows as long as the headings. Papa Parse would count the
 * rows above them, and take the separator of a list in one column.
 */
function separatorOf(text: string): string {
  const score = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 2 * ABOVE });
    const cells = data[rowsAbove(data)]?.length ?? 0;
    return data.filter(({ length }) => length === cells).length * (cells - 1);
  };
  return [',', '\t', '|'].reduce((best, other) => (score(other) > score(best) ? other : best), ';');
}

/** How many rows are above the headings. */
function rowsAbove(table: readonly (readonly string[])[]): number {
  const filled = table
    .slice(0, 2 * ABOVE)
    .map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled);
  return Math.max(
    0,
    filled.slice(0, ABOVE).findIndex((count) => count > most / 2),
  );
}

function tableOf(table: readonly (readonly string[])[], encoding: Encoding): ReadFile {
  if (table.reduce((sum, cells) => sum + cells.length, 0) > MAX_CELLS) {
    throw new StaffError(copy.tooManyCells);
  }
  let characters = 0;
  for (const cells of table) for (const cell of cells) characters += cell.length;
  if (characters > MAX_TEXT) throw new StaffError(copy.tooMuchText);
  const above = rowsAbove(table);
  const first = table[above] ?? [];
  const headless = first.some((cell) => PLATE.test(cell.trim()) || CHASSIS.test(cell.trim()));
  const header = first.map((cell) => (headless ? '' : cell.trim()));
  const rows = table
    .map((cells, index) => ({
      line: index + 1,
      cells: trimEnd(cells, header.length).map(withoutApostrophe),
    }))
    .slice(headless ? above : above + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new StaffError(copy.noRows);
  return { encoding, header, rows };
}

/** A row without the empty cells after the last heading. */
function trimEnd(cells: readonly string[], length: number): readonly string[] {
  return cells.slice(length).every((cell) => cell.trim() === '') ? cells.slice(0, length) : cells;
}

function startsWith(bytes: Uint8Array, signs: string): boolean {
  return [...signs].every((sign, index) => bytes[index] === sign.charCodeAt(0));
}

/** The text of a file, and the encoding that it was in. */
function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
  // Without a byte order mark, every other byte of Latin letters is zero.
  if (first && second === 0 && bytes[3] === 0) return utf16(bytes, 'utf-16le');
  if (first === 0 && second) return utf16(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // Danish letters in the older encoding are no valid UTF-8.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function utf16(bytes: Uint8Array, label: string): { text: string; encoding: Encoding } {
  return { text: new TextDecoder(label).decode(bytes), encoding: 'UTF-16' };
}
