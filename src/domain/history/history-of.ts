import type { CollectionName } from '../collections.ts';
import { UPLOAD_KINDS } from '../image/upload-kinds.ts';
import { fieldChanges } from './field-changes.ts';
import { type FieldChange, type LogAction, REVISED_COLLECTIONS } from './history.ts';

type Data = Record<string, unknown>;

/** A change of a document in the terms of the log. */
export interface Happened {
  action: LogAction;
  /** Of the account that saved; null for a program. */
  by: string | null;
  changes: FieldChange[];
  /** Path of the vehicle or accessory that the document is or belongs to. */
  owner: string;
}

/** Longer texts are cut in the log; a revision has them whole. */
const LONGEST_LOGGED = 200;
/** The longest list that a form can save, in characters of JSON. */
const LONGEST_LIST = 50_000;

/**
 * The change in the terms of the log; null where no member of staff made it, such as a function
 * that fills in what it found in a file. Nobody makes the final deletion from the trash.
 */
export function happened(
  collection: CollectionName,
  id: string,
  before: Data | undefined,
  after: Data | undefined,
): Happened | null {
  const owner = ownerOf(collection, id, after ?? before ?? {});
  if (after === undefined) {
    const own = before !== undefined && (isRevised(collection) || isTrashed(before));
    return own ? { action: 'deleted', by: null, changes: [], owner } : null;
  }
  if (typeof after['updated_by'] !== 'string') return null;
  if (before !== undefined && before['version'] === after['version']) return null;
  const changes = before ? fieldChanges(before, after).map(shortened) : [];
  return { action: actionOf(before, after), by: after['updated_by'], changes, owner };
}

export function isRevised(collection: CollectionName): collection is 'vehicles' | 'accessories' {
  return (REVISED_COLLECTIONS as readonly string[]).includes(collection);
}

function actionOf(before: Data | undefined, after: Data): LogAction {
  if (before === undefined) return 'created';
  if (isTrashed(after) !== isTrashed(before)) return isTrashed(after) ? 'trashed' : 'restored';
  const wasHidden = before['unpublished'] === true;
  const isHidden = after['unpublished'] === true;
  if (wasHidden === isHidden) return 'changed';
  return isHidden ? 'unpublished' : 'published';
}

function isTrashed(document: Data): boolean {
  return (document['trashed_at'] ?? null) !== null;
}

function ownerOf(collection: CollectionName, id: string, document: Data): string {
  const kind = UPLOAD_KINDS.find((candidate) => candidate.collection === collection);
  const owner = kind && document[kind.ownerField];
  if (!kind) return `${collection}/${id}`;
  return typeof owner === 'string' ? `${kind.ownerCollection}/${owner}` : '';
}

function shortened(change: FieldChange): FieldChange {
  return { ...change, before: short(change.before), after: short(change.after) };
}

function short(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, LONGEST_LOGGED);
  const text = JSON.stringify(value) ?? '';
  return text.length <= LONGEST_LIST ? value : cut(text, LONGEST_LOGGED);
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
