import { globSync, readFileSync } from 'node:fs';

export const UNIT_FILES = ['{src,functions,tools}/**/*.test.{ts,tsx}', 'tests/*.test.ts'];

/** The unit tests that ask for a document in their first line. */
export const FILES_WITH_DOCUMENT = globSync(UNIT_FILES, { exclude: ['**/node_modules/**'] })
  .filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'))
  .map((file) => file.replaceAll('\\', '/'));
