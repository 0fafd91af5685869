import { isDiskFull } from '#emulator/wire/failure.ts';
import { StatusError } from '#emulator/wire/status-error.ts';

/** An error of the Cloud Storage APIs, which use HTTP statuses. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly httpStatus: number;
  readonly reason: string;

  constructor(httpStatus: number, reason: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.httpStatus = httpStatus;
    this.reason = reason;
  }
}

/** 404: `what` names the missing object. */
export const notFound = (what: string) =>
  new StorageError(404, 'notFound', `No such object: ${what}`);

/** 400: the request is invalid. */
export const badRequest = (message: string) => new StorageError(400, 'invalid', message);

/** 403: the rules, or the API, refuse the request. */
export const denied = (why: string) =>
  new StorageError(403, 'forbidden', `Permission denied. ${why}`);

/**
 * Any failure as the error that the client is sent. A full disk answers 402, the only status that
 * both SDKs report at once (`storage/quota-exceeded`) instead of retrying for minutes.
 */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof StatusError) {
    return new StorageError(error.httpStatus, error.status, error.message, { cause: error });
  }
  if (isDiskFull(error)) {
    return new StorageError(402, 'quotaExceeded', 'The disk is full: nothing was stored.', {
      cause: error,
    });
  }
  throw error;
}
