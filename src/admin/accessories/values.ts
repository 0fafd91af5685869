import type { FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { validationMessage } from '#copy/validation.ts';
import { type Accessory, AccessorySchema } from '#domain/accessory.ts';
import { numberText, parseDecimal } from '../numbers/parse.ts';

/** The accessory form as it is typed. */
export type AccessoryValues = {
  name: string;
  category: Accessory['category'];
  description: string;
  price: string;
  condition_status: NonNullable<Accessory['condition_status']> | '';
  tire_size: string;
  brand: string;
  model: string;
  available: boolean;
  featured: boolean;
};

export const NEW_ACCESSORY: AccessoryValues = {
  name: '',
  category: 'wheels',
  description: '',
  price: '0',
  condition_status: 'excellent',
  tire_size: '',
  brand: '',
  model: '',
  available: true,
  featured: false,
};

export function accessoryValues(accessory: Accessory): AccessoryValues {
  return {
    name: accessory.name,
    category: accessory.category,
    description: accessory.description ?? '',
    price: numberText(accessory.price),
    condition_status: accessory.condition_status ?? '',
    tire_size: accessory.tire_size ?? '',
    brand: accessory.brand ?? '',
    model: accessory.model ?? '',
    available: accessory.available,
    featured: accessory.featured,
  };
}

const EditedSchema = v.omit(AccessorySchema, ['created_at', 'updated_at', 'version']);
export type EditedAccessory = v.InferOutput<typeof EditedSchema>;

/** The fields to save, or what is wrong with each field. */
export function validateAccessory(
  values: AccessoryValues,
):
  | { ok: true; fields: EditedAccessory }
  | { ok: false; problems: Partial<Record<keyof AccessoryValues, string>> } {
  const fields = {
    name: values.name.trim(),
    category: values.category,
    description: values.description.trim() || null,
    price: values.price.trim() === '' ? null : (parseDecimal(values.price) ?? 0),
    condition_status: values.condition_status || null,
    tire_size: values.category === 'wheels' ? values.tire_size.trim() || null : null,
    brand: values.brand.trim() || null,
    model: values.model.trim() || null,
    available: values.available,
    featured: values.featured,
  };
  const result = v.safeParse(EditedSchema, fields);
  if (result.success) return { ok: true, fields: result.output };
  const problems: Partial<Record<keyof AccessoryValues, string>> = {};
  for (const issue of result.issues) {
    const field = issue.path?.[0]?.key as keyof AccessoryValues;
    problems[field] ??= validationMessage(
      fields[field] === null ? 'required' : issue.message,
      issue.requirement,
    );
  }
  return { ok: false, problems };
}

export const accessoryResolver: Resolver<AccessoryValues> = (values) => {
  const result = validateAccessory(values);
  if (result.ok) return { values, errors: {} };
  const errors = Object.fromEntries(
    Object.entries(result.problems).map(([field, message]) => [field, { type: 'domain', message }]),
  );
  return { values: {}, errors: errors as FieldErrors<AccessoryValues> };
};
