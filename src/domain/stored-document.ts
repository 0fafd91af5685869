import * as v from 'valibot';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { UPLOAD_KINDS } from './image/upload-kinds.ts';
import type { RejectedDocument } from './publishing.ts';
import { BOOKKEEPING } from './schema/bookkeeping.ts';

/** A document of a collection: its fields as the schema parses them, and its id. */
export type DocumentOf<C extends CollectionName> = v.InferOutput<(typeof COLLECTIONS)[C]> & {
  id: string;
};

export type ParsedDocument<C extends CollectionName> =
  | { ok: true; document: DocumentOf<C> }
  | { ok: false; rejected: RejectedDocument };

/** Parses a document as stored; one that the schema refuses is named with its first problem. */
export function parseStored<C extends CollectionName>(
  collection: C,
  id: string,
  data: unknown,
): ParsedDocument<C> {
  const result = v.safeParse(COLLECTIONS[collection], data, { abortEarly: true });
  if (result.success) return { ok: true, document: { ...result.output, id } as DocumentOf<C> };
  const [issue] = result.issues;
  const rejected = {
    path: `${collection}/${id}`,
    field: String(issue.path?.[0]?.key ?? ''),
    // A message of valibot's own repeats the value, which may be a megabyte of text.
    problem: /^[a-z_]+$/u.test(issue.message) ? issue.message : 'wrong_type',
    ...namesOf(collection, id, data),
  };
  return { ok: false, rejected };
}

/** Characters of a name that is shown to staff. */
const LONGEST_NAME = 80;

function namesOf(
  collection: CollectionName,
  id: string,
  data: unknown,
): Pick<RejectedDocument, 'name' | 'owner'> {
  const fields = (data ?? {}) as Record<string, unknown>;
  const words = [fields['name'], fields['make'], fields['model']];
  const name = words.filter((word) => typeof word === 'string').join(' ');
  const kind = UPLOAD_KINDS.find((one) => one.collection === collection);
  const owner = kind
    ? `${kind.ownerCollection}/${String(fields[kind.ownerField]).slice(0, 128)}`
    : `${collection}/${id}`;
  return { name: kind ? '' : name.slice(0, LONGEST_NAME), owner };
}

/** A document whose refused fields are emptied, and their names. */
export interface RepairedDocument<C extends CollectionName> {
  document: DocumentOf<C>;
  repaired: string[];
}

/** Only functions and the rules write these, so a save in the admin cannot mend them. */
const UNREPAIRABLE: readonly string[] = [...BOOKKEEPING, 'price_log'];

/**
 * A stored document with each field that its schema refuses emptied, and the names of those fields, so
 * that its form can open and a save can mend it. Null where the form could not mend it.
 */
export function repairStored<C extends CollectionName>(
  collection: C,
  id: string,
  data: Record<string, unknown>,
): RepairedDocument<C> | null {
  const document: Record<string, unknown> = { id };
  const repaired: string[] = [];
  for (const [field, schema] of Object.entries(COLLECTIONS[collection].entries)) {
    const result = v.safeParse(schema as v.GenericSchema, data[field]);
    if (result.success) document[field] = result.output;
    else if (UNREPAIRABLE.includes(field)) return null;
    else {
      document[field] = emptyValue(schema as v.GenericSchema);
      repaired.push(field);
    }
  }
  return { document: document as unknown as DocumentOf<C>, repaired };
}

/** The value of an empty field; for a required field a value that its form refuses or shows. */
function emptyValue(schema: v.GenericSchema): unknown {
  const absent = v.safeParse(schema, undefined);
  if (absent.success) return absent.output;
  if ('options' in schema && Array.isArray(schema.options)) return schema.options[0];
  return schema.type === 'number' ? 0 : '';
}
