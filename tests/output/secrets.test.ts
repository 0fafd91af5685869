import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { scriptReferences } from 'site-publisher/testing/check/references.ts';
import { PageReader } from 'site-publisher/testing/renderer/page-reader.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import { PUBLIC_VEHICLE_FIELDS } from '#domain/vehicle/public-vehicle.ts';
import { readSecrets } from '#tools/app/secrets.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { ROOT } from '#tools/shared/config.ts';
import { DEMO } from '#tools/shared/demo-sign-in.ts';
import {
  leaksIn,
  SECRET_PATTERNS,
  type Secret,
  secretField,
  secretValue,
} from './support/leaks.ts';
import { publicPages, site } from './support/pages.ts';

/** Text files; images and fonts contain none of the data. */
const TEXT = /\.(?:html|js|css|json|csv|xml|txt|svg)$/u;
/** Fields that are not public but whose name or value is on pages for other reasons. */
// `cover` is a word of CSS as well; the address of that image is public with its vehicle.
const NOT_SECRET = new Set([
  'featured',
  'created_at',
  'updated_at',
  'version',
  'sold_date',
  'cover',
]);
const IMAGE_FIELDS = [
  'image_url',
  'image_order',
  'image_state',
  'width',
  'height',
  'color',
  'placeholder',
  'widths',
];
const PUBLIC_FIELDS: Record<CollectionName, readonly string[]> = {
  vehicles: PUBLIC_VEHICLE_FIELDS,
  vehicle_images: ['vehicle_id', 'is_primary', 'caption', ...IMAGE_FIELDS],
  damage_images: [
    ...['vehicle_id', 'damage_description', 'damage_place', 'damage_repaired'],
    // Said in the description; their codes are those of the site's own code.
    ...['damage_kind', 'damage_part', 'damage_size_cm'],
    ...IMAGE_FIELDS,
  ],
  battery_test_results: [
    'vehicle_id',
    'test_date',
    'test_document_url',
    // The public address of a document contains its object name.
    'storage_path',
    'test_notes',
    'battery_health_percentage',
    'capacity_kwh',
    'charging_speed_kw',
    'estimated_range_km',
  ],
  accessories: [
    'name',
    'category',
    'description',
    'price',
    'condition_status',
    'tire_size',
    'brand',
    'model',
    'available',
    'featured',
  ],
  accessory_images: ['accessory_id', 'is_primary', 'caption', ...IMAGE_FIELDS],
};

const DATE = /^\d{4}-\d{2}-\d{2}$/u;

const privateFields = (name: CollectionName) =>
  Object.keys(COLLECTIONS[name].entries).filter(
    (field) => !PUBLIC_FIELDS[name].includes(field) && !NOT_SECRET.has(field),
  );

let sdk: AdminSdk;
let files: Map<string, string>;
let values: Secret[];

beforeAll(async () => {
  sdk = openLocalSdk(site.emulatorUrl);
  const names = globSync('**/*', { cwd: site.folder }).filter((name) => TEXT.test(name));
  files = new Map(names.map((name) => [name, readFileSync(join(site.folder, name), 'utf8')]));
  const headers = join(site.folder, '..', '_headers.json');
  files.set('_headers.json', readFileSync(headers, 'utf8'));
  for (const path of ['/api/public-vehicle-data', '/car/findes-ikke']) {
    files.set(path, await (await fetch(site.url + path)).text());
  }
  values = [...SECRET_PATTERNS, ...machineSecrets(), ...(await storedSecrets())];
});
afterAll(() => sdk.close());

function machineSecrets(): Secret[] {
  const { publishing, forms } = readSecrets(site.dataDir);
  return [
    secretValue('the password of the demo sign-in', DEMO.password),
    secretValue('the secret of publishing', publishing),
    secretValue('the secret of the forms', forms),
    secretValue('the folder of the project', ROOT),
    secretValue('the data folder', site.dataDir),
    secretValue('the home folder', `${homedir()}/`),
  ];
}

