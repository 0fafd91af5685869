import { get } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from './site-server.ts';

let site: SiteServer;
beforeEach(async () => {
  site = await startSiteServer(
    0,
    (_, response) => response.end('page'),
    async () => false,
  );
});
afterEach(() => site.close());

function statusOf(path: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

it.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321'])(
  'the site answers under the own name %s of the machine',
  async (host) => {
    expect(await statusOf('/', host)).toBe(200);
  },
);

it.each(['/', '/api/inquiries', '/__local/mail'])(
  'the path %s is refused under the name of a foreign page, which may point at this machine',
  async (path) => {
    expect(await statusOf(path, 'evil.example:4321')).toBe(403);
  },
);

it('a client may use its connection again after a pause, which the server does not end first', async () => {
  const response = await fetch(site.url);
  await response.text();
  expect(response.headers.get('keep-alive')).toBe('timeout=120');
});
