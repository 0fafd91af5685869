import { expect, test } from 'vitest';
import { changesText } from './change-text.ts';

const naming = {
  labels: { price: 'Pris (kr. inkl. moms)', featured: 'Featured', specs: 'Udstyr', note: 'Note' },
  valueText: (_: string, value: unknown) => String(value),
};
const before = { price: '349.900', featured: false, specs: ['Træk', 'Radio'], note: '' };

test('the toast after a save says the old and the new value of a change, and the number of others', () => {
  const say = (changes: Partial<typeof before>) =>
    changesText(naming, before, { ...before, ...changes });
  expect(say({})).toBeUndefined();
  expect(say({ price: '346.800' })).toBe('Pris: 349.900 → 346.800');
  expect(say({ featured: true, note: 'Ny' })).toBe('Featured: Nej → Ja · Note: – → Ny');
  expect(say({ specs: ['Radio', 'Soltag'] })).toBe('Udstyr: + Soltag, − Træk');
  expect(say({ specs: ['Radio', 'Træk'] })).toBe('Udstyr: ny rækkefølge');
  expect(say({ price: '1', featured: true, specs: [], note: 'x' })).toBe(
    'Pris: 349.900 → 1 · Featured: Nej → Ja · og 2 felter mere',
  );
});
