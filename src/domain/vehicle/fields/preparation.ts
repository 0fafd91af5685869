import type { VehicleField } from './field.ts';

const by = {
  type: 'text',
  max: 60,
  audience: 'staff',
  section: 'preparation',
  copied: false,
} as const;
const day = { type: 'date', audience: 'staff', section: 'preparation', copied: false } as const;

/**
 * Who takes which step before a car is for sale, and by which day; whether it is done is computed
 * where possible.
 */
export const PREPARATION_FIELDS = {
  inspection_by: by,
  inspection_due: day,
  preparation_by: by,
  preparation_due: day,
  prepared_on: day,
  images_by: by,
  images_due: day,
  advert_by: by,
  advert_due: day,
} as const satisfies Record<string, VehicleField>;
