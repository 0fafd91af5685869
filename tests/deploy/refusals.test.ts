import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TOOLS = join(import.meta.dirname, '../../tools');
const NOBODY = { GOOGLE_APPLICATION_CREDENTIALS: '/no/such/file' };

it.each([
  ['rollback', ['--project', 'somebodys-site'], 'No credentials for somebodys-site: run "gcloud'],
  [
    'import',
    ['a', '--replace', '--project', 'somebodys-site'],
    'This deletes all documents, files',
  ],
  ['look', ['http://127.0.0.1:3'], 'http://127.0.0.1:3 does not answer: '],
  ['build', ['--fast'], 'Usage:\n'],
  ['slo', [], 'Usage:\n'],
])('npm run %s says what is wrong without a stack trace', (command, args, problem) => {
  const { status, stderr } = spawnSync(process.execPath, [join(TOOLS, `${command}.ts`), ...args], {
    env: { ...process.env, ...NOBODY },
    input: '{"not":"a list"}',
    encoding: 'utf8',
  });
  expect(stderr.slice(0, problem.length)).toBe(problem);
  expect(stderr).not.toMatch(/^\s+at /mu);
  expect(status).toBe(1);
});
