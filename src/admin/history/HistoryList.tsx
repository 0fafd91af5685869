import { historyCopy as copy, logActionCopy } from '#copy/admin/history.ts';
import { formatDateTime } from '#copy/format-time.ts';
import type { Revision } from '#domain/history/history.ts';
import { Button } from '../ui/Button.tsx';
import type { HistoryEvent } from './history-events.ts';

const MOST_WORDS = 6;

interface Props {
  events: readonly HistoryEvent[];
  onRestore: (revision: Revision, current: number, when: string) => void;
}

/** The events, newest first; every revision but the newest can be restored. */
export function HistoryList({ events, onRestore }: Props) {
  const newest = events.find(({ revision }) => revision)?.revision;
  if (!newest) return <p className="quiet">{copy.none}</p>;
  return (
    <ol className="history lined">
      {events.map(({ id, at, by, action, words, revision }) => {
        const when = at ? formatDateTime(at) : String(revision?.version);
        return (
          <li key={id}>
            <p className="history__when">
              <strong>{when}</strong>
              <span className="quiet small">
                {logActionCopy[action]} · {by ?? copy.program}
              </span>
            </p>
            <p>
              {words.slice(0, MOST_WORDS).join(' · ')}
              {words.length > MOST_WORDS && ` ${copy.more(words.length - MOST_WORDS)}`}
            </p>
            {revision === newest && <span className="badge">{copy.current}</span>}
            {revision && revision !== newest && (
              <Button
                quiet
                small
                aria-label={copy.restoreOf(when)}
                onClick={() => onRestore(revision, newest.version, when)}
              >
                {copy.restore}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
