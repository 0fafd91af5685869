import { createServer, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#domain/image/image.ts';
import { LIMITS_COLLECTION } from '#functions/src/inquiries/receive/rate-limit.ts';
import { residentOf, samplePeak } from '#tests/bench/support/peak-memory.ts';
import { PDF } from '#tests/support/builders.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { submissionBody, vehicleDocument } from './builders.ts';
import { builtFunctions } from './built-functions.ts';
import { startSmtpServer, type TestSmtpServer } from './inquiries/smtp-server.ts';
import { startTestEmulator, type TestEmulator } from './support.ts';

/** The memory of the function `site`, in bytes. */
const MEMORY = 512 * 2 ** 20;
const VEHICLES = 200;
const VISITORS = 1000;
const FLOOD = 1500;
/** The concurrent requests of an instance. */
const AT_ONCE = 20 * availableParallelism();

/** The bundled function for visitors under load. */
describe('the function for visitors under load', () => {
  let emulator: TestEmulator;
  let smtp: TestSmtpServer;
  let server: Server;
  let url: string;
  let directory: string;
  beforeAll(async () => {
    smtp = await startSmtpServer(() => 'accept');
    server = createServer((request, response) => {
      void emulator.callFunction('site', request, response);
    });
    url = await listenOn(server, 0);
    const functions = await builtFunctions({ siteUrl: url, smtpUrl: smtp.url });
    const env = {
      ...functions.env,
      // The header stands for what Hosting says; the emulator adds the address of the test.
      TRUSTED_PROXY_HOPS: '2',
      // Half of the memory for its heap, as Node takes in an instance.
      NODE_OPTIONS: `--max-old-space-size=${MEMORY / 2 ** 21}`,
    };
    directory = functions.directory;
    emulator = await startTestEmulator({ ...functions, env });
    for (let n = 0; n < VEHICLES; n += 1) {
      await emulator.db.doc(`vehicles/load-${n}`).set(vehicleDocument({ price: 100_000 + n }));
    }
  });
  afterAll(async () => {
    await closeServer(server);
    await emulator.close();
    await smtp.close();
  });

  it('a hundred odd queries at once are answered within the memory of an instance', async () => {
    await (await fetch(`${url}/api/public-vehicle-data`)).text();
    const stop = samplePeak(() => residentOf('worker.ts', directory));
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const answer = await fetch(`${url}/api/public-vehicle-data?x=${n}&status=available&y=`);
        const { vehicles } = (await answer.json()) as { vehicles: unknown[] };
        return [answer.status, vehicles.length];
      }),
    );
    const peak = stop();
    console.log(`functions: ${(peak / 2 ** 20).toFixed(0)} MB at most for 100 odd queries`);
    expect(new Set(answers.map(String))).toEqual(new Set([`200,${VEHICLES}`]));
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MEMORY);
  });

  it('fifty of the largest files at once are streamed within the memory of an instance', async () => {
    const folder = 'battery-test-documents/load-0';
    const filling = Buffer.alloc(MAX_UPLOAD_BYTES - PDF.length, ' ');
    const pdf = Buffer.concat([PDF.subarray(0, 8), filling, PDF.subarray(8)]);
    await emulator.bucket.file(`${folder}/large.pdf`).save(pdf);
    const stop = samplePeak(() => residentOf('worker.ts', directory));
    const sizes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await fetch(`${url}/documents/${folder}/large.pdf`);
        return (await answer.arrayBuffer()).byteLength;
      }),
    );
    const peak = stop();
    console.log(`functions: ${(peak / 2 ** 20).toFixed(0)} MB at most for 50 files of 5 MB`);
    expect(new Set(sizes)).toEqual(new Set([MAX_UPLOAD_BYTES]));
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MEMORY);
  });

  it('every inquiry of a thousand visitors is stored while one address floods', async () => {
    await emulator.inquiriesDb.recursiveDelete(emulator.inquiriesDb.collection(LIMITS_COLLECTION));
    const send = async (address: string, who: string) => {
      const answer = await fetch(`${url}/api/send-contact-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(
          submissionBody({ email: `${who}@eksempel.dk`, message: `Hej fra ${who}` }),
        ),
      });
      await answer.body?.cancel();
      return answer.status;
    };
    const visitors = Array.from({ length: VISITORS }, (_, n) => ({
      address: `10.0.${n >> 8}.${n & 255}`,
      who: `kunde${n}`,
    }));
    const flood = Array.from({ length: FLOOD }, (_, n) => ({
      address: '203.0.113.9',
      who: `flod${n}`,
    }));
    // Alternating between both, as they would arrive.
    const queue = flood.flatMap((one, n) => [one, ...visitors.slice(n, n + 1)]);
    const statuses = new Map<string, number>();
    const stop = samplePeak(() => residentOf('worker.ts', directory));
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          statuses.set(next.who, await send(next.address, next.who));
        }
      }),
    );
    const peak = stop();
    await emulator.idle();
    const stored = new Set(
      (await emulator.inquiriesDb.collection('inquiries').select('email_key').get()).docs.map(
        (one) => String(one.get('email_key')),
      ),
    );
    const lost = visitors.filter(({ who }) => !stored.has(`${who}@eksempel.dk`));
    const flooded = flood.filter(({ who }) => statuses.get(who) === 429).length;
    console.log(`${lost.length} of ${VISITORS} visitors lost, ${flooded} of ${FLOOD} refused`);
    console.log(`functions: ${(peak / 2 ** 20).toFixed(0)} MB at most under the flood`);
    expect(lost).toEqual([]);
    expect(flooded).toBeGreaterThan(FLOOD / 2);
    expect(visitors.filter(({ who }) => statuses.get(who) !== 200)).toEqual([]);
    expect(peak).toBeLessThan(MEMORY);
  });
});
