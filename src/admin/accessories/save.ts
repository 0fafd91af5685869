import { createDocument, updateDocument } from '#firebase/versioned.ts';
import { expectPublishing } from '../publishing/store.ts';
import { changedFields } from '../record/conflict.ts';
import type { Editing, SaveOutcome } from '../record/types.ts';
import { loadAccessories } from './store.ts';
import {
  type AccessoryValues,
  accessoryValues,
  type EditedAccessory,
  validateAccessory,
} from './values.ts';

/** Creates or updates the accessory; another's save in the meantime is reported, not overwritten. */
export async function saveAccessory(
  editing: Editing<AccessoryValues>,
  values: AccessoryValues,
): Promise<SaveOutcome<AccessoryValues>> {
  const validated = validateAccessory(values);
  if (!validated.ok) throw new Error('The form is saved only after it was found valid.');
  const outcome = await write(editing, validated.fields);
  if (outcome.kind === 'saved') {
    expectPublishing();
    void loadAccessories();
  }
  return outcome;
}

async function write(
  { id, created, version }: Editing<AccessoryValues>,
  fields: EditedAccessory,
): Promise<SaveOutcome<AccessoryValues>> {
  if (!created && (await createDocument('accessories', id, fields))) {
    return { kind: 'saved', version: 1 };
  }
  // Where it should have been new, an earlier try arrived after all: what was typed since follows.
  const result = await updateDocument('accessories', id, created ? version : 1, fields);
  if (result.kind !== 'conflict') return result;
  const { current } = result;
  const theirs = accessoryValues(current);
  // Equal words: our own earlier save, whose answer was lost on the way.
  if (changedFields(accessoryValues({ ...current, ...fields }), theirs).length === 0) {
    return { kind: 'saved', version: current.version };
  }
  return { kind: 'conflict', theirs, version: current.version };
}
