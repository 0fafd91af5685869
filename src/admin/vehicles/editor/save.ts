import { expectPublishing } from '#admin/publishing/store.ts';
import { changedFields } from '#admin/record/conflict.ts';
import type { Editing, SaveOutcome } from '#admin/record/types.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createDocument, updateDocument } from '#firebase/versioned.ts';
import { type FormValues, valuesOf } from '../form/values.ts';
import { soldDateField } from '../sold-date.ts';
import { putVehicle, refreshVehicles } from '../store.ts';
import { type EditedFields, validateForm } from './validate.ts';

/** Creates or updates the vehicle; another's save in the meantime is reported, not overwritten. */
export async function saveVehicle(
  editing: Editing<FormValues>,
  values: FormValues,
): Promise<SaveOutcome<FormValues>> {
  const validated = validateForm(values);
  if (!validated.ok) throw new Error('The form is saved only after it was found valid.');
  const outcome = editing.created
    ? await update(editing, validated.fields)
    : await create(editing, validated.fields);
  if (outcome.kind === 'saved') {
    expectPublishing();
    void refreshVehicles();
  }
  return outcome;
}

async function create(
  { id, base }: Editing<FormValues>,
  fields: EditedFields,
): Promise<SaveOutcome<FormValues>> {
  const written = { ...fields, ...soldDateField(null, fields.status) };
  if (!(await createDocument('vehicles', id, written))) {
    // An earlier try arrived after all; what was typed since then has to follow it.
    return update({ id, created: true, base, version: 1 }, fields, null);
  }
  const now = new Date();
  putVehicle({
    ...fields,
    id,
    sold_date: fields.status === 'sold' ? now : null,
    created_at: now,
    updated_at: null,
    version: 1,
  });
  return { kind: 'saved', version: 1 };
}

async function update(
  { id, base, version }: Editing<FormValues>,
  fields: EditedFields,
  before: FormValues | null = base,
): Promise<SaveOutcome<FormValues>> {
  const result = await updateDocument('vehicles', id, version, {
    ...fields,
    ...soldDateField(before, fields.status),
  });
  if (result.kind !== 'conflict') return result;
  const current: Vehicle = result.current;
  const theirs = valuesOf(current);
  // The same words are there already: our own earlier save, whose answer was lost on the way.
  if (changedFields(valuesOf({ ...current, ...fields }), theirs).length === 0) {
    return { kind: 'saved', version: current.version };
  }
  return { kind: 'conflict', theirs, version: current.version };
}
