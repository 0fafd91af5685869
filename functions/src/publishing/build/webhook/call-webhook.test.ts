import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callWebhook } from './call-webhook.ts';
import { verifySignature } from './signature.ts';

const REQUEST = { revision: 7, full: true, force: false };

let server: Server;
let url: string;
let seen: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 202;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      response.writeHead(status, { location: '/elsewhere' }).end('secret text of the builder');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  seen = [];
  status = 202;
});

describe('the webhook that requests a build', () => {
  it('a webhook carries the signature of its body', async () => {
    expect(await callWebhook({ url, secret: 's' }, REQUEST)).toBeNull();
    const [request] = seen;
    expect(JSON.parse(request?.body ?? '')).toEqual(REQUEST);
    const signature = String(request?.headers['x-signature-256']);
    expect(verifySignature(request?.body ?? '', signature, 's')).toBe(true);
  });

  it('a webhook that answers certain accounts alone gets the ID token beside the signature', async () => {
    const idToken = async () => 'of the worker';
    const webhook = { url, secret: 's', idToken };
    expect(await callWebhook(webhook, REQUEST)).toBeNull();
    const { headers, body } = seen[0] ?? { headers: {}, body: '' };
    expect(headers.authorization).toBe('Bearer of the worker');
    expect(verifySignature(body, String(headers['x-signature-256']), 's')).toBe(true);
  });

  it.each([401, 404, 500, 302])(
    'a webhook answered with %i yields a Danish error without the text of the answer',
    async (code) => {
      status = code;
      const problem = await callWebhook({ url, secret: 's' }, REQUEST);
      expect(problem).toMatch(/^Byggeriet /);
      expect(problem).not.toContain('secret');
    },
  );

  it('a webhook that cannot be reached yields an error text', async () => {
    const unreachable = { url: 'http://127.0.0.1:1/', secret: 's' };
    expect(await callWebhook(unreachable, REQUEST)).toBe('Byggeriet kunne ikke nås.');
  });
});
