import { expect, test } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS } from '#domain/collections.ts';
import { FIRESTORE_CASES } from './cases/index.ts';

/** Fields that only the function writes that reads the uploaded file, by the field of its state. */
const FUNCTION_FIELDS = {
  image_state: ['image_error', 'width', 'height', 'color', 'placeholder', 'widths'],
  document_state: ['document_error'],
};

test.each(COLLECTION_NAMES)(
  'the rules let staff write every field of the schema of %s except what a function finds in a file',
  (collection) => {
    const written = FIRESTORE_CASES.flatMap(({ allowed, path, after }) =>
      allowed && after && path.startsWith(`${collection}/`) ? [after] : [],
    );
    const { entries } = COLLECTIONS[collection];
    const closed = Object.entries(FUNCTION_FIELDS).flatMap(([state, fields]) =>
      state in entries ? fields : [],
    );
    const writable = new Set(written.flatMap(Object.keys));
    expect(Object.keys(entries).filter((field) => !writable.has(field))).toEqual(closed);
  },
);
