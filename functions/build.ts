import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { cutLock, type PackageLock } from './cut-lock.ts';

/** Packages that are not bundled: they have native parts, or load their own files by name. */
const EXTERNAL = ['nodemailer', 'sharp'];
/** Packages that are bundled, but that firebase-tools expects among the dependencies as well. */
const BUNDLED_DEPENDENCIES = ['firebase-admin', 'firebase-functions'];
/** The newest runtime of Cloud Functions that the packages above are known to run on. */
const NODE_VERSION = '24';

/** Defines the variables of CommonJS, which the bundled SDKs use. */
const COMMON_JS_BANNER = `
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
 * of what remains to be installed and the part of the project's lock file for it. The SDKs are bundled too, since a
 * cold start without that reads some 800 files. Resolves to the files of the project, as paths within
 * it, that the bundle was made from.
 */
export async function buildFunctions(out: URL = new URL('dist/', here)): Promise<string[]> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const inputs = await bundle({
    entryPoints: { index: fileURLToPath(new URL('src/index.ts', here)) },
    outdir: fileURLToPath(out),
    splitting: true,
    sourcemap: true,
    sourcesContent: false,
  });
  const packageJson = await deployedPackageJson();
  await writeFile(new URL('package.json', out), `${JSON.stringify(packageJson, null, 2)}\n`);
  const lock: PackageLock = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'));
  await writeFile(
    new URL('package-lock.json', out),
    `${JSON.stringify(cutLock(lock, packageJson), null, 2)}\n`,
  );
  await writeFile(new URL('.npmrc', out), 'ignore-scripts=true\n');
  return inputs.filter((file) => !/(?:^|[/:])node_modules\//u.test(file));
}

/**
 * Bundles modules for the runtime of the functions; only the packages with native parts stay outside.
 * Resolves to the files that were bundled, as paths within the project.
 */
export async function bundle(options: BuildOptions): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    absWorkingDir: fileURLToPath(root),
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: `node${NODE_VERSION}`,
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: COMMON_JS_BANNER },
    // Names stay, since stack traces are logged.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs);
}

async function deployedPackageJson() {
  const own = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const names = [...BUNDLED_DEPENDENCIES, ...EXTERNAL].sort();
  return {
    name: 'used-car-dealer-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: NODE_VERSION },
    dependencies: Object.fromEntries(names.map((name) => [name, own.dependencies[name]])),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildFunctions();
}
