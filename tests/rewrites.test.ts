import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servingConfig } from 'site-publisher';
import { expect, it } from 'vitest';
import { REGION } from '#functions/src/shared/settings/config.ts';
import { ROOT } from '#tools/shared/config.ts';
import { readProjectHosting } from '#tools/shared/site-code.ts';

it('every rewrite in firebase.json names an existing function in the one region', async () => {
  const index = await readFile(join(ROOT, 'functions/src/index.ts'), 'utf8');
  const services = new Set([...index.matchAll(/\b\w+\b/gu)].map(([name]) => name.toLowerCase()));
  const { rewrites } = servingConfig(await readProjectHosting(), []) as {
    rewrites: { glob: string; run: { serviceId: string; region: string } }[];
  };
  expect(rewrites.length).toBeGreaterThan(5);
  for (const { glob, run } of rewrites) {
    expect(run.region, glob).toBe(REGION);
    expect(services, glob).toContain(run.serviceId);
  }
});
