import type { Accessory } from '#domain/accessory.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { numberText } from '../numbers/parse.ts';

type TextName = 'name' | 'description' | 'price' | 'tire_size' | 'brand' | 'model';

/** The accessory form as it is typed. */
export type AccessoryValues = Record<TextName, string> &
  Pick<Accessory, 'category' | 'available' | 'featured'> & {
    condition_status: NonNullable<Accessory['condition_status']> | '';
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
  const values = (Object.keys(NEW_ACCESSORY) as (keyof AccessoryValues)[]).map((name) => {
    const stored = accessory[name];
    return [name, typeof stored === 'number' ? numberText(stored) : (stored ?? '')];
  });
  return Object.fromEntries(values) as AccessoryValues;
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
