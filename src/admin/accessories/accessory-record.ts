import * as v from 'valibot';
import { accessoryToastCopy } from '#copy/admin/accessory.ts';
import { AccessorySchema } from '#domain/accessory.ts';
import { defineRecord } from '../record/define-record.ts';
import { accessoryNaming } from './choices.ts';
import { loadAccessories } from './store.ts';
import { accessoryFields, accessoryValues, NEW_ACCESSORY } from './values.ts';

/** The accessories that staff edit. */
export const accessoryRecord = defineRecord({
  collection: 'accessories',
  draftKind: 'accessory',
  // Without the fields that the server and the save itself write.
  schema: v.omit(AccessorySchema, ['created_at', 'updated_at', 'version']),
  emptyValues: () => NEW_ACCESSORY,
  toValues: accessoryValues,
  toFields: accessoryFields,
  onSaved: () => void loadAccessories(),
  naming: accessoryNaming,
  toasts: accessoryToastCopy,
});
