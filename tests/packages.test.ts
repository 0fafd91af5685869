import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SUITES } from './runner/suites.ts';

const FIREBASE_TOOLS_FOLDER = 'tools/production/firebase-tools';
const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

interface Package {
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<
    string,
    { version?: string; integrity?: string; resolved?: string; link?: boolean }
  >;
}

const manifest = JSON.parse(read('package.json')) as Package;
const packages = globSync('packages/*/package.json', { cwd: ROOT }).map(
  (file) => JSON.parse(read(file)) as Package,
);
const lock = JSON.parse(read('package-lock.json')) as Lock;
const wanted = dependenciesOf(manifest);

it('a package of this repository asks for the versions that the root asks for', () => {
  for (const [name, version] of packages.flatMap((one) => Object.entries(dependenciesOf(one)))) {
    expect([name, version]).toEqual([name, wanted[name] ?? version]);
  }
});

it('every dependency names an exact version, and the lock file holds that version', () => {
  const all = [manifest, ...packages].flatMap((one) => Object.entries(dependenciesOf(one)));
  // An alias names its package before the version.
  const exact = all.map(([name, version]) => [name, version.replace(/^npm:[\w-]+@/u, '')]);
  for (const [name, version] of exact) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u)]);
    const locked = lock.packages[`node_modules/${name}`];
    const { version: installed } =
      (locked?.link && lock.packages[`${locked.resolved}`]) || locked || {};
    expect([name, installed]).toEqual([name, version]);
  }
});

it('every package is locked by the hash of its content and by no registry address', () => {
  const tools = JSON.parse(read(`${FIREBASE_TOOLS_FOLDER}/package-lock.json`)) as Lock;
  expect(Object.keys(tools.packages).length).toBeGreaterThan(100);
  const loose = [lock, tools]
    .flatMap(({ packages }) => Object.entries(packages))
    // The root, the packages of this repository and the links to them.
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved);
  expect(loose.map(([path]) => path)).toEqual([]);
});

it('the version of firebase-tools is exact and stands in one place', () => {
  const { dependencies } = JSON.parse(read(`${FIREBASE_TOOLS_FOLDER}/package.json`)) as Package;
  expect(dependencies?.['firebase-tools']).toMatch(/^\d+\.\d+\.\d+$/u);
  const naming = globSync('{docs,tools,tests,.github}/**/*.{md,ts,yml}', { cwd: ROOT })
    .filter((file) => !file.includes('node_modules'))
    .filter((file) => /firebase-tools@\d|\bnpx firebase/u.test(read(file)));
  expect(naming).toEqual([]);
});

it('the nightly workflow asks for known vulnerabilities and for licences that nobody has allowed', () => {
  const workflow = read('.github/workflows/nightly.yml');
  expect(workflow).toMatch(/^ {6}- run: npm run audit$/mu);
  expect(workflow).toMatch(/^ {6}- run: npm run sbom$/mu);
  expect(manifest.scripts['audit']).toContain(FIREBASE_TOOLS_FOLDER);
});

it('no script of any package has to run at installation', () => {
  for (const folder of ['.', FIREBASE_TOOLS_FOLDER]) {
    expect(read(`${folder}/.npmrc`)).toMatch(/^ignore-scripts=true$/mu);
  }
  expect(read('.ci/run')).toContain('npm install && npm test');
});

it('the nightly workflow runs every suite of tests at full counts', () => {
  const workflow = read('.github/workflows/nightly.yml');
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron:/mu);
  expect(workflow).toMatch(/npm install && npm run test:deep -- --only \$\{\{ matrix\.suite \}\}/u);
  const [, suites = ''] = /suite: \[(.+)\]/u.exec(workflow) ?? [];
  const tests = SUITES.map(({ name }) => name).filter(
    (name) => !/^(?:format|types|unused)$/u.test(name),
  );
  expect(suites.split(', ').sort()).toEqual(tests.sort());
});

it('npm start and npm run dev run the emulator with the same limit of memory', () => {
  const { start, dev } = manifest.scripts;
  expect(start).toBe('node --max-semi-space-size=16 tools/start.ts');
  expect(dev).toBe(start?.replace('start.ts', 'dev.ts'));
});

function dependenciesOf(one: Package): Record<string, string> {
  return {
    ...one.dependencies,
    ...one.devDependencies,
    ...one.optionalDependencies,
    ...one.peerDependencies,
  };
}
