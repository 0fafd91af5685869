import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { readHostingConfig } from 'app-emulator/hosting';
import {
  createReferenceCheck,
  hasFileFor,
  mayHaveReferences,
} from '#tools/release/check/reference-check.ts';

/** The internal references in the files of a site that lead nowhere, each with its file. */
export async function brokenReferences(site: string, origin: string): Promise<string[]> {
  const found = globSync('**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
  const files = new Set(found.map((file) => file.split(sep).join('/')));
  const hosting = readHostingConfig(JSON.parse(await readFile('firebase.json', 'utf8')));
  const check = createReferenceCheck({
    origin,
    hosting,
    hasPage: (path) => hasFileFor(files, path),
  });
  const broken: string[] = [];
  for (const file of [...files].filter(mayHaveReferences)) {
    broken.push(...check(file, await readFile(join(site, file))));
  }
  return broken;
}
