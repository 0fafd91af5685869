import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readHostingConfig, rewriteFunction } from '#emulator/hosting/config.ts';
import { REGION } from '#functions/src/shared/config.ts';
import { ROOT } from '../shared/config.ts';
import { deployedFirebaseJson } from './firebase-json.ts';

const read = async (file: string) => readFile(join(ROOT, file), 'utf8');

it('every rewrite in firebase.json names an existing function in the one region', async () => {
  const { rewrites } = readHostingConfig(JSON.parse(await read('firebase.json')));
  const index = await read('functions/src/index.ts');
  for (const rule of rewrites) {
    expect(rule).toMatchObject({ function: { region: REGION } });
    expect(index, rule.source).toMatch(new RegExp(`\\b${rewriteFunction(rule)}\\b`, 'u'));
  }
});

it('the deployed firebase.json lists generated headers after the fixed ones', async () => {
  const generated = [{ source: '/a', headers: [{ key: 'X-A', value: '1' }] }];
  const deployed = readHostingConfig(await deployedFirebaseJson(generated));
  const project = readHostingConfig(JSON.parse(await read('firebase.json')));
  expect(deployed.headers).toEqual([...project.headers, ...generated]);
  expect(deployed.public).toBe('site');
});
