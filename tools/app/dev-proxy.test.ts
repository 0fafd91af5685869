import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOST } from '../shared/config.ts';
import { type DevProxy, startDevProxy } from './dev-proxy.ts';

let proxy: DevProxy;
let pages: Server;

beforeAll(async () => {
  proxy = await startDevProxy(0, {
    serveFunctions: (_request, response) => void response.end('functions'),
    mails: { add: async () => {}, list: async () => [] },
    secrets: { publishing: 'a', forms: 'b' },
  });
  pages = createServer((_request, response) => response.end('pages'));
  await new Promise<void>((resolve) => pages.listen(proxy.astroPort, HOST, resolve));
});
afterAll(async () => {
  await proxy.close();
  pages.close();
});

const text = async (path: string) => (await fetch(proxy.url + path)).text();

it.each(['/', '/inventory', '/car/golf', '/car/golf?a=/api/'])(
  'the dev server forwards %s to Astro',
  async (path) => {
    expect(await text(path)).toBe('pages');
  },
);

it.each(['/api/form-token', '/pictures/a/b', '/documents/a', '/car/golf/inquiry?a=b'])(
  'the dev server forwards %s to functions',
  async (path) => expect(await text(path)).toBe('functions'),
);

it('the dev server shows captured mails on this machine and refuses a foreign host name', async () => {
  expect(await text('/__local/mail')).toContain('Opfangede mails');
  const status = await new Promise((resolve) => {
    const options = { headers: { host: 'evil.example' } };
    request(`${proxy.url}/__local/mail`, options, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});
