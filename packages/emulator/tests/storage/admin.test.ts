import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BUCKET,
  type StorageEmulator,
  startStorageEmulator,
} from '#tests/support/storage-emulator.ts';

let emulator: StorageEmulator;
let app: App;
let bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;

beforeAll(async () => {
  // The SDK adds 11 listeners to the stream of each download, one more than Node lets pass without
  // a warning. They are freed with that stream, so nothing leaks.
  EventEmitter.defaultMaxListeners = 20;
  emulator = await startStorageEmulator();
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = emulator.host;
  process.env['STORAGE_EMULATOR_HOST'] = emulator.origin;
  app = initializeApp({ projectId: 'demo-storage', storageBucket: BUCKET }, 'storage-admin');
  bucket = getStorage(app).bucket();
});

afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
  emulator.remove();
  delete process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  delete process.env['STORAGE_EMULATOR_HOST'];
});

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

describe('a file in the Admin SDK', () => {
  it('the Admin SDK saves a file resumably and in one request, with its metadata and checksum', async () => {
    const bytes = randomBytes(700_000);
    for (const resumable of [true, false]) {
      const file = bucket.file(`saved/${resumable} æ.jpg`);
      await file.save(bytes, {
        resumable,
        contentType: 'image/jpeg',
        metadata: { cacheControl: 'max-age=60', metadata: { vehicle: 'abc' } },
      });
      const [metadata] = await file.getMetadata();
      expect(metadata).toMatchObject({
        bucket: BUCKET,
        name: `saved/${resumable} æ.jpg`,
        size: '700000',
        contentType: 'image/jpeg',
        cacheControl: 'max-age=60',
        metadata: { vehicle: 'abc' },
        md5Hash: md5(bytes),
        metageneration: '1',
      });
      expect((await file.download())[0].equals(bytes)).toBe(true);
    }
  });

  it('a stored file has the same CRC32C checksum as in Cloud Storage', async () => {
    const file = bucket.file('crc');
    await file.save('123456789');
    expect((await file.getMetadata())[0].crc32c).toBe('4waSgw==');
  });

  it('the Admin SDK writes and reads a file through streams', async () => {
    const bytes = randomBytes(3_000_000);
    const [source, target] = [join(emulator.dataDir, 'source'), join(emulator.dataDir, 'target')];
    writeFileSync(source, bytes);
    const file = bucket.file('streamed');
    await pipeline(createReadStream(source), file.createWriteStream({ contentType: 'a/b' }));
    await pipeline(file.createReadStream(), createWriteStream(target));
    expect(readFileSync(target).equals(bytes)).toBe(true);
  });

  it('the Admin SDK writes a file in chunks of a given size', async () => {
    const bytes = randomBytes(1_000_000);
    const file = bucket.file('chunked');
    await pipeline(Readable.from([bytes]), file.createWriteStream({ chunkSize: 256 * 1024 }));
    expect((await file.getMetadata())[0].md5Hash).toBe(md5(bytes));
  });

  it('the Admin SDK reads a file whose headers have non-Latin letters', async () => {
    const bytes = randomBytes(100);
    const file = bucket.file('named.bin');
    const contentDisposition = 'attachment; filename="Škoda – 日本.pdf"';
    await file.save(bytes, { resumable: false, metadata: { contentDisposition } });
    expect((await file.download())[0].equals(bytes)).toBe(true);
    const answer = await fetch(`${emulator.origin}/b/${BUCKET}/o/named.bin?alt=media`);
    const header = Buffer.from(answer.headers.get('content-disposition') ?? '', 'latin1');
    expect(header.toString('utf8')).toBe(contentDisposition);
  });

  it('the Admin SDK reads a file in byte ranges', async () => {
    const bytes = randomBytes(1000);
    const file = bucket.file('ranges');
    await file.save(bytes);
    const read = async (start: number, end?: number) =>
      (await file.download({ start, ...(end === undefined ? {} : { end }) }))[0];
    expect((await read(10, 19)).equals(bytes.subarray(10, 20))).toBe(true);
    expect((await read(990)).equals(bytes.subarray(990))).toBe(true);
  });

  it('a file exists from its save until it is deleted', async () => {
    const file = bucket.file('exists');
    expect(await file.exists()).toEqual([false]);
    await expect(file.delete()).rejects.toMatchObject({ code: 404 });
    await file.save('x');
    expect(await file.exists()).toEqual([true]);
    await file.delete();
    expect(await file.exists()).toEqual([false]);
    await expect(file.download()).rejects.toMatchObject({ code: 404 });
    await file.delete({ ignoreNotFound: true });
  });

  it('an upload is refused when its bytes do not match the given checksum', async () => {
    const answer = await fetch(
      `${emulator.origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=damaged`,
      { method: 'POST', headers: { 'x-goog-hash': 'md5=AAAAAAAAAAAAAAAAAAAAAA==' }, body: 'x' },
    );
    expect(answer.status).toBe(400);
    expect(await bucket.file('damaged').exists()).toEqual([false]);
  });
});

