import Papa from 'papaparse';
import { withoutApostrophe } from '#domain/csv.ts';
import { decode, type Encoding } from './decode.ts';

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
