import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashSources } from 'site-publisher/compile';
import { writeFileAtomically } from '#tools/shared/atomic-file.ts';
import { ROOT } from '#tools/shared/config.ts';

/** What the bundle depends on besides its own sources; the lock file stands for all packages. */
const ALWAYS = [
  'functions/build.ts',
  'functions/cut-lock.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Stored next to the bundle: its sources, and a hash of them and of the bundle. */
const SOURCES_FILE = 'sources.json';

/** Builds the functions into `folder`, unless the ones in it were made from the present sources. */
export async function buildCurrentFunctions(folder: string): Promise<void> {
  if (isCurrent(folder)) return;
  const began = Date.now();
  // Imported here because it loads esbuild, which most starts have no use for.
  const { buildFunctions } = await import('#functions/build.ts');
  const sources = [...(await buildFunctions(pathToFileURL(`${folder}/`))), ...ALWAYS];
  // What was edited during the build may be in it or not.
  if (sources.some((file) => statSync(join(ROOT, file)).mtimeMs >= began)) return;
  const hash = hashSources(ROOT, sources, { bundle: hashBundle(folder) });
  writeFileAtomically(join(folder, SOURCES_FILE), JSON.stringify({ sources, hash }));
}

function isCurrent(folder: string): boolean {
  try {
    const { sources, hash } = JSON.parse(readFileSync(join(folder, SOURCES_FILE), 'utf8'));
    return hashSources(ROOT, sources, { bundle: hashBundle(folder) }) === hash;
  } catch {
    // There is no bundle yet, or one of its sources has gone.
    return false;
  }
}

/** A bundle may be torn after a loss of power. */
function hashBundle(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of files.map((file) => file.name).sort()) {
    if (name !== SOURCES_FILE) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
