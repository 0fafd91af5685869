import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { Storage } from '@google-cloud/storage';
import { expect, it, onTestFinished } from 'vitest';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import type { Bucket } from '../shared/bucket.ts';
import { serveImage } from './serve-file.ts';

const BYTES = 'image';

/** A bucket whose one file is sent when `release` is called, after `asked` has resolved. */
async function openSlowBucket() {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (!request.url?.includes('alt=media')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ md5Hash: 'hash', size: String(BYTES.length) }));
      return;
    }
    asked.resolve();
    await released.promise;
    response.end(BYTES);
  });
  const apiEndpoint = await listenOn(server, 0);
  onTestFinished(() => closeServer(server));
  const bucket = new Storage({ apiEndpoint, projectId: 'demo' }).bucket('images');
  return {
    bucket: bucket as unknown as Bucket,
    asked: asked.promise,
    release: released.resolve,
  };
}

async function imageOf(bucket: Bucket): Promise<Readable> {
  const { body } = await serveImage(
    {
      ...{ method: 'GET', path: '/pictures/vehicle-images/golf/1_0/480.webp', headers: {} },
      ...{ body: Buffer.alloc(0), address: '', query: new URLSearchParams() },
    },
    { bucket, isVehiclePublished: async () => true, isTrashed: async () => false },
  );
  if (!(body instanceof Readable)) throw new Error('The image is no stream.');
  return body;
}

it('an image is sent as it is stored', async () => {
  const { bucket, release } = await openSlowBucket();
  release();
  expect(await (await imageOf(bucket)).toArray()).toEqual([Buffer.from(BYTES)]);
});

it('a visitor who leaves before the bytes of an image have come does not end the process', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const { bucket, asked, release } = await openSlowBucket();
  const image = await imageOf(bucket);
  image.resume();
  await asked;
  image.destroy();
  release();
  // The next visitor gets it, by when the answer to the first one has come.
  expect(await (await imageOf(bucket)).toArray()).toEqual([Buffer.from(BYTES)]);
  expect(errors).toEqual([]);
});
