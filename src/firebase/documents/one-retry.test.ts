import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { writeRevision } from './history.ts';
import { writeTrashed } from './trash.ts';

// Each failed attempt would be a warning in the report.
setLogLevel('silent');

test.each([
  ['delete', writeTrashed],
  ['restore of an earlier version', writeRevision],
])(
  'a %s that the service fails is tried once more only, so that staff soon read about it',
  async (_name, write) => {
    let attempts = 0;
    const server = createServer((request, response) => {
      request.resume();
      attempts += Number(request.url?.includes(':batchGet'));
      response.writeHead(500).end('{"error":{"code":500,"message":"Failed"}}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const app = initializeApp({ projectId: 'demo-dealer', apiKey: 'key' }, `transaction ${_name}`);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', (server.address() as AddressInfo).port);
    try {
      const failed = write({ db, by: '' }, 'vehicles', 'a', 1 as never);
      await expect(failed).rejects.toThrow('Failed');
      expect(attempts).toBe(2);
    } finally {
      await deleteApp(app);
      server.close();
    }
  },
);
