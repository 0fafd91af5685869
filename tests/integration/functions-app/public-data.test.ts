import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicVehicleData } from '#functions/src/public-data/public-vehicle-data.ts';
import type { PublicVehicleWithImages } from '#functions/src/public-data/public-vehicles.ts';
import { serveDocument, serveImage } from '#functions/src/public-data/serve-file.ts';
import { vehiclePage } from '#functions/src/public-data/vehicle-page.ts';
import { imageDocument, vehicleDocument } from './builders.ts';
import { apiRequest, startTestEmulator, type TestEmulator, testClock } from './support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear('vehicles', 'vehicle_images');
  await stock();
});

const clock = testClock('2026-06-01T12:00:00Z');
const deps = () => ({ db: emulator.db, now: clock.now, template: async () => null });
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

describe('a vehicle without a page', () => {
  const page = (path: string) => vehiclePage(apiRequest(path), deps());

  it('a vehicle without a page is loaded in the browser', async () => {
    const answer = await page('/car/newest');
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Loading vehicle...');
    expect(answer.body).toContain('noindex');
  });

  it('a vehicle that is missing, archived, invalid or sold long ago is not found', async () => {
    for (const path of [
      '/car/nothing',
      '/car/longSold',
      '/car/archived',
      '/car/broken',
      '/car/%00',
    ]) {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('Vehicle not found');
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
  const variant = '/pictures/vehicle-images/volvo/1_a/480.webp';

  it('the public image files are variants, cached for ever, and never originals', async () => {
    await emulator.bucket.file(`variants${variant.slice('/pictures'.length)}`).save('webp');
    await emulator.bucket.file('vehicle-images/volvo/1_a.jpg').save('original');
    const answer = await serveImage(apiRequest(variant), emulator.bucket);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    const again = apiRequest(variant, { headers: { 'if-none-match': answer.headers?.['etag'] } });
    expect(await serveImage(again, emulator.bucket)).toMatchObject({ status: 304 });
    for (const path of [
      '/pictures/vehicle-images/volvo/1_a.jpg',
      '/pictures/vehicle-images/volvo/1_a/facts.json',
      '/pictures/../vehicle-images/volvo/1_a.jpg',
      '/pictures/vehicle-images/volvo/1_a/999.webp',
    ]) {
      expect(await serveImage(apiRequest(path), emulator.bucket)).toMatchObject({ status: 404 });
    }
  });

  it('a battery test document is public only when the file is a PDF', async () => {
    const folder = 'battery-test-documents/volvo';
    await emulator.bucket.file(`${folder}/good.pdf`).save('%PDF-1.7');
    await emulator.bucket.file(`${folder}/bad.pdf`).save('<script>');
    const ask = (name: string) =>
      serveDocument(apiRequest(`/documents/${folder}/${name}.pdf`), emulator.bucket);
    expect(await ask('good')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    expect(await ask('bad')).toMatchObject({ status: 404 });
    expect(await ask('none')).toMatchObject({ status: 404 });
  });
});
