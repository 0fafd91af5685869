/** The canonical status names shared by gRPC and Google's REST APIs. */
export type StatusName = keyof typeof STATUS;

/** Canonical status → its gRPC number and the HTTP status production answers with. */
const STATUS = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

/** An error that is sent to the client unchanged: a canonical status and one sentence. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: StatusName;

  constructor(status: StatusName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }

  get grpcCode(): number {
    return STATUS[this.status].grpc;
  }

  get httpStatus(): number {
    return STATUS[this.status].http;
  }
}

/** The error for a request that is invalid; `message` is one sentence. */
export function invalidArgument(message: string, options?: ErrorOptions): StatusError {
  return new StatusError('INVALID_ARGUMENT', message, options);
}

/** The error for a call or option that the emulator does not have; `what` names it. */
export function unsupported(what: string): StatusError {
  return new StatusError('UNIMPLEMENTED', `The emulator does not support ${what}.`);
}
