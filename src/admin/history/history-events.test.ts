import { expect, test } from 'vitest';
import type { Revision } from '#domain/history/history.ts';
import type { StoredEntry } from '#firebase/documents/history.ts';
import { historyEvents } from './history-events.ts';

const VEHICLE = 'vehicles/golf';
const by = 'bo@eksempel.dk';
const minute = (count: number) => new Date(Date.UTC(2026, 10, 22, 10, count));
const price = { field: 'price', before: 200_000, after: 190_000 };

const revisionAt = (version: number): Revision => ({
  ...{ record: VEHICLE, version, at: minute(version), by, action: 'changed' },
  ...{ changes: [price], fields: {} },
});
const line = (id: string, count: number, fields: Partial<StoredEntry>): StoredEntry => ({
  ...{ id, at: minute(count), by, action: 'changed', record: VEHICLE, owner: VEHICLE },
  ...{ name: 'Volkswagen Golf', changes: [], ...fields },
});

test('the history of a vehicle has its files and downloads between its revisions, and each save once', () => {
  const events = historyEvents(
    VEHICLE,
    [revisionAt(8), revisionAt(4)],
    [
      line('saved', 8, { changes: [price] }),
      line('export', 6, { action: 'exported', name: 'Prislog: Volkswagen Golf' }),
      line('image', 5, { action: 'trashed', record: 'vehicle_images/i1' }),
    ],
  );
  expect(events.map(({ id, action, words }) => [id, action, words.join(' · ')])).toEqual([
    ['v8', 'changed', 'Pris: 200.000 → 190.000'],
    ['export', 'exported', 'Prislog: Volkswagen Golf'],
    ['image', 'trashed', 'Billede'],
    ['v4', 'changed', 'Pris: 200.000 → 190.000'],
  ]);
});
