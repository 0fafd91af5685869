import { ACCESSORY_CATEGORIES, ACCESSORY_CONDITIONS } from '#domain/schema/enumerations.ts';
import {
  commonCases,
  created,
  denies,
  EMAIL,
  type FirestoreCase,
  fieldCases,
  NOW,
  THEN,
  type Values,
} from './case.ts';
import { amount, flag, oneOf, optionalOneOf, requiredText, text } from './values.ts';

const PATH = 'accessories/a1';

const ACCESSORY = { name: 'Vinterhjul 18"', category: 'wheels', price: 4500 };

const FIELDS: Record<string, Values> = {
  name: requiredText(120),
  category: oneOf(ACCESSORY_CATEGORIES),
  description: text(3000),
  price: amount,
  condition_status: optionalOneOf(ACCESSORY_CONDITIONS),
  tire_size: text(60),
  brand: text(60),
  model: text(100),
  available: flag,
  featured: flag,
};

export const ACCESSORY_CASES: FirestoreCase[] = [
  ...commonCases(PATH, ACCESSORY),
  ...fieldCases(PATH, created(ACCESSORY), FIELDS),
  denies('the rules refuse a change to an accessory that empties its name', {
    method: 'update',
    path: PATH,
    before: { ...ACCESSORY, created_at: THEN, updated_at: THEN, version: 1 },
    after: {
      ...ACCESSORY,
      name: ' ',
      created_at: THEN,
      updated_at: NOW,
      updated_by: EMAIL,
      version: 2,
    },
  }),
];
