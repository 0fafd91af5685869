import type { ServerResponse } from 'node:http';
import { sendStatusError } from './http.ts';
import { StatusError } from './status-error.ts';

/** Anything thrown while a request is answered, as the error that the client is sent. */
export function asStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  if (isDiskFull(error)) {
    return new StatusError('INTERNAL', 'The disk of the data folder is full; nothing was saved.', {
      cause: error,
    });
  }
  return new StatusError('INTERNAL', 'The emulator failed; see its log.', { cause: error });
}

/** A line for the log where the emulator itself failed; null for errors of the client. */
export function internalErrorLine(error: StatusError): string | null {
  if (error.status !== 'INTERNAL') return null;
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message;
}

/** Answers with the error, or breaks the connection where an answer has already begun. */
export function sendFailure(response: ServerResponse, error: StatusError): void {
  if (response.headersSent) response.destroy(error);
  else sendStatusError(response, error);
}

const SQLITE_FULL = 13;

/** Whether a write failed because the disk is full, in a file or in SQLite. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: string; errcode?: number };
  return code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL;
}
