import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readProjectOptions } from '#emulator/command/project-options.ts';
import { ConfigurationError } from '#emulator/index.ts';

const COMMAND = fileURLToPath(new URL('../../src/command/main.ts', import.meta.url));
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow get: if true; }
  }
}`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  writeFileSync(join(folder, 'firestore.rules'), RULES);
  writeConfig({ firestore: { rules: 'firestore.rules' } });
});

afterEach(() => rmSync(folder, { recursive: true }));

const writeConfig = (config: object) =>
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));

/** The command in the folder of the project. */
function spawnCommand(...args: string[]) {
  return spawn(process.execPath, [COMMAND, ...args], { cwd: folder });
}

async function runCommand(...args: string[]) {
  const child = spawnCommand(...args);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: code as number, errors, output };
}

it('the command exec runs a program with the addresses of an emulator and passes on its exit code', async () => {
  const program = `
    const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
    const documents = 'http://' + host + '/v1/projects/' + project + '/databases/(default)/documents';
    const read = async (path) => (await fetch(documents + path)).status;
    console.log(project, await read('/open/a'), await read('/closed/a'));
    console.log(process.env.FIREBASE_AUTH_EMULATOR_HOST === host, process.env.FIREBASE_STORAGE_EMULATOR_HOST === host);
    process.exit(7);`;
  const node = [process.execPath, '--input-type=module', '--eval', program];
  const { code, errors, output } = await runCommand('exec', '--project', 'demo-x', '--', ...node);
  expect([code, errors, output]).toEqual([7, '', 'demo-x 404 403\ntrue true\n']);
});

it('the command start serves the project until it is ended', async () => {
  const child = spawnCommand('start', '--port', '0');
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toMatch(/listens on http:.*\n/u);
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/u.exec(output) ?? [];
  const documents = `${url}/v1/projects/demo-app/databases/(default)/documents`;
  expect((await fetch(`${documents}/open/a`)).status).toBe(404);
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
});

it('a folder without a firebase.json is an error that names the file', async () => {
  rmSync(join(folder, 'firebase.json'));
  const { code, errors } = await runCommand('start');
  expect([code, errors]).toEqual([1, 'firebase.json cannot be read.\n']);
});

it.each(['', 'exec', 'stop', 'start --ports 1'])('the arguments "%s" are refused', async (line) => {
  const { code, errors } = await runCommand(...line.split(' ').filter(Boolean));
  expect(code).toBe(1);
  expect(errors).toMatch(/app-emulator start|--ports/u);
});

it('firebase.json names databases, indexes, rules, port and functions with their environment', () => {
  writeConfig({
    firestore: [
      { database: 'second', rules: 'second.rules' },
      { database: '(default)', rules: 'firestore.rules', indexes: 'indexes.json' },
    ],
    storage: { rules: 'storage.rules' },
    functions: [{ source: '.' }],
    emulators: { firestore: { port: 9090 } },
  });
  writeFileSync(join(folder, '.env'), 'A=1\nB=1\n');
  writeFileSync(join(folder, '.env.demo-x'), 'B=2\n');
  expect(readProjectOptions(join(folder, 'firebase.json'), 'demo-x')).toEqual({
    projectId: 'demo-x',
    port: 9090,
    firestoreRulesFile: join(folder, 'firestore.rules'),
    indexesFile: join(folder, 'indexes.json'),
    storageRulesFile: join(folder, 'storage.rules'),
    databases: { second: { rulesFile: join(folder, 'second.rules') } },
    functions: { directory: folder, env: { A: '1', B: '2' } },
  });
});

it.each([{ storage: [{ bucket: 'a' }] }, { functions: [{ source: 'a' }, { source: 'b' }] }])(
  'a firebase.json with %j is refused',
  (config) => {
    writeConfig(config);
    const read = () => readProjectOptions(join(folder, 'firebase.json'), 'demo-x');
    expect(read).toThrow(ConfigurationError);
  },
);
