import * as v from 'valibot';
import { documentId } from '../schema/document-id.ts';

/** As many as fit side by side on a sheet of A4. */
export const MAX_COMPARED = 4;

/**
 * The vehicles that an address names with commas between, each once, up to `most`; invalid ids are
 * left out.
 */
export function namedIds(named: readonly string[], most: number): string[] {
  const ids = named.flatMap((part) => part.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => v.is(documentId, id)))].slice(0, most);
}
