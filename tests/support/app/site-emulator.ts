import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Emulator } from 'app-emulator';
import { startLocalEmulator } from '#tools/app/local-emulator.ts';
import { closeServer, listenOn } from '#tools/http/listen.ts';

/** An emulator on an empty data folder, and the address under which it serves the site. */
export interface SiteEmulator {
  emulator: Emulator;
  siteUrl: string;
  dataDir: string;
  stop(): Promise<void>;
}

export async function startSiteEmulator(): Promise<SiteEmulator> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-emulator-'));
  const emulator = await startLocalEmulator({
    port: 0,
    dataDir,
    siteUrl: 'http://127.0.0.1:4321',
    allowedOrigins: [],
  });
  const server = createServer((request, response) => emulator.serveSite(request, response));
  return {
    emulator,
    siteUrl: await listenOn(server, 0),
    dataDir,
    async stop() {
      await closeServer(server);
      await emulator.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
