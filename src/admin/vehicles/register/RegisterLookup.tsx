import { type FormEvent, useContext, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { callStaffApi } from '#admin/data/call-staff-api.ts';
import { notifySuccess } from '#admin/feedback/notify.ts';
import { useBusy } from '#admin/feedback/use-busy.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { sameVehicleText } from '#copy/admin/import/plan-questions.ts';
import { registerCopy as copy } from '#copy/admin/vehicles/register.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { vehicleName } from '#copy/labels.ts';
import { makeSlug } from '#domain/vehicle/make.ts';
import {
  RegisterAnswerSchema,
  type RegisterField,
  RegisterStateSchema,
  type RegisterVehicle,
  RegisterVehicleSchema,
  registerQuery,
} from '#domain/vehicle/register.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { findTwin, indexStock } from '../find-vehicle.ts';
import { EditedVehicle } from '../form/edited-vehicle.ts';
import { emptyValues, type FormValues } from '../form/values.ts';
import { $stock } from '../store.ts';
import { $marks, fillForm } from './fill-form.ts';

/** Fills in the form of a vehicle by its plate or VIN. Not there where the dealer has no key. */
export default function RegisterLookup({ isNew }: { isNew: boolean }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const id = useContext(EditedVehicle);
  const [available, setAvailable] = useState(false);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, run] = useBusy();
  useEffect(() => void hasRegister().then(setAvailable), []);
  useEffect(() => () => $marks.set({}), []);
  if (!available) return null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!registerQuery(number)) return setProblem(copy.refusals.not_a_number);
    setProblem(undefined);
    await run(copy.failed, async () => {
      const vehicle = await lookUp(number);
      if (vehicle) fill(vehicle);
      else setProblem(copy.unknown);
    });
  }

  function fill(vehicle: RegisterVehicle): void {
    const numbers = { vin: null, stelnummer: null, registration_number: null, ...vehicle };
    const twin = findTwin(indexStock($stock.get().vehicles), id ?? '', numbers);
    if (twin) setProblem(sameVehicleText(twin.by, vehicleName(twin.vehicle)));
    const untouched = isNew ? emptyValues(new Date()) : null;
    const stated = { ...vehicle, ...(vehicle.make && { make: ownSpelling(vehicle.make) }) };
    const filled = fillForm(stated, { values: getValues(), untouched, marks: $marks.get() });
    for (const [field, text] of Object.entries(filled.values)) {
      setValue(field as RegisterField, text as never, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
    $marks.set({ ...$marks.get(), ...filled.values });
    const count = Object.keys(filled.values).length;
    const kept = filled.kept.map((field) => vehicleFieldCopy[field]).join(', ');
    notifySuccess(
      count > 0 ? copy.filled(count) : copy.nothing,
      kept === '' ? undefined : copy.kept(kept),
    );
  }

  return (
    <form className="form-box register-lookup" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={copy.label}
        hint={copy.hint}
        error={problem}
        value={number}
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button quiet type="submit" aria-disabled={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  );
}

/** The make as the dealer's other vehicles have it: `Skoda` as `Škoda`. */
function ownSpelling(make: string): string {
  const slug = makeSlug(make);
  return $stock.get().vehicles.find((vehicle) => makeSlug(vehicle.make) === slug)?.make ?? make;
}

let available: Promise<boolean> | undefined;

/** Whether the dealer has a key to the register; asked once. False where that cannot be found out. */
function hasRegister(): Promise<boolean> {
  available ??= callFunction(paths.registerApi)
    .then((answer) => v.parse(RegisterStateSchema, answer).available)
    .catch(() => {
      available = undefined;
      return false;
    });
  return available;
}

/** What the register says of the vehicle with this plate or VIN; null where it has none. */
async function lookUp(number: string): Promise<RegisterVehicle | null> {
  const answer = await callStaffApi(paths.registerApi, { number }, copy.refusals);
  const { vehicle } = v.parse(RegisterAnswerSchema, answer);
  return vehicle && (v.parse(RegisterVehicleSchema, vehicle) as RegisterVehicle);
}
