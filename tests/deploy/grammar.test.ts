import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { setUpCompletely } from './set-up-completely.ts';

/** The folder of gcloud, whose generated clients know every method and field of Google's APIs. */
function findGcloud(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const program = folders.map((folder) => join(folder, 'gcloud')).find((file) => existsSync(file));
  return program === undefined ? null : join(realpathSync(program), '../..');
}

const gcloud = findGcloud();
const runs = process.env['DEEP'] !== undefined && gcloud !== null;
if (!runs) console.log('The grammar of requests is not compared: it takes DEEP=1 and gcloud.');

it.runIf(runs)(
  "Google's own clients know every method, parameter and field that the setup sends",
  async () => {
    const requests = await setUpCompletely();
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const script = join(import.meta.dirname, 'google-cloud/grammar.py');
    const checked = spawnSync('python3', [script, gcloud ?? ''], { input, encoding: 'utf8' });
    console.log(checked.stderr);
    expect(checked.stdout).toBe('');
    expect(checked.stderr).toMatch(/[1-9]\d bodies known/u);
    expect(checked.status).toBe(0);
  },
);
