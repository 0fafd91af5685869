/**
 * Comma-separated values (RFC 4180), or separated by the semicolon that Danish spreadsheets expect.
 * Text that a spreadsheet would run as a formula gets a leading apostrophe, which
 * `withoutApostrophe` takes away again; numbers stay numbers.
 */
export function csv(
  rows: readonly (readonly (string | number | null)[])[],
  separator: ',' | ';' = ',',
): string {
  const special = separator === ',' ? /[",\r\n]/u : /[";\r\n]/u;
  return rows
    .map((row) => `${row.map((value) => cell(value, special)).join(separator)}\r\n`)
    .join('');
}

/** A cell as it was before `csv` wrote it. */
export function withoutApostrophe(text: string): string {
  return PROTECTED.test(text) ? text.slice(1) : text;
}

const FORMULA = /^'*[=+\-@\t\r]/u;
const PROTECTED = /^'+[=+\-@\t\r]/u;

function cell(value: string | number | null, special: RegExp): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
