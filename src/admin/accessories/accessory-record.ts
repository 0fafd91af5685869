import * as v from 'valibot';
import { accessoryToastCopy } from '#copy/admin/accessory.ts';
import { saveQuestionsCopy as copy } from '#copy/admin/vehicles/save-questions.ts';
import { AccessorySchema } from '#domain/accessory.ts';
import { BOOKKEEPING } from '#domain/schema/bookkeeping.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';
import { defineRecord } from '../record/define-record.ts';
import type { Confirmation } from '../record/types.ts';
import { accessoryNaming } from './choices.ts';
import { loadAccessories } from './store.ts';
import { type AccessoryValues, accessoryFields, accessoryValues, NEW_ACCESSORY } from './values.ts';

export const accessoryRecord = defineRecord({
  collection: 'accessories',
  draftKind: 'accessory',
  // Without the fields that the server and the save itself write.
  schema: v.omit(AccessorySchema, [...BOOKKEEPING]),
  emptyValues: () => NEW_ACCESSORY,
  toValues: accessoryValues,
  toFields: accessoryFields,
  confirmation: async (_, { price }) => priceConfirmation(price.trim()),
  nameOf: ({ name }) => name,
  onSaved: () => void loadAccessories(),
  naming: accessoryNaming,
  toasts: accessoryToastCopy,
});

/** Asks about a price that is no number, since it would be saved as 0. */
function priceConfirmation(text: string): Confirmation<AccessoryValues> | null {
  if (text === '' || parseDecimal(text) !== null) return null;
  return {
    title: copy.title,
    body: '',
    items: [{ text: copy.accessoryPriceUnreadable(text), field: 'price' }],
    confirm: copy.confirm,
    cancel: copy.change,
  };
}
