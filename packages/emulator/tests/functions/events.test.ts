import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase } from '#tests/support/change-database.ts';
import {
  type FunctionsEmulator,
  startFunctionsEmulator,
} from '#tests/support/functions-emulator.ts';

let fixture: FunctionsEmulator;

beforeAll(async () => {
  fixture = await startFunctionsEmulator();
});

afterAll(async () => {
  await fixture.stop();
  fixture.remove();
});

describe('document events', () => {
  it('a document that is created, updated and deleted calls each function with its values', async () => {
    const vehicle = fixture.admin.firestore.doc('vehicles/ford');
    await vehicle.set({ price: 100, at: new Date(0) });
    await vehicle.update({ price: 90 });
    await vehicle.delete();
    await fixture.emulator.idle();
    expect(fixture.calls('created')).toEqual([
      {
        what: 'created',
        params: { vehicle: 'ford' },
        data: { price: 100, at: expect.objectContaining({ _seconds: 0 }) },
      },
    ]);
    expect(fixture.calls('updated')).toMatchObject([
      { params: { vehicle: 'ford' }, before: { price: 100 }, after: { price: 90 } },
    ]);
    expect(fixture.calls('deleted')).toMatchObject([{ data: { price: 90 } }]);
  });

  it('a document in a subcollection calls only the functions of its own path', async () => {
    await fixture.admin.firestore.doc('vehicles/fiat/notes/one').set({ text: 'hej' });
    expect(await fixture.settledCalls('written')).toMatchObject([
      { params: { vehicle: 'fiat', note: 'one' }, before: null, after: { text: 'hej' } },
    ]);
    const created = fixture.calls('created').map((call) => call['params']);
    expect(created).not.toContainEqual({ vehicle: 'fiat' });
  });

  it('a document that is written without a change calls no function', async () => {
    const document = fixture.admin.firestore.doc('recorded/same');
    await document.set({ n: 1 });
    await document.set({ n: 1 });
    expect(await fixture.settledCalls('recorded')).toHaveLength(1);
  });

  it('a document of a batch that fails calls no function', async () => {
    const batch = fixture.admin.firestore.batch();
    batch.set(fixture.admin.firestore.doc('recorded/never'), { n: 1 });
    batch.update(fixture.admin.firestore.doc('recorded/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toThrow();
    const calls = await fixture.settledCalls('recorded');
    expect(calls.filter((call) => call['id'] === 'never')).toEqual([]);
  });
});

describe('the delivery of events', () => {
  it('an event is retried with the same id until a function that asks for retries succeeds', async () => {
    await fixture.admin.firestore.doc('retried/one').set({ n: 1 });
    await expect.poll(() => fixture.calls('retried').length).toBe(3);
    const calls = await fixture.settledCalls('retried');
    expect(calls.map((call) => call['tries'])).toEqual([1, 2, 3]);
    expect(new Set(calls.map((call) => call['id'])).size).toBe(1);
  });

  it('an event is dropped and logged after one failure of a function without retries', async () => {
    await fixture.admin.firestore.doc('unretried/one').set({ n: 1 });
    expect(await fixture.settledCalls('unretried')).toHaveLength(1);
    expect(fixture.logs).toContainEqual(expect.stringMatching(/^\[unretried\] Given up/));
  });

  it('an event during which the process died is delivered again, to a new process', async () => {
    await fixture.admin.firestore.doc('crashing/one').set({ n: 1 });
    await expect.poll(() => fixture.calls('crashing').length).toBe(2);
    const [first, second] = await fixture.settledCalls('crashing');
    expect(second).toEqual({ ...first, tries: 2 });
  });

  it('an event that could not be delivered waits for the next start', async () => {
    const own = await startFunctionsEmulator();
    await own.admin.firestore.doc('retried/two').set({ n: 1 });
    await expect.poll(() => own.calls('retried').length).toBeGreaterThan(0);
    await own.stop();
    const again = await startFunctionsEmulator({ folder: own.folder });
    await expect.poll(() => again.calls('retried').length).toBe(3);
    await again.stop();
    again.remove();
  });
});

describe('file events', () => {
  it('a file that is stored, gets new metadata and is deleted calls each function', async () => {
    const file = fixture.admin.bucket.file('images/a.jpg');
    await file.save(Buffer.alloc(1000), { contentType: 'image/jpeg' });
    await file.setMetadata({ contentType: 'image/webp' });
    await file.delete();
    await fixture.emulator.idle();
    const image = { name: 'images/a.jpg', size: '1000' };
    expect(fixture.calls('stored')).toMatchObject([{ ...image, type: 'image/jpeg' }]);
    expect(fixture.calls('renamed')).toMatchObject([{ ...image, type: 'image/webp' }]);
    expect(fixture.calls('removed')).toMatchObject([image]);
  });
});

describe('task queues', () => {
  it('a task runs with its data, at once or at its scheduled time', async () => {
    const at = Date.now() + 1500;
    await fixture.admin.queue('job').enqueue({ n: 'now' });
    await fixture.admin.queue('job').enqueue({ n: 'later' }, { scheduleTime: new Date(at) });
    await expect.poll(() => fixture.calls('job').length).toBe(2);
    const [now, later] = fixture.calls('job').toSorted((a, b) => Number(a['at']) - Number(b['at']));
    expect(now).toMatchObject({ data: { n: 'now' } });
    expect(later).toMatchObject({ data: { n: 'later' } });
    expect(Number(later?.['at'])).toBeGreaterThanOrEqual(at);
  });

  it('a task id stays taken while the task waits and after it is done', async () => {
    const queue = fixture.admin.queue('job');
    const code = 'functions/task-already-exists';
    await queue.enqueue({}, { id: 'named', scheduleDelaySeconds: 1 });
    await expect(queue.enqueue({}, { id: 'named' })).rejects.toMatchObject({ code });
    await expect
      .poll(() => fixture.calls('job').filter((call) => call['id'] === 'named').length)
      .toBe(1);
    await fixture.emulator.idle();
    await expect(queue.enqueue({}, { id: 'named' })).rejects.toMatchObject({ code });
  });

  it('a task can be deleted while it waits', async () => {
    const queue = fixture.admin.queue('job');
    // Long enough for a busy machine to delete the task before it runs.
    const scheduleTime = new Date(Date.now() + 5_000);
    await queue.enqueue({ n: 'deleted' }, { id: 'deleted', scheduleTime });
    await queue.delete('deleted');
    await queue.enqueue({ n: 'after it' }, { scheduleTime });
    await expect
      .poll(() => fixture.calls('job').map((call) => call['data']))
      .toContainEqual({ n: 'after it' });
    expect(fixture.calls('job').map((call) => call['data'])).not.toContainEqual({ n: 'deleted' });
  });

  it('a failing task is retried as often as its queue allows and knows its retry count', async () => {
    await fixture.admin.queue('failingJob').enqueue({});
    await expect.poll(() => fixture.calls('failingJob').length).toBe(3);
    const calls = await fixture.settledCalls('failingJob');
    expect(calls.map((call) => call['retries'])).toEqual([0, 1, 2]);
  });

  it('a task waits for the one before it when the queue dispatches one at a time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => fixture.admin.queue('oneByOne').enqueue({})));
    const calls = await fixture.settledCalls('oneByOne');
    expect(calls.map((call) => call['running'])).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([{ 'x-note': 'one\r\ntwo' }, { 'x note': 'one' }])(
    'a task queue refuses headers that no request can carry: %j',
    async (headers) => {
      await expect(fixture.admin.queue('job').enqueue({}, { headers })).rejects.toThrow(/headers/);
    },
  );

  it('a task queue refuses `dispatchDeadlineSeconds` by name', async () => {
    const refused = fixture.admin.queue('job').enqueue({}, { dispatchDeadlineSeconds: 30 });
    await expect(refused).rejects.toThrow(/dispatchDeadline/);
  });

  it('a task for a queue that does not exist is refused', async () => {
    await expect(fixture.admin.queue('nobody').enqueue({})).rejects.toThrow(
      /no task queue function/,
    );
    await expect(fixture.admin.queue('echo').enqueue({})).rejects.toThrow(/no task queue function/);
  });
});

describe('scheduled functions', () => {
  it('a schedule that was missed while the emulator was off runs once at the next start', async () => {
    const own = await startFunctionsEmulator();
    expect(await own.settledCalls('nightly')).toEqual([]);
    await own.stop();
    const missed = Date.UTC(2026, 0, 1, 3, 30);
    const database = changeDatabase(join(own.folder, 'data'));
    database.prepare('UPDATE functions_schedules SET next_at = ?').run(missed);
    database.close();
    for (let start = 0; start < 2; start += 1) {
      const again = await startFunctionsEmulator({ folder: own.folder });
      expect(await again.settledCalls('nightly')).toEqual([
        { what: 'nightly', time: new Date(missed).toISOString() },
      ]);
      await again.stop();
    }
    own.remove();
  });
});
