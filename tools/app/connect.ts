import type { AdminSdk } from '../shared/admin-sdk.ts';
import type { CleanupStack } from '../shared/cleanup-stack.ts';
import { hasDemoSignIn } from '../shared/demo-sign-in.ts';

/** Connects the Admin SDK to the emulator; every call resolves to the same connection. */
export type Connect = () => Promise<AdminSdk>;

/**
 * Connects at the first call, which most starts never make: the SDK takes as long to load as everything
 * else that a start waits for. Requests to an emulator that is still starting wait for it.
 */
export function connectWhenNeeded(emulatorUrl: string, cleanup: CleanupStack): Connect {
  let connection: Promise<AdminSdk> | null = null;
  async function connect(): Promise<AdminSdk> {
    const { openLocalSdk } = await import('../shared/admin-sdk.ts');
    return openLocalSdk(emulatorUrl);
  }
  // Deferred now, so that what uses it is stopped before it is closed.
  cleanup.defer(async () => (await connection)?.close());
  return () => {
    connection ??= connect();
    return connection;
  };
}

export async function ensureDemoAccount(emulatorUrl: string, connect: Connect): Promise<void> {
  if (await hasDemoSignIn(emulatorUrl)) return;
  const { ensureDemoSignIn } = await import('../shared/staff-accounts.ts');
  await ensureDemoSignIn((await connect()).auth);
}
