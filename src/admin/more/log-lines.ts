import { historyCopy, logActionCopy, logCopy } from '#copy/admin/history.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { csv } from '#domain/text/csv.ts';
import type { StoredEntry } from '#firebase/documents/history.ts';
import { fileKindOf, wordsOf } from '../history/log-words.ts';
import { matchesSearch, searchText, searchWords } from '../vehicles/table/rows/search-text.ts';

export type LogLine = ReturnType<typeof logLine>;

export function logLine(entry: StoredEntry) {
  const line = {
    when: formatDateTime(entry.at),
    by: entry.by ?? historyCopy.program,
    action: logActionCopy[entry.action],
    name: [entry.name, fileKindOf(entry.record)?.toLowerCase()].filter(Boolean).join(': '),
    changes: wordsOf(entry.record, entry.changes).join(' · '),
  };
  // Null for another record.
  const [, vehicleId = null] = /^vehicles\/(.+)$/u.exec(entry.owner) ?? [];
  return { ...line, id: entry.id, vehicleId, text: searchText(Object.values(line)) };
}

export function linesWith(lines: readonly LogLine[], query: string): LogLine[] {
  const words = searchWords(query);
  return lines.filter(({ text }) => matchesSearch(text, words));
}

export function logCsv(lines: readonly LogLine[]): string {
  const { at, by, action, name, changes } = logCopy.columns;
  return csv([
    [at, by, action, name, changes],
    ...lines.map((line) => [line.when, line.by, line.action, line.name, line.changes]),
  ]);
}
