import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { openEmulator, startEmulator } from '#emulator/index.ts';
import { emulatorOptions, newFolder } from '#tests/support/emulator/functions-emulator.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { openHostingClient } from '#tools/release/hosting/hosting-client.ts';
import { gzipped, hashOf, releaseVersion } from '#tools/release/hosting/release-version.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

const clientOf = (origin: string) =>
  openHostingClient({ origin, site: 'demo-functions', token: async () => 'owner' });

/** Releases a site of one page, whose `/api/**` is the function `echo`, into a data folder. */
async function released(): Promise<ReturnType<typeof emulatorOptions>> {
  const { functions, ...options } = emulatorOptions(newFolder());
  const emulator = await startEmulator(options);
  const page = await gzipped(Buffer.from('the last release'));
  await releaseVersion(clientOf(emulator.url), {
    files: new Map([['/index.html', hashOf(page)]]),
    content: () => page,
    config: { rewrites: [{ glob: '/api/**', function: 'echo' }] },
    labels: {},
    message: 'first',
    base: null,
  });
  await emulator.close();
  return { functions, ...options };
}

/** Opens an emulator on a released site, which a server shows to visitors. */
async function opened() {
  const { functions, ...options } = await released();
  const emulator = await openEmulator(options);
  open.push(() => emulator.close());
  const visitors: Server = createServer((request, response) =>
    emulator.serveSite(request, response),
  );
  const siteUrl = await listenOn(visitors, 0);
  open.push(() => closeServer(visitors));
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
  const live = clientOf(emulator.url).live();
  expect((await fetch(siteUrl)).status).toBe(200);
  await emulator.start();
  expect(await live).toMatchObject({ labels: {} });
});

it('an early request for a function is refused where the functions do not load', async () => {
  const { emulator, functions, siteUrl } = await opened();
  const early = fetch(`${siteUrl}/api/early`);
  const directory = import.meta.dirname;
  await expect(emulator.start({ ...functions, directory })).rejects.toThrow('no built functions');
  expect((await early).status).toBe(502);
});
