import { unzipSync, zipSync } from 'fflate';
import readWorkbookSheets from 'read-excel-file/universal';
import { StaffError } from '#admin/feedback/staff-error.ts';
import { numberText } from '#admin/numbers/parse.ts';
import { importFileCopy as copy } from '#copy/admin/import/import.ts';

/** Of the parts of a workbook when they are unpacked. A stock of 10,000 cars has some 30 MB. */
const MAX_UNPACKED = 150_000_000;
const MAX_PARTS = 2_000;
const MAX_CELLS = 2_000_000;

type Cell = string | number | boolean | Date | null;

/** The sheet of a workbook that has the most cells, as texts. Throws `StaffError`. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = unpack(bytes);
  for (const [path, part] of Object.entries(parts)) {
    if (/worksheets\/[^/]+\.xml$/iu.test(path)) checkCells(new TextDecoder().decode(part));
  }
  try {
    // Stored without compression: for large parts the reader would start workers, which the policy of the page forbids.
    const { buffer } = zipSync(parts, { level: 0 }).slice();
    const sheets = (await readWorkbookSheets(buffer as ArrayBuffer)) as unknown as {
      data: Cell[][];
    }[];
    const [largest] = sheets
      .map(({ data }) => data)
      .toSorted((a, b) => countFilled(b) - countFilled(a));
    return (largest ?? []).map((row) => row.map(textOf));
  } catch (cause) {
    throw new StaffError(copy.brokenExcel, { cause });
  }
}

/** The parts of a workbook that are text. What a part unpacks to is bounded by the size that it states. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/iu.test(name)) return false;
        unpacked += originalSize;
        count += 1;
        if (unpacked > MAX_UNPACKED || count > MAX_PARTS) throw new StaffError(copy.tooManyCells);
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof StaffError) throw cause;
    throw new StaffError(copy.brokenExcel, { cause });
  }
}

/** The reader fills every row up to the last column, so that one lonely cell may mean millions. */
function checkCells(xml: string): void {
  let columns = 0;
  let rows = 0;
  for (const [, letters = '', row] of xml.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"/gu)) {
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(row));
    if (columns * rows > MAX_CELLS) throw new StaffError(copy.tooManyCells);
  }
}

/** `A` is 1, `AA` is 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function countFilled(rows: readonly (readonly Cell[])[]): number {
  return rows.reduce((sum, row) => sum + row.filter((cell) => cell !== null).length, 0);
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // Three decimals would be read as thousands.
  return typeof cell === 'number' ? numberText(cell).replace(/(,\d{3})$/u, '$10') : String(cell);
}
