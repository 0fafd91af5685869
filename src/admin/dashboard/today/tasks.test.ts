import { expect, test } from 'vitest';
import { NO_FILTER } from '#admin/vehicles/table/rows/filter.ts';
import { tableRows } from '#admin/vehicles/table/rows/table-rows.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { type Morning, tasksOf } from './tasks.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const NOTHING: Morning = {
  vehicles: [aVehicle({ created_at: NOW })],
  waiting: { count: 0, oldest: null },
  publishing: 'done',
  rejected: [],
  failedUploads: [],
  maySell: true,
  printedSheets: new Map(),
};

test('a morning without work has no task', () => {
  expect(tasksOf(NOTHING, NOW)).toEqual([]);
});

test('the tasks of a morning name the inquiry that waits longest, the car that lacks most to sell and what the median is of', () => {
  const sold = [10, 20, 30, 40, 50].map((days) =>
    aVehicle({
      id: `s${days}`,
      status: 'sold',
      created_at: daysAgo(60 + days),
      sold_date: daysAgo(60),
    }),
  );
  const tasks = tasksOf(
    {
      ...NOTHING,
      vehicles: [
        ...sold,
        aVehicle({ id: 'bare', created_at: NOW, mileage: null, first_registration_date: null }),
        aVehicle({ id: 'old', model: 'Polo', created_at: daysAgo(84) }),
      ],
      waiting: { count: 2, oldest: { created_at: daysAgo(3).toISOString(), promised_at: null } },
      publishing: 'failed',
      failedUploads: [{ view: 'vehicle', id: 'golf' }],
    },
    NOW,
  );
  expect(tasks.map(({ kind, target }) => [kind, target])).toEqual([
    ['publishing', { view: 'top' }],
    ['inquiries', { view: 'inquiries' }],
    ['uploads', { view: 'vehicle', id: 'golf' }],
    ['lacking', { view: 'work', list: 'lacking' }],
    ['standing', { view: 'work', list: 'standing' }],
  ]);
  expect(tasks[1]?.title).toBe('2 henvendelser venter på svar');
  expect(tasks[3]?.detail).toBe('Volkswagen Golf');
  expect(tasks[4]?.detail).toBe(
    'Længst: Volkswagen Polo, 84 dage. Halvdelen af jeres 5 seneste solgte biler var solgt efter 30 dage.',
  );
});

test('a photographer is asked for nothing that only sales may do', () => {
  const bare = aVehicle({ mileage: null, cover: null, created_at: daysAgo(84) });
  const failedUploads = [{ view: 'vehicle' as const, id: bare.id }];
  const morning = { ...NOTHING, vehicles: [bare], failedUploads };
  expect(tasksOf(morning, NOW).map(({ kind }) => kind)).toEqual(['uploads', 'lacking', 'images']);
  const photographers = tasksOf({ ...morning, maySell: false }, NOW);
  expect(photographers.map(({ kind }) => kind)).toEqual(['uploads', 'images']);
});

test("each list of work has as many vehicles in the table as the day's work counts", () => {
  const bare = { mileage: null, cover: null };
  const vehicles = [
    aVehicle({ id: 'new', ...bare, created_at: daysAgo(1) }),
    { ...aVehicle({ id: 'draft', ...bare, created_at: daysAgo(9) }), unpublished: true },
    aVehicle({ id: 'sold', ...bare, status: 'sold', created_at: daysAgo(20) }),
    ...[5, 6, 7, 40].map((days) => aVehicle({ id: `d${days}`, created_at: daysAgo(days) })),
  ];
  const lists = tasksOf({ ...NOTHING, vehicles }, NOW).map(({ title, target }) => {
    if (target.view !== 'work') throw new Error(title);
    const rows = tableRows(vehicles, { ...NO_FILTER, work: target.list }, null, NOW);
    return [title, rows.map(({ id }) => id)];
  });
  expect(lists).toEqual([
    ['1 bil på siden mangler oplysninger', ['new']],
    ['2 biler venter på billeder', ['draft', 'new']],
    ['2 biler har stået længere end 6 dage', ['d40', 'd7']],
  ]);
  expect(tableRows(vehicles, { ...NO_FILTER, work: 'mileage' }, null, NOW)).toHaveLength(2);
});

test('cars that visitors cannot see lack nothing', () => {
  const hidden = { ...aVehicle({ mileage: null, created_at: NOW }), unpublished: true };
  expect(tasksOf({ ...NOTHING, vehicles: [hidden] }, NOW)).toEqual([]);
});

test('a printed sign with another price than the site is a task that leads to all of them', () => {
  const [vehicle] = NOTHING.vehicles;
  const sign = { price: 210_000, before: null, printed_at: daysAgo(3), printed_by: 'a@b.dk' };
  const printedSheets = new Map([[vehicle?.id ?? '', sign]]);
  expect(tasksOf({ ...NOTHING, printedSheets }, NOW)).toMatchObject([
    {
      title: '1 prisskilt siger en anden pris end siden',
      detail: 'Volkswagen Golf',
      action: 'Udskriv igen',
      target: { view: 'sheets' },
    },
  ]);
});

test('a car that a schema refuses is named by its field, with the way to its form', () => {
  const rejected = [
    {
      path: 'vehicles/v1',
      field: 'doors',
      problem: 'wrong_type',
      name: 'Škoda Octavia',
      owner: 'vehicles/v1',
    },
  ];
  expect(tasksOf({ ...NOTHING, rejected }, NOW)).toMatchObject([
    {
      title: '1 ting vises ikke på siden, fordi den ikke kan læses',
      detail: 'Škoda Octavia',
      action: 'Ret',
      target: { view: 'record', path: 'vehicles/v1' },
    },
  ]);
});
