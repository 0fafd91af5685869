import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';

const PAGE = 'http://127.0.0.1:4321';
const BUCKET = 'demo-test.appspot.com';

const folder = mkdtempSync(join(tmpdir(), 'cors-'));
let emulator: TestEmulator | undefined;

afterEach(async () => {
  await emulator?.close();
  emulator = undefined;
  delete process.env['STORAGE_EMULATOR_HOST'];
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The emulator with one object, `image`, and what a page of another origin is answered. */
async function startWithRules(rules: unknown) {
  const file = join(folder, 'storage.cors.json');
  if (rules !== undefined) writeFileSync(file, JSON.stringify(rules));
  emulator = await startTestEmulator({
    allowedOrigins: [PAGE],
    ...(rules === undefined ? {} : { storageCorsFile: file }),
  });
  const { url } = emulator;
  process.env['STORAGE_EMULATOR_HOST'] = url;
  const app = initializeApp({ projectId: 'demo-test', storageBucket: BUCKET }, url);
  await getStorage(app).bucket().file('image').save('bytes');
  await deleteApp(app);
  const headers = { origin: PAGE, authorization: 'Bearer owner' };
  return async (query: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/v0/b/${BUCKET}/o/image${query}`, { headers, ...init });
    await answer.arrayBuffer();
    return {
      status: answer.status,
      origin: answer.headers.get('access-control-allow-origin'),
      exposed: answer.headers.get('access-control-expose-headers'),
    };
  };
}

describe('the CORS configuration of the bucket', () => {
  it('a page of another origin cannot read bytes from a bucket without CORS rules', async () => {
    const ask = await startWithRules(undefined);
    expect(await ask('?alt=media')).toEqual({ status: 200, origin: null, exposed: null });
  });

  it.each([
    ['of its origin', [PAGE], PAGE],
    ['of every origin', ['*'], '*'],
  ])('a page reads bytes where the bucket has a rule %s', async (_rule, origin, allowed) => {
    const rules = [{ origin, method: ['GET'], responseHeader: ['x-goog-hash'], maxAgeSeconds: 9 }];
    const ask = await startWithRules(rules);
    expect(await ask('?alt=media')).toEqual({
      status: 200,
      origin: allowed,
      exposed: 'x-goog-hash',
    });
  });

  it.each([
    ['another origin', [{ origin: ['https://a.example'], method: ['GET'] }]],
    ['another method', [{ origin: ['*'], method: ['PUT'] }]],
  ])('a rule for %s opens no bytes to a page', async (_rule, rules) => {
    const ask = await startWithRules(rules);
    expect(await ask('?alt=media')).toMatchObject({ origin: null });
  });

  it('metadata, errors and preflights need no CORS rule, as in production', async () => {
    const ask = await startWithRules(undefined);
    expect(await ask('')).toMatchObject({ status: 200, origin: PAGE });
    expect(await ask('?alt=media&token=wrong')).toMatchObject({ status: 403, origin: PAGE });
    expect(await ask('?alt=media', { method: 'OPTIONS' })).toMatchObject({
      status: 204,
      origin: PAGE,
    });
  });

  it('the Admin SDK reads the CORS rules with the metadata of the bucket', async () => {
    const rules = [{ origin: ['*'], method: ['GET'], maxAgeSeconds: 9 }];
    await startWithRules(rules);
    const answer = await fetch(`${emulator?.url}/b/${BUCKET}`);
    expect(await answer.json()).toMatchObject({ name: BUCKET, cors: rules });
  });

  it('a page is refused on the paths of the Admin SDK, whatever the rules say', async () => {
    await startWithRules([{ origin: ['*'], method: ['GET'] }]);
    const answer = await fetch(`${emulator?.url}/b/${BUCKET}/o/image?alt=media`, {
      headers: { origin: PAGE },
    });
    expect(answer.status).toBe(403);
  });

  it.each([
    [{}],
    [[{ origin: '*', method: ['GET'] }]],
    [[{ origin: ['*'] }]],
    [[{ origin: ['*'], method: ['GET'], maxAge: 9 }]],
  ])('the CORS file %j stops the start and is named', async (rules) => {
    await expect(startWithRules(rules)).rejects.toThrow(
      /storage\.cors\.json is not a list of CORS/,
    );
  });
});
