import { readDocument } from '#firebase/documents/listing.ts';
import { newId } from '#firebase/documents/versioned.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import { findEdit, type StoredEdit } from '../queue/edits.ts';
import { hasQueue } from '../queue/has-queue.ts';
import { readDraft } from './draft.ts';
import type { DraftKey, RecordDescription, RecordValues, Start } from './types.ts';

/** Values that a new document begins with, and the name of the document they are from. */
export interface Copy<V extends RecordValues> {
  values: V;
  name: string;
}

/** The start of a new document: from `copy`, from a draft, or from empty values. */
export function startNew<V extends RecordValues>(
  { collection, draftKind, emptyValues }: RecordDescription<V>,
  uid: string,
  copy: Copy<V> | null,
): Start<V> {
  const base = emptyValues(new Date());
  const draftKey: DraftKey = { uid, kind: draftKind, id: null };
  const start = (id: string) => ({ id, exists: false, base, version: 0 });
  if (copy) {
    const editing = start(newId(collection));
    return { draftKey, editing, values: copy.values, notice: { copyOf: copy.name } };
  }
  const draft = readDraft(draftKey, base);
  // Under the id that it had: its save may have arrived, or wait in the queue.
  const editing = start(draft?.id || newId(collection));
  return { draftKey, editing, values: draft?.values ?? base, notice: draft && 'draft' };
}

/** The start of a stored document, read now, with its draft; null where it does not exist. */
export async function startEdit<V extends RecordValues>(
  { collection, draftKind, emptyValues, toValues, known }: RecordDescription<V>,
  uid: string,
  id: string,
): Promise<Start<V> | null> {
  const draftKey: DraftKey = { uid, kind: draftKind, id };
  const queued = await queuedEdit(id);
  if (queued) {
    const defaults = emptyValues(new Date());
    const base = { ...defaults, ...queued.editing.base };
    const editing = { ...queued.editing, base, isQueued: !queued.editing.exists };
    const values = readDraft(draftKey, defaults)?.values ?? { ...defaults, ...queued.values };
    return { draftKey, editing, values, notice: null, isQueued: true };
  }
  const read = await readDocument(collection, id).catch((cause: unknown) => {
    const document = serviceError(cause).problem === 'offline' && known?.(id);
    if (document) return { document, repaired: [] };
    throw cause;
  });
  if (!read) return null;
  const { document, repaired } = read;
  const stored = toValues(document);
  const draft = readDraft(draftKey, stored);
  return {
    draftKey,
    editing: {
      id,
      exists: true,
      // The base of the draft, so that a save by someone else since then is a conflict.
      base: draft?.base ?? stored,
      version: draft?.version ?? document.version,
      repaired,
    },
    values: draft?.values ?? stored,
    notice: draft && 'draft',
  };
}

/** The edit of a document that waits in the queue of this page. */
async function queuedEdit(id: string): Promise<StoredEdit | undefined> {
  if (hasQueue()) {
    const { adoptEdits } = await import('../queue/stored-edits.ts');
    await adoptEdits();
  }
  const edit = findEdit(id);
  return edit?.state === 'sending' ? undefined : edit;
}
