import { useId, useState } from 'react';
import { historyCopy as copy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { RevisedCollection, Revision } from '#domain/history/history.ts';
import { logOf, restoreRevision, revisionsOf } from '#firebase/documents/history.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifyUndoable } from '../feedback/notify.ts';
import { hasUnsavedChanges } from '../navigation/unsaved-changes.ts';
import { expectPublishing } from '../publishing/store.ts';
import { useHasPower } from '../session/use-may.ts';
import { Button } from '../ui/Button.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type HistoryEvent, historyEvents } from './history-events.ts';

interface Props {
  collection: RevisedCollection;
  id: string;
  /** Loads the form again, whose values are old now. */
  onRestored: () => void;
}

/**
 * The history of a vehicle or accessory and its files, loaded when opened; each of its revisions
 * can be restored.
 */
export function HistorySection({ collection, id, onRestored }: Props) {
  const heading = useId();
  const mayRead = useHasPower('history');
  const [events, setEvents] = useState<readonly HistoryEvent[] | null>(null);

  async function load() {
    try {
      const record = `${collection}/${id}`;
      const [revisions, lines] = await Promise.all([revisionsOf(collection, id), logOf(record)]);
      setEvents(historyEvents(record, revisions, lines));
    } catch (cause) {
      notifyError(copy.fetchFailed, cause);
    }
  }

  async function restore({ version }: Revision, current: number, when: string) {
    const sure = await ask({
      title: copy.restoreTitle(when),
      body: [copy.restoreBody, ...(hasUnsavedChanges() ? [copy.restoreUnsaved] : [])].join(' '),
      confirm: copy.restore,
    });
    if (!sure) return;
    await write(version, () =>
      notifyUndoable(copy.restored, undefined, () => write(current, () => {})),
    );
  }

  async function write(version: number, done: () => void) {
    try {
      if ((await restoreRevision(collection, id, version)) === null) {
        return notifyError(copy.restoreFailed, adminCopy.trashOvertaken);
      }
    } catch (cause) {
      return notifyError(copy.restoreFailed, cause);
    }
    expectPublishing();
    done();
    onRestored();
  }

  if (!mayRead) return null;
  return (
    <section className="group" aria-labelledby={heading}>
      <h2 id={heading}>{copy.heading}</h2>
      {events === null ? (
        <Button quiet onClick={load}>
          {copy.open}
        </Button>
      ) : (
        <HistoryList events={events} onRestore={restore} />
      )}
    </section>
  );
}
