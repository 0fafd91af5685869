import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, expect, it } from 'vitest';
import { mountSmallDisk, NO_SMALL_DISK } from '#tests/support/faults/small-disk.ts';
import { BUCKET, startStorageEmulator, tokenOf } from '#tests/support/storage-emulator.ts';

const MEGABYTE = 1024 * 1024;

const disk = mountSmallDisk(12);
afterAll(() => disk?.unmount());

it.skipIf(disk === null)(
  'the Storage emulator refuses uploads on a full disk, loses no file and continues once there is space',
  async () => {
    const dataDir = disk?.folder ?? '';
    const emulator = await startStorageEmulator({ dataDir });
    const app = initializeApp({ projectId: 'demo-storage', storageBucket: BUCKET }, 'disk-full');
    const storage = getStorage(app);
    const mockUserToken = tokenOf({ role: 'admin' });
    connectStorageEmulator(storage, '127.0.0.1', Number(emulator.host.split(':')[1]), {
      mockUserToken,
    });
    const image = (name: string) => ref(storage, name);
    try {
      const stored = new Map<string, Buffer>();
      const code = 'storage/quota-exceeded';
      for (let index = 0; ; index += 1) {
        const bytes = randomBytes(3 * MEGABYTE);
        try {
          await uploadBytes(image(`p${index}`), bytes);
          stored.set(`p${index}`, bytes);
        } catch (error) {
          expect(error).toMatchObject({ code });
          break;
        }
      }
      expect(stored.size).toBeGreaterThan(1);
      const resumable = uploadBytesResumable(image('chunked'), randomBytes(3 * MEGABYTE));
      await expect(resumable.then()).rejects.toMatchObject({ code });

      const { items } = await listAll(ref(storage));
      expect(items.map((item) => item.name)).toEqual([...stored.keys()]);
      for (const [name, bytes] of stored) {
        expect(Buffer.from(await getBytes(image(name))).equals(bytes)).toBe(true);
      }
      await deleteObject(image('p0'));
      await uploadBytes(image('p0'), randomBytes(2 * MEGABYTE));
      expect(readdirSync(join(dataDir, 'storage', 'blobs'))).toHaveLength(stored.size);
    } finally {
      await deleteApp(app);
      await emulator.stop();
    }
  },
);
if (disk === null) it.skip(`the Storage test of a full disk is skipped: ${NO_SMALL_DISK}`);
