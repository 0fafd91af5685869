import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  type UploadTask,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrokenLine, startBrokenLine } from '#tests/support/faults/broken-line.ts';
import {
  BUCKET,
  type StorageEmulator,
  startStorageEmulator,
  tokenOf,
} from '#tests/support/storage-emulator.ts';

const MEGABYTE = 1024 * 1024;

let line: BrokenLine;
let emulator: StorageEmulator;
const apps: FirebaseApp[] = [];
let staff: FirebaseStorage;
let visitor: FirebaseStorage;

function connect(mockUserToken?: string): FirebaseStorage {
  const app = initializeApp({ projectId: 'demo-storage', storageBucket: BUCKET }, `${apps.length}`);
  apps.push(app);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', line.port, mockUserToken ? { mockUserToken } : {});
  return storage;
}

beforeAll(async () => {
  line = await startBrokenLine();
  emulator = await startStorageEmulator({ publicUrl: line.origin });
  line.connectTo(emulator.host);
  staff = connect(tokenOf({ role: 'admin' }));
  visitor = connect();
});

afterAll(async () => {
  await Promise.all(apps.map(deleteApp));
  await line.close();
  await emulator.stop();
  emulator.remove();
});

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

function finished(task: UploadTask, onProgress?: (percent: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      (now) => onProgress?.(now.bytesTransferred),
      reject,
      () => resolve(),
    );
  });
}

