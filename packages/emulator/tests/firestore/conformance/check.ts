import type { CollectionReference } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import type { Target } from '#tests/support/firestore-targets.ts';

/** One check of the conformance suite: a call, and the result that every Firestore gives. */
export interface Check {
  name: string;
  run(world: World): Promise<unknown>;
  expect: unknown;
}

export interface World {
  target: Target;
  /** An empty collection of the check's own. */
  collection: CollectionReference;
}

let sequence = 0;

/** Runs checks at the same time: the SDKs wait for seconds before they retry or report a refusal. */
export function runChecks(target: () => Target, checks: readonly Check[]): void {
  for (const check of checks) {
    test.concurrent(check.name, async () => {
      const collection = target().admin.collection(`check_${sequence++}`);
      expect(await check.run({ target: target(), collection })).toEqual(check.expect);
    });
  }
}

const GRPC_CODES: Record<number, string> = {
  3: 'invalid-argument',
  5: 'not-found',
  6: 'already-exists',
  7: 'permission-denied',
  9: 'failed-precondition',
  10: 'aborted',
  12: 'unimplemented',
};

/** The error code of a refused call, in one spelling for all SDKs, or 'done'. */
export async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    const { code } = error as { code?: number | string };
    return typeof code === 'number' ? (GRPC_CODES[code] ?? String(code)) : String(code ?? error);
  }
}
