import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  assetReferences,
  createReferenceCheck,
} from 'site-publisher/testing/check/reference-check.ts';
import { PageReader } from 'site-publisher/testing/renderer/page-reader.ts';
import { FUNCTION_PATHS } from '#paths';
import { readProjectHosting } from '#tools/shared/site-code.ts';

/** The internal references in the files of a site that lead nowhere, each with its file. */
export async function brokenReferences(site: string, origin: string): Promise<string[]> {
  const found = globSync('**/*', { cwd: site, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length));
  const files = new Set(found.map((file) => file.split(sep).join('/')));
  const check = createReferenceCheck({
    siteUrl: origin,
    hosting: await readProjectHosting(),
    answered: FUNCTION_PATHS,
    pages: [],
    files,
  });
  const pages = new PageReader();
  const broken: string[] = [];
  for (const file of files) {
    const bytes = await readFile(join(site, file));
    const isPage = file.endsWith('.html');
    broken.push(
      ...check(
        file,
        isPage ? pages.read(bytes.toString('latin1')).references : assetReferences(file, bytes),
      ),
    );
  }
  return broken;
}
