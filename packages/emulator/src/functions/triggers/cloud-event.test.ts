import { expect, it } from 'vitest';
import type { EmulatorEvent } from '#emulator/shared/events.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import { readSpec } from '../specification/function-spec.ts';
import { cloudEventFor } from './cloud-event.ts';

const listener = (change: string, database = '(default)') =>
  readSpec(
    'fn',
    {
      platform: 'gcfv2',
      region: ['europe-west1'],
      eventTrigger: {
        eventType: `google.cloud.firestore.document.v1.${change}`,
        eventFilters: { database },
        eventFilterPathPatterns: { document: 'cars/{car}' },
      },
    },
    { bucket: 'bucket', databases: ['(default)', 'apart'] },
  );

const car = (price: number): DocumentState => ({
  path: 'cars/a',
  fields: { price: { integerValue: String(price) } },
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-02T00:00:00Z',
});

const change = (
  before: DocumentState | null,
  after: DocumentState | null,
  database = '(default)',
): EmulatorEvent => ({
  kind: 'document',
  database,
  path: 'cars/a',
  before,
  after,
  time: '2026-01-02T00:00:00Z',
});

it.each([
  ['created', change(null, car(1)), ['created', 'written']],
  ['updated', change(car(1), car(2)), ['updated', 'written']],
  ['deleted', change(car(1), null), ['deleted', 'written']],
  ['written as it was', change(car(1), car(1)), []],
])('a document that is %s triggers the functions of that change', (_what, event, expected) => {
  const reached = ['created', 'updated', 'deleted', 'written'].filter(
    (type) => cloudEventFor(listener(type), event, 'demo') !== null,
  );
  expect(reached).toEqual(expected);
});

it('a document triggers only the functions of its database', () => {
  const apart = listener('written', 'apart');
  expect(cloudEventFor(apart, change(null, car(1)), 'demo')).toBeNull();
  expect(cloudEventFor(apart, change(null, car(1), 'apart'), 'demo')).toMatchObject({
    database: 'apart',
    source: '//firestore.googleapis.com/projects/demo/databases/apart',
    data: { value: { name: 'projects/demo/databases/apart/documents/cars/a' } },
  });
});

it('a document event carries both states and the changed fields', () => {
  const event = cloudEventFor(listener('updated'), change(car(1), car(2)), 'demo');
  expect(event).toMatchObject({
    type: 'google.cloud.firestore.document.v1.updated',
    document: 'cars/a',
    location: 'europe-west1',
    data: {
      oldValue: { fields: { price: { integerValue: '1' } } },
      value: {
        name: 'projects/demo/databases/(default)/documents/cars/a',
        fields: { price: { integerValue: '2' } },
      },
      updateMask: { fieldPaths: ['price'] },
    },
  });
});
