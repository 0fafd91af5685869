import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readHostingConfig } from 'app-emulator/hosting';
import { expect, it } from 'vitest';
import { REGION } from '#functions/src/shared/settings/config.ts';
import { ROOT } from '#tools/shared/config.ts';
import { servingConfig } from './serving-config.ts';

const read = async (file: string) => readFile(join(ROOT, file), 'utf8');
const hosting = readHostingConfig(JSON.parse(await read('firebase.json')));

it('every rewrite in firebase.json names an existing function in the one region', async () => {
  const index = await read('functions/src/index.ts');
  const services = new Set([...index.matchAll(/\b\w+\b/gu)].map(([name]) => name.toLowerCase()));
  const { rewrites } = servingConfig(hosting, []) as {
    rewrites: { glob: string; run: { serviceId: string; region: string } }[];
  };
  expect(rewrites.length).toBeGreaterThan(5);
  for (const { glob, run } of rewrites) {
    expect(run.region, glob).toBe(REGION);
    expect(services, glob).toContain(run.serviceId);
  }
});

it('the configuration of a version lists generated headers after the fixed ones', () => {
  const generated = [{ source: '/a', headers: [{ key: 'X-A', value: '1' }] }];
  const { headers } = servingConfig(hosting, generated) as { headers: object[] };
  expect(headers).toHaveLength(hosting.headers.length + 1);
  expect(headers.at(-1)).toEqual({ glob: '/a', headers: { 'X-A': '1' } });
});
