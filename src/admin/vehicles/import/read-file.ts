import Papa from 'papaparse';
import { withoutApostrophe } from '#domain/csv.ts';

/** A file as a table of texts; every row has its line in the file. */
export interface ReadFile {
  encoding: Encoding;
  header: readonly string[];
  rows: readonly FileRow[];
}

export interface FileRow {
  /** As a spreadsheet counts: the header is line 1. */
  line: number;
  cells: readonly string[];
}

/** Reads a CSV file, whatever its encoding and separator. */
export function readFile(bytes: Uint8Array): ReadFile {
  const { text, encoding } = decode(bytes);
  // Empty lines at the end count when the separator is guessed: two columns would be read as one.
  const table = text.replace(/^\ufeff/u, '').replace(/[\r\n]+$/u, '');
  const { data } = Papa.parse<string[]>(table, {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: false,
  });
  const [header = [], ...rest] = data;
  const rows = rest
    .map((cells, index) => ({ line: index + 2, cells: cells.map(withoutApostrophe) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { encoding, header: header.map((name) => name.trim()), rows };
}

/** The encodings in which spreadsheets and dealer systems save. */
type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** The text of a file, and the encoding that it was in. */
function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'utf-16be');
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
