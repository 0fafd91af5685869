import { uploadQueueCopy } from '#copy/admin/upload-queue.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import { notifySuccess, notifyWithAction } from '../feedback/notify.ts';
import { reasonOf } from '../feedback/reason.ts';
import { $route, openRecord } from '../navigation/route.ts';
import type { RecordDefinition } from '../record/define-record.ts';
import { settleDraft } from '../record/draft.ts';
import { combined, overlaps } from '../record/saving/conflict.ts';
import type { RecordValues } from '../record/types.ts';
import { $edits, $sent, findEdit, type StoredEdit } from './edits.ts';
import { sendEdit } from './send-edit.ts';
import { adoptEdits, forgetEdit, putEdit } from './stored-edits.ts';

type AnyRecord = RecordDefinition<RecordValues>;
const copy = uploadQueueCopy.edits;

let running: Promise<void> | undefined;

/** Sends the edits that wait, in the order in which they were saved, until one gets no answer. */
export function sendEdits(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function sendAll(): Promise<void> {
  await adoptEdits();
  for (const { documentId } of $edits.get()) {
    const edit = findEdit(documentId);
    if (edit?.state === 'waiting' && !(await deliver(edit))) return;
  }
}

/** Sends one edit. Returns whether there was an answer. */
async function deliver(edit: StoredEdit): Promise<boolean> {
  const record = await recordOf(edit);
  try {
    const outcome = await sendEdit(record, edit);
    // It was saved again in its form meanwhile, which continues with it.
    if (findEdit(edit.documentId)?.key !== edit.key) return true;
    if (outcome.kind === 'saved') await finish(record, edit, outcome.version);
    else if (outcome.kind === 'gone') await block(record, edit, record.toasts.goneMeanwhile);
    else {
      const { theirs, version } = outcome;
      const { base } = edit.editing;
      if (overlaps(base, edit.values, theirs)) await block(record, edit, copy.conflict);
      else {
        const editing = { ...edit.editing, exists: true, base: theirs, version };
        const both = { ...edit, editing, values: combined(base, edit.values, theirs) };
        await putEdit(both);
        return deliver(both);
      }
    }
  } catch (cause) {
    const { problem } = serviceError(cause);
    if (problem === 'offline' || problem === 'signed_out') return false;
    await block(record, edit, reasonOf(cause).sentence);
  }
  return true;
}

async function finish(record: AnyRecord, edit: StoredEdit, version: number): Promise<void> {
  const { documentId: id, uid, editing, values } = edit;
  await forgetEdit(edit);
  settleDraft({ uid, kind: record.draftKind, id }, { base: values, version });
  $sent.setKey(id, { id, exists: true, base: values, version });
  record.afterSaved?.(editing, values);
  notifySuccess(
    editing.exists ? record.toasts.updated : record.toasts.created,
    record.nameOf(values),
  );
}

/** Leaves an edit for staff to decide; its form opens with the typed values. */
async function block(record: AnyRecord, edit: StoredEdit, reason: string): Promise<void> {
  const { collection, documentId, values } = edit;
  await putEdit({ ...edit, state: 'blocked' });
  // The open form asks by itself.
  if ($route.get().id === documentId) return;
  notifyWithAction(copy.blocked(record.nameOf(values)), reason, copy.decide, async () =>
    openRecord(`${collection}/${documentId}`),
  );
}

async function recordOf({ collection }: StoredEdit): Promise<AnyRecord> {
  const record =
    collection === 'vehicles'
      ? (await import('../vehicles/editor/vehicle-record.ts')).vehicleRecord
      : (await import('../accessories/accessory-record.ts')).accessoryRecord;
  return record as unknown as AnyRecord;
}
