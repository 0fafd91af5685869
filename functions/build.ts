import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Left outside the bundle: what has native parts, or must be one copy for everybody. */
const OUTSIDE = [
  '@google-cloud/firestore',
  '@google-cloud/storage',
  'firebase-admin',
  'firebase-functions',
  'nodemailer',
  'sharp',
];
/** The newest runtime of Cloud Functions that the packages above are known to run on. */
const RUNTIME = '22';

const here = new URL('./', import.meta.url);
const root = new URL('../', here);

/**
 * Bundles the functions into a folder that can be deployed or run as it is: one module with domain
 * and words inside, and a package.json that names what is left to install, at our own versions.
 */
export async function buildFunctions(out: URL = new URL('dist/', here)): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await build({
    entryPoints: [new URL('src/index.ts', here).pathname],
    outfile: new URL('index.js', out).pathname,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${RUNTIME}`,
    external: OUTSIDE.flatMap((name) => [name, `${name}/*`]),
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const packageJson = await manifest();
  await writeFile(new URL('package.json', out), `${JSON.stringify(packageJson, null, 2)}\n`);
}

async function manifest() {
  const ours = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  return {
    name: 'used-car-dealer-functions',
    version: ours.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: RUNTIME },
    dependencies: Object.fromEntries(OUTSIDE.map((name) => [name, ours.dependencies[name]])),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildFunctions();
}
