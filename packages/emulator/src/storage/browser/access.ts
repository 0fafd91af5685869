import type { RulesMethod } from '#emulator/rules/index.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import type { AccessCheck } from '../objects/changes.ts';
import type { StoredObject } from '../objects/objects.ts';
import { rulesResource } from '../objects/resources.ts';
import { denied } from '../objects/storage-error.ts';
import type { StorageCall, StorageContext } from '../requests/context.ts';

/** The caller of a request, by its Authorization header. */
export function browserCaller({ context, request }: StorageCall): Caller {
  return context.identify(request.headers.authorization);
}

/** Throws where the rules deny a request; the Admin SDK bypasses them. */
export function requireAllowed(
  context: StorageContext,
  caller: Caller,
  method: RulesMethod,
  name: string,
  before: StoredObject | null,
  after: StoredObject | null = null,
): void {
  if (caller.kind === 'admin') return;
  const decision = context.rules.decide({
    method,
    bucket: context.bucket,
    name,
    auth: caller.kind === 'user' ? { uid: caller.uid, claims: caller.claims } : null,
    time: new Date().toISOString(),
    before: before === null ? null : rulesResource(before),
    after: after === null ? null : rulesResource(after),
  });
  if (!decision.allowed) throw denied(decision.reason);
}

/** The check of a change. An upload is a `create` where the name is free, else an `update`. */
export function accessCheck(
  context: StorageContext,
  caller: Caller,
  change: 'upload' | 'update' | 'delete',
  name: string,
): AccessCheck {
  return (before, after) => {
    const upload = before === null ? 'create' : 'update';
    const method = change === 'upload' ? upload : change;
    requireAllowed(context, caller, method, name, before, after);
  };
}
