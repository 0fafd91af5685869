import type { DocumentOf } from '#domain/stored-document.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import { expectPublishing } from '../publishing/store.ts';
import { saveAgain, saveRecord } from './saving/save-record.ts';
import { type Copy, startEdit, startNew } from './start-record.ts';
import type {
  EditedCollection,
  Editing,
  RecordDescription,
  RecordValues,
  SaveExtras,
  SaveOutcome,
} from './types.ts';
import { createResolver, type Validated, validateValues } from './validate-values.ts';

/** A kind of document that staff edit in a form, as the editor and the form use it. */
export type RecordDefinition<V extends RecordValues> = ReturnType<typeof defineRecord<V>>;

/**
 * Derives validation, start and save of a form from the description of its record. Why it is so:
 * docs/why/staff-edits.md.
 */
export function defineRecord<
  V extends RecordValues,
  D extends DocumentOf<EditedCollection> = DocumentOf<EditedCollection>,
  F extends Fields = Fields,
>(own: RecordDescription<V, D, F>) {
  const description: RecordDescription<V> = own;
  const validate = (values: V) => validateValues(description, values);
  const validFields = (values: V): Fields => {
    const validated = validate(values);
    if (!validated.ok) throw new Error('A form is saved only after its values were found valid.');
    return validated.fields;
  };
  const reported = (outcome: SaveOutcome<V>): SaveOutcome<V> => {
    if (outcome.kind === 'saved') {
      expectPublishing();
      description.onSaved();
    }
    return outcome;
  };
  return {
    ...description,
    validate,
    resolver: createResolver(validate),
    startNew: (uid: string, copy: Copy<V> | null) => startNew(description, uid, copy),
    startEdit: (uid: string, id: string) => startEdit(description, uid, id),
    /** Saves values that passed the resolver; throws where they did not. */
    async save(editing: Editing<V>, values: V, extras: SaveExtras = {}): Promise<SaveOutcome<V>> {
      const fields = validFields(values);
      const isMended = (editing.repaired ?? []).length > 0;
      if (
        editing.exists &&
        !isMended &&
        isUnchanged(validate(editing.base), { ok: true, fields })
      ) {
        return { kind: 'saved', version: editing.version };
      }
      return reported(await saveRecord(description, editing, fields, extras));
    },
    /**
     * Saves a document that someone else has deleted; `trashed` is its version in the trash, if it is
     * there.
     */
    async saveAgain(editing: Editing<V>, values: V, trashed: number | null) {
      return reported(await saveAgain(description, editing, validFields(values), trashed));
    },
  };
}

/** Whether a save would change nothing: it would only publish the site once more. */
export function isUnchanged<V extends RecordValues>(
  before: Validated<V>,
  after: Validated<V>,
): boolean {
  return before.ok && after.ok && JSON.stringify(before.fields) === JSON.stringify(after.fields);
}
