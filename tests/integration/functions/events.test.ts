import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FunctionsEmulator,
  startFunctionsEmulator,
} from '#tests/support/emulator/functions-emulator.ts';

let home: FunctionsEmulator;

beforeAll(async () => {
  home = await startFunctionsEmulator();
});

afterAll(async () => {
  await home.stop();
  home.remove();
});

describe('document events', () => {
  it('a document that is created, updated and deleted calls each function with its values', async () => {
    const car = home.admin.firestore.doc('cars/ford');
    await car.set({ price: 100, at: new Date(0) });
    await car.update({ price: 90 });
    await car.delete();
    await home.emulator.idle();
    expect(home.notes('created')).toEqual([
      {
        what: 'created',
        params: { car: 'ford' },
        data: { price: 100, at: expect.objectContaining({ _seconds: 0 }) },
      },
    ]);
    expect(home.notes('updated')).toMatchObject([
      { params: { car: 'ford' }, before: { price: 100 }, after: { price: 90 } },
    ]);
    expect(home.notes('deleted')).toMatchObject([{ data: { price: 90 } }]);
  });

  it('a document in a subcollection calls only the functions of its own path', async () => {
    await home.admin.firestore.doc('cars/fiat/notes/one').set({ text: 'hej' });
    expect(await home.settledNotes('written')).toMatchObject([
      { params: { car: 'fiat', note: 'one' }, before: null, after: { text: 'hej' } },
    ]);
    const created = home.notes('created').map((note) => note['params']);
    expect(created).not.toContainEqual({ car: 'fiat' });
  });

  it('a document that is written without a change calls no function', async () => {
    const counted = home.admin.firestore.doc('counted/same');
    await counted.set({ n: 1 });
    await counted.set({ n: 1 });
    expect(await home.settledNotes('counted')).toHaveLength(1);
  });

  it('a document of a batch that fails calls no function', async () => {
    const batch = home.admin.firestore.batch();
    batch.set(home.admin.firestore.doc('counted/never'), { n: 1 });
    batch.update(home.admin.firestore.doc('counted/missing'), { n: 1 });
    await expect(batch.commit()).rejects.toThrow();
    const notes = await home.settledNotes('counted');
    expect(notes.filter((note) => note['car'] === 'never')).toEqual([]);
  });
});

describe('the delivery of events', () => {
  it('an event is retried with the same id until a function that asks for retries succeeds', async () => {
    await home.admin.firestore.doc('stubborn/one').set({ n: 1 });
    await expect.poll(() => home.notes('stubborn').length).toBe(3);
    const notes = await home.settledNotes('stubborn');
    expect(notes.map((note) => note['tries'])).toEqual([1, 2, 3]);
    expect(new Set(notes.map((note) => note['id'])).size).toBe(1);
  });

  it('an event is dropped and logged after one failure of a function without retries', async () => {
    await home.admin.firestore.doc('careless/one').set({ n: 1 });
    expect(await home.settledNotes('careless')).toHaveLength(1);
    expect(home.logs).toContainEqual(expect.stringMatching(/^\[careless\] Given up/));
  });

  it('an event during which the process died is delivered again, to a new process', async () => {
    await home.admin.firestore.doc('crashing/one').set({ n: 1 });
    await expect.poll(() => home.notes('crashing').length).toBe(2);
    const [first, second] = await home.settledNotes('crashing');
    expect(second).toEqual({ ...first, tries: 2 });
  });

  it('an event that could not be delivered waits for the next start', async () => {
    const own = await startFunctionsEmulator();
    await own.admin.firestore.doc('stubborn/two').set({ n: 1 });
    await expect.poll(() => own.notes('stubborn').length).toBeGreaterThan(0);
    await own.stop();
    const again = await startFunctionsEmulator({ folder: own.folder });
    await expect.poll(() => again.notes('stubborn').length).toBe(3);
    await again.stop();
    again.remove();
  });
});

