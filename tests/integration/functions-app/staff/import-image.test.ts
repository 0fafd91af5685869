import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchImage } from '#functions/src/import/fetch-image.ts';
import { importImage } from '#functions/src/import/import-image.ts';
import { isPublicAddress } from '#functions/src/import/public-address.ts';
import { createCertificate } from '#tests/deploy/google-cloud/certificate.ts';
import { postJson } from '../support.ts';

/** A server of another system, which the tests treat as one on the internet. */
const { cert, key } = createCertificate(mkdtempSync(join(tmpdir(), 'images-')), ['localhost']);
const server = createServer({ cert, key });
const asked: string[] = [];
let origin = '';
let picture: Buffer;

beforeAll(async () => {
  picture = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#357' },
  })
    .jpeg()
    .toBuffer();
  const redirects: Record<string, string> = {
    '/moved': '/car.jpg',
    '/to-network': 'https://10.0.0.7/car.jpg',
    '/to-metadata': 'https://169.254.169.254/computeMetadata/v1/',
    '/to-number': 'https://167772161/',
    '/to-plain': 'http://example.com/car.jpg',
    '/round': '/round',
  };
  server.on('request', (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const location = redirects[path];
    if (location) return response.writeHead(302, { location }).end();
    if (path === '/car.jpg') return response.end(picture);
    if (path === '/page.jpg') return response.end('<!doctype html>');
    if (path === '/secret.jpg') return response.writeHead(403).end();
    if (path === '/endless.jpg') {
      const chunk = Buffer.alloc(1_000_000, picture);
      const write = (): void => {
        while (response.writable && response.write(chunk));
        response.once('drain', write);
      };
      return write();
    }
    if (path === '/broken.jpg') return request.socket.destroy();
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const isOwn = (address: string) => ['127.0.0.1', '::1'].includes(address);
const access = {
  isPublic: (address: string) => isOwn(address) || isPublicAddress(address),
  ca: cert,
};
const fetched = (address: string) => fetchImage(address, access);

test('an image is fetched from its address, and from where that leads', async () => {
  for (const path of ['/car.jpg', '/moved']) {
    const { bytes, type } = await fetched(origin + path);
    expect(type).toBe('image/jpeg');
    expect(bytes.equals(picture)).toBe(true);
  }
});

test.each([
  ['/to-network', 'private'],
  ['/to-metadata', 'private'],
  ['/to-number', 'private'],
  ['/to-plain', 'address'],
  ['/round', 'redirects'],
  ['/page.jpg', 'no_image'],
  ['/secret.jpg', 'refused'],
  ['/unknown.jpg', 'gone'],
  ['/endless.jpg', 'too_large'],
  ['/broken.jpg', 'no_answer'],
])('the address %s is refused as %s', async (path, problem) => {
  await expect(fetched(origin + path)).rejects.toMatchObject({ problem });
});

test.each([
  ['http://example.com/a.jpg', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://user:pass@example.com/a.jpg', 'address'],
  ['not an address', 'address'],
  ['https://127.0.0.1/a.jpg', 'private'],
  ['https://0x7f.1/a.jpg', 'private'],
  ['https://[::ffff:127.0.0.1]/a.jpg', 'private'],
  ['https://[fd00::1]/a.jpg', 'private'],
  ['https://192.168.1.1/a.jpg', 'private'],
])('the address %s is refused as %s before anything is asked', async (address, problem) => {
  await expect(fetchImage(address, { isPublic: isPublicAddress })).rejects.toMatchObject({
    problem,
  });
});

test('a name that resolves into the private network is refused before a connection', async () => {
  const before = asked.length;
  const refused = fetchImage(`${origin}/car.jpg`, { isPublic: isPublicAddress, ca: cert });
  await expect(refused).rejects.toMatchObject({ problem: 'private' });
  expect(asked).toHaveLength(before);
});

const MEMBER = { uid: 'u1', email: 'salg@eksempel.dk' };
const staffMember = async (token: string) =>
  token === 'sales' || token === 'photographer' ? ({ ...MEMBER, role: token } as const) : null;

function post(url: unknown, token: string) {
  const request = postJson('/api/import-image', { url }, { authorization: `Bearer ${token}` });
  return importImage(request, { staffMember, fetchImage: fetched });
}

test('the function answers only staff who may import, with the image or with a reason', async () => {
  const { status, body, headers } = await post(`${origin}/car.jpg`, 'sales');
  expect([status, headers?.['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.equals(body as Buffer)).toBe(true);
  expect(await post(`${origin}/to-network`, 'sales')).toMatchObject({
    status: 422,
    body: JSON.stringify({ ok: false, error: 'private' }),
  });
  expect((await post(`${origin}/car.jpg`, 'photographer')).status).toBe(403);
  expect((await post(`${origin}/car.jpg`, 'visitor')).status).toBe(403);
  expect((await post(7, 'sales')).status).toBe(400);
});
