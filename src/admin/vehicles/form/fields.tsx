import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { parsedNumberHint } from '#admin/numbers/parsed-number.ts';
import { selectZero } from '#admin/numbers/select-zero.ts';
import { CheckField, SelectField, TextArea, TextField } from '#admin/ui/TextField.tsx';
import { vehicleFieldCopy, vehicleHintCopy } from '#copy/admin/vehicle.ts';
import { type FormField, type FormValues, NUMBER_FIELDS, type NumberField } from './values.ts';

/** The fields of the vehicle form, bound by name; label, hint and problem follow from it. */

type TextName = Exclude<FormField, NumberField | 'specs_equipment'>;

function useField(name: FormField) {
  const { register } = useFormContext<FormValues>();
  const { errors } = useFormState<FormValues>({ name });
  return {
    label: vehicleFieldCopy[name],
    hint: vehicleHintCopy[name],
    error: errors[name]?.message,
    ...register(name),
  };
}

export function VehicleText({
  name,
  ...rest
}: {
  name: TextName;
  type?: string;
  required?: boolean;
  maxLength?: number;
}) {
  return <TextField autoComplete="off" {...useField(name)} {...rest} />;
}

export function VehicleArea({ name }: { name: TextName }) {
  return <TextArea {...useField(name)} />;
}

/** A number as text in Danish notation, with a hint that shows how it was parsed. */
export function VehicleNumber({ name, required }: { name: NumberField; required?: boolean }) {
  const field = useField(name);
  const text = useWatch<FormValues, NumberField>({ name });
  const { kind, otherwise } = NUMBER_FIELDS[name];
  return (
    <TextField
      autoComplete="off"
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      required={required}
      parsedNumber={parsedNumberHint(text, kind, otherwise, { plainYear: name === 'year' })}
      {...selectZero}
      {...field}
    />
  );
}

export function VehicleSelect({
  name,
  options,
}: {
  name: 'fuel_type' | 'gearkasse' | 'status' | 'flexleasing_period';
  options: readonly { value: string; label: string }[];
}) {
  return <SelectField options={options} {...useField(name)} />;
}

export function VehicleCheck({
  name,
  label,
}: {
  name: 'featured' | 'is_on_sale' | 'flexleasing_enabled';
  label: string;
}) {
  const { register } = useFormContext<FormValues>();
  return <CheckField label={label} {...register(name)} />;
}