describe('file events', () => {
  it('a file that is stored, gets new metadata and is deleted calls each function', async () => {
    const file = home.admin.bucket.file('images/a.jpg');
    await file.save(Buffer.alloc(1000), { contentType: 'image/jpeg' });
    await file.setMetadata({ contentType: 'image/webp' });
    await file.delete();
    await home.emulator.idle();
    const image = { name: 'images/a.jpg', size: '1000' };
    expect(home.notes('stored')).toMatchObject([{ ...image, type: 'image/jpeg' }]);
    expect(home.notes('renamed')).toMatchObject([{ ...image, type: 'image/webp' }]);
    expect(home.notes('removed')).toMatchObject([image]);
  });
});

describe('task queues', () => {
  it('a task runs with its data, at once or at its scheduled time', async () => {
    const at = Date.now() + 1500;
    await home.admin.queue('job').enqueue({ n: 'now' });
    await home.admin.queue('job').enqueue({ n: 'later' }, { scheduleTime: new Date(at) });
    await expect.poll(() => home.notes('job').length).toBe(2);
    const [now, later] = home.notes('job').toSorted((a, b) => Number(a['at']) - Number(b['at']));
    expect(now).toMatchObject({ data: { n: 'now' } });
    expect(later).toMatchObject({ data: { n: 'later' } });
    expect(Number(later?.['at'])).toBeGreaterThanOrEqual(at);
  });

  it('a task id stays taken while the task waits and after it is done', async () => {
    const queue = home.admin.queue('job');
    const code = 'functions/task-already-exists';
    await queue.enqueue({}, { id: 'named', scheduleDelaySeconds: 1 });
    await expect(queue.enqueue({}, { id: 'named' })).rejects.toMatchObject({ code });
    await expect
      .poll(() => home.notes('job').filter((note) => note['id'] === 'named').length)
      .toBe(1);
    await home.emulator.idle();
    await expect(queue.enqueue({}, { id: 'named' })).rejects.toMatchObject({ code });
  });

  it('a task can be deleted while it waits', async () => {
    const queue = home.admin.queue('job');
    // Long enough for a busy machine to take it back in time.
    const scheduleTime = new Date(Date.now() + 5_000);
    await queue.enqueue({ n: 'taken back' }, { id: 'back', scheduleTime });
    await queue.delete('back');
    await queue.enqueue({ n: 'after it' }, { scheduleTime });
    await expect
      .poll(() => home.notes('job').map((note) => note['data']))
      .toContainEqual({ n: 'after it' });
    expect(home.notes('job').map((note) => note['data'])).not.toContainEqual({ n: 'taken back' });
  });

  it('a failing task is retried as often as its queue allows and knows its retry count', async () => {
    await home.admin.queue('failingJob').enqueue({});
    await expect.poll(() => home.notes('failingJob').length).toBe(3);
    const notes = await home.settledNotes('failingJob');
    expect(notes.map((note) => note['retries'])).toEqual([0, 1, 2]);
  });

  it('a task waits for the one before it when the queue dispatches one at a time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => home.admin.queue('oneByOne').enqueue({})));
    const notes = await home.settledNotes('oneByOne');
    expect(notes.map((note) => note['atOnce'])).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([{ 'x-note': 'one\r\ntwo' }, { 'x note': 'one' }])(
    'a task queue refuses headers that no request can carry: %j',
    async (headers) => {
      await expect(home.admin.queue('job').enqueue({}, { headers })).rejects.toThrow(/headers/);
    },
  );

  it('a task for a queue that does not exist is refused', async () => {
    await expect(home.admin.queue('nobody').enqueue({})).rejects.toThrow(/no task queue function/);
    await expect(home.admin.queue('echo').enqueue({})).rejects.toThrow(/no task queue function/);
  });
});

describe('scheduled functions', () => {
  it('a schedule that was missed while the emulator was off runs once at the next start', async () => {
    const own = await startFunctionsEmulator();
    expect(await own.settledNotes('nightly')).toEqual([]);
    await own.stop();
    const missed = Date.UTC(2026, 0, 1, 3, 30);
    const database = new DatabaseSync(join(own.folder, 'data', 'backend.sqlite'));
    database.prepare('UPDATE functions_schedules SET next_at = ?').run(missed);
    database.close();
    for (let start = 0; start < 2; start += 1) {
      const again = await startFunctionsEmulator({ folder: own.folder });
      expect(await again.settledNotes('nightly')).toEqual([
        { what: 'nightly', time: new Date(missed).toISOString() },
      ]);
      await again.stop();
    }
    own.remove();
  });
});
