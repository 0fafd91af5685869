import { serviceError } from '#firebase/service/service-error.ts';
import type { RecordDefinition } from '../record/define-record.ts';
import type { Editing, RecordValues, SaveOutcome } from '../record/types.ts';
import { findEdit, type StoredEdit } from './edits.ts';
import { ownPage } from './own-page.ts';
import { sendEdit } from './send-edit.ts';
import { forgetEdit, putEdit } from './stored-edits.ts';

let lastKey = 0;

/**
 * Stores a save on this device, sends it, and removes it once the service has answered. `queued`:
 * no answer came, and it goes on by itself. Throws where it was refused, and where the device could
 * not store it.
 */
export async function saveEdit<V extends RecordValues>(
  record: RecordDefinition<V>,
  editing: Editing<V>,
  values: V,
  { uid, reason }: { uid: string; reason: string },
): Promise<SaveOutcome<V> | { kind: 'queued' }> {
  const earlier = findEdit(editing.id);
  lastKey = Math.max(lastKey + 1, Date.now() * 1000);
  const edit: StoredEdit = {
    documentId: editing.id,
    uid,
    page: await ownPage(),
    key: lastKey,
    collection: record.collection,
    ...{ editing, values, reason },
    tried: earlier ? [...earlier.tried, earlier.values] : [],
    state: 'sending',
  };
  const isStored = await putEdit(edit);
  try {
    const outcome = await sendEdit(record, edit);
    await forgetEdit(edit);
    return outcome as SaveOutcome<V>;
  } catch (cause) {
    const { problem } = serviceError(cause);
    const waits = isStored && (problem === 'offline' || problem === 'signed_out');
    if (waits) await putEdit({ ...edit, state: 'waiting' });
    else await forgetEdit(edit);
    // The form stays open behind the sign-in.
    if (!waits || problem === 'signed_out') throw cause;
    const { followQueue } = await import('./resume-queue.ts');
    followQueue();
    return { kind: 'queued' };
  }
}
