import type { Vehicle } from '../../../domain/vehicle.ts';
import { createDocument, updateDocument } from '../../../firebase/versioned.ts';
import { expectPublishing } from '../../publishing/store.ts';
import { changedFields } from '../../record/conflict.ts';
import type { Editing, SaveOutcome } from '../../record/types.ts';
import { soldDateField } from '../sold-date.ts';
import { putVehicle, refreshVehicles } from '../store.ts';
import { type EditedFields, validateForm } from './validate.ts';
import { type FormValues, valuesOf } from './values.ts';

/** Creates or updates the vehicle; another's save in the meantime is reported, not overwritten. */
export async function saveVehicle(
  editing: Editing<FormValues>,
  values: FormValues,
): Promise<SaveOutcome<FormValues>> {
  const validated = validateForm(values);
  if (!validated.ok) throw new Error('The form is saved only after it was found valid.');
  const outcome = editing.created
    ? await update(editing, validated.fields)
    : await create(editing.id, validated.fields);
  if (outcome.kind === 'saved') {
    expectPublishing();
    void refreshVehicles();
  }
  return outcome;
}

async function create(id: string, fields: EditedFields): Promise<SaveOutcome<FormValues>> {
  await createDocument('vehicles', id, { ...fields, ...soldDateField(null, fields.status) });
  const now = new Date();
  putVehicle({
    ...fields,
    id,
    sold_date: fields.status === 'sold' ? now : null,
    created_at: now,
    updated_at: null,
    version: 1,
  });
  return { kind: 'saved' };
}

async function update(
  { id, base, version }: Editing<FormValues>,
  fields: EditedFields,
): Promise<SaveOutcome<FormValues>> {
  const result = await updateDocument('vehicles', id, version, {
    ...fields,
    ...soldDateField(base, fields.status),
  });
  if (result.kind !== 'conflict') return { kind: result.kind };
  const current: Vehicle = result.current;
  const theirs = valuesOf(current);
  // The same words are there already: our own earlier save, whose answer was lost on the way.
  if (changedFields(valuesOf({ ...current, ...fields }), theirs).length === 0) {
    return { kind: 'saved' };
  }
  return { kind: 'conflict', theirs, version: current.version };
}
