import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileInProcess, isCompiled, rendererFolder } from 'site-publisher/compile';
import { markCompiled } from 'site-publisher/testing/compile/current-renderer.ts';
import { hashText } from '#domain/text/hash-text.ts';
import { buildEnvironment } from '#tools/app/functions/build-environment.ts';
import { ROOT } from '#tools/shared/config.ts';
import { SITE_CODE } from '#tools/shared/site-code.ts';
import { makeOnce } from './make-once.ts';

interface Addresses {
  siteUrl: string;
  emulatorUrl: string;
}

/** Nothing listens there, and these addresses stand nowhere else in the code. */
const PLACEHOLDERS: Addresses = {
  siteUrl: 'http://127.0.0.1:24098',
  emulatorUrl: 'http://127.0.0.1:24099',
};

/** Of this folder of the project: islands are named by a hash of the path of their component. */
const CACHE = join(tmpdir(), 'dealer-renderers', hashText(ROOT));

/**
 * The same under Vitest, which adds an empty `HSTS_SUBDOMAINS` to the environment, and Playwright: a
 * second version would remove the first while an app copies it.
 */
const SHARED_ENVIRONMENT = { ...buildEnvironment(PLACEHOLDERS), HSTS_SUBDOMAINS: '' };

/** Where the renderer of the present code is compiled, named by a hash of that code. */
export const sharedRenderer = (): string =>
  rendererFolder(CACHE, SITE_CODE, { ...process.env, ...SHARED_ENVIRONMENT });

/**
 * Makes the renderer of the present code for these addresses below `folder`, and returns its own folder.
 * Every app would compile its own for ten seconds, so they share one, in which the addresses are
 * replaced; the names of scripts still contain the hash of what was compiled.
 */
export async function makeRenderer(folder: string, urls: Addresses): Promise<string> {
  const own = folderIn(folder, urls);
  if (isCompiled(own)) return own;
  const shared = sharedRenderer();
  const options = { env: SHARED_ENVIRONMENT, output: 'inherit' } as const;
  await makeOnce(
    `${CACHE}.lock`,
    () => isCompiled(shared),
    () => compileInProcess(CACHE, SITE_CODE, options),
  );
  await cp(shared, own, { recursive: true });
  for (const file of globSync('**/*.{mjs,js}', { cwd: own })) {
    const path = join(own, file);
    const code = await readFile(path, 'utf8');
    const moved = code
      .replaceAll(PLACEHOLDERS.siteUrl, urls.siteUrl)
      .replaceAll(PLACEHOLDERS.emulatorUrl, urls.emulatorUrl);
    if (moved !== code) await writeFile(path, moved);
  }
  markCompiled(own);
  return own;
}

function folderIn(cache: string, urls: Addresses): string {
  return rendererFolder(cache, SITE_CODE, { ...process.env, ...buildEnvironment(urls) });
}
