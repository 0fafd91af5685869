import * as v from 'valibot';
import { requiredText } from './schema/schemas.ts';

/** The collection with a document for each member of staff, whose id is that of the account. */
export const STAFF_VIEWS_COLLECTION = 'staff_views';
export const MAX_SAVED_VIEWS = 30;

/** A view of the vehicle table that a member of staff has given a name. */
const SavedViewSchema = v.object({
  name: requiredText(60),
  /** Search, filters, sorting and columns as the address has them. */
  query: v.pipe(v.string(), v.maxLength(2000, 'too_long')),
});

export const StaffViewsSchema = v.object({
  views: v.pipe(v.array(SavedViewSchema), v.maxLength(MAX_SAVED_VIEWS, 'too_many')),
});

export type SavedView = v.InferOutput<typeof SavedViewSchema>;
