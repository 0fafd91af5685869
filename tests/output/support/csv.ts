const CELL = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,"\r\n]*))(?<end>,|\r\n|$)/gy;

/** Parses CSV (RFC 4180) with a header row; throws where a row has more or fewer cells than it. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const at = CELL.lastIndex;
    const groups = CELL.exec(text)?.groups;
    if (!groups) throw new SyntaxError(`Invalid CSV at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(groups['quoted']?.replaceAll('""', '"') ?? groups['plain'] ?? '');
    if (groups['end'] === '\r\n') rows.push([]);
  }
  const [header = [], ...body] = rows.filter((row) => row.length > 0);
  return body.map((row) => {
    if (row.length !== header.length) throw new SyntaxError(`Wrong number of cells: ${row}`);
    return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']));
  });
}
