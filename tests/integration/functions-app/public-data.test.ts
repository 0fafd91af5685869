import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicVehicleData } from '#functions/src/public-data/public-vehicle-data.ts';
import type { PublicVehicleWithImages } from '#functions/src/public-data/public-vehicles.ts';
import { createPublishedVehicles } from '#functions/src/public-data/published-vehicles.ts';
import { serveDocument, serveImage } from '#functions/src/public-data/serve-file.ts';
import { createStockLists } from '#functions/src/public-data/stock-lists.ts';
import { createTrashedFiles } from '#functions/src/public-data/trashed-files.ts';
import { vehiclePage } from '#functions/src/public-data/vehicle-page.ts';
import { PDF } from '#tests/support/builders.ts';
import { imageDocument, vehicleDocument } from './builders.ts';
import {
  apiRequest,
  dataRenderer,
  pageOfAnswer,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from './support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await stock();
});

const clock = testClock('2026-06-01T12:00:00Z');
const deps = () => ({
  db: emulator.db,
  lists: createStockLists({ db: emulator.db, now: clock.now }),
  now: clock.now,
  site: dataRenderer,
});
const day = (text: string) => Timestamp.fromDate(new Date(`${text}T12:00:00Z`));

async function stock() {
  const vehicles = {
    oldest: { created_at: day('2026-01-01') },
    electric: { created_at: day('2026-02-01'), fuel_type: 'electric', status: 'reserved' },
    newest: { created_at: day('2026-05-01') },
    sold: { status: 'sold', sold_date: day('2026-05-20'), created_at: day('2026-01-02') },
    longSold: { status: 'sold', sold_date: day('2026-01-20'), created_at: day('2026-01-03') },
    archived: { status: 'archived', created_at: day('2026-01-04') },
    broken: { year: 'soon' },
    kladde: { unpublished: true, created_at: day('2026-05-02') },
    soldKladde: { unpublished: true, status: 'sold', sold_date: day('2026-05-21') },
  };
  for (const [id, fields] of Object.entries(vehicles)) {
    await emulator.db.doc(`vehicles/${id}`).set(vehicleDocument(fields));
  }
}

async function ask(query: string) {
  const answer = await publicVehicleData(
    apiRequest('/api/public-vehicle-data', { query: new URLSearchParams(query) }),
    deps(),
  );
  const { vehicles } = JSON.parse(String(answer.body));
  return { ...answer, vehicles: vehicles as PublicVehicleWithImages[] };
}
const ids = async (query: string) => (await ask(query)).vehicles.map(({ id }) => id);

