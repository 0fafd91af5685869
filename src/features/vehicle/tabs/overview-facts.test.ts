import { expect, test } from 'vitest';
import { aCatalogueImage, aCatalogueVehicle } from '#tests/support/catalogue-builders.ts';
import { overviewFacts } from './overview-facts.ts';

const hrefOf = (facts: ReturnType<typeof overviewFacts>, label: string) =>
  facts.find((fact) => fact.label === label)?.href;

test('the overview of a car without notes shows its known facts', () => {
  const item = aCatalogueVehicle({ first_registration_date: '2021-05-03' });
  const facts = overviewFacts(item, '#batteritest').map(({ label, value }) => [label, value]);
  expect(facts).toEqual([
    ['1. registrering', '03.05.2021'],
    ['Skader', 'Ingen dokumenterede'],
    ['På lager siden', '01.11.2026'],
  ]);
});

test('the overview of a car counts its damages and its battery health and leads to them', () => {
  const item = aCatalogueVehicle({ fuel_type: 'electric', battery_health_percentage: 93 });
  const damage = { ...aCatalogueImage('d1'), description: 'Ridse', place: null, repaired: false };
  const facts = overviewFacts({ ...item, damages: [damage, damage] }, '#batteritest');
  expect(facts).toContainEqual({
    label: 'Skader',
    value: '2 skader, fotograferet',
    href: '#skader',
  });
  expect(hrefOf(facts, 'Batteri')).toBe('#batteritest');
});

test('the overview of a car repeats nothing that stands beside its images', () => {
  const facts = overviewFacts(aCatalogueVehicle({ variant: 'D4' }), '#batteritest');
  const labels = facts.map(({ label }) => label);
  for (const label of ['Mærke', 'Model', 'Variant', 'Årgang']) expect(labels).not.toContain(label);
});
