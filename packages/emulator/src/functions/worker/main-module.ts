import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FunctionsLoadError } from './functions-load-error.ts';

/** The module that the `package.json` of the functions names; throws where it is not built. */
export function mainModule(directory: string): string {
  const manifest = join(directory, 'package.json');
  const main = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { main?: string }).main
    : undefined;
  const file = resolve(directory, main ?? 'index.js');
  if (!existsSync(file)) throw new FunctionsLoadError(`There are no built functions at ${file}.`);
  return file;
}
