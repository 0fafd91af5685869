import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VehicleImageSchema } from '#domain/image/image.ts';
import { ANY_PORT } from '#tests/support/app/app-ports.ts';
import { startTestApp, type TestApp } from '#tests/support/app/test-app.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ stock: 'two', env: { ...ANY_PORT } });
});
afterAll(() => app.stop());

it('when the app has started for the first time, visitors get every image of the demo stock', async () => {
  const sdk = openLocalSdk(app.emulatorUrl);
  const images = (await sdk.firestore.collection('vehicle_images').get()).docs;
  expect(images).toHaveLength(4);
  for (const { id, ...image } of images.map((one) => ({ id: one.id, ...one.data() }))) {
    const { image_url, widths } = v.parse(VehicleImageSchema, image);
    const page = await fetch(`${app.siteUrl}/car/${id.replace(/-\d+$/u, '')}`);
    expect(await page.text(), id).toContain(image_url);
    for (const name of [
      ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
      'share.jpg',
    ]) {
      const answer = await fetch(`${app.siteUrl}${image_url}/${name}`);
      expect([id, name, answer.status]).toEqual([id, name, 200]);
    }
  }
  await sdk.close();
});

describe('the running app', () => {
  it('the publishing status of the app has exactly six fields', async () => {
    expect(Object.keys(await app.publishing()).sort()).toEqual([
      'error',
      'last',
      'published_at',
      'release',
      'requested_at',
      'state',
    ]);
  });

  it('the app refuses an unsigned publish webhook', async () => {
    const response = await fetch(`${app.siteUrl}/__local/publish`, {
      method: 'POST',
      body: JSON.stringify({ revision: 1 }),
    });
    expect(response.status).toBe(401);
  });

  it('the app captures a password reset mail and shows it as a page and as data', async () => {
    const { email } = app.demo;
    const url = `${app.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    });
    expect(response.status).toBe(200);
    await expect.poll(async () => (await app.mails())[0]?.recipients).toEqual([email]);
    const html = await (await fetch(`${app.siteUrl}/__local/mail`)).text();
    expect(html).toContain('Vælg en ny adgangskode');
    expect((await app.mails())[0]?.text).toContain('mode=resetPassword');
  });

  it('the app refuses its local pages under a foreign host name', async () => {
    const { request } = await import('node:http');
    const { port } = new URL(app.siteUrl);
    const status = await new Promise((resolve) => {
      const headers = { host: 'evil.example' };
      request({ port, host: '127.0.0.1', path: '/__local/mail', headers }, (response) =>
        resolve(response.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  const restart = () => {
    const { siteUrl, emulatorUrl, dataDir } = app;
    const env = { PORT: new URL(siteUrl).port, EMULATOR_PORT: new URL(emulatorUrl).port };
    return startTestApp({ dataDir, env });
  };

  it('the app restarts without a build when nothing has changed, and answers requests meanwhile', async () => {
    const { siteUrl } = app;
    const first = (await app.published()).release;
    await app.stop({ keepData: true });
    const early = Promise.all([firstAnswer(siteUrl), firstAnswer(`${siteUrl}/soeg`)]);
    app = await restart();
    expect(await early).toEqual([200, 200]);
    expect((await app.publishing()).release).toBe(first);
  });

  it('a save confirmed right before the process is killed is still there after a restart', async () => {
    const { siteUrl } = app;
    const sdk = openLocalSdk(app.emulatorUrl);
    const vehicle = sdk.firestore.doc('vehicles/toyota-yaris-2022');
    await vehicle.update({ price: 176_500, updated_at: new Date() });
    await app.kill();
    app = await restart();
    expect((await vehicle.get()).get('price')).toBe(176_500);
    await sdk.close();
    await app.published();
    expect(await (await fetch(`${siteUrl}/car/toyota-yaris-2022`)).text()).toContain('176.500');
  });
});

/** The status of the first answer, once something listens. */
async function firstAnswer(url: string): Promise<number> {
  let status: number | null = null;
  const ask = async () => {
    status = await fetch(url).then(
      (response) => response.status,
      () => null,
    );
    return status;
  };
  await expect.poll(ask, { interval: 10, timeout: 120_000 }).not.toBeNull();
  return status ?? 0;
}
