import { expect, test } from 'vitest';
import { searchesFor } from './similar-vehicles.ts';

const seen = { price: 200_000, standing: 'gone' } as const;
const astra = { id: 'a', name: 'Opel Astra', model: 'opel/astra', seen, before: seen };
const FOR_SALE = { status: ['available'] };
const ranges = { price: { from: 150_000, to: 250_000 } };

test('cars like a favourite that is gone are of its model, then of its body, price, fuel and make', () => {
  const body = ['estate'];
  const fuel = ['diesel'];
  const make = ['opel'];
  expect(searchesFor({ ...astra, body: 'estate', fuel: 'diesel' })).toEqual([
    { choices: { ...FOR_SALE, make, model: ['opel/astra'] }, ranges: {} },
    { choices: { ...FOR_SALE, body, fuel, make }, ranges },
    { choices: { ...FOR_SALE, body, fuel }, ranges },
    { choices: { ...FOR_SALE, body, make }, ranges },
    { choices: { ...FOR_SALE, body }, ranges },
    { choices: { ...FOR_SALE, body }, ranges: {} },
    { choices: { ...FOR_SALE, make }, ranges },
    { choices: FOR_SALE, ranges },
  ]);
});

test('a favourite that was stored without its body has similar cars of its make and price', () => {
  expect(searchesFor(astra)).toEqual([
    { choices: { ...FOR_SALE, make: ['opel'], model: ['opel/astra'] }, ranges: {} },
    { choices: { ...FOR_SALE, make: ['opel'] }, ranges },
    { choices: FOR_SALE, ranges },
  ]);
});
