import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Emulator } from 'app-emulator';
import { closeServer, listenOn } from '#tools/http/listen.ts';

export interface ServedSite {
  /** The page or file at this path, as visitors get it. */
  get(path: string): Promise<{ status: number; headers: Headers; bytes: Buffer }>;
  close(): Promise<void>;
}

/** Serves the release that is live in the emulator to the test. */
export async function serveLiveSite(emulator: Emulator): Promise<ServedSite> {
  const server = createServer((request, response) => emulator.serveSite(request, response));
  const url = await listenOn(server, 0);
  return {
    async get(path) {
      const response = await fetch(url + path, { redirect: 'manual' });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, bytes };
    },
    close: () => closeServer(server),
  };
}

/** Asks again and again until the end, and counts the statuses; 0 is no answer. */
export function visitSite(ask: () => Promise<number>): { end(): Promise<[number, number][]> } {
  const seen = new Map<number, number>();
  let isOver = false;
  const visits = (async () => {
    while (!isOver) {
      const status = await ask().catch(() => 0);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      await setTimeout(50);
    }
  })();
  return {
    async end() {
      isOver = true;
      await visits;
      return [...seen];
    },
  };
}
