import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { startTestEmulator, type TestEmulator } from 'app-emulator/testing/test-emulator.ts';
import { build } from 'esbuild';

const BUCKET = 'demo-test.appspot.com';
const BYTES = 'the bytes of an image';
const OPEN_STORAGE_RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o { match /{name=**} { allow read: if true; } }
}`;

/** Runs in the page: reads the object with the web SDK and with fetch. */
const PAGE_SCRIPT = `
  import { initializeApp } from 'firebase/app';
  import { connectStorageEmulator, getBlob, getDownloadURL, getStorage, ref } from 'firebase/storage';
  window.readObject = async (port) => {
    const app = initializeApp({ projectId: 'demo-test', storageBucket: '${BUCKET}', apiKey: 'any' });
    const storage = getStorage(app);
    storage.maxOperationRetryTime = 0;
    connectStorageEmulator(storage, '127.0.0.1', port);
    const object = ref(storage, 'image');
    const address = await getDownloadURL(object);
    const outcome = (text) => text.then((value) => value, () => 'refused');
    return {
      address: typeof address,
      blob: await outcome(getBlob(object).then((blob) => blob.text())),
      fetch: await outcome(fetch(address).then((answer) => answer.text())),
    };
  };`;

let folder: string;
let emulator: TestEmulator;
/** Two sites that may call the emulator; the bucket has a CORS rule for the first alone. */
let withRule: Server;
let withoutRule: Server;

test.beforeAll(async () => {
  const script = await bundle();
  [withRule, withoutRule] = await Promise.all([serve(script), serve(script)]);
  folder = await mkdtemp(join(tmpdir(), 'bucket-cors-'));
  const storageCorsFile = join(folder, 'storage.cors.json');
  const storageRulesFile = join(folder, 'storage.rules');
  await writeFile(
    storageCorsFile,
    JSON.stringify([{ origin: [originOf(withRule)], method: ['GET'] }]),
  );
  await writeFile(storageRulesFile, OPEN_STORAGE_RULES);
  emulator = await startTestEmulator({
    storageCorsFile,
    storageRulesFile,
    allowedOrigins: [originOf(withRule), originOf(withoutRule)],
  });
  const upload = `${emulator.url}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=image`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'image/jpeg' };
  const answer = await fetch(upload, { method: 'POST', headers, body: BYTES });
  expect(answer.status).toBe(200);
});

test.afterAll(async () => {
  withRule.close();
  withoutRule.close();
  await emulator.close();
  await rm(folder, { recursive: true });
});

test('a page whose origin has a CORS rule reads the bytes of an object', async ({ page }) => {
  expect(await readObject(page, withRule)).toEqual({
    address: 'string',
    blob: BYTES,
    fetch: BYTES,
  });
});

test('a page whose origin has no CORS rule gets the address of an object but not its bytes', async ({
  page,
}) => {
  expect(await readObject(page, withoutRule)).toEqual({
    address: 'string',
    blob: 'refused',
    fetch: 'refused',
  });
});

async function readObject(page: Page, site: Server): Promise<unknown> {
  await page.goto(originOf(site));
  return page.evaluate(
    (port) =>
      (window as unknown as { readObject(port: number): Promise<unknown> }).readObject(port),
    emulator.port,
  );
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A site whose only page has the script. */
function serve(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script src="/script.js"></script>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
