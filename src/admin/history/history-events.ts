import type { LogEntry, Revision } from '#domain/history/history.ts';
import type { StoredEntry } from '#firebase/documents/history.ts';
import { fileKindOf, wordsOf } from './log-words.ts';

/** An event in the history of a vehicle or accessory, or of its files. */
export interface HistoryEvent extends Pick<LogEntry, 'by' | 'action'> {
  id: string;
  /** Null for a state from before times were stored. */
  at: Date | null;
  words: readonly string[];
  /** The state that can be restored; only of the document itself. */
  revision?: Revision;
}

/**
 * The revisions of a document and, between them, what the log has of its files and downloads;
 * newest first. The log's lines about the document itself are left out, since its revisions have
 * them.
 */
export function historyEvents(
  record: string,
  revisions: readonly Revision[],
  lines: readonly StoredEntry[],
): HistoryEvent[] {
  const own = revisions.map((revision): HistoryEvent => {
    const { version, at, by, action, changes } = revision;
    return { id: `v${version}`, at, by, action, words: wordsOf(record, changes), revision };
  });
  const others = lines
    .filter((line) => line.record !== record || line.action === 'exported')
    .map(({ id, at, by, action, name, changes, record: file }): HistoryEvent => {
      const words = [fileKindOf(file) ?? name, ...wordsOf(file, changes)];
      return { id, at, by, action, words };
    });
  return [...own, ...others].sort(byTime);
}

/** Newest first, and revisions of one moment by version. */
function byTime(a: HistoryEvent, b: HistoryEvent): number {
  const times = (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0);
  return times || (b.revision?.version ?? 0) - (a.revision?.version ?? 0);
}
