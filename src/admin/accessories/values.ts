import type { Accessory } from '#domain/accessory.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { numberText } from '../numbers/parse.ts';

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

/** The fields of an accessory as parsed from the form, not yet validated. */
export function accessoryFields(values: AccessoryValues) {
  return {
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
}
