import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type FunctionsEmulator,
  PROJECT,
  startFunctionsEmulator,
  writeModule,
} from '#tests/support/functions-emulator.ts';

let fixture: FunctionsEmulator;

beforeAll(async () => {
  fixture = await startFunctionsEmulator({ env: { LIMIT: '9' } });
});

afterAll(async () => {
  await fixture.stop();
  fixture.remove();
});

const call = (path: string, init?: RequestInit) => fetch(fixture.functionUrl(path), init);

describe('an https function', () => {
  it('an https function gets method, path, query, body and raw bytes and sets status and headers', async () => {
    const answer = await call('echo/some/path?a=1&b[c]=2', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"x": 1}',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-answer')).toBe('yes');
    expect(await answer.json()).toEqual({
      method: 'POST',
      path: '/some/path',
      query: { a: '1', b: { c: '2' } },
      body: { x: 1 },
      raw: '{"x": 1}',
      ip: '127.0.0.1',
      host: '127.0.0.1',
    });
  });

  it('an https function gets form and text bodies', async () => {
    const form = await call('echo', { method: 'POST', body: new URLSearchParams({ name: 'Ane' }) });
    expect(await form.json()).toMatchObject({ body: { name: 'Ane' } });
    const text = await call('echo', { method: 'POST', body: 'Hej' });
    expect(await text.json()).toMatchObject({ body: 'Hej', raw: 'Hej' });
  });

  it('an https function streams its answer', async () => {
    expect(await (await call('stream')).text()).toBe('first;second');
  });

  it('an https function in a group is called by its joined name, which its log lines carry', async () => {
    expect(await (await call('group-inner')).text()).toBe('inner');
    await expect
      .poll(() => fixture.logs)
      .toContain('[group-inner] WARNING from the inside {"of":"group"}');
  });

  it('an https function that throws answers 500 and is logged with its name', async () => {
    expect((await call('broken')).status).toBe(500);
    await expect
      .poll(() => fixture.logs)
      .toContainEqual(expect.stringMatching(/^\[broken\] .*Error: broken on purpose/));
  });

  it('an https function is stopped at its time limit', async () => {
    expect((await call('slow')).status).toBe(504);
  });

  it('an https function that blocks its process is stopped, and the others continue', async () => {
    expect((await call('blocking')).status).toBe(504);
    await expect.poll(async () => (await call('echo')).status).toBe(201);
  });

  it('an https function is not found under another name, region or kind', async () => {
    expect((await call('nobody')).status).toBe(404);
    expect((await call('job', { method: 'POST' })).status).toBe(404);
    const elsewhere = await fetch(`${fixture.url}/${PROJECT}/us-central1/echo`);
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.text()).toContain('europe-west1');
  });

  it('an https function gets a request from hosting with its original path', async () => {
    const hosting = createServer(
      (request, response) => void fixture.emulator.callFunction('echo', request, response),
    );
    await new Promise<void>((resolve) => hosting.listen(0, '127.0.0.1', resolve));
    const { port } = hosting.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/echo?x=y`);
    expect(await answer.json()).toMatchObject({ path: '/api/echo', query: { x: 'y' } });
    hosting.close();
    hosting.closeAllConnections();
  });
});

it('functions get parameters and secrets while they load: the value that is set, else the default', async () => {
  expect(await (await call('parameters')).json()).toEqual({
    atLoad: 'Hej',
    greeting: 'Hej',
    limit: 9,
    loud: true,
    names: ['a', 'b'],
    secret: 'hush',
    project: PROJECT,
    zone: 'UTC',
  });
});

describe('a callable function', () => {
  it('a callable function answers the browser SDK with results and errors and knows who is signed in', async () => {
    const app = initializeApp({ apiKey: 'any', projectId: PROJECT }, 'callable');
    const functions = getFunctions(app, 'europe-west1');
    connectFunctionsEmulator(functions, '127.0.0.1', Number(new URL(fixture.url).port));
    const add = httpsCallable(functions, 'add');
    expect((await add({ a: 1, b: 2 })).data).toEqual({ sum: 3, uid: null, role: null });
    await expect(add({ a: 'x' })).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message: expect.stringContaining('a is no number'),
    });

    const person = { email: 'ane@forhandler.example', password: 'hemmelig1' };
    const { uid } = await fixture.admin.auth.createUser(person);
    await fixture.admin.auth.setCustomUserClaims(uid, { role: 'admin' });
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, fixture.url, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, person.email, person.password);
    expect((await add({ a: 1, b: 2 })).data).toEqual({ sum: 3, uid, role: 'admin' });
    await deleteApp(app);
  });
});

describe('the loading of functions', () => {
  const onRequest = "import { onRequest } from 'firebase-functions/https';";
  const answering = (text: string) =>
    `${onRequest} export const say = onRequest((_q, response) => { response.send('${text}'); });`;

  it('reloading replaces the code of functions, and a module that fails to load leaves the old code', async () => {
    const directory = writeModule(answering('old'));
    const own = await startFunctionsEmulator({ directory });
    const say = async () => (await fetch(`${own.url}/${PROJECT}/us-central1/say`)).text();
    expect(await say()).toBe('old');
    writeModule(answering('new'), directory);
    await own.emulator.reloadFunctions();
    expect(await say()).toBe('new');
    writeModule('this is no module', directory);
    await expect(own.emulator.reloadFunctions()).rejects.toThrow(/cannot be loaded/);
    expect(await say()).toBe('new');
    await own.stop();
    own.remove();
    rmSync(directory, { recursive: true });
  });

  it.each([
    ['a module that throws', "throw new Error('at the top');", /at the top/],
    [
      'a parameter without a value',
      `import { defineString } from 'firebase-functions/params'; defineString('MISSING_ONE');`,
      /need a value for: MISSING_ONE/,
    ],
    [
      'a trigger that the emulator does not support',
      `import { onMessagePublished } from 'firebase-functions/pubsub';
       export const listen = onMessagePublished('topic', () => {});`,
      /does not support .*pubsub.* which the function "listen" asks for/,
    ],
    [
      'a schedule that cannot be read',
      `import { onSchedule } from 'firebase-functions/scheduler';
       export const now = onSchedule('now and then', () => {});`,
      /now and then/,
    ],
  ])(
    'the emulator refuses functions code with %s and names the cause',
    async (_what, code, message) => {
      const directory = writeModule(code);
      await expect(startFunctionsEmulator({ directory, folder: directory })).rejects.toThrow(
        message,
      );
      rmSync(directory, { recursive: true });
    },
  );
});
