import { commonCases, created, type FirestoreCase, fieldCases, valuesOfTheSchema } from './case.ts';
import { amount } from './values.ts';

const PATH = 'accessories/a1';

const ACCESSORY = { name: 'Vinterhjul 18"', category: 'wheels', price: 4500 };

const VALUES = [
  'name',
  'category',
  'description',
  'condition_status',
  'tire_size',
  'brand',
  'model',
  'available',
  'featured',
];

export const ACCESSORY_CASES: FirestoreCase[] = [
  ...commonCases(PATH, ACCESSORY),
  ...fieldCases(PATH, created(ACCESSORY), { price: amount }),
  ...valuesOfTheSchema(PATH, created(ACCESSORY), VALUES),
];