describe('metadata', () => {
  it('the Admin SDK changes metadata by name, merges it and removes it with null', async () => {
    const file = bucket.file('metadata');
    await file.save('x', { metadata: { contentType: 'a/b', metadata: { a: '1', b: '2' } } });
    await file.setMetadata({ cacheControl: 'no-store', metadata: { b: null, c: '3' } });
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({ contentType: 'a/b', cacheControl: 'no-store' });
    expect(metadata.metadata).toEqual({ a: '1', c: '3' });
    expect(metadata.metageneration).toBe('2');
  });
});

describe('several files in the Admin SDK', () => {
  it('the Admin SDK lists files by prefix, in folders and in pages', async () => {
    const names = ['l/1', 'l/2', 'l/3', 'l/sub/1', 'l/sub/2', 'm/1'];
    for (const name of names) await bucket.file(name).save('x');
    const [all] = await bucket.getFiles({ prefix: 'l/' });
    expect(all.map((file) => file.name)).toEqual(names.slice(0, 5));
    const [top, , answer] = await bucket.getFiles({
      prefix: 'l/',
      delimiter: '/',
      autoPaginate: false,
    });
    expect(top.map((file) => file.name)).toEqual(['l/1', 'l/2', 'l/3']);
    expect((answer as { prefixes: string[] }).prefixes).toEqual(['l/sub/']);
    const [page, next] = await bucket.getFiles({
      prefix: 'l/',
      maxResults: 2,
      autoPaginate: false,
    });
    expect(page.map((file) => file.name)).toEqual(['l/1', 'l/2']);
    const [rest] = await bucket.getFiles({ ...next, maxResults: 10, autoPaginate: false });
    expect(rest.map((file) => file.name)).toEqual(['l/3', 'l/sub/1', 'l/sub/2']);
  });

  it('the Admin SDK copies and moves files with their metadata', async () => {
    const bytes = randomBytes(5000);
    const original = bucket.file('original');
    await original.save(bytes, { contentType: 'image/jpeg' });
    await original.copy('copy');
    await original.move('moved');
    await bucket.file('moved').moveFileAtomic('moved-again');
    expect(await original.exists()).toEqual([false]);
    expect(await bucket.file('moved').exists()).toEqual([false]);
    for (const name of ['copy', 'moved-again']) {
      const [metadata] = await bucket.file(name).getMetadata();
      expect(metadata).toMatchObject({ contentType: 'image/jpeg', md5Hash: md5(bytes) });
      expect((await bucket.file(name).download())[0].equals(bytes)).toBe(true);
    }
  });

  it('the Admin SDK deletes files by prefix', async () => {
    for (const name of ['d/1', 'd/2', 'e/1']) await bucket.file(name).save('x');
    await bucket.deleteFiles({ prefix: 'd/' });
    const [left] = await bucket.getFiles({ prefix: 'd/' });
    expect(left).toEqual([]);
    expect(await bucket.file('e/1').exists()).toEqual([true]);
  });
});

describe('preconditions in the Admin SDK', () => {
  it('a precondition lets only one of two uploads create the same file', async () => {
    const create = (text: string) =>
      bucket.file('once').save(text, { preconditionOpts: { ifGenerationMatch: 0 } });
    const results = await Promise.allSettled([create('a'), create('b')]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = results.find((result) => result.status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 412 } });
  });

  it('a precondition refuses to overwrite or delete another generation of a file', async () => {
    const file = bucket.file('generations');
    await file.save('one');
    const first = Number((await file.getMetadata())[0].generation);
    await file.save('two', { preconditionOpts: { ifGenerationMatch: first } });
    await expect(
      file.save('three', { preconditionOpts: { ifGenerationMatch: first } }),
    ).rejects.toMatchObject({ code: 412 });
    await expect(file.delete({ ifGenerationMatch: first })).rejects.toMatchObject({ code: 412 });
    expect((await file.download())[0].toString()).toBe('two');
  });
});

describe('a file whose bytes changed on disk', () => {
  const blobOf = (name: string) => {
    const folder = join(emulator.dataDir, 'storage', 'blobs');
    const found = readdirSync(folder).find((id) => readFileSync(join(folder, id), 'utf8') === name);
    return join(folder, found ?? '');
  };

  it('a download fails when a byte of the file changed on disk', async () => {
    const file = bucket.file('flipped');
    await file.save('flipped on disk');
    writeFileSync(blobOf('flipped on disk'), 'flipped at disk');
    await expect(file.download({ validation: false })).rejects.toMatchObject({ code: 422 });
    // A range would show no SDK that another byte changed.
    const range = file.download({ start: 0, end: 3 });
    await expect(range).rejects.toMatchObject({ code: 422 });
    writeFileSync(blobOf('flipped at disk'), 'flipped on disk');
    expect((await file.download())[0].toString()).toBe('flipped on disk');
  });

  it('a download fails when the file became shorter on disk, also for a browser', async () => {
    const file = bucket.file('shortened');
    await file.save('shortened on disk');
    writeFileSync(blobOf('shortened on disk'), 'shortened');
    await expect(file.download({ validation: false })).rejects.toMatchObject({ code: 422 });
    const answer = await fetch(`${emulator.origin}/v0/b/${BUCKET}/o/shortened?alt=media`, {
      headers: { authorization: 'Bearer owner' },
    });
    expect(answer.status).toBe(422);
  });
});