describe('the public vehicle data', () => {
  it('the public vehicle data are the inventory, newest first, when nothing is asked', async () => {
    expect(await ids('')).toEqual(['newest', 'electric', 'sold', 'oldest']);
  });

  it('the public vehicle data are filtered by one status, several or an id, in order and up to a limit', async () => {
    expect(await ids('status=available&order=created_at.desc&limit=1')).toEqual(['newest']);
    expect(await ids('status_in=sold,archived&order=sold_date.desc')).toEqual([
      'sold',
      'longSold',
      'archived',
    ]);
    expect(await ids('id=electric')).toEqual(['electric']);
    expect(await ids('id=nothing')).toEqual([]);
    expect(await ids('id=longSold')).toEqual([]);
  });

  it('the public vehicle data hold no unpublished vehicle, whatever is asked', async () => {
    for (const query of ['', 'status=available', 'status_in=sold', 'id=kladde', 'id=soldKladde']) {
      expect(await ids(query)).not.toContain('kladde');
      expect(await ids(query)).not.toContain('soldKladde');
    }
  });

  it('the public vehicle data refuse invalid query parameters', async () => {
    for (const query of ['status=mine', 'order=price.asc', 'limit=-1', 'limit=x', 'id=a/b']) {
      expect(await ask(query)).toMatchObject({ status: 400 });
    }
  });

  it('the public vehicle data hold nothing private and are cached by the CDN for a minute', async () => {
    const answer = await ask('id=newest');
    expect(String(answer.body)).not.toMatch(/vin|stelnummer|YV1ZWA8/);
    expect(answer.vehicles[0]).toMatchObject({ created_at: '2026-05-01T12:00:00.000Z' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=60' });
  });

  it('the public vehicle data show the first of several primary images on lists, as the site does', async () => {
    const ready = { image_state: 'ready', widths: [480], width: 480, height: 270 };
    for (const order of [1, 0, 2]) {
      const path = `vehicle-images/newest/${order}_1.jpg`;
      const document = imageDocument(path, { ...ready, image_order: order });
      await emulator.db.doc(`vehicle_images/${order}`).set(document);
    }
    const [newest] = (await ask('limit=1')).vehicles;
    expect(newest?.images).toMatchObject([{ image_order: 0 }]);
  });

  it('the public vehicle data have all images of one vehicle in order, and the primary one on lists', async () => {
    const ready = { image_state: 'ready', widths: [480], width: 480, height: 270 };
    const image = (name: string, fields: object) =>
      emulator.db
        .doc(`vehicle_images/${name}`)
        .set(imageDocument(`vehicle-images/newest/${name}.jpg`, { ...ready, ...fields }));
    await image('second', { image_order: 1, is_primary: true });
    await image('first', { image_order: 0, is_primary: false });
    await image('waiting', { image_order: 2, image_state: 'pending', is_primary: false });
    const [single] = (await ask('id=newest')).vehicles;
    expect(single?.images.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(JSON.stringify(single)).not.toContain('storage_path');
    const [listed] = (await ask('limit=1')).vehicles;
    expect(listed?.images.map(({ id }) => id)).toEqual(['second']);
  });
});

describe('odd queries for the public vehicle data', () => {
  const redirected = async (query: string) => {
    const { status, headers } = await publicVehicleData(
      apiRequest('/api/public-vehicle-data', { query: new URLSearchParams(query) }),
      deps(),
    );
    return [status, headers?.['location'], headers?.['cache-control']];
  };

  it.each([
    ['x=4711', '/api/public-vehicle-data'],
    ['limit=1&x=4711', '/api/public-vehicle-data?limit=1'],
    ['limit=1&limit=2', '/api/public-vehicle-data?limit=1'],
    ['x=1&status_in=sold,archived', '/api/public-vehicle-data?status_in=sold%2Carchived'],
  ])('the query %s redirects to %s, and the CDN holds the redirect', async (query, location) => {
    expect(await redirected(query)).toEqual([301, location, 'public, max-age=0, s-maxage=60']);
  });

  it('a hundred odd queries at once read the stock once for half a minute', async () => {
    let reads = 0;
    const db = Object.create(emulator.db, {
      collection: {
        value: (name: string) => {
          reads += 1;
          return emulator.db.collection(name);
        },
      },
    });
    const own = { ...deps(), db, lists: createStockLists({ db, now: clock.now }) };
    const asked = async (limit: number) => {
      const query = new URLSearchParams({ limit: String(limit) });
      return publicVehicleData(apiRequest('/api/public-vehicle-data', { query }), own);
    };
    const limits = Array.from({ length: 100 }, (_, index) => index + 1);
    const answers = await Promise.all(limits.map(asked));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const once = reads;
    // The vehicles of each of four statuses and, where there are any, their images.
    expect(once).toBeLessThanOrEqual(8);
    await asked(1);
    expect(reads).toBe(once);
    clock.pass(31_000);
    await asked(1);
    expect(reads).toBe(2 * once);
  });
});

describe('a vehicle without a page', () => {
  const page = (path: string) => vehiclePage(apiRequest(path), deps());

  it('a vehicle newer than the release has the page that the next release will have', async () => {
    const ready = { image_state: 'ready', widths: [480], width: 480, height: 270 };
    const image = imageDocument('vehicle-images/newest/0_1.jpg', ready);
    await emulator.db.doc('vehicle_images/own').set(image);
    const answer = await page('/car/newest');
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'x-robots-tag': 'noindex', 'content-security-policy': "default-src 'none'" },
    });
    const { route, data } = pageOfAnswer(answer);
    expect(route).toBe('/car/[id]');
    expect(data).toMatchObject({
      item: { vehicle: { id: 'newest' }, images: [{ id: 'own' }], cover: { id: 'own' } },
    });
    expect(JSON.stringify(data)).not.toMatch(/vin|stelnummer|price_log/u);
  });

  it('a vehicle that is missing, invalid or unpublished is not found', async () => {
    for (const path of ['/car/kladde', '/car/nothing', '/car/broken', '/car/%00']) {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(pageOfAnswer(answer)).toEqual({ route: '/404', data: { missing: 'vehicle' } });
    }
  });

  it('a vehicle that cannot be read is answered with a page that says so', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const getAll = { value: () => Promise.reject(new Error('UNAVAILABLE')) };
    const db = Object.create(emulator.db, { getAll });
    const answer = await vehiclePage(apiRequest('/car/newest'), { ...deps(), db });
    expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(pageOfAnswer(answer).data).toEqual({ missing: 'failure' });
  });

  it('a vehicle sold long ago says so and leads to available ones of its make, fuel and price', async () => {
    const stored = {
      sameMake: { make: 'Saab', price: 900_000, fuel_type: 'benzin' },
      near: { make: 'Opel', price: 210_000, fuel_type: 'hybrid' },
      far: { make: 'Opel', price: 500_000, fuel_type: 'hybrid' },
      farther: { make: 'Opel', price: 600_000, fuel_type: 'hybrid' },
      farthest: { make: 'Opel', price: 700_000, fuel_type: 'hybrid' },
      reserved: { make: 'Saab', status: 'reserved' },
      gone: {
        ...{ make: 'Saab', model: '9-5', year: 2009, price: 200_000, fuel_type: 'hybrid' },
        ...{ status: 'sold', sold_date: day('2026-01-20') },
      },
    };
    for (const [id, fields] of Object.entries(stored)) {
      await emulator.db.doc(`vehicles/${id}`).set(vehicleDocument(fields));
    }
    const answer = await page('/car/gone');
    const { data } = pageOfAnswer(answer);
    expect(answer.status).toBe(410);
    expect(data).toMatchObject({ missing: 'sold', item: { vehicle: { id: 'gone' } } });
    expect(data.similar?.map(({ vehicle }) => vehicle.id)).toEqual([
      'sameMake',
      'near',
      'far',
      'farther',
    ]);
    expect(JSON.stringify(data)).not.toMatch(/vin|stelnummer/u);
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=60' });
    expect((await page('/electric-car/gone')).status).toBe(410);
  });

  it('an archived vehicle and one sold without a date say that they are sold', async () => {
    await emulator.db.doc('vehicles/undated').set(vehicleDocument({ status: 'sold' }));
    for (const path of ['/car/archived', '/car/undated']) {
      const answer = await page(path);
      expect(answer.status).toBe(410);
      expect(pageOfAnswer(answer).data.missing).toBe('sold');
    }
  });

  it('a vehicle has the electric page only when it is electric', async () => {
    expect(await page('/electric-car/electric')).toMatchObject({ status: 200 });
    expect(await page('/electric-car/newest')).toMatchObject({
      status: 301,
      headers: { location: '/car/newest' },
    });
    expect(await page('/electric-car/nothing')).toMatchObject({ status: 404 });
  });
});

