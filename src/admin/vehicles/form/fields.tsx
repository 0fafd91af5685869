import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { parsedNumberHint } from '#admin/numbers/parsed-number.ts';
import { selectOnFocus } from '#admin/numbers/select-on-focus.ts';
import { CheckField, SelectField, TextArea, TextField } from '#admin/ui/TextField.tsx';
import { registerCopy } from '#copy/admin/vehicles/register.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { vehicleCheckCopy, vehicleHintCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import type { Section } from '#domain/vehicle/fields/field.ts';
import { type FlagName, fieldOf, fieldsIn, type ListName } from '#domain/vehicle/fields/table.ts';
import { useIsFromRegister } from '../register/fill-form.ts';
import { formOptions, type Option, optionsOf, type SelectName } from './choices.ts';
import { VehicleList } from './VehicleList.tsx';
import { type FormField, type FormValues, isYear, type NumberField, numberRule } from './values.ts';

/** Fields of the vehicle form. Control, label, hint and error follow from the field's name. */

/** The fields of a section whose controls follow from their types alone. */
export function PlainFields({ section }: { section: Section }) {
  return fieldsIn(section).map((name) => <PlainField key={name} name={name} />);
}

/** The control that the type of the field asks for; codes have none of this kind. */
export function PlainField({ name }: { name: FormField }) {
  if (optionsOf(name)) return <VehicleSelect name={name as SelectName} />;
  const field = fieldOf(name);
  switch (field.type) {
    case 'text':
      return field.multiline ? (
        <VehicleArea name={name} />
      ) : (
        <VehicleText name={name} required={field.required === true} />
      );
    case 'date':
      return <VehicleText name={name} type="date" />;
    case 'flag':
      return <VehicleCheck name={name as FlagName} />;
    case 'list':
      return <VehicleList name={name as ListName} />;
    case 'whole':
    case 'decimal':
    case 'amount':
      return <VehicleNumber name={name as NumberField} required={'required' in field} />;
    default:
      throw new Error(`The form has no plain control for ${name}.`);
  }
}

function useField(name: FormField, onBlur?: () => void) {
  const { register } = useFormContext<FormValues>();
  const { errors } = useFormState<FormValues>({ name });
  const isFromRegister = useIsFromRegister(name);
  return {
    label: vehicleFieldCopy[name],
    hint: isFromRegister ? registerCopy.mark : vehicleHintCopy[name],
    error: errors[name]?.message,
    ...register(name, { ...(onBlur && { onBlur }) }),
  };
}

interface Props {
  name: FormField;
  type?: string;
  required?: boolean;
  onFocus?: () => void;
  onLeave?: () => void;
}

/** `onLeave` is called when the field loses the focus, with its value in the form. */
export function VehicleText({ name, onLeave, ...input }: Props) {
  return <TextField {...useField(name, onLeave)} {...input} />;
}

function VehicleArea({ name }: { name: FormField }) {
  return <TextArea {...useField(name)} />;
}

/** A number as text in Danish notation, with a hint that shows how it was parsed. */
function VehicleNumber({ name, required }: { name: NumberField; required: boolean }) {
  const field = useField(name);
  const text = useWatch<FormValues, NumberField>({ name });
  const { kind, unreadable } = numberRule(name);
  return (
    <TextField
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      required={required}
      parsedNumber={parsedNumberHint(text, kind, unreadable, { plainYear: isYear(name) })}
      {...selectOnFocus}
      {...field}
    />
  );
}

/** `options` replaces those that staff are usually offered. */
export function VehicleSelect({
  name,
  options = formOptions(name),
}: {
  name: SelectName;
  options?: readonly Option[] | undefined;
}) {
  return <SelectField options={options} {...useField(name)} />;
}

function VehicleCheck({ name }: { name: FlagName }) {
  const { register } = useFormContext<FormValues>();
  return (
    <CheckField label={vehicleCheckCopy[name] ?? vehicleFieldCopy[name]} {...register(name)} />
  );
}
