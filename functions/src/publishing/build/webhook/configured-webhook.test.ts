import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeServer, listenOn } from '#tools/http/listen.ts';
import { callWebhook } from './call-webhook.ts';
import { configuredWebhook } from './configured-webhook.ts';

const OWN = 'https://europe-west1-a-dealer.cloudfunctions.net/publishSite';

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'a-dealer');
  vi.stubEnv('PUBLISH_WEBHOOK_SECRET', 's');
  vi.stubEnv('PUBLISH_WEBHOOK_URL', '');
});
afterEach(() => vi.unstubAllEnvs());

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
  server = undefined;
});

/** A metadata server that signs for any address, or refuses. */
async function metadata(status = 200): Promise<string[]> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://metadata');
    asked.push(`${request.headers['metadata-flavor']} ${pathname}`);
    response.writeHead(status).end(`token for ${searchParams.get('audience')}`);
  });
  vi.stubEnv('GCE_METADATA_HOST', new URL(await listenOn(server, 0)).host);
  return asked;
}

it('the function of the installation is called with an ID token of the caller for its address', async () => {
  const asked = await metadata();
  const webhook = configuredWebhook();
  expect(webhook).toMatchObject({ url: OWN, secret: 's' });
  expect(await webhook.idToken?.()).toBe(`token for ${OWN}`);
  expect(asked).toEqual(['Google /computeMetadata/v1/instance/service-accounts/default/identity']);
});

it.each([
  ['a publisher elsewhere', { PUBLISH_WEBHOOK_URL: 'https://publisher.example/hook' }],
  ['the function in the emulator', { CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:4322' }],
])('%s gets no ID token', (_what, settings) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  expect(configuredWebhook().idToken).toBeUndefined();
});

it('without an ID token the function is not called, and staff read that it could not be reached', async () => {
  await metadata(404);
  const problem = await callWebhook(configuredWebhook(), {
    revision: 1,
    full: false,
    force: false,
  });
  expect(problem).toBe('Byggeriet kunne ikke nås.');
});
