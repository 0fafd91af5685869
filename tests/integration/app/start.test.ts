import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_PORT, releasePorts, takePorts } from '#tests/support/app/app-ports.ts';
import { runStart } from '#tests/support/app/run-start.ts';
import { copyCode } from '#tests/support/app/test-app.ts';
import { openDataDir } from '#tools/shared/data-dir.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function occupied(): Promise<{ port: string; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return { port: String(port), free: () => server.close() };
}

it.each([
  ['opens its data folder', 'server.log', false],
  ['seeds demo data', 'storage', false],
  ['compiles the site', 'renderer', true],
])('npm start stops cleanly on Ctrl-C while the app %s', async (_, file, seeded) => {
  const dataDir = await mkdtemp(join(folder, 'ended-'));
  const ports = seeded ? ANY_PORT : await takePorts(dataDir);
  await copyCode(dataDir, ports);
  if (seeded) await writeFile(join(dataDir, 'seeded'), '');
  expect(await runStart(dataDir, { ...ports, interruptAt: file })).toEqual({
    code: 0,
    lines: ['Stopping …'],
  });
  releasePorts(dataDir);
});

describe('the start errors of npm start', () => {
  it('npm start prints one line and exits with 1 when the port of the site is in use', async () => {
    const { port, free } = await occupied();
    expect(await runStart(join(folder, 'data'), { PORT: port })).toEqual({
      code: 1,
      lines: [`Port ${port} is in use. Choose another one with PORT=….`],
    });
    free();
  });

  it('npm start prints one line and exits with 1 when the port of the emulator is in use', async () => {
    const { port, free } = await occupied();
    expect(await runStart(join(folder, 'data'), { EMULATOR_PORT: port })).toEqual({
      code: 1,
      lines: [`Port ${port} is in use. Choose another one with EMULATOR_PORT=….`],
    });
    free();
  });

  it('npm start prints one line and exits with 1 when it is given an option', async () => {
    const { code, lines } = await runStart(join(folder, 'data'), {}, ['--port', '5000']);
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('npm start has no options: set PORT,');
  });

  it('npm start prints one line and exits with 1 when the data folder cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, lines } = await runStart(join(file, 'data'));
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(`The data folder ${join(file, 'data')} cannot be written`);
  });

  it('npm start prints one line and exits with 1 when another npm start uses the data folder', async () => {
    const dataDir = join(folder, 'in-use');
    const lock = openDataDir(dataDir);
    lock.announce({ pid: 1, siteUrl: 'http://127.0.0.1:1', emulatorUrl: 'http://127.0.0.1:2' });
    expect(await runStart(dataDir)).toEqual({
      code: 1,
      lines: [
        `The data folder ${dataDir} is in use by another npm start (process 1, http://127.0.0.1:1). Stop it first.`,
      ],
    });
    lock.close();
  });

  it('npm start prints one line and exits with 1 when the first build fails', async () => {
    const dataDir = join(folder, 'failing');
    const ports = await takePorts(dataDir);
    await copyCode(dataDir, ports);
    // No stock to seed, and a file where the publisher makes a folder.
    await writeFile(join(dataDir, 'releases'), '');
    await writeFile(join(dataDir, 'seeded'), '');
    const { code, lines } = await runStart(dataDir, { ...ports });
    releasePorts(dataDir);
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/^The site could not be built: .+ Details: .+build\.log$/u);
  });
});
