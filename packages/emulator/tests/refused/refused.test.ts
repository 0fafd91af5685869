import { afterAll, beforeAll, expect, it } from 'vitest';
import { authRefusals } from './auth.ts';
import { type Clients, startClients } from './clients.ts';
import { functionsRefusals } from './functions.ts';
import { type Refusals, refused, send } from './refusal.ts';
import { storageRefusals } from './storage.ts';

const otherRefusals: Refusals = {
  'a listener over WebChannel': refused(/does not support WebChannel/, (clients) =>
    send(clients, '/google.firestore.v1.Firestore/Listen/channel?VER=8', { method: 'POST' }),
  ),
  "an export in Google's format": refused(/export/, (clients) =>
    send(clients, `/emulator/v1/projects/${clients.emulator.projectId}:export`, { method: 'POST' }),
  ),
};

let clients: Clients;
beforeAll(async () => {
  clients = await startClients();
});
afterAll(() => clients.close());

it.each(
  Object.entries({ ...authRefusals, ...storageRefusals, ...functionsRefusals, ...otherRefusals }),
)('the emulator refuses %s by name', async (_what, { call, names }) => {
  const failure = await Promise.resolve(clients)
    .then(call)
    .then(
      () => null,
      (error: unknown) => error,
    );
  expect(failure, 'it was accepted').not.toBeNull();
  expect(messageOf(failure)).toMatch(names);
});

/** The message with those of its causes: some SDKs put the server's answer there. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { customData } = error as { customData?: unknown };
  return `${error.message} ${JSON.stringify(customData ?? '')} ${messageOf(error.cause ?? '')}`;
}
