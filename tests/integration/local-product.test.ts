import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminSdk, openLocalSdk } from '../../local/admin-sdk.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';

let product: TestProduct;
let sdk: AdminSdk;

beforeAll(async () => {
  product = await startTestProduct();
  sdk = openLocalSdk(product.backendUrl);
}, 180_000);
afterAll(async () => {
  await sdk.close();
  await product.stop();
}, 60_000);

const picturesOf = async (owner: string) =>
  (
    await sdk.firestore.collection('vehicle_images').where('vehicle_id', '==', owner).count().get()
  ).data().count;

it('ends in order while the stock is planted, and goes on planting at the next start', {
  timeout: 120_000,
}, async () => {
  const last = 'mini-cooper-2021';
  await sdk.close();
  await product.stop({ keepData: true });
  product = await startTestProduct({ dataDir: product.dataDir });
  sdk = openLocalSdk(product.backendUrl);
  expect(await picturesOf(last)).toBeLessThan(2);
  await product.planted;
  expect(await picturesOf(last)).toBe(2);
});

describe('the running product', () => {
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

  it('starts again without a build when nothing has changed', { timeout: 180_000 }, async () => {
    const env = {
      PORT: new URL(product.siteUrl).port,
      EMULATOR_PORT: new URL(product.backendUrl).port,
    };
    await product.settled();
    await product.stop({ keepData: true });
    await sdk.close();
    product = await startTestProduct({ dataDir: product.dataDir, env });
    sdk = openLocalSdk(product.backendUrl);
    const first = (await product.settled()).release;
    await product.stop({ keepData: true });
    await sdk.close();
    product = await startTestProduct({ dataDir: product.dataDir, env });
    sdk = openLocalSdk(product.backendUrl);
    expect((await product.publishing()).release).toBe(first);
  });
});
