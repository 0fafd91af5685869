import { expect, it } from 'vitest';
import { listLicences } from './list-licences.ts';

const sbomOf = (licenses: object[]) => ({
  components: [{ name: 'a', version: '1.0.0', licenses }],
});

it.each([
  ['MIT', { license: { id: 'MIT' } }],
  ['(GPL-3.0 OR MIT)', { expression: '(GPL-3.0 OR MIT)' }],
  ['Apache-2.0 AND MIT', { expression: 'Apache-2.0 AND MIT' }],
])('a package under %s is listed and allowed', (name, licence) => {
  expect(listLicences(sbomOf([licence]))).toEqual({ lines: [`a 1.0.0 ${name}`], unknown: [] });
});

it.each([
  ['GPL-3.0', { license: { id: 'GPL-3.0' } }],
  ['SEE LICENSE IN x', { license: { name: 'SEE LICENSE IN x' } }],
  ['MIT OR Apache-2.0 AND GPL-3.0', { expression: 'MIT OR Apache-2.0 AND GPL-3.0' }],
  ['MIT AND GPL-3.0', { expression: 'MIT AND GPL-3.0' }],
])('a package under %s is named as one that nobody has allowed', (name, licence) => {
  expect(listLicences(sbomOf([licence])).unknown).toEqual([`a 1.0.0 ${name}`]);
});

it('a package without a licence is named', () => {
  expect(listLicences(sbomOf([])).unknown).toEqual(['a 1.0.0 none']);
});
