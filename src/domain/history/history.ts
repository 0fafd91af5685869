import * as v from 'valibot';
import { documentId, optionalText, time, wholeNumber } from '../schema/schemas.ts';

/** Who did what, append-only: only functions write it, from the changes themselves. */
export const LOG_COLLECTION = 'log';
/** Every saved state of a vehicle or accessory, and the one before the first save. */
export const REVISIONS_COLLECTION = 'revisions';

/** The collections whose every save keeps a revision. */
export const REVISED_COLLECTIONS = ['vehicles', 'accessories'] as const;
export type RevisedCollection = (typeof REVISED_COLLECTIONS)[number];

/** For how many days a deleted document can be restored. */
export const TRASH_DAYS = 30;

export const LOG_ACTIONS = [
  ...['created', 'changed', 'published', 'unpublished', 'trashed', 'restored', 'deleted'],
  ...['publish_requested', 'published_anyway', 'exported', 'person_exported', 'person_erased'],
  ...['access_given', 'access_changed', 'access_withdrawn', 'second_factor_removed'],
] as const;
export type LogAction = (typeof LOG_ACTIONS)[number];

/** A field that a save changed; null where it was not filled in. */
const ChangeSchema = v.object({ field: v.string(), before: v.unknown(), after: v.unknown() });
export type FieldChange = { field: string; before: unknown; after: unknown };

const recordPath = v.pipe(v.string(), v.regex(/^(?:[a-z_]+\/[\w-]{1,128})?$/u));

/** A document of `log`. Never personal data of an inquiry. */
export const LogEntrySchema = v.object({
  at: time,
  /** E-mail address of the account; null for a program. */
  by: optionalText(320),
  action: v.picklist(LOG_ACTIONS),
  /** Path of the document; empty without one. */
  record: recordPath,
  /** Path of the vehicle or accessory that the document is or belongs to; empty without. */
  owner: recordPath,
  /** The name of the owner, or the account whose access changed. */
  name: v.string(),
  changes: v.array(ChangeSchema),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;

/** A document of `revisions`; `fields` is the document without its bookkeeping. */
export const RevisionSchema = v.object({
  record: recordPath,
  version: wholeNumber(1, 1_000_000_000),
  at: v.nullable(time),
  by: optionalText(320),
  action: v.picklist(LOG_ACTIONS),
  changes: v.array(ChangeSchema),
  fields: v.record(v.string(), v.unknown()),
});
export type Revision = v.InferOutput<typeof RevisionSchema>;

/** The id of the revision of a document at a version: an event that comes twice writes it again. */
export function revisionId(collection: RevisedCollection, id: string, version: number): string {
  return `${collection}_${v.parse(documentId, id)}_${version}`;
}
