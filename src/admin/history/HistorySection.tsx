import { useId, useState } from 'react';
import { historyCopy as copy, logActionCopy } from '#copy/admin/history.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { RevisedCollection, Revision } from '#domain/history/history.ts';
import { hasPower } from '#domain/staff/permissions.ts';
import { restoreRevision, revisionsOf } from '#firebase/history.ts';
import { ask } from '../feedback/ask.ts';
import { notifyError, notifyUndoable } from '../feedback/notify.ts';
import { expectPublishing } from '../publishing/store.ts';
import { useStaffMember } from '../session/use-staff-member.ts';
import { whenText, wordsOf } from './log-words.ts';

const MOST_WORDS = 6;

/** The revisions of a vehicle or accessory, loaded when opened; each can be restored. */
export function HistorySection({
  collection,
  id,
  onRestored,
}: {
  collection: RevisedCollection;
  id: string;
  /** Loads the form again, whose values are old now. */
  onRestored: () => void;
}) {
  const heading = useId();
  const { role } = useStaffMember();
  const [revisions, setRevisions] = useState<readonly Revision[] | null>(null);

  async function load() {
    try {
      setRevisions(await revisionsOf(collection, id));
    } catch (cause) {
      notifyError(copy.fetchFailed, cause);
    }
  }

  async function restore({ version }: Revision, current: number, when: string) {
    const sure = await ask({
      ...{ title: copy.restoreTitle(when), body: copy.restoreBody, danger: false },
      ...{ confirm: copy.restore, cancel: adminCopy.cancel },
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

  if (role === null || !hasPower(role, 'history')) return null;
  return (
    <section className="group" aria-labelledby={heading}>
      <h2 id={heading}>{copy.heading}</h2>
      {revisions === null ? (
        <button type="button" className="button button--quiet" onClick={load}>
          {copy.open}
        </button>
      ) : (
        <Revisions revisions={revisions} onRestore={restore} />
      )}
    </section>
  );
}

function Revisions({
  revisions,
  onRestore,
}: {
  revisions: readonly Revision[];
  onRestore: (revision: Revision, current: number, when: string) => void;
}) {
  const [newest] = revisions;
  if (!newest) return <p className="quiet">{copy.none}</p>;
  return (
    <ol className="history">
      {revisions.map((revision) => {
        const { version, at, by, action, record, changes } = revision;
        const when = at ? whenText(at) : String(version);
        const words = wordsOf(record, changes);
        return (
          <li key={version} className="history__row">
            <p className="history__when">
              <strong>{when}</strong>
              <span className="quiet">
                {logActionCopy[action]} · {by ?? copy.program}
              </span>
            </p>
            <p className="history__changes">
              {words.slice(0, MOST_WORDS).join(' · ')}
              {words.length > MOST_WORDS && ` ${copy.more(words.length - MOST_WORDS)}`}
            </p>
            {version === newest.version ? (
              <span className="badge">{copy.current}</span>
            ) : (
              <button
                type="button"
                className="button button--quiet button--small"
                aria-label={copy.restoreOf(when)}
                onClick={() => onRestore(revision, newest.version, when)}
              >
                {copy.restore}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
