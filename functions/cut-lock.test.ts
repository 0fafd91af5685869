import { expect, it } from 'vitest';
import { cutLock, MissingPackageError, type PackageLock } from './cut-lock.ts';

const LOCK: PackageLock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { a: '1.0.0', site: '1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^1.0.0' },
      optionalDependencies: { 'a-linux': '1.0.0', 'a-windows': '1.0.0' },
      peerDependencies: { c: '*', site: '*' },
      peerDependenciesMeta: { site: { optional: true } },
    },
    'node_modules/a-linux': { version: '1.0.0', optional: true },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/a/node_modules/b': {
      version: '1.5.0',
      integrity: 'sha512-x',
      dependencies: { c: '1' },
    },
    'node_modules/c': { version: '1.0.0', devOptional: true },
    'node_modules/site': { version: '1.0.0' },
  },
};
const MANIFEST = { name: 'functions', version: '0.1.0', dependencies: { a: '1.0.0' } };

it('the cut lock file has the packages that are needed, at the places where Node finds them', () => {
  const { packages } = cutLock(LOCK, MANIFEST);
  expect(Object.keys(packages)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a-linux',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ]);
  expect(packages['']).toEqual(MANIFEST);
  expect(packages['node_modules/a/node_modules/b']).toMatchObject({ integrity: 'sha512-x' });
  expect(packages['node_modules/c']).toEqual({ version: '1.0.0' });
});

it('a package that the lock file does not have is named', () => {
  const manifest = { ...MANIFEST, dependencies: { elsewhere: '1.0.0' } };
  expect(() => cutLock(LOCK, manifest)).toThrow(MissingPackageError);
  expect(() => cutLock(LOCK, manifest)).toThrow('elsewhere');
});
