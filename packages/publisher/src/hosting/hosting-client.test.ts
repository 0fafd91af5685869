import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { type HostingClient, openHostingClient } from './hosting-client.ts';

let server: Server;
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** A Hosting that answers the first calls as `refuse` does, and then that nothing is live. */
async function clientOf(refusals: RequestListener[]): Promise<HostingClient> {
  server = createServer((request, response) => {
    const refuse = refusals.shift();
    if (refuse) refuse(request, response);
    else response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return openHostingClient({
    ...{ origin, site: 's', channel: 'try', token: async () => 'owner', pauses: [1, 1] },
  });
}

const refusal =
  (status: number, retryAfter?: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  };

it('a call that Hosting refuses for the moment is repeated', async () => {
  const client = await clientOf([refusal(503), refusal(429)]);
  expect(await client.live()).toBeNull();
});

it('a call is repeated only once the seconds that Hosting names have passed', async () => {
  const client = await clientOf([refusal(429, '1')]);
  const began = performance.now();
  expect(await client.live()).toBeNull();
  expect(performance.now() - began).toBeGreaterThanOrEqual(990);
});

it.each([
  ['in seconds', '300'],
  ['as a date', new Date(Date.now() + 300_500).toUTCString()],
])(
  'a time that Hosting names %s and that is too far away ends the call, and the error has it',
  async (_how, header) => {
    let calls = 0;
    const counted: RequestListener = (request, response) => {
      calls += 1;
      refusal(503, header)(request, response);
    };
    const client = await clientOf([counted, counted]);
    const error = await client.live().catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'HostingApiError', status: 503 });
    expect(calls).toBe(1);
    const { retryAfter } = error as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(290);
    expect(retryAfter).toBeLessThanOrEqual(301);
  },
);

it('a Retry-After that is no time is ignored', async () => {
  const client = await clientOf([refusal(503, 'soon')]);
  expect(await client.live()).toBeNull();
});

it('a channel that exists is not created twice: its end is postponed', async () => {
  const calls: string[] = [];
  const answer =
    (status: number): RequestListener =>
    async (request, response) => {
      calls.push(`${request.method} ${request.url} ${await text(request)}`);
      response.writeHead(status).end('{"url":"https://s--try.web.app"}');
    };
  const client = await clientOf([answer(409), answer(200), answer(200)]);
  expect(await client.openChannel(60)).toBe('https://s--try.web.app');
  await client.release('sites/s/versions/v', { message: 'one' });
  expect(calls).toEqual([
    'POST /v1beta1/sites/s/channels?channelId=try {"ttl":"60s"}',
    'PATCH /v1beta1/sites/s/channels/try?updateMask=ttl {"ttl":"60s"}',
    'POST /v1beta1/sites/s/channels/try/releases?versionName=sites%2Fs%2Fversions%2Fv {"message":"one"}',
  ]);
});

it('a channel that Hosting refuses is an error', async () => {
  const client = await clientOf([refusal(403)]);
  await expect(client.openChannel(60)).rejects.toMatchObject({ status: 403 });
});
