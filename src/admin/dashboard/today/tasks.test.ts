import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NOTHING_UNSHOWN, type Problem, type Unshown } from '#admin/publishing/problems.ts';
import { NO_FILTER } from '#admin/vehicles/table/rows/filter.ts';
import { tableRows } from '#admin/vehicles/table/rows/table-rows.ts';
import { readTableQuery } from '#admin/vehicles/table/table-address.ts';
import { workList } from '#admin/vehicles/work-lists.ts';
import { type Accessory, AccessorySchema } from '#domain/accessory.ts';
import type { BookingView } from '#domain/booking/booking.ts';
import { aVehicle } from '#tests/support/builders.ts';
import { type Morning, tasksOf } from './tasks.ts';

const NOW = new Date('2026-11-22T08:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const NOTHING: Morning = {
  vehicles: [aVehicle({ created_at: NOW })],
  waiting: { count: 0, oldest: null },
  publishing: 'done',
  accessories: [],
  unshown: NOTHING_UNSHOWN,
  maySell: true,
  printedSheets: new Map(),
  viewings: [],
};

test('a morning without work has no task', () => {
  expect(tasksOf(NOTHING, NOW)).toEqual([]);
});

test('terms that have run out are work of those who sell', () => {
  const kinds = (maySell: boolean) =>
    tasksOf({ ...NOTHING, maySell }, new Date('2099-01-01')).map(({ kind }) => kind);
  expect(kinds(true)).toContain('terms');
  expect(kinds(false)).not.toContain('terms');
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
      unshown: unshown({ uploads: [['vehicles/bare', 1]] }),
    },
    NOW,
  );
  expect(tasks.map(({ kind, target }) => [kind, target])).toEqual([
    ['publishing', 'top'],
    ['inquiries', '#inquiries?show=new'],
    ['vehicles-uploads', '#vehicles?work=uploads'],
    ['lacking', '#vehicles?work=lacking'],
    ['standing', '#vehicles?work=standing'],
  ]);
  expect(tasks[1]?.title).toBe('2 henvendelser venter på svar');
  expect(tasks[3]?.detail).toBe('Volkswagen Golf');
  expect(tasks[4]?.detail).toBe(
    'Længst: Volkswagen Polo, 84 dage. Halvdelen af jeres 5 seneste solgte biler blev solgt hurtigere.',
  );
});

test.each([
  ['none', [], undefined],
  [
    'a day ahead',
    [aViewing('2026-11-23', '09:00')],
    ['1 fremvisning i morgen', 'kl. 09.00 Toyota Yaris, Jens Hansen'],
  ],
  [
    'one of today and one of another day',
    [
      aViewing('2026-11-24', '09:00'),
      aViewing('2026-11-22', '14:30', { name: 'Anne Lund', vehicle: null }),
    ],
    ['1 fremvisning i dag', 'kl. 14.30 Anne Lund'],
  ],
  [
    'two of today, of which one is over',
    [aViewing('2026-11-22', '09:00'), aViewing('2026-11-22', '09:15')],
    ['1 fremvisning i dag', 'kl. 09.15 Toyota Yaris, Jens Hansen'],
  ],
  [
    'one that is cancelled and one that is not confirmed',
    (['cancelled', 'requested'] as const).map((state) =>
      aViewing('2026-11-22', '10:00', { state }),
    ),
    undefined,
  ],
  ['one that is over', [aViewing('2026-11-22', '09:00')], undefined],
  [
    'five of one day',
    ['09:00', '09:45', '10:30', '11:15', '12:00'].map((start) =>
      aViewing('2026-11-26', start, { vehicle: null }),
    ),
    [
      '5 fremvisninger på torsdag',
      'kl. 09.00 Jens Hansen\nkl. 09.45 Jens Hansen\nkl. 10.30 Jens Hansen og 2 mere',
    ],
  ],
])('of viewings, here %s, the next day with one is a task', (_, viewings, expected) => {
  // 09:05 in Denmark.
  const tasks = tasksOf({ ...NOTHING, viewings }, new Date('2026-11-22T08:05:00Z'));
  expect(tasks.map(({ title, detail }) => [title, detail])).toEqual(expected ? [expected] : []);
});

test('a viewing of today comes before the inquiries, one of another day before the cars that stand long', () => {
  const morning = {
    ...NOTHING,
    vehicles: [5, 6, 7, 7, 40].map((days) => aVehicle({ created_at: daysAgo(days) })),
    waiting: { count: 1, oldest: null },
  };
  const kinds = (day: string) =>
    tasksOf({ ...morning, viewings: [aViewing(day, '10:00')] }, NOW).map(({ kind }) => kind);
  expect(kinds('2026-11-22')).toEqual(['viewings', 'inquiries', 'standing']);
  expect(kinds('2026-11-23')).toEqual(['inquiries', 'viewings', 'standing']);
});

