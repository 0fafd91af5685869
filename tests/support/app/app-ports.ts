import { createServer, type Server } from 'node:net';

/** Where a test app listens. */
export interface AppPorts {
  PORT: string;
  EMULATOR_PORT: string;
}

/** The system chooses. */
export const ANY_PORT: AppPorts = { PORT: '0', EMULATOR_PORT: '0' };

/** Below the ports that systems give out themselves. */
const FIRST = 24_100;
const COUNT = 40;

const taken = new Map<string, { ports: AppPorts; guard: Server }>();

/**
 * Takes ports that no other test app has, the same ones for each start with this data folder. Takes
 * the lowest free ones, which the template has, so that nothing has to be rendered again.
 */
export async function takePorts(dataDir: string): Promise<AppPorts> {
  const earlier = taken.get(dataDir);
  if (earlier) return earlier.ports;
  for (let port = FIRST; port < FIRST + 3 * COUNT; port += 3) {
    // Held by this process until it ends or releases it, so a crash leaves nothing behind.
    const guard = await listen(port + 2);
    if (!guard) continue;
    if ((await isFree(port)) && (await isFree(port + 1))) {
      const ports = { PORT: String(port), EMULATOR_PORT: String(port + 1) };
      taken.set(dataDir, { ports, guard: guard.unref() });
      return ports;
    }
    guard.close();
  }
  return ANY_PORT;
}

export function releasePorts(dataDir: string): void {
  taken.get(dataDir)?.guard.close();
  taken.delete(dataDir);
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port);
  await new Promise((done) => (server ? server.close(done) : done(null)));
  return server !== null;
}

/** Null where something else listens there. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
