import type { CollectionName } from '#domain/collections.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import { readDocument } from '#firebase/documents/listing.ts';
import { newId } from '#firebase/documents/versioned.ts';
import { readDraft } from './draft.ts';
import type { DraftKey, RecordDescription, RecordValues, Start } from './types.ts';

/** Values that a new document begins with, and the name of the document they are from. */
export interface Copy<V extends RecordValues> {
  values: V;
  name: string;
}

/** The start of a new document: from `copy`, from a draft, or from empty values. */
export function startNew<C extends CollectionName, V extends RecordValues, F extends Fields>(
  { collection, draftKind, emptyValues }: RecordDescription<C, V, F>,
  uid: string,
  copy: Copy<V> | null,
): Start<V> {
  const base = emptyValues(new Date());
  const draftKey: DraftKey = { uid, kind: draftKind, id: null };
  const editing = { id: newId(collection), exists: false, base, version: 0 };
  if (copy) return { draftKey, editing, values: copy.values, notice: { copyOf: copy.name } };
  const draft = readDraft(draftKey, base);
  return { draftKey, editing, values: draft?.values ?? base, notice: draft && 'draft' };
}

/** The start of a stored document, read now, with its draft; null where it does not exist. */
export async function startEdit<C extends CollectionName, V extends RecordValues, F extends Fields>(
  { collection, draftKind, toValues }: RecordDescription<C, V, F>,
  uid: string,
  id: string,
): Promise<Start<V> | null> {
  const read = await readDocument(collection, id);
  if (!read) return null;
  const { document, repaired } = read;
  const stored = toValues(document);
  const draftKey: DraftKey = { uid, kind: draftKind, id };
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