describe('a file stored with gzip', () => {
  const text = 'Brugte biler '.repeat(1000);
  const download = (name: string, headers: Record<string, string>) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const path = `/download/storage/v1/b/${BUCKET}/o/${name}?alt=media`;
      get(`${emulator.origin}${path}`, { headers }, resolve).once('error', reject);
    });

  it('the Admin SDK stores a file with gzip, and reads and verifies it unpacked', async () => {
    const file = bucket.file('zipped');
    await file.save(text, { gzip: true, contentType: 'text/plain' });
    const [metadata] = await file.getMetadata();
    expect(metadata.contentEncoding).toBe('gzip');
    expect(Number(metadata.size)).toBeLessThan(text.length / 10);
    expect((await file.download())[0].toString()).toBe(text);
    const [packed] = await file.download({ decompress: false });
    expect(gunzipSync(packed).toString()).toBe(text);
  });

  it('a client that accepts gzip gets the stored bytes, any other gets them unpacked', async () => {
    await bucket.file('zipped').save(text, { gzip: true, contentType: 'text/plain' });
    const packed = await download('zipped', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'x-goog-stored-content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    });
    expect(gunzipSync(await buffer(packed)).toString()).toBe(text);
    for (const accepted of ['identity', 'br', 'gzip;q=0']) {
      const plain = await download('zipped', { 'accept-encoding': accepted, range: 'bytes=0-9' });
      expect(plain.statusCode).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers['content-length']).toBeUndefined();
      expect(plain.headers['x-goog-stored-content-encoding']).toBe('gzip');
      expect((await buffer(plain)).toString()).toBe(text);
    }
  });

  it('a file that forbids transforming stays packed for everyone', async () => {
    const metadata = { cacheControl: 'no-transform' };
    await bucket.file('untouched').save(text, { gzip: true, metadata });
    const answer = await download('untouched', {});
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(await buffer(answer)).toString()).toBe(text);
  });
});

describe('the resource of a file', () => {
  it('the links in the metadata lead to the metadata and to the bytes', async () => {
    const file = bucket.file('links/å b.txt');
    await file.save('linked');
    const [metadata] = await file.getMetadata();
    const self = (await (await fetch(String(metadata.selfLink))).json()) as { id: string };
    expect(self.id).toBe(metadata.id);
    expect(new URL(String(metadata.mediaLink)).pathname).toBe(
      `/download/storage/v1/b/${BUCKET}/o/links%2F%C3%A5%20b.txt`,
    );
    expect(await (await fetch(String(metadata.mediaLink))).text()).toBe('linked');
  });

  it('a list without folders has no empty list of prefixes', async () => {
    const answer = await fetch(`${emulator.origin}/b/${BUCKET}/o?prefix=no-such`);
    expect(await answer.json()).toEqual({ kind: 'storage#objects' });
  });

  it('a copy whose custom metadata is null has an empty text there', async () => {
    await bucket.file('source').save('x', { metadata: { metadata: { a: '1' } } });
    await bucket.file('source').copy('target', { metadata: { a: null, b: '2' } });
    const [metadata] = await bucket.file('target').getMetadata();
    expect(metadata.metadata).toEqual({ a: '', b: '2' });
  });
});

describe('unsupported calls and foreign callers', () => {
  it('the Storage emulator refuses unsupported calls and names them', async () => {
    await expect(bucket.combine(['a', 'b'], 'c')).rejects.toThrow();
    const compose = await fetch(`${emulator.origin}/b/${BUCKET}/o/c/compose`, { method: 'POST' });
    expect(compose.status).toBe(501);
    expect(await compose.text()).toContain('compose');
    await expect(bucket.getFiles({ matchGlob: '*.jpg' })).rejects.toThrow(/matchGlob/);
  });

  it('the Storage emulator refuses a foreign token on the calls of the Admin SDK', async () => {
    const answer = await fetch(`${emulator.origin}/b/${BUCKET}/o`, {
      headers: { authorization: 'Bearer somebody' },
    });
    expect(answer.status).toBe(403);
    const other = await fetch(`${emulator.origin}/b/other/o`);
    expect(other.status).toBe(404);
  });
});
