import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, '../..');
const PACKAGES = join(PACKAGE, '../../node_modules');

/** A project with the packed emulator, its two dependencies and firebase-functions, and no superstatic. */
let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'packed-'));
  await run(process.execPath, [join(PACKAGE, 'scripts/pack.ts'), project]);
  const [tarball = ''] = readdirSync(project);
  await run('tar', ['-xzf', tarball], { cwd: project });
  const installed = join(project, 'node_modules/app-emulator');
  mkdirSync(dirname(installed));
  cpSync(join(project, 'package'), installed, { recursive: true });
  for (const name of ['@grpc/grpc-js', 'protobufjs', 'firebase-functions', '@types/node']) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(PACKAGES, name), link);
  }
  mkdirSync(join(project, 'functions'));
  write('package.json', '{ "type": "module" }');
  write('functions/package.json', '{ "type": "module", "main": "index.js" }');
  write(
    'functions/index.js',
    `import { onRequest } from 'firebase-functions/https';
     export const hello = onRequest((_request, response) => void response.send('hello'));`,
  );
  write('firebase.json', '{ "functions": { "source": "functions" } }');
});

afterAll(() => rmSync(project, { recursive: true }));

const write = (file: string, content: string) => writeFileSync(join(project, file), content);

/** Runs a module of the project; returns what it prints. */
async function printed(code: string): Promise<string> {
  write('main.js', code);
  const { stdout } = await run(process.execPath, ['main.js'], { cwd: project });
  return stdout.trim();
}

it('the packed emulator starts from plain JavaScript with functions', async () => {
  const output = await printed(`
    import { startEmulator } from 'app-emulator';
    import { compileFirestoreRules } from 'app-emulator/rules';
    const emulator = await startEmulator({
      dataDir: 'data',
      functions: { directory: 'functions', env: {} },
    });
    const hello = await fetch(emulator.url + '/demo-app/us-central1/hello');
    const documents = emulator.url + '/v1/projects/demo-app/databases/(default)/documents';
    const headers = { authorization: 'Bearer owner' };
    const saved = await fetch(documents + '/a?documentId=b', { method: 'POST', headers, body: '{}' });
    await emulator.close();
    console.log(await hello.text(), saved.status, typeof compileFirestoreRules);`);
  expect(output).toBe('hello 200 function');
});

it('the packed emulator finds its data again, and names the package that Hosting needs', async () => {
  const output = await printed(`
    import { openEmulator } from 'app-emulator';
    import { createServer } from 'node:http';
    import { once } from 'node:events';
    const opened = await openEmulator({ dataDir: 'data' });
    const site = createServer((request, response) => opened.serveSite(request, response));
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const emulator = await opened.start();
    const headers = { authorization: 'Bearer owner' };
    const documents = emulator.url + '/v1/projects/demo-app/databases/(default)/documents';
    const found = await fetch(documents + '/a/b', { headers });
    const versions = emulator.url + '/v1beta1/sites/demo-app/versions';
    const version = await fetch(versions, { method: 'POST', headers, body: '{}' });
    const page = await fetch('http://127.0.0.1:' + site.address().port);
    site.close();
    await emulator.close();
    console.log(found.status, (await version.json()).error.message, page.status);`);
  expect(output).toBe('200 Hosting needs the package superstatic: npm install superstatic@11. 500');
});

it('the packed command runs a program', async () => {
  const command = join(project, 'node_modules/app-emulator/lib/command/main.js');
  const program = ['node', '--print', 'process.env.GCLOUD_PROJECT'];
  const { stdout } = await run(process.execPath, [command, 'exec', '--', ...program], {
    cwd: project,
  });
  expect(stdout.trim().split('\n').at(-1)).toBe('demo-app');
});

it('the types of the packed emulator serve a project in TypeScript', async () => {
  write(
    'use.ts',
    `import { type Emulator, startEmulator } from 'app-emulator';
     const emulator: Emulator = await startEmulator({ port: 0 });
     // @ts-expect-error: a port is a number.
     await startEmulator({ port: 'any' });
     export const text: string = emulator.url;`,
  );
  const options = ['--strict', '--noEmit', '--module', 'NodeNext', '--target', 'ES2024'];
  const types = ['--types', 'node', '--skipLibCheck', 'false', '--lib', 'ES2025'];
  const compiler = join(PACKAGES, 'typescript-7/bin/tsc');
  const compiled = run(process.execPath, [compiler, ...options, ...types, 'use.ts'], {
    cwd: project,
  });
  await expect(compiled).resolves.toMatchObject({ stdout: '' });
});