describe('public files', () => {
  const files = () => ({
    bucket: emulator.bucket,
    isVehiclePublished: createPublishedVehicles({ db: emulator.db, now: clock.now }),
    isTrashed: createTrashedFiles({ db: emulator.db, now: clock.now }),
  });
  const variant = '/pictures/vehicle-images/volvo/1_a/480.webp';

  it('the public image files are variants, cached for ever, and never originals', async () => {
    await emulator.bucket.file(`variants${variant.slice('/pictures'.length)}`).save('webp');
    await emulator.bucket.file('vehicle-images/volvo/1_a.jpg').save('original');
    const answer = await serveImage(apiRequest(variant), files());
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, s-maxage=86400, immutable',
      },
    });
    const again = apiRequest(variant, { headers: { 'if-none-match': answer.headers?.['etag'] } });
    expect(await serveImage(again, files())).toMatchObject({ status: 304 });
    for (const path of [
      '/pictures/vehicle-images/volvo/1_a.jpg',
      '/pictures/vehicle-images/volvo/1_a/facts.json',
      '/pictures/../vehicle-images/volvo/1_a.jpg',
      '/pictures/vehicle-images/volvo/1_a/999.webp',
    ]) {
      expect(await serveImage(apiRequest(path), files())).toMatchObject({ status: 404 });
    }
  });

  it('a battery test document is public only when the file is a whole PDF', async () => {
    const folder = 'battery-test-documents/volvo';
    await emulator.bucket.file(`${folder}/good.pdf`).save(PDF);
    await emulator.bucket.file(`${folder}/bad.pdf`).save('<script>');
    await emulator.bucket.file(`${folder}/half.pdf`).save(PDF.subarray(0, 12));
    const ask = (name: string) =>
      serveDocument(apiRequest(`/documents/${folder}/${name}.pdf`), files());
    expect(await ask('good')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    expect(await ask('bad')).toMatchObject({ status: 404 });
    expect(await ask('half')).toMatchObject({ status: 404 });
    expect(await ask('none')).toMatchObject({ status: 404 });
  });

  it('a file is sent as a stream, and a PDF in parts where a reader asks for them', async () => {
    const object = 'battery-test-documents/volvo/parts.pdf';
    await emulator.bucket.file(object).save(PDF);
    const ask = async (range?: string) => {
      const answer = await serveDocument(
        apiRequest(`/documents/${object}`, { headers: { range } }),
        files(),
      );
      const bytes = answer.body instanceof Readable ? await buffer(answer.body) : null;
      return { status: answer.status, bytes, headers: answer.headers ?? {} };
    };
    expect(await ask()).toMatchObject({ status: 200, bytes: PDF });
    const part = await ask('bytes=-6');
    expect(part).toMatchObject({
      status: 206,
      bytes: PDF.subarray(-6),
      headers: {
        'content-length': '6',
        'content-range': `bytes ${PDF.length - 6}-${PDF.length - 1}/${PDF.length}`,
      },
    });
    expect(await ask(`bytes=${PDF.length}-`)).toMatchObject({ status: 416, bytes: null });
  });

  it('the files of what is in the trash are not found until it is restored', async () => {
    const object = 'vehicle-images/volvo/1_t/480.webp';
    await emulator.bucket.file(`variants/${object}`).save('webp');
    const trashed_at = Timestamp.fromDate(clock.now());
    const image = emulator.db.doc('vehicle_images/t');
    await image.set({ storage_path: 'vehicle-images/volvo/1_t.jpg', trashed_at });
    const deps = files();
    const status = async () => (await serveImage(apiRequest(`/pictures/${object}`), deps)).status;
    expect(await status()).toBe(404);
    await image.update({ trashed_at: null });
    clock.pass(2_001);
    expect(await status()).toBe(200);
    await emulator.db.doc('vehicles/volvo').set(vehicleDocument({ trashed_at }));
    clock.pass(2_001);
    expect(await status()).toBe(404);
    await emulator.db.doc('vehicles/volvo').delete();
    await image.delete();
    clock.pass(2_001);
  });

  it('the images and documents of an unpublished vehicle are not found until it is published', async () => {
    const objects = ['vehicle-images/kladde/1_a/480.webp', 'damage-images/kladde/1_b/480.webp'];
    for (const object of objects) await emulator.bucket.file(`variants/${object}`).save('webp');
    const pdf = 'battery-test-documents/kladde/1.pdf';
    await emulator.bucket.file(pdf).save(PDF);
    const { isVehiclePublished } = files();
    const deps = { bucket: emulator.bucket, isVehiclePublished, isTrashed: async () => false };
    const statuses = async () =>
      [
        ...(await Promise.all(
          objects.map((object) => serveImage(apiRequest(`/pictures/${object}`), deps)),
        )),
        await serveDocument(apiRequest(`/documents/${pdf}`), deps),
      ].map(({ status }) => status);
    expect(await statuses()).toEqual([404, 404, 404]);
    await emulator.db.doc('vehicles/kladde').update({ unpublished: false });
    expect(await statuses()).toEqual([200, 200, 200]);
    await emulator.db.doc('vehicles/kladde').update({ unpublished: true });
    clock.pass(2_001);
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});
