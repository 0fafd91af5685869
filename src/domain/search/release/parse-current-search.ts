import * as v from 'valibot';
import type { CurrentSearch } from './search-files.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,24}$/u));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const CurrentSearchSchema = v.object({ columns: name, rows: v.array(v.tuple([name, count])) });

/** Reads the file that names the others; null for anything else. */
export function parseCurrentSearch(data: unknown): CurrentSearch | null {
  const parsed = v.safeParse(CurrentSearchSchema, data);
  return parsed.success ? parsed.output : null;
}
