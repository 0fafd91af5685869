import { expect, test } from 'vitest';
import type { StoredEntry } from '#firebase/documents/history.ts';
import { linesWith, logCsv, logLine } from './log-lines.ts';

const entry = (changes: Partial<StoredEntry>): StoredEntry => ({
  id: 'vehicles_v1_2',
  at: new Date('2026-11-22T08:05:00Z'),
  by: 'mette@forhandler.example',
  action: 'changed',
  record: 'vehicles/v1',
  owner: 'vehicles/v1',
  name: 'Škoda Enyaq',
  changes: [{ field: 'price', before: 349_900, after: 346_800 }],
  ...changes,
});

test('a line of the log says who did what, and from which value to which', () => {
  expect(logLine(entry({}))).toMatchObject({
    by: 'mette@forhandler.example',
    action: 'Ændret',
    name: 'Škoda Enyaq',
    changes: 'Pris: 349.900 → 346.800',
    vehicleId: 'v1',
  });
  const image = entry({ action: 'created', record: 'vehicle_images/i1', changes: [] });
  expect(logLine(image)).toMatchObject({
    action: 'Oprettet',
    name: 'Škoda Enyaq: billede',
    vehicleId: 'v1',
  });
  expect(logLine(entry({ by: null, action: 'deleted', changes: [] }))).toMatchObject({
    by: 'Systemet',
    action: 'Slettet for altid',
  });
});

test('a line of the log says equipment by its name and a day in Danish', () => {
  const changes = [
    { field: 'equipment', before: ['heated_front_seats'], after: ['adaptive_suspension'] },
    { field: 'preparation_due', before: null, after: '2026-11-20' },
  ];
  expect(logLine(entry({ changes })).changes).toBe(
    'Udstyr til søgningen: + Adaptiv undervogn, − Sædevarme for · Klargøring: senest: – → 20.11.2026',
  );
});

test('the log is found by person, action, vehicle and value, with any keyboard', () => {
  const lines = [
    logLine(entry({})),
    logLine(entry({ id: 'x', by: 'bo@forhandler.example', action: 'trashed', name: 'VW Golf' })),
  ];
  const found = (query: string) => linesWith(lines, query).map(({ id }) => id);
  expect(found('skoda mette')).toEqual(['vehicles_v1_2']);
  expect(found('slettet golf')).toEqual(['x']);
  expect(found('346800')).toHaveLength(2);
  expect(found('ferrari')).toEqual([]);
});

test('the exported log holds no formula that a spreadsheet would run', () => {
  const text = logCsv([logLine(entry({ name: '=HYPERLINK("http://evil")', changes: [] }))]);
  expect(text.split('\r\n')[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
});
