import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpSender } from '#functions/src/inquiries/delivery/smtp-sender.ts';
import { receiveBuildReport } from '#functions/src/publishing/build/receive-build-report.ts';
import {
  type StartBuildDeps,
  startBuildIfDue,
} from '#functions/src/publishing/build/start-build-if-due.ts';
import { callWebhook } from '#functions/src/publishing/build/webhook/call-webhook.ts';
import {
  SIGNATURE_HEADER,
  signBody,
  verifySignature,
} from '#functions/src/publishing/build/webhook/signature.ts';
import { mailWebmaster } from '#functions/src/publishing/mail-webmaster.ts';
import {
  type DocumentChange,
  documentChanged,
} from '#functions/src/publishing/request/document-changed.ts';
import { publishNow } from '#functions/src/publishing/request/publish-now.ts';
import { requestBuild } from '#functions/src/publishing/request/request-build.ts';
import { onRequested } from '#functions/src/publishing/state-machine.ts';
import { updatePublishing } from '#functions/src/publishing/update-publishing.ts';
import { imageDocument, vehicleDocument } from '../builders.ts';
import { type Behaviour, startSmtpServer, type TestSmtpServer } from '../inquiries/smtp-server.ts';
import {
  apiRequest,
  postJson,
  rounds,
  seededRandom,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const SECRET = 'a secret of this test';
const QUIET = 2_000;

let emulator: TestEmulator;
let builder: Builder;
beforeAll(async () => {
  emulator = await startTestEmulator();
  builder = await startBuilder();
});
afterAll(async () => {
  await builder.close();
  await emulator.close();
});

/** Timeout of the webhook; short only where it is meant to fail. */
let timeoutMs = 10_000;
/** What `mailWebmaster` does: nothing, except in its own tests. */
let mail: () => Promise<void>;
let clock = testClock();
/** The scheduled tasks by their second, as the real queue names them. */
let queue = new Map<number, Date>();
beforeEach(async () => {
  await emulator.clear();
  clock = testClock();
  queue = new Map();
  builder.asked.length = 0;
  builder.behave = () => 'ok';
  timeoutMs = 10_000;
  mail = async () => {};
});

function deps(): StartBuildDeps {
  return {
    db: emulator.db,
    now: clock.now,
    quietMs: QUIET,
    schedule: async (at) => {
      const second = Math.floor(at.getTime() / 1000) + 1;
      queue.set(second, new Date(second * 1000));
    },
    mailWebmaster: () => mail(),
    callWebhook: (request) => callWebhook({ url: builder.url, secret: SECRET }, request, timeoutMs),
  };
}

/** Advances the clock until the queue is empty, running each task when it is due. */
async function runQueue(until = Number.POSITIVE_INFINITY) {
  for (;;) {
    const [next] = [...queue.keys()].sort((a, b) => a - b);
    if (next === undefined || next * 1000 > until) return;
    queue.delete(next);
    clock.pass(Math.max(0, next * 1000 - clock.now().getTime()));
    await startBuildIfDue(deps());
  }
}

const edit = (event: number, price: number, before: number | null = price - 1): DocumentChange => ({
  eventId: `event-${event}`,
  collection: 'vehicles',
  id: 'volvo',
  before: before === null ? undefined : vehicleDocument({ price: before }),
  after: vehicleDocument({ price }),
});

const drifted = (path: string) => ({ path, before: 'a'.repeat(64), after: 'b'.repeat(64) });

async function report(body: Record<string, unknown>, secret = SECRET) {
  const request = postJson('/api/publish-result', body);
  return receiveBuildReport(
    { ...request, headers: { [SIGNATURE_HEADER]: signBody(request.body, secret) } },
    { ...deps(), webhookSecret: SECRET },
  );
}

async function state(): Promise<Record<string, unknown>> {
  return (await emulator.db.doc('system/publishing').get()).data() ?? {};
}

describe('a document change', () => {
  it('a change that visitors can see requests a build', async () => {
    await documentChanged(edit(1, 2), deps());
    expect(await state()).toMatchObject({ requested: 1, state: 'requested' });
  });

  it('an image of an unpublished vehicle requests no build, and publishing the vehicle does', async () => {
    await emulator.db.doc('vehicles/volvo').set(vehicleDocument({ unpublished: true }));
    const image: DocumentChange = {
      eventId: 'image',
      collection: 'vehicle_images',
      id: 'i',
      before: undefined,
      after: imageDocument('vehicle-images/volvo/1_a.jpg', { image_state: 'ready', widths: [480] }),
    };
    await documentChanged(image, deps());
    expect(await state()).toEqual({});
    const published = edit(1, 2);
    await documentChanged({ ...published, before: vehicleDocument({ unpublished: true }) }, deps());
    expect(await state()).toMatchObject({ requested: 1 });
    await emulator.db.doc('vehicles/volvo').set(vehicleDocument());
    await documentChanged({ ...image, eventId: 'again', id: 'j' }, deps());
    expect(await state()).toMatchObject({ requested: 2 });
  });

  it('a change that visitors cannot see requests no build', async () => {
    const [before, after] = [vehicleDocument(), vehicleDocument({ vin: 'X', version: 2 })];
    await documentChanged(
      { eventId: 'e', collection: 'vehicles', id: 'volvo', before, after },
      deps(),
    );
    expect(await state()).toEqual({});
    expect(queue.size).toBe(0);
  });

  it('a change event that is delivered five times counts once', async () => {
    for (let time = 0; time < 5; time += 1) await documentChanged(edit(1, 2), deps());
    expect(await state()).toMatchObject({ requested: 1 });
  });

  it('the entry of a changed document is committed together with the request of its build', async () => {
    await documentChanged(edit(1, 2), deps());
    const entry = await emulator.db.doc('changes/vehicles_volvo').get();
    const publishing = await emulator.db.doc('system/publishing').get();
    expect(entry.exists).toBe(true);
    expect(entry.updateTime).toEqual(publishing.updateTime);
  });

  it('a changed document is entered for the next build, even where visitors see no difference', async () => {
    const document = vehicleDocument();
    const changes = { before: document, after: { ...document, updated_at: new Date(0) } };
    await documentChanged(
      { eventId: 'e1', collection: 'vehicles', id: 'volvo', ...changes },
      deps(),
    );
    const entry = await emulator.db.doc('changes/vehicles_volvo').get();
    expect(entry.get('path')).toBe('vehicles/volvo');
    expect(entry.get('changed_at')).toEqual(entry.updateTime);
    expect(await state()).toEqual({});
  });
});

describe('publishing', () => {
  it('the builder is asked before the queue has taken the check at the end of the lease', async () => {
    await documentChanged(edit(1, 2), deps());
    clock.pass(QUIET);
    const order: string[] = [];
    await startBuildIfDue({
      ...deps(),
      schedule: async () => {
        await nextTurn();
        order.push('check scheduled');
      },
      callWebhook: async () => {
        order.push('builder asked');
        return null;
      },
    });
    expect(order).toEqual(['builder asked', 'check scheduled']);
  });

  it('publishing sends the builder a signed order and records its signed report', async () => {
    await documentChanged(edit(1, 2), deps());
    await runQueue(clock.now().getTime() + 3_000);
    expect(builder.asked).toEqual([{ revision: 1, full: false, force: false, page: '/car/volvo' }]);
    expect(await state()).toMatchObject({ state: 'building', building: 1 });
    const changes = { changed: 6, removed: 0, page: '/car/volvo' };
    const sent = { revision: 1, ok: true, release: 'r1', vehicles: 24, changes };
    expect(await report(sent)).toMatchObject({ status: 200 });
    expect(await state()).toMatchObject({ state: 'published', built: 1, vehicles: 24, changes });
    expect((await state())['seconds']).toBeGreaterThanOrEqual(QUIET / 1000);
  });

  it.each([
    ['a page of another site', { changes: { changed: 1, removed: 0, page: '//evil.example' } }],
    ['more drifted pages than a report names', { drift: Array(21).fill(drifted('/')) }],
    ['a checksum that is none', { drift: [{ ...drifted('/'), after: 'x' }] }],
  ])('publishing refuses a report with %s', async (_what, fields) => {
    await documentChanged(edit(1, 2), deps());
    expect(await report({ revision: 1, ok: true, ...fields })).toMatchObject({ status: 422 });
    expect(await state()).toMatchObject({ requested: 1, state: 'requested' });
  });

  it('publishing refuses a report that is unsigned or invalid', async () => {
    expect(await report({ revision: 1, ok: true }, 'other')).toMatchObject({ status: 401 });
    expect(await report({ revision: 'x' })).toMatchObject({ status: 422 });
    expect(await state()).toEqual({});
  });

  it('publishing records a failed build and tries again', async () => {
    await documentChanged(edit(1, 2), deps());
    await runQueue(clock.now().getTime() + 3_000);
    await report({ revision: 1, ok: false, error: 'Siden er for tom' });
    expect(await state()).toMatchObject({ state: 'failed', error: 'Siden er for tom' });
    await runQueue(clock.now().getTime() + 10_000);
    expect(builder.asked).toHaveLength(2);
    await report({ revision: 1, ok: true });
    expect(await state()).toMatchObject({ state: 'published', error: null });
  });

  it('publishing builds at most twice for a hundred edits in ten seconds', async () => {
    let builds = 0;
    for (let number = 1; number <= 100; number += 1) {
      await documentChanged(edit(number, number), deps());
      clock.pass(100);
      await runQueue(clock.now().getTime());
    }
    for (let building = (await state())['building']; ; building = (await state())['building']) {
      if (building) {
        builds += 1;
        clock.pass(3_000);
        await report({ revision: building, ok: true });
      } else if (queue.size === 0) break;
      else await runQueue(Math.min(...queue.keys()) * 1000);
    }
    console.log(`100 edits in 10 s: ${builds} builds`);
    expect(builds).toBeLessThanOrEqual(2);
    expect(await state()).toMatchObject({ requested: 100, built: 100, state: 'published' });
  });

  it('a task is scheduled for after the state was stored, however long the transaction waited', async () => {
    // The task of an earlier moment may have run already, and a queue takes its name once.
    const slowly = (): StartBuildDeps => {
      let isFirst = true;
      const now = () => {
        const at = clock.now();
        if (isFirst) clock.pass(60_000);
        isFirst = false;
        return at;
      };
      return { ...deps(), now };
    };
    await requestBuild(slowly());
    expect([...queue.keys()]).toEqual([Math.floor((clock.now().getTime() + QUIET) / 1000) + 1]);
    queue.clear();
    await requestBuild(deps());
    queue.clear();
    await startBuildIfDue(slowly());
    expect(builder.asked).toEqual([]);
    expect(Math.min(...queue.keys()) * 1000).toBeGreaterThan(clock.now().getTime());
  });

  it('only staff may request a full publish, which the builder gets as full and forced', async () => {
    const ask = (headers: Record<string, string>) =>
      publishNow(
        apiRequest('/api/publish', {
          method: 'POST',
          headers,
          body: Buffer.from('{"force":true}'),
        }),
        {
          ...deps(),
          staffMember: async (token) =>
            token === 'staff' ? { uid: 'u', email: 'u@eksempel.dk', role: 'sales' } : null,
        },
      );
    expect(await ask({})).toMatchObject({ status: 401 });
    expect(await ask({ authorization: 'Bearer visitor' })).toMatchObject({ status: 403 });
    expect(await ask({ authorization: 'Bearer staff' })).toMatchObject({ status: 202 });
    await runQueue(clock.now().getTime() + 3_000);
    expect(builder.asked).toEqual([{ revision: 1, full: true, force: true }]);
  });
});

describe('the mail to the webmaster', () => {
  let smtp: TestSmtpServer;
  let behaviour: Behaviour = 'accept';
  beforeEach(async () => {
    behaviour = 'accept';
    smtp = await startSmtpServer(() => behaviour);
    mail = () =>
      mailWebmaster({
        db: emulator.db,
        now: clock.now,
        send: smtpSender(smtp.url),
        from: 'Site <site@forhandler.example>',
        to: 'webmaster@forhandler.example',
        publicUrl: 'https://forhandler.example',
      });
  });
  afterEach(() => smtp.close());

  const fails = (error: string, more: object = {}) => {
    builder.report = (body) => report({ revision: body['revision'], ok: false, error, ...more });
    builder.behave = () => 'ok';
  };
  /** Runs the task that is due now, so one build. */
  const build = () => runQueue(clock.now().getTime() + QUIET + 1_000);
  /** A builder that always fails is asked again without end. */
  const soon = () => clock.now().getTime() + 60_000;

  it('a technical failure is mailed to the webmaster once, until a build has succeeded', async () => {
    fails('Could not resolve ./sold.ts\r\nTo: someone@else.example');
    await documentChanged(edit(1, 2), deps());
    await runQueue(soon());
    expect(builder.asked.length).toBeGreaterThan(2);
    expect(smtp.mails).toHaveLength(1);
    const [first] = smtp.mails;
    expect(first?.to).toEqual(['webmaster@forhandler.example']);
    expect(first?.raw).toMatch(/^To: webmaster@forhandler\.example$/mu);
    expect(first?.raw).toContain('Could not resolve ./sold.ts');
    expect(await state()).toMatchObject({
      failure: 'technical',
      webmaster_mailed_at: expect.anything(),
    });

    builder.report = (body) => report(body);
    await documentChanged(edit(2, 3), deps());
    await runQueue();
    expect(await state()).toMatchObject({
      state: 'published',
      failure: null,
      webmaster_mailed_at: null,
    });

    fails('Again');
    await documentChanged(edit(3, 4), deps());
    await runQueue(soon());
    expect(smtp.mails).toHaveLength(2);
    builder.report = async () => {};
  });

  it('a stock that shrank is not mailed to the webmaster, since staff decide about it', async () => {
    fails('Lageret er faldet', { failure: 'stock_shrank' });
    await documentChanged(edit(1, 2), deps());
    await runQueue(soon());
    expect(smtp.mails).toEqual([]);
    expect(await state()).toMatchObject({ state: 'failed', failure: 'stock_shrank' });
    builder.report = async () => {};
  });

  it('pages that changed without an edit are recorded and mailed to the webmaster once', async () => {
    await documentChanged(edit(1, 2), deps());
    await runQueue(clock.now().getTime() + 3_000);
    const drift = [drifted('/sold-cars')];
    await report({ revision: 1, ok: true, drift });
    await report({ revision: 1, ok: true, drift });
    expect(await state()).toMatchObject({ state: 'published', drift });
    expect(smtp.mails).toHaveLength(1);
    // Quoted-printable breaks long lines.
    const text = smtp.mails[0]?.raw.replace(/=\r?\n/gu, '');
    expect(text).toMatch(/\/sold-cars\r?\na{64}\r?\nb{64}/u);
  });

  it('a mail to the webmaster that the server does not take is sent after the next failure', async () => {
    fails('Broken');
    behaviour = 'refuse';
    await documentChanged(edit(1, 2), deps());
    await build();
    expect(smtp.mails).toEqual([]);
    expect(await state()).toMatchObject({ webmaster_mailed_at: null });
    behaviour = 'accept';
    await runQueue(soon());
    expect(smtp.mails).toHaveLength(1);
    builder.report = async () => {};
  });
});

/** The SDK alone pauses for 500 to 1,500 ms. */
const SDK_PAUSE_MS = 400;

describe('the state of publishing', () => {
  it('a change that loses to another one is repeated at once', async () => {
    /** Milliseconds from the attempt that lost to the next one. */
    const pauses: number[] = [];
    // On a busy machine one of many rounds is that quick.
    for (let round = 1; round <= 40 && Math.min(...pauses) >= SDK_PAUSE_MS; round += 1) {
      const attempts: number[] = [];
      await updatePublishing(emulator.db, async (state) => {
        if (attempts.length === 0) await requestBuild(deps());
        attempts.push(performance.now());
        return { changes: onRequested(state, clock.now()), result: null };
      });
      expect(attempts).toHaveLength(2);
      expect(await state()).toMatchObject({ requested: 2 * round });
      pauses.push((attempts[1] ?? 0) - (attempts[0] ?? 0));
    }
    console.log(`made again after ${pauses.map((pause) => pause.toFixed(0)).join(', ')} ms`);
    expect(Math.min(...pauses)).toBeLessThan(SDK_PAUSE_MS);
  });

  it('changes by many at the same time are all made', async () => {
    await Promise.all(Array.from({ length: 12 }, () => requestBuild(deps())));
    expect(await state()).toMatchObject({ requested: 12 });
  });
});

describe('an outage', () => {
  const MINUTE = 60_000;

  /** Runs the tasks and the sweep of every five minutes until the state is published. */
  async function untilPublished(): Promise<void> {
    for (let sweep = 1; (await state())['state'] !== 'published'; sweep += 1) {
      const at = clock.now().getTime() + 5 * MINUTE;
      await runQueue(at);
      clock.pass(Math.max(0, at - clock.now().getTime()));
      await deps().schedule(clock.now());
      expect(sweep).toBeLessThan(100);
    }
  }

  it.each([3, 20, 200])(
    'after an outage of %i minutes the edit is published within 16 minutes of its end',
    async (minutes) => {
      const end = clock.now().getTime() + minutes * MINUTE;
      const attempts: number[] = [];
      let publishedAt = 0;
      builder.behave = () => {
        attempts.push(clock.now().getTime());
        return clock.now().getTime() < end ? 'error' : 'ok';
      };
      builder.report = async (body) => {
        publishedAt = clock.now().getTime();
        await report(body);
      };
      await documentChanged(edit(1, 2), deps());
      await untilPublished();
      const late = (publishedAt - end) / MINUTE;
      console.log(
        `outage of ${minutes} min: ${attempts.length} attempts, published ${late.toFixed(1)} min after its end`,
      );
      expect(late).toBeGreaterThanOrEqual(0);
      expect(late).toBeLessThan(16);
      expect(attempts.length).toBeLessThan(9 + minutes / 15 + 1);
    },
  );

  it('a build is not tried again before the time that Hosting named, unless there is an edit', async () => {
    builder.behave = () => 'lost';
    await documentChanged(edit(1, 2), deps());
    await runQueue(clock.now().getTime() + 3_000);
    const failed = { revision: 1, ok: false, error: 'Hosting (429)', retry_after: 300 };
    expect(await report(failed)).toMatchObject({ status: 200 });
    const named = clock.now().getTime() + 300_000;
    await deps().schedule(clock.now());
    await runQueue(named - 2_000);
    expect(builder.asked).toHaveLength(1);
    await runQueue(named + 2_000);
    expect(builder.asked).toHaveLength(2);
    await report({ ...failed, retry_after: 300 });
    await documentChanged(edit(2, 3), deps());
    await runQueue(clock.now().getTime() + 5_000);
    expect(builder.asked).toHaveLength(3);
  });
});

describe('a failing builder', () => {
  const count = rounds(200, 4);

  it(`a misbehaving builder builds the last revision in the end in ${count} sequences of faults`, async () => {
    const random = seededRandom(11);
    timeoutMs = 200;
    for (let round = 0; round < count; round += 1) {
      await emulator.clear();
      queue.clear();
      let faults = 1 + Math.floor(random() * 5);
      const pick = ['error', 'silent', 'slam', 'lost', 'failed', 'ok'] as const;
      builder.behave = () => (faults-- > 0 ? (pick[Math.floor(random() * 6)] ?? 'ok') : 'ok');
      builder.report = (body) => report(body);
      await documentChanged(edit(round * 10, 2), deps());
      await documentChanged(edit(round * 10 + 1, 3), deps());
      await runQueue();
      expect(await state()).toMatchObject({ state: 'published', requested: 2, built: 2 });
    }
    builder.report = async () => {};
    console.log(`${count} sequences of webhook faults: the last revision was always built`);
  });
});

describe('events in any order', () => {
  const count = rounds(1000, 4);

  it(`events delivered one to five times in any order end in the same state, ${count} times`, async () => {
    const random = seededRandom(3);
    for (let round = 0; round < count; round += 1) {
      await emulator.clear();
      queue.clear();
      builder.behave = () => 'ok';
      builder.report = (body) => report(body);
      // One vehicle is created, edited, deleted and created again; another is created and deleted.
      const [first, second] = [vehicleDocument({ price: 1 }), vehicleDocument({ price: 2 })];
      const change = (id: string, event: number, before: unknown, after: unknown) =>
        ({ eventId: `${id}${event}`, collection: 'vehicles', id, before, after }) as const;
      const events: DocumentChange[] = [
        change('a', 1, undefined, first),
        change('a', 2, first, second),
        change('a', 3, second, undefined),
        change('a', 4, undefined, first),
        change('b', 1, undefined, first),
        change('b', 2, first, undefined),
      ];
      await emulator.db.doc('vehicles/a').set(first);
      const deliveries = events
        .flatMap((event) => Array.from({ length: 1 + Math.floor(random() * 5) }, () => event))
        .map((event) => ({ event, key: random() }))
        .sort((a, b) => a.key - b.key);
      for (const { event } of deliveries) {
        await documentChanged(event, deps());
        if (random() < 0.2) await runQueue(clock.now().getTime() + 1_000);
      }
      await runQueue();
      const changes = await emulator.db.collection('changes').get();
      expect({ ...(await state()), changes: changes.docs.map(({ id }) => id) }).toMatchObject({
        state: 'published',
        requested: 6,
        built: 6,
        building: null,
        changes: ['vehicles_a', 'vehicles_b'],
      });
    }
    builder.report = async () => {};
    console.log(`${count} shuffled sequences: the same end every time`);
  });
});

type Turn = 'ok' | 'error' | 'silent' | 'slam' | 'lost' | 'failed';

interface Builder {
  url: string;
  asked: unknown[];
  behave: () => Turn;
  report: (body: Record<string, unknown>) => Promise<unknown>;
  close(): Promise<void>;
}

/** A server that receives the webhook. `lost` accepts the request and never reports. */
async function startBuilder(): Promise<Builder> {
  const server: Server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const turn = made.behave();
      if (turn === 'slam') return request.socket.destroy();
      if (turn === 'silent') return;
      const signature = String(request.headers[SIGNATURE_HEADER]);
      if (!verifySignature(body, signature, SECRET)) return response.writeHead(401).end();
      if (turn === 'error') return response.writeHead(500).end();
      const order = JSON.parse(body.toString());
      made.asked.push(order);
      if (turn === 'ok') await made.report({ revision: order.revision, ok: true, release: 'r' });
      if (turn === 'failed') await made.report({ revision: order.revision, ok: false, error: 'x' });
      return response.writeHead(202).end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: Builder = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked: [],
    behave: () => 'ok',
    report: async () => {},
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return made;
}