/** The text of every private field of every document. */
async function storedSecrets(): Promise<Secret[]> {
  const found: Secret[] = [];
  for (const name of COLLECTION_NAMES) {
    const { docs } = await sdk.firestore.collection(name).get();
    for (const document of docs) {
      for (const field of privateFields(name)) {
        const value: unknown = document.get(field);
        // A short text or a date may be elsewhere by chance.
        if (typeof value === 'string' && value.length > 5 && !DATE.test(value)) {
          found.push(secretValue(`${document.ref.path}.${field}`, value));
        }
      }
    }
  }
  return found;
}

/** Every file a visitor's browser may load: pages, and the scripts reachable from them. */
function visitorFiles(): Map<string, string> {
  const wanted = new Set(['/api/public-vehicle-data', '/car/findes-ikke']);
  const scripts: string[] = [];
  for (const name of files.keys()) {
    if (/\.(?:json|csv|xml|txt)$/u.test(name) && name !== 'release.json') wanted.add(name);
  }
  for (const { path, html } of publicPages) {
    wanted.add(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    const { references } = new PageReader().read(html);
    scripts.push(...references.filter((reference) => /\.js$/u.test(reference)));
  }
  for (let script = scripts.pop(); script !== undefined; script = scripts.pop()) {
    const name = script.replace(/^\//u, '');
    if (wanted.has(name)) continue;
    wanted.add(name);
    for (const reference of scriptReferences(files.get(name) ?? '')) {
      scripts.push(posix.join('/', dirname(name), reference));
    }
  }
  return new Map([...files].filter(([name]) => wanted.has(name)));
}

function leaks(texts: Map<string, string>, secrets: readonly Secret[]): string[] {
  return [...texts].flatMap(([name, text]) =>
    leaksIn(text, secrets).map((secret) => `${name}: ${secret}`),
  );
}

it('no published file contains a secret, a private value or a path of this machine', () => {
  expect(files.size).toBeGreaterThan(100);
  expect(values.filter(({ name }) => name.endsWith('.vin')).length).toBeGreaterThan(5);
  expect(values.filter(({ name }) => name.endsWith('.storage_path')).length).toBeGreaterThan(20);
  expect(leaks(files, values)).toEqual([]);
});

it('no file that visitors load names a private field', () => {
  const fields = [...new Set(COLLECTION_NAMES.flatMap(privateFields))];
  expect(fields).toEqual(expect.arrayContaining(['vin', 'stelnummer', 'storage_path']));
  const loaded = visitorFiles();
  expect([...loaded.keys()].some((name) => name.startsWith('_astro/'))).toBe(true);
  expect(leaks(loaded, fields.map(secretField))).toEqual([]);
});

it('the leak check finds every kind of secret that is inserted into a page', () => {
  const page = files.get('index.html') ?? '';
  const insert = (text: string) => page.replace('</main>', `<!-- ${text} --></main>`);
  const secrets = [
    '-----BEGIN RSA PRIVATE KEY-----',
    'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYWRtaW4ifQ',
    '/pictures/a.jpg?token=12345678',
    'smtp://user:pass@mail.example:587',
    `${ROOT}/src/pages/index.astro`,
    DEMO.password,
    readSecrets(site.dataDir).publishing,
    'DEMO0000000000000',
    'vehicle-images/toyota-yaris-2022/1735689600000_0.webp',
  ];
  for (const text of secrets) {
    expect([text, leaksIn(insert(text), values).length > 0]).toEqual([text, true]);
  }
  expect(leaksIn(insert('{"stelnummer":null}'), [secretField('stelnummer')])).toHaveLength(1);
  expect(leaksIn(page, values)).toEqual([]);
});

it('the site serves neither its headers file nor files outside the release', async () => {
  for (const path of ['/_headers.json', '/../secrets.json', '/.env', '/build-manifest.json']) {
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
  }
});
