import { createDocument, updateDocument } from '../../firebase/versioned.ts';
import { expectPublishing } from '../publishing/store.ts';
import { changedFields } from '../record/conflict.ts';
import type { Editing, SaveOutcome } from '../record/types.ts';
import { loadAccessories } from './store.ts';
import { type AccessoryValues, accessoryValues, validateAccessory } from './values.ts';

/** Creates or updates the accessory; another's save in the meantime is reported, not overwritten. */
export async function saveAccessory(
  { id, created, version }: Editing<AccessoryValues>,
  values: AccessoryValues,
): Promise<SaveOutcome<AccessoryValues>> {
  const validated = validateAccessory(values);
  if (!validated.ok) throw new Error('The form is saved only after it was found valid.');
  const { fields } = validated;
  if (created) {
    const result = await updateDocument('accessories', id, version, fields);
    if (result.kind === 'gone') return result;
    if (result.kind === 'conflict') {
      const theirs = accessoryValues(result.current);
      const mine = accessoryValues({ ...result.current, ...fields });
      // Equal words: our own earlier save, whose answer was lost on the way.
      if (changedFields(mine, theirs).length > 0) {
        return { kind: 'conflict', theirs, version: result.current.version };
      }
    }
  } else {
    await createDocument('accessories', id, fields);
  }
  expectPublishing();
  void loadAccessories();
  return { kind: 'saved' };
}
