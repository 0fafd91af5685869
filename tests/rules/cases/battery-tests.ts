import { documentUrl } from '#domain/battery-test.ts';
import {
  allows,
  commonCases,
  created,
  type Data,
  denies,
  EMAIL,
  type FirestoreCase,
  NOW,
  THEN,
  valuesOfTheSchema,
  withField,
} from './case.ts';

const PATH = 'battery_test_results/b1';

function file(vehicle_id: string, name: string): Data {
  const storage_path = `battery-test-documents/${vehicle_id}/${name}`;
  return { vehicle_id, storage_path, test_document_url: documentUrl(storage_path) };
}

/** A file with a public address of this many characters. */
function longFile(length: number): Data {
  const rest = length - documentUrl(`battery-test-documents/${'v'.repeat(100)}/.pdf`).length;
  return file('v'.repeat(100), `${'f'.repeat(rest)}.pdf`);
}

const TEST = {
  ...file('v1', 'battery_test_1767323045678.pdf'),
  test_date: '2026-01-02',
  document_state: 'pending',
};

const VALUES = [
  'test_date',
  'test_notes',
  'battery_health_percentage',
  'capacity_kwh',
  'charging_speed_kw',
  'estimated_range_km',
];

const before = { ...TEST, created_at: THEN, updated_at: THEN, version: 1 };

const create = (changes: Data) => ({
  method: 'create' as const,
  path: PATH,
  after: { ...created(TEST), ...changes },
});

const update = (changes: Data) => ({
  method: 'update' as const,
  path: PATH,
  before,
  after: { ...before, updated_at: NOW, updated_by: EMAIL, version: 2, ...changes },
});

export const BATTERY_TEST_CASES: FirestoreCase[] = [
  ...commonCases(PATH, TEST),
  ...valuesOfTheSchema(PATH, created(TEST), VALUES),
  ...VALUES.map((field) =>
    allows(`the rules accept a change of ${field} of a battery test`, update({ [field]: 7 })),
  ),
  denies('the rules refuse a battery test whose document is no PDF', create(file('v1', 'f.jpg'))),
  denies(
    'the rules refuse a new battery test whose document nobody has read but is called ready',
    create({ document_state: 'ready' }),
  ),
  denies('the rules refuse a new battery test without a state of its document', {
    ...create({}),
    after: withField(created(TEST), 'document_state', undefined),
  }),
  denies(
    'the rules refuse a battery test change that calls the document ready',
    update({ document_state: 'ready' }),
  ),
  denies(
    'the rules refuse a battery test change that removes the reason of a failure',
    update({ document_error: null }),
  ),
  allows(
    'the rules accept a battery test with a document address of 300 characters',
    create(longFile(300)),
  ),
  denies(
    'the rules refuse a battery test with a document address of 301 characters',
    create(longFile(301)),
  ),
  denies(
    'the rules refuse a battery test with a document of another vehicle',
    create({ vehicle_id: 'v2' }),
  ),
  denies(
    'the rules refuse a battery test whose vehicle id is a pattern',
    create({ ...file('v', 'f.pdf'), vehicle_id: '.' }),
  ),
  denies('the rules refuse a battery test with a document in an image folder', {
    ...create({}),
    after: created({
      ...TEST,
      storage_path: 'vehicle-images/v1/f.pdf',
      test_document_url: '/documents/vehicle-images/v1/f.pdf',
    }),
  }),
  denies(
    'the rules refuse a battery test with the address of another document',
    create({ test_document_url: '/documents/x' }),
  ),
  denies(
    'the rules refuse a battery test change that replaces the document',
    update(file('v1', 'other.pdf')),
  ),
  denies(
    'the rules refuse to move a battery test to another vehicle',
    update({ vehicle_id: 'v2' }),
  ),
];
