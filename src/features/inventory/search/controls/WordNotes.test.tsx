import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dealer } from '#dealer';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { WordNotes } from './WordNotes.tsx';

const [{ id: office, city }] = dealer.offices;
const columns = openColumns([
  aPublicVehicle({ id: 'v60', office }),
  aPublicVehicle({ id: 'e-tron', make: 'Audi' }),
]);

test.each([
  ['audi', ''],
  ['audi xyzzy', 'Ingen biler med “xyzzy”. Her er resultatet uden.'],
  ['en audi til familien', 'Vi kan ikke søge på “familien”.'],
  ['store familiens audi', 'Vi kan ikke søge på “store” og “familiens”.'],
  [`volvo ${city}`, `Bilerne her står i ${city}.`],
  [
    'fyn',
    `Ingen af bilerne står på Fyn. De står i ${city}. <a href="/kontakt">Spørg, om vi kan levere den</a>`,
  ],
])('the text %s gets its notes', (text, notes) => {
  const html = renderToString(<WordNotes text={text} columns={columns} />);
  expect(html.replace(/<\/?p[^>]*>|<!-- -->/gu, '').trim()).toBe(notes);
});
