import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { newFolder, PROJECT, startFunctionsEmulator } from '#tests/support/functions-emulator.ts';

const KILLS = 40;
const SCRIPT = fileURLToPath(new URL('../support/functions-process.ts', import.meta.url));

async function start(folder: string) {
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  const url = await new Promise<string>((resolve) => lines.once('line', resolve));
  const kill = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  return { url, kill };
}

/** Writes documents one by one until the emulator is killed; records the acknowledged ones. */
async function writeUntilKilled(url: string, prefix: string, saved: string[]): Promise<void> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  for (let index = 0; ; index += 1) {
    const id = `${prefix}-${index}`;
    const update = { name: `${documents}/recorded/${id}`, fields: { n: { integerValue: '1' } } };
    try {
      const answer = await fetch(`${url}/v1/${documents}:commit`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify({ writes: [{ update }] }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      saved.push(id);
    } catch {
      return;
    }
  }
}

it(`every saved change reaches its function after ${KILLS} kills`, async () => {
  const folder = newFolder();
  const saved: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const emulator = await start(folder);
    const writers = [0, 1].map((writer) =>
      writeUntilKilled(emulator.url, `${round}-${writer}`, saved),
    );
    const before = saved.length;
    await expect.poll(() => saved.length, { interval: 10 }).toBeGreaterThan(before);
    await sleep(randomInt(50, 600));
    await emulator.kill();
    await Promise.all(writers);
  }
  const last = await startFunctionsEmulator({ folder });
  const reached = new Set((await last.settledCalls('recorded')).map((call) => call['id']));
  expect(saved.length).toBeGreaterThanOrEqual(KILLS);
  expect(saved.filter((id) => !reached.has(id))).toEqual([]);
  await last.stop();
  last.remove();
});
