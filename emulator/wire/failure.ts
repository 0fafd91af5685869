import type { ServerResponse } from 'node:http';
import { sendStatusError } from './http.ts';
import { StatusError } from './status-error.ts';

/** Anything thrown while a request is answered, as the refusal that its sender sees. */
export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (isDiskFull(error)) {
    return new StatusError('INTERNAL', 'The disk of the data folder is full; nothing was saved.', {
      cause: error,
    });
  }
  return new StatusError('INTERNAL', 'The emulator failed; its log tells why.', { cause: error });
}

/** One line for the log where the emulator itself is to blame, else null. */
export function blame(error: StatusError): string | null {
  if (error.status !== 'INTERNAL') return null;
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message;
}

export function sendFailure(response: ServerResponse, error: StatusError): void {
  if (response.headersSent) response.destroy(error);
  else sendStatusError(response, error);
}

const SQLITE_FULL = 13;

/** Whether something failed for want of room, in a file or in SQLite. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL;
}
