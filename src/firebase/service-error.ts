import { FirebaseError } from 'firebase/app';

/**
 * Why a call failed, as far as the admin acts on it. `offline`: nothing answered, the outcome is
 * unknown. `signed_out`: the session ended. `unexpected`: not an answer of the service at all.
 */
export type ServiceProblem =
  | 'offline'
  | 'signed_out'
  | 'denied'
  | 'missing'
  | 'refused'
  | 'unexpected';

/** A call to Firebase or to our own functions that failed; `message` is the service's own. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly problem: ServiceProblem;
  /** Whether the service gave a sentence of its own, and not just a code. */
  readonly hasWords: boolean;

  constructor(
    problem: ServiceProblem,
    message: string,
    options?: ErrorOptions & { hasWords?: boolean },
  ) {
    super(message, options);
    this.problem = problem;
    this.hasWords = options?.hasWords ?? true;
  }
}

const NETWORK = /failed to fetch|networkerror|load failed|network request failed/iu;
const SIGNED_OUT = new Set([
  'unauthenticated',
  'storage/unauthenticated',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
]);
const DENIED = new Set(['permission-denied', 'storage/unauthorized']);
const MISSING = new Set(['not-found', 'storage/object-not-found']);
const OFFLINE = new Set([
  'auth/network-request-failed',
  'storage/retry-limit-exceeded',
  'unavailable',
]);

/** Any thrown value as a `ServiceError`. */
export function serviceError(cause: unknown): ServiceError {
  if (cause instanceof ServiceError) return cause;
  if (cause instanceof FirebaseError) {
    const words = wordsOf(cause.message);
    return new ServiceError(problemOf(cause), words || cause.message, {
      cause,
      hasWords: words !== '',
    });
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ServiceError(NETWORK.test(message) ? 'offline' : 'unexpected', message, { cause });
}

/** Runs a call and throws nothing but a `ServiceError`. */
export async function asService<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw serviceError(cause);
  }
}

function problemOf({ code, message }: FirebaseError): ServiceProblem {
  if (OFFLINE.has(code) || NETWORK.test(message)) return 'offline';
  if (SIGNED_OUT.has(code)) return 'signed_out';
  if (DENIED.has(code)) return 'denied';
  if (MISSING.has(code)) return 'missing';
  return 'refused';
}

/** The sentence inside an SDK message; empty where there is only a code. */
function wordsOf(message: string): string {
  return message
    .replace(/^(?:Firebase(?: Storage)?:|Request failed with error:)\s*/u, '')
    .replace(/^Error\s*\([\w/-]+\)\.?$/u, '')
    .replace(/\s*\((?:auth|storage)\/[\w-]+\)\.?$/u, '')
    .trim();
}
