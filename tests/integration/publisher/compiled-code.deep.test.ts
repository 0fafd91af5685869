import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from 'site-publisher';
import { compileInProcess } from 'site-publisher/compile';
import { expect, it } from 'vitest';
import { HOSTING } from '#tests/support/publisher/small-publisher.ts';
import { buildEnvironment } from '#tools/app/functions/build-environment.ts';
import { SITE_CODE } from '#tools/shared/site-code.ts';

const urls = { siteUrl: 'http://127.0.0.1:4321', emulatorUrl: 'http://127.0.0.1:8080' };

it('code that is compiled again in the same folder is the same version of the code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  const cache = join(folder, 'renderer');
  try {
    const compile = async () => {
      const options = { env: buildEnvironment(urls), output: 'inherit' } as const;
      return (await loadSite(await compileInProcess(cache, SITE_CODE, options), HOSTING)).code;
    };
    const first = await compile();
    await rm(cache, { recursive: true });
    expect(await compile()).toBe(first);
  } finally {
    await rm(folder, { recursive: true });
  }
});
