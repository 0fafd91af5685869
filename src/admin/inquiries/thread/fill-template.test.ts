import { expect, test } from 'vitest';
import { anInquiry, aVehicle } from '#tests/support/builders.ts';
import { fillTemplate, missingFields, templatesFor, templateValues } from './fill-template.ts';

const ORIGIN = 'https://www.dealer.example';

test('a template is filled in with the visitor and the car', () => {
  const values = templateValues(anInquiry(), ORIGIN);
  expect(fillTemplate('Hej {fornavn}: {bil}, {pris}, {link}', values)).toBe(
    'Hej Jens: Volvo V60, 289.900 kr., https://www.dealer.example/car/volvo',
  );
});

test('a template states the price of today, not that of when the visitor asked', () => {
  const stored = aVehicle({ id: 'volvo', price: 279_900 });
  expect(fillTemplate('{pris}', templateValues(anInquiry(), ORIGIN, stored))).toBe('279.900 kr.');
});

test('the answers to an inquiry without a car name none', () => {
  const inquiry = anInquiry({ vehicle: null });
  const found = templatesFor(inquiry);
  expect(found.map(({ label }) => label)).toEqual(['Kom forbi', 'Ring til mig']);
  const texts = found.map(({ text }) => fillTemplate(text, templateValues(inquiry, ORIGIN)));
  expect(texts.flatMap(missingFields)).toEqual([]);
});

test('a field without a value stays visible and is named as missing', () => {
  const vehicle = { id: 'x', make: 'Fiat', model: '500', year: 2015, price: 0, known: false };
  const text = fillTemplate('{bil} {pris} {pris}', templateValues(anInquiry({ vehicle }), ORIGIN));
  expect(text).toBe('Fiat 500 {pris} {pris}');
  expect(missingFields(text)).toEqual(['{pris}']);
});

test('a hostile name is only text: it neither fills a field nor becomes one', () => {
  const name = '{pris}$& <script>';
  const values = templateValues(anInquiry({ name }), ORIGIN);
  expect(fillTemplate('Hej {fornavn}', values)).toBe('Hej {pris}$&');
});

test.each([
  [undefined, ['Til salg', 'Kom forbi', 'Ring til mig', 'Solgt']],
  ['maintenance', ['Til salg', 'Kom forbi', 'Ring til mig', 'Solgt']],
  ['reserved', ['Reserveret', 'Kom forbi', 'Ring til mig', 'Solgt']],
  ['sold', ['Ring til mig', 'Solgt']],
] as const)('a car with the status %s is answered with the templates %j', (status, labels) => {
  expect(templatesFor(anInquiry(), status).map(({ label }) => label)).toEqual(labels);
});

test('the answers to an offer say nothing of a car of ours', () => {
  const vehicle = {
    id: 'sell-inquiry',
    make: 'Škoda',
    model: 'Citigo',
    year: 0,
    price: 0,
    known: false,
  };
  const found = templatesFor(anInquiry({ type: 'inquiry', vehicle }));
  expect(found.map(({ label }) => label)).toEqual(['Ring til mig', 'Kom med bilen']);
});
