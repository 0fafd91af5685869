import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, expect, test } from 'vitest';
import { mountSmallDisk, NO_SMALL_DISK } from '#tests/support/faults/small-disk.ts';
import { startTestEmulator, type TestEmulator } from '#tests/support/test-emulator.ts';

const disk = mountSmallDisk(12);
afterAll(() => disk?.unmount());

test.skipIf(disk === null)(
  'the Firestore emulator refuses writes on a full disk, loses no document and continues once there is space',
  async () => {
    const folder = disk?.folder ?? '';
    const dataDir = join(folder, 'data');
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(3 * 1024 * 1024));

    const emulator = await startTestEmulator({ dataDir });
    const firestore = connect(emulator);
    const written = await writeUntilRefused(firestore);
    expect(written.error).toMatch(/disk of the data folder is full; nothing was saved/);
    expect(written.count).toBeGreaterThan(5);
    expect((await firestore.collection('big').count().get()).data().count).toBe(written.count);

    rmSync(ballast);
    await firestore.doc('big/after').set({ text: 'stored after space was freed' });
    await firestore.terminate();
    await emulator.close();

    const restarted = await startTestEmulator({ dataDir });
    const reopened = connect(restarted);
    const ids = (await reopened.collection('big').get()).docs.map(({ id }) => id);
    expect(ids).toHaveLength(written.count + 1);
    expect(ids).toContain('after');
    await reopened.terminate();
    await restarted.close();
  },
);
if (disk === null) test.skip(`the Firestore test of a full disk is skipped: ${NO_SMALL_DISK}`);

async function writeUntilRefused(firestore: Firestore): Promise<{ count: number; error: string }> {
  for (let count = 0; ; count++) {
    try {
      await firestore
        .doc(`big/${String(count).padStart(3, '0')}`)
        .set({ text: 'x'.repeat(200_000) });
    } catch (error) {
      return { count, error: String(error) };
    }
  }
}

function connect({ port, projectId }: TestEmulator): Firestore {
  return new Firestore({
    projectId,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}
