import type { Request } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import { get, post, type Route, serveRoutes } from './routes.ts';

const answering = (path: string): Route => get(path, async () => ({ status: 200, body: path }));

const ROUTES: Route[] = [
  answering('/api/form-token'),
  answering('/pictures/**'),
  answering('/car/*/*'),
  answering('/car/*'),
  post('/api/form', async () => ({ status: 202 })),
  get('/api/broken', async () => {
    throw new Error('a secret of the server');
  }),
];

async function ask(url: string, method = 'GET') {
  const answer = { status: 0, body: '', allow: '' };
  const request = { method, originalUrl: url, url, headers: {}, rawBody: Buffer.alloc(0) };
  await serveRoutes(ROUTES)(request as unknown as Request, {
    status: (code) => {
      answer.status = code;
    },
    set: (header, value) => {
      if (header === 'allow') answer.allow = value;
    },
    end: (body) => {
      answer.body = String(body);
    },
  });
  return answer;
}

it.each([
  ['/api/form-token', '/api/form-token'],
  ['/api/form-token?a=/car/b', '/api/form-token'],
  ['/pictures/a/b/c.avif', '/pictures/**'],
  ['/car/a', '/car/*'],
  ['/car/a/', '/car/*'],
  ['/car/a/contact', '/car/*/*'],
])('the address %s is answered by the route %s', async (url, path) => {
  expect(await ask(url)).toEqual({ status: 200, body: path, allow: '' });
});

it.each([
  '/',
  '//',
  '/api/form-tokens',
  '/pictures/',
  '/car/a/b/c',
  '/car',
  '/%63ar/a',
  '/apixform-token',
])('the address %s, which no route has, is answered with 404', async (url) => {
  expect((await ask(url)).status).toBe(404);
});

it('a method that a route does not have is answered with 405 and those it has', async () => {
  expect(await ask('/api/form-token', 'POST')).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect(await ask('/api/form', 'GET')).toMatchObject({ status: 405, allow: 'POST' });
  expect((await ask('/api/form', 'POST')).status).toBe(202);
});

it('a route that fails is answered with 500 and without what went wrong', async () => {
  const { status, body } = await ask('/api/broken');
  expect(status).toBe(500);
  expect(body).not.toContain('secret');
});
