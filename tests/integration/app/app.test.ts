import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantedData } from '#tests/support/app/seeded-data.ts';
import { startTestProduct, type TestProduct } from '#tests/support/app/test-app.ts';
import { openLocalSdk } from '#tools/shared/admin-sdk.ts';

it('ends in order while the stock is planted, and goes on planting at the next start', async () => {
  const interrupted = await startTestProduct();
  await interrupted.stop({ keepData: true });
  const isWhole = () => existsSync(join(interrupted.dataDir, 'planted'));
  expect(isWhole()).toBe(false);
  const product = await startTestProduct({ dataDir: interrupted.dataDir });
  const sdk = openLocalSdk(product.backendUrl);
  const ofTheLast = sdk.firestore
    .collection('vehicle_images')
    .where('vehicle_id', '==', 'mini-cooper-2021')
    .count();
  await product.planted;
  expect(isWhole()).toBe(true);
  expect((await ofTheLast.get()).data().count).toBe(2);
  await sdk.close();
  await product.stop();
});

describe('the running product', () => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startTestProduct({ dataDir: await plantedData() });
  });
  afterAll(() => product.stop());

  it('tells how publishing stands in exactly five words', async () => {
    expect(Object.keys(await product.publishing()).sort()).toEqual(
      ['error', 'published_at', 'release', 'requested_at', 'state'].sort(),
    );
  });

  it('refuses a webhook that is not signed', async () => {
    const response = await fetch(`${product.siteUrl}/__local/publish`, {
      method: 'POST',
      body: JSON.stringify({ revision: 1 }),
    });
    expect(response.status).toBe(401);
  });

  it('captures a password mail and shows it to people and programs', async () => {
    const { email } = product.demo;
    const url = `${product.backendUrl}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo-key`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    });
    expect(response.status).toBe(200);
    await expect.poll(async () => (await product.mails())[0]?.recipients).toEqual([email]);
    const html = await (await fetch(`${product.siteUrl}/__local/mail`)).text();
    expect(html).toContain('Vælg en ny adgangskode');
    expect((await product.mails())[0]?.text).toContain('mode=resetPassword');
  });

  it('does not answer its local pages under a foreign name', async () => {
    const { request } = await import('node:http');
    const { port } = new URL(product.siteUrl);
    const status = await new Promise((resolve) => {
      const headers = { host: 'evil.example' };
      request({ port, host: '127.0.0.1', path: '/__local/mail', headers }, (response) =>
        resolve(response.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  it('starts again without a build when nothing has changed', async () => {
    const env = {
      PORT: new URL(product.siteUrl).port,
      EMULATOR_PORT: new URL(product.backendUrl).port,
    };
    const first = (await product.settled()).release;
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDir: product.dataDir, env });
    expect((await product.publishing()).release).toBe(first);
  });
});
