import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { type Data, NOW } from './cases/case.ts';
import { FIRESTORE_CASES } from './cases/index.ts';

/** Fields that only the function writes that reads the uploaded file, by the field of its state. */
const FUNCTION_FIELDS = {
  image_state: ['image_error', 'width', 'height', 'color', 'placeholder', 'widths'],
  document_state: ['document_error'],
};

describe.each(COLLECTION_NAMES)('the rules and the schema of %s', (collection) => {
  const written = FIRESTORE_CASES.flatMap(({ allowed, path, after }) =>
    allowed && after && path.startsWith(`${collection}/`) ? [after] : [],
  );

  test('the schema of a collection reads every document that the rules accept', () => {
    const unreadable = written.filter((document) => !reads(collection, document));
    expect(unreadable).toEqual([]);
  });

  test('the rules let staff write every field of a schema except what a function finds in a file', () => {
    const { entries } = COLLECTIONS[collection];
    const closed = Object.entries(FUNCTION_FIELDS).flatMap(([state, fields]) =>
      state in entries ? fields : [],
    );
    const writable = new Set(written.flatMap(Object.keys));
    expect(Object.keys(entries).filter((field) => !writable.has(field))).toEqual(closed);
  });
});

function reads(collection: CollectionName, document: Data): boolean {
  return v.safeParse(COLLECTIONS[collection], stored(document)).success;
}

function stored(value: unknown): unknown {
  if (value === NOW) return new Date();
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stored(part)]));
}
