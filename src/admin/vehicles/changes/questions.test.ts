import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { aboutMissing, countKinds, withImageQuestions } from './questions.ts';
import { changeOf } from './vehicle-change.ts';

const draft = (id: string) => ({ ...aVehicle({ id }), unpublished: true });
const publication = (id: string) => ({
  change: changeOf(draft(id), { unpublished: false }),
  questions: [],
});

test('a draft without images is asked about when it comes onto the site, and no other change is', async () => {
  const images = new Map([
    ['none', 0],
    ['some', 3],
  ]);
  const rows = await withImageQuestions(
    [
      publication('none'),
      publication('some'),
      publication('unknown'),
      { change: changeOf(aVehicle({ id: 'none' }), { price: 1 }), questions: [] },
      { change: null, questions: [] },
    ],
    async (id) => images.get(id) ?? null,
  );
  expect(rows.map(({ questions }) => questions.map(({ kind }) => kind))).toEqual([
    ['images'],
    [],
    [],
    [],
    [],
  ]);
});

test('a new vehicle that an import puts on the site has no images', async () => {
  const change = {
    ...{ id: 'new', name: 'Ny', version: 0, before: null },
    after: { unpublished: false },
  };
  const counted: string[] = [];
  const [row] = await withImageQuestions([{ change, questions: [] }], async (id) => {
    counted.push(id);
    return null;
  });
  expect(row?.questions).toEqual([{ kind: 'images', text: 'Bilen har ingen billeder endnu.' }]);
  expect(counted).toEqual([]);
});

test('questions are counted by kind, each vehicle once, the most frequent first', () => {
  const fuel = aboutMissing('fuel_type');
  const rows = [
    { change: null, questions: [aboutMissing('mileage'), fuel, fuel] },
    { change: null, questions: [fuel] },
  ];
  expect(countKinds(rows)).toEqual([
    ['fuel_type', 2],
    ['mileage', 1],
  ]);
});
