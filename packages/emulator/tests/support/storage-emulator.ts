import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageRules } from '#emulator/rules/requests/types.ts';
import { openDatabase } from '#emulator/shared/database.ts';
import type { EmulatorEvent } from '#emulator/shared/events.ts';
import { createStorage } from '#emulator/storage/index.ts';
import { ADMIN, ANONYMOUS, type Caller } from '#emulator/wire/caller.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import { serveHandlers } from './handler-server.ts';

export const BUCKET = 'demo-storage.appspot.com';

/** Staff may do anything up to 5 MB, but never with a file named `secret`. */
const RULES: StorageRules = {
  decide: ({ auth, name, after }) => {
    if (auth?.claims['role'] !== 'admin') return { allowed: false, reason: 'not staff' };
    if (name.endsWith('secret')) return { allowed: false, reason: 'secret' };
    if (Number(after?.['size'] ?? 0) > 5_242_880) return { allowed: false, reason: 'too large' };
    return { allowed: true };
  },
};

/** An unsigned token that `identify` below accepts. */
export function tokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'ane', ...claims })}.`;
}

function identify(authorization: string | undefined): Caller {
  if (authorization === undefined) return ANONYMOUS;
  if (authorization === 'Bearer owner') return ADMIN;
  const payload = authorization.split('.')[1];
  if (payload === undefined) throw new StatusError('UNAUTHENTICATED', 'No token.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { kind: 'user', uid: claims.sub, claims };
}

/** Starts the Storage emulator alone, with the simple rules above. */
export async function startStorageEmulator(options: { dataDir?: string; publicUrl?: string } = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'storage-'));
  const database = openDatabase(dataDir);
  const events: EmulatorEvent[] = [];
  const server = await serveHandlers((origin) => [
    createStorage({
      database,
      dataDir,
      bucket: BUCKET,
      identify,
      rules: RULES,
      events: { record: (event) => events.push(event), wake() {} },
      publicUrl: options.publicUrl ?? origin,
    }).handle,
  ]);
  return {
    ...server,
    dataDir,
    events,
    stop: async () => {
      await server.close();
      database.close();
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export type StorageEmulator = Awaited<ReturnType<typeof startStorageEmulator>>;
