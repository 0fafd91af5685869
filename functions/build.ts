import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Left outside the bundle: what has native parts, or loads its own parts by name. */
const OUTSIDE = ['nodemailer', 'sharp'];
/** Inside the bundle as well, but the deploying tools look for them beside it. */
const BESIDE = ['firebase-admin', 'firebase-functions'];
/** The newest runtime of Cloud Functions that the packages above are known to run on. */
const RUNTIME = '22';

/** The SDKs are CommonJS and expect its names; a module has to make them itself. */
const COMMON_JS = `
import { createRequire as __createRequire } from 'node:module';
import { dirname as __directoryOf } from 'node:path';
import { fileURLToPath as __pathOf } from 'node:url';
const require = __createRequire(import.meta.url);
const __filename = __pathOf(import.meta.url);
const __dirname = __directoryOf(__filename);
`;

const here = new URL('./', import.meta.url);
const root = new URL('../', here);

/**
 * Bundles the functions into a folder that can be deployed or run as it is, with a package.json
 * that names what is left to install, at our own versions. The SDKs are bundled too: a function
 * that starts cold would otherwise read some 800 files first.
 */
export async function buildFunctions(out: URL = new URL('dist/', here)): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await build({
    entryPoints: { index: fileURLToPath(new URL('src/index.ts', here)) },
    outdir: fileURLToPath(out),
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: `node${RUNTIME}`,
    external: OUTSIDE,
    banner: { js: COMMON_JS },
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'error',
  });
  const packageJson = await manifest();
  await writeFile(new URL('package.json', out), `${JSON.stringify(packageJson, null, 2)}\n`);
}

async function manifest() {
  const ours = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const named = [...BESIDE, ...OUTSIDE].sort();
  return {
    name: 'used-car-dealer-functions',
    version: ours.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: RUNTIME },
    dependencies: Object.fromEntries(named.map((name) => [name, ours.dependencies[name]])),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildFunctions();
}
