import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { openEmulator, startEmulator } from '#emulator/index.ts';
import {
  connectAdmin,
  emulatorOptions,
  newFolder,
  PROJECT,
  readCalls,
} from '#tests/support/functions-emulator.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Calls Hosting's REST API of the site. */
async function callApi(origin: string, method: string, path: string, body?: object) {
  const url = new URL(path, `${origin}/v1beta1/sites/${PROJECT}/`);
  const answer = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body && { body: body instanceof Buffer ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${await answer.text()}`);
  return (await answer.json().catch(() => ({}))) as Record<string, string>;
}

/** Releases a site of one page, whose `/api/**` is the function `echo`, into a data folder. */
async function released(): Promise<ReturnType<typeof emulatorOptions>> {
  const { functions, ...options } = emulatorOptions(newFolder());
  const emulator = await startEmulator(options);
  const page = gzipSync('the last release');
  const hash = createHash('sha256').update(page).digest('hex');
  const call = callApi.bind(null, emulator.url);
  const config = { rewrites: [{ glob: '/api/**', function: 'echo' }] };
  const { name = '' } = await call('POST', 'versions', { config });
  const version = `/v1beta1/${name}`;
  const files = { '/index.html': hash };
  const { uploadUrl } = await call('POST', `${version}:populateFiles`, { files });
  await call('POST', `${uploadUrl}/${hash}`, page);
  await call('PATCH', `${version}?update_mask=status`, { status: 'FINALIZED' });
  await call('POST', `releases?versionName=${name}`, { message: 'first' });
  await emulator.close();
  return { functions, ...options };
}

/** Opens an emulator on a released site, which a server shows to visitors. */
async function opened() {
  const { functions, ...options } = await released();
  const emulator = await openEmulator(options);
  open.push(() => emulator.close());
  const visitors = createServer((request, response) => emulator.serveSite(request, response));
  await once(visitors.listen(0, '127.0.0.1'), 'listening');
  const siteUrl = `http://127.0.0.1:${(visitors.address() as AddressInfo).port}`;
  open.push(async () => {
    visitors.closeAllConnections();
    await once(visitors.close(), 'close');
  });
  return { emulator, functions, siteUrl };
}

it('an opened emulator shows the last release, and a function answers an early request once it is started', async () => {
  const { emulator, functions, siteUrl } = await opened();
  const early = fetch(`${siteUrl}/api/early`, { method: 'POST', body: 'hello' });
  const page = await fetch(siteUrl);
  expect([page.status, await page.text()]).toEqual([200, 'the last release']);
  await emulator.start(functions);
  const answer = await early;
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ method: 'POST', path: '/api/early', raw: 'hello' });
});

it('an early request to the API of an emulator waits until its services are started', async () => {
  const { emulator, siteUrl } = await opened();
  const live = callApi(emulator.url, 'GET', 'releases?pageSize=1');
  expect((await fetch(siteUrl)).status).toBe(200);
  await emulator.start();
  expect(await live).toMatchObject({ releases: [{ message: 'first' }] });
});

it('a document that is updated before the functions are loaded calls them with its values', async () => {
  const folder = newFolder();
  const { functions, ...options } = emulatorOptions(folder);
  const emulator = await openEmulator(options);
  open.push(() => emulator.close());
  const admin = connectAdmin(emulator.url);
  open.push(admin.close);
  const started = emulator.start(functions);
  const vehicle = admin.firestore.doc('vehicles/ford');
  await vehicle.set({ price: 100 });
  await vehicle.update({ price: 90 });
  await started;
  await expect
    .poll(() => readCalls(folder, 'updated'))
    .toMatchObject([{ before: { price: 100 }, after: { price: 90 } }]);
});

it('an early request for a function is refused where the functions do not load', async () => {
  const { emulator, functions, siteUrl } = await opened();
  const early = fetch(`${siteUrl}/api/early`);
  const directory = import.meta.dirname;
  await expect(emulator.start({ ...functions, directory })).rejects.toThrow('no built functions');
  expect((await early).status).toBe(502);
});