test('a viewing of a car that is sold says so, and leads to its Danish day in the calendar', () => {
  const sold = aVehicle({ id: 'yaris', status: 'sold', created_at: NOW });
  const viewings = [aViewing('2026-11-22', '10:00')];
  const afterMidnight = new Date('2026-11-21T23:30:00Z');
  expect(tasksOf({ ...NOTHING, vehicles: [sold], viewings }, afterMidnight)).toMatchObject([
    {
      title: '1 fremvisning i dag',
      detail: 'kl. 10.00 Toyota Yaris (solgt), Jens Hansen',
      action: 'Åbn kalenderen',
      target: '#bookings?day=2026-11-22',
    },
  ]);
});

test('a photographer is asked for nothing that only sales may do', () => {
  const bare = aVehicle({ mileage: null, cover: null, created_at: daysAgo(84) });
  const problems = unshown({ uploads: [['vehicles/golf', 2]], rejected: [['vehicles/golf', 1]] });
  const morning = { ...NOTHING, vehicles: [bare], unshown: problems };
  expect(tasksOf(morning, NOW).map(({ kind }) => kind)).toEqual([
    'vehicles-uploads',
    'vehicles-rejected',
    'lacking',
    'images',
  ]);
  const photographers = tasksOf({ ...morning, maySell: false }, NOW);
  expect(photographers.map(({ kind }) => kind)).toEqual(['vehicles-uploads', 'images']);
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
    const { filter } = readTableQuery(target.replace('#vehicles?', ''));
    const rows = tableRows(vehicles, filter, null, NOW);
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
      target: '#vehicles/outdated-sheets',
    },
  ]);
});

test('the tasks of files and values that the site cannot use count the vehicles that their list shows, and name the files', () => {
  const vehicles = [
    aVehicle({ id: 'a', created_at: NOW }),
    aVehicle({ id: 'b', model: 'Polo', created_at: NOW }),
    aVehicle({ id: 'c', created_at: NOW }),
  ];
  const octavia = aVehicle({ id: 'octavia', make: 'Škoda', model: 'Octavia', created_at: NOW });
  const problems = unshown({
    // A vehicle in the trash is in no list.
    uploads: [
      ['vehicles/a', 2],
      ['vehicles/b', 1],
      ['vehicles/trashed', 1],
    ],
    rejected: [
      ['vehicles/octavia', 1],
      ['vehicles/b', 3],
    ],
  });
  const known = { ...problems, repaired: [octavia] };
  const tasks = tasksOf({ ...NOTHING, vehicles, unshown: known }, NOW);
  const lists = tasks.map(({ title, detail, target }) => {
    const { filter } = readTableQuery(target.replace('#vehicles?', ''));
    const rows = tableRows(vehicles, filter, null, NOW, known);
    return [title, detail, rows.map(({ id }) => id)];
  });
  expect(lists).toEqual([
    [
      '2 biler har filer, der ikke kunne bruges på siden',
      '3 filer: Volkswagen Golf, Volkswagen Polo',
      ['a', 'b'],
    ],
    [
      '2 biler har noget, der ikke kan læses og derfor ikke vises på siden',
      'Škoda Octavia, Volkswagen Polo',
      ['octavia', 'b'],
    ],
  ]);
});

test('accessories whose files the site cannot use are a task with a list of their own', () => {
  const problems = unshown({ uploads: [['accessories/wheels', 1]] });
  const accessories = [anAccessory('wheels', 'Vinterhjul'), anAccessory('box', 'Tagboks')];
  expect(tasksOf({ ...NOTHING, accessories, unshown: problems }, NOW)).toMatchObject([
    {
      title: '1 stykke tilbehør har filer, der ikke kunne bruges på siden',
      detail: '1 fil: Vinterhjul',
      action: 'Se filerne',
      target: '#accessories?work=uploads',
    },
  ]);
});

test('a vehicle whose row is being saved stands once in the list of refused values', () => {
  const problems = unshown({ rejected: [['vehicles/golf', 1]] });
  const saved = aVehicle({ price: 1 });
  const known = { ...problems, repaired: [aVehicle()] };
  expect(workList('rejected', [saved], NOW, known)).toEqual([saved]);
});

/** The problems of records, by their paths, with how many documents have them. */
function unshown(problems: Partial<Record<Problem, [string, number][]>>): Unshown {
  const { uploads = [], rejected = [] } = problems;
  return { problems: { uploads: new Map(uploads), rejected: new Map(rejected) }, repaired: [] };
}

function aViewing(day: string, start: string, fields: Partial<BookingView> = {}): BookingView {
  const vehicle = {
    id: 'yaris',
    make: 'Toyota',
    model: 'Yaris',
    year: 2022,
    price: 1,
    known: true,
  };
  return { state: 'booked', day, start, name: 'Jens Hansen', vehicle, ...fields } as BookingView;
}

function anAccessory(id: string, name: string): Accessory {
  return {
    id,
    ...v.parse(AccessorySchema, { name, category: 'wheels', price: 100, created_at: NOW }),
  };
}