describe('an image upload from the browser', () => {
  it('a browser uploads an image in one request, with its metadata and checksum', async () => {
    const bytes = randomBytes(30_000);
    const image = ref(staff, 'vehicle-images/ford/forrest æøå.jpg');
    await uploadBytes(image, bytes, {
      contentType: 'image/jpeg',
      cacheControl: 'max-age=60',
      customMetadata: { order: '1' },
    });
    expect(await getMetadata(image)).toMatchObject({
      name: 'forrest æøå.jpg',
      bucket: BUCKET,
      size: 30_000,
      contentType: 'image/jpeg',
      cacheControl: 'max-age=60',
      customMetadata: { order: '1' },
      md5Hash: md5(bytes),
    });
    expect(Buffer.from(await getBytes(image)).equals(bytes)).toBe(true);
  });

  it('a browser uploads an image in chunks and reports progress', async () => {
    const bytes = randomBytes(2 * MEGABYTE);
    const image = ref(staff, 'vehicle-images/ford/stor.jpg');
    const progress: number[] = [];
    await finished(uploadBytesResumable(image, bytes), (sent) => progress.push(sent));
    expect(new Set(progress).size).toBeGreaterThan(3);
    expect((await getMetadata(image)).md5Hash).toBe(md5(bytes));
  });

  it('an upload continues where it was after the connection broke', async () => {
    const bytes = randomBytes(3 * MEGABYTE);
    const image = ref(staff, 'vehicle-images/ford/afbrudt.jpg');
    line.breakAfter(1.2 * MEGABYTE);
    await finished(uploadBytesResumable(image, bytes));
    expect(line.breaks()).toBe(1);
    expect((await getMetadata(image)).md5Hash).toBe(md5(bytes));
    expect(line.bytesSent()).toBeLessThan(1.9 * bytes.length);
  });

  it('an upload continues and completes when the Storage emulator restarts in the middle', async () => {
    const bytes = randomBytes(3 * MEGABYTE);
    const image = ref(staff, 'vehicle-images/ford/genstartet.jpg');
    const task = uploadBytesResumable(image, bytes);
    let restart: Promise<void> | undefined;
    await finished(task, (sent) => {
      if (sent < MEGABYTE) return;
      restart ??= emulator.stop().then(async () => {
        emulator = await startStorageEmulator({
          dataDir: emulator.dataDir,
          publicUrl: line.origin,
        });
        line.connectTo(emulator.host);
      });
    });
    await restart;
    expect((await getMetadata(image)).md5Hash).toBe(md5(bytes));
  });

  it('an upload can be paused and resumed', async () => {
    const bytes = randomBytes(2 * MEGABYTE);
    const image = ref(staff, 'vehicle-images/ford/pause.jpg');
    const task = uploadBytesResumable(image, bytes);
    let paused = false;
    await finished(task, (sent) => {
      if (sent === 0 || paused) return;
      paused = true;
      task.pause();
      queueMicrotask(() => task.resume());
    });
    expect((await getMetadata(image)).md5Hash).toBe(md5(bytes));
  });

  it('an image does not exist after its upload was cancelled', async () => {
    const image = ref(staff, 'vehicle-images/ford/fortrudt.jpg');
    const task = uploadBytesResumable(image, randomBytes(2 * MEGABYTE));
    await expect(finished(task, (sent) => sent > 0 && task.cancel())).rejects.toMatchObject({
      code: 'storage/canceled',
    });
    await expect(getMetadata(image)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('an uploaded file may be empty', async () => {
    const empty = ref(staff, 'empty');
    await uploadBytes(empty, new Uint8Array());
    expect((await getMetadata(empty)).size).toBe(0);
    expect((await getBytes(empty)).byteLength).toBe(0);
  });

  it('an image is replaced whole, and its old bytes leave the disk', async () => {
    const image = ref(staff, 'replaced');
    await uploadBytes(image, randomBytes(1000));
    const files = readdirSync(join(emulator.dataDir, 'storage', 'blobs')).length;
    const before = await getMetadata(image);
    await uploadBytes(image, randomBytes(2000));
    const after = await getMetadata(image);
    expect(after.size).toBe(2000);
    expect(BigInt(after.generation) > BigInt(before.generation)).toBe(true);
    expect(readdirSync(join(emulator.dataDir, 'storage', 'blobs'))).toHaveLength(files);
  });
});

describe('Storage rules', () => {
  it('the storage rules refuse a visitor who reads, lists, writes or deletes', async () => {
    await uploadBytes(ref(staff, 'closed'), randomBytes(10));
    const closed = ref(visitor, 'closed');
    const code = 'storage/unauthorized';
    await expect(getBytes(closed)).rejects.toMatchObject({ code });
    await expect(getMetadata(closed)).rejects.toMatchObject({ code });
    await expect(listAll(ref(visitor))).rejects.toMatchObject({ code });
    await expect(uploadBytes(closed, randomBytes(10))).rejects.toMatchObject({ code });
    await expect(updateMetadata(closed, { contentType: 'a/b' })).rejects.toMatchObject({ code });
    await expect(deleteObject(closed)).rejects.toMatchObject({ code });
    await expect(
      finished(uploadBytesResumable(ref(visitor, 'new'), randomBytes(MEGABYTE))),
    ).rejects.toMatchObject({ code });
  });

  it('the storage rules check the size before the bytes of a resumable upload are sent', async () => {
    const sent = line.bytesSent();
    const task = uploadBytesResumable(ref(staff, 'too-large'), randomBytes(6 * MEGABYTE));
    await expect(finished(task)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    expect(line.bytesSent() - sent).toBeLessThan(MEGABYTE);
  });

  it('an upload that the storage rules refuse leaves no bytes on disk', async () => {
    const folder = join(emulator.dataDir, 'storage');
    const before = [readdirSync(join(folder, 'blobs')), readdirSync(join(folder, 'incoming'))];
    await expect(uploadBytes(ref(staff, 'secret'), randomBytes(10))).rejects.toThrow();
    const after = [readdirSync(join(folder, 'blobs')), readdirSync(join(folder, 'incoming'))];
    expect(after).toEqual(before);
  });
});

describe('a download address', () => {
  it('a download address opens the file for anyone who has it, whole and in ranges', async () => {
    const bytes = randomBytes(5000);
    await uploadBytes(ref(staff, 'shared.jpg'), bytes, { contentType: 'image/jpeg' });
    const address = await getDownloadURL(ref(staff, 'shared.jpg'));
    const whole = await fetch(address);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    const part = await fetch(address, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe('bytes 100-199/5000');
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await fetch(address, { headers: { range: 'bytes=5000-' } });
    expect(beyond.status).toBe(416);
  });

  it('a download address has the shape of the ones in production', async () => {
    const image = ref(staff, 'vehicle-images/å b.jpg');
    await uploadBytes(image, randomBytes(10));
    const path = `/v0/b/${BUCKET}/o/vehicle-images%2F%C3%A5%20b.jpg`;
    expect(await getDownloadURL(image)).toMatch(
      new RegExp(`^${RegExp.escape(line.origin + path)}\\?alt=media&token=[0-9a-f-]{36}$`),
    );
  });

  it('a download address opens nothing with a wrong token or without one', async () => {
    await uploadBytes(ref(staff, 'shared'), randomBytes(10));
    const address = new URL(await getDownloadURL(ref(staff, 'shared')));
    address.searchParams.set('token', 'guessed');
    expect((await fetch(address)).status).toBe(403);
    address.searchParams.delete('token');
    expect((await fetch(address)).status).toBe(403);
  });

  it('an uploader cannot choose the token of the download address', async () => {
    const image = ref(staff, 'chosen');
    const customMetadata = { firebaseStorageDownloadTokens: 'chosen', other: 'yes' };
    await uploadBytes(image, randomBytes(10), { customMetadata });
    const { searchParams } = new URL(await getDownloadURL(image));
    expect(searchParams.get('token')).not.toBe('chosen');
    expect((await getMetadata(image)).customMetadata).toEqual({ other: 'yes' });
  });
});

describe('a folder', () => {
  it('a browser lists a folder in pages, with subfolders apart from files', async () => {
    const names = ['a', 'b', 'c', 'ø', 'sub/1', 'sub/2', 'sub2/x'];
    for (const name of names) await uploadBytes(ref(staff, `list/${name}`), randomBytes(1));
    const all = await listAll(ref(staff, 'list'));
    expect(all.items.map((item) => item.name)).toEqual(['a', 'b', 'c', 'ø']);
    expect(all.prefixes.map((folder) => folder.name)).toEqual(['sub', 'sub2']);
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list(
        ref(staff, 'list'),
        pageToken ? { maxResults: 2, pageToken } : { maxResults: 2 },
      );
      expect(page.items.length + page.prefixes.length).toBeLessThanOrEqual(2);
      seen.push(...[...page.items, ...page.prefixes].map((entry) => entry.name));
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'sub', 'sub2', 'ø']);
  });
});

describe('metadata and deletion', () => {
  it('a metadata update changes named fields, removes null ones and leaves the rest', async () => {
    const image = ref(staff, 'meta');
    await uploadBytes(image, randomBytes(10), { customMetadata: { a: '1', b: '2' } });
    const changed = await updateMetadata(image, {
      contentType: 'image/webp',
      // The documentation of the SDK allows null, its type does not.
      customMetadata: { b: null as unknown as string, c: '3' },
    });
    expect(changed).toMatchObject({ contentType: 'image/webp', metageneration: '2' });
    expect(changed.customMetadata).toEqual({ a: '1', c: '3' });
  });

  it('a browser deletes a file, and a second delete is refused', async () => {
    const image = ref(staff, 'deleted');
    await uploadBytes(image, randomBytes(10));
    await deleteObject(image);
    const code = 'storage/object-not-found';
    await expect(getBytes(image)).rejects.toMatchObject({ code });
    await expect(deleteObject(image)).rejects.toMatchObject({ code });
  });

  it('the Storage emulator sends the functions an event for each change of a file', async () => {
    emulator.events.length = 0;
    const image = ref(staff, 'events');
    await uploadBytes(image, randomBytes(10));
    await updateMetadata(image, { contentType: 'image/webp' });
    await uploadBytes(image, randomBytes(20));
    await deleteObject(image);
    const types = emulator.events.map((event) => event.kind === 'object' && event.type);
    expect(types).toEqual(['finalized', 'metadataUpdated', 'finalized', 'deleted', 'deleted']);
  });
});

it('the Storage emulator answers nonsensical requests with a client error', async () => {
  const at = (path: string, init?: RequestInit) => fetch(`${emulator.origin}${path}`, init);
  expect((await at('/v0/b/other-bucket/o')).status).toBe(404);
  expect((await at(`/v0/b/${BUCKET}/o/%E0%A4%A`)).status).toBe(400);
  expect((await at(`/v0/b/${BUCKET}/o?name=x`, { method: 'POST' })).status).toBe(501);
  const owner = { authorization: 'Bearer owner', 'x-goog-upload-protocol': 'multipart' };
  const torn = '--x\r\n\r\n{}\r\n--x\r\n\r\nhalf a file';
  const headers = { ...owner, 'content-type': 'multipart/related; boundary=x' };
  const half = await at(`/v0/b/${BUCKET}/o?name=half`, { method: 'POST', headers, body: torn });
  expect(half.status).toBe(400);
  expect((await at(`/v0/b/${BUCKET}/o/half`, { headers: owner })).status).toBe(404);
});
