import { FirebaseError } from 'firebase/app';

/**
 * Why a call failed, as far as the admin acts on it. `offline`: no answer, so the outcome is
 * unknown. `signed_out`: the session ended. `unexpected`: an error that is not from the service.
 */
export type ServiceProblem =
  | 'offline'
  | 'signed_out'
  | 'denied'
  | 'missing'
  | 'refused'
  | 'unexpected';

/** A failed call to Firebase or to our functions; `message` is the one of the service. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly problem: ServiceProblem;
  /** Whether `message` is a sentence, and not only an error code. */
  readonly hasMessage: boolean;
  /** Whether `message` is ours: Danish, for staff. */
  readonly forStaff: boolean;

  constructor(
    problem: ServiceProblem,
    message: string,
    options?: ErrorOptions & { hasMessage?: boolean; forStaff?: boolean },
  ) {
    super(message, options);
    this.problem = problem;
    this.hasMessage = options?.hasMessage ?? true;
    this.forStaff = options?.forStaff ?? false;
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
    const message = messageOf(cause.message);
    return new ServiceError(problemOf(cause), message || cause.message, {
      cause,
      hasMessage: message !== '',
    });
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new ServiceError(NETWORK.test(message) ? 'offline' : 'unexpected', message, { cause });
}

/** Runs a call; anything it throws becomes a `ServiceError`. */
export async function withServiceError<T>(call: () => Promise<T>): Promise<T> {
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

/** The sentence in the message of an SDK error; empty where it holds only a code. */
function messageOf(message: string): string {
  return message
    .replace(/^(?:Firebase(?: Storage)?:|Request failed with error:)\s*/u, '')
    .replace(/^Error\s*\([\w/-]+\)\.?$/u, '')
    .replace(/\s*\((?:auth|storage)\/[\w-]+\)\.?$/u, '')
    .trim();
}
