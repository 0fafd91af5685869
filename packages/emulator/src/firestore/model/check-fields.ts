import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { Fields } from '#emulator/wire/value.ts';
import { checkFieldName, checkStoredValue } from './check-value.ts';
import { documentSize } from './document-size.ts';

const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** Throws for values that Firestore would not store; `fields` comes unchecked from a request. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkStoredValue(value, name);
  }
}

/** Throws where a document is larger than 1 MiB. */
export function checkSize(path: string, fields: Fields): void {
  const size = documentSize(path, fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  throw invalidArgument(
    `Document "${path}" is ${size} bytes large; the maximum is ${MAX_DOCUMENT_BYTES} bytes.`,
  );
}
