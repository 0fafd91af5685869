/** The `__endpoint` of an exported function, with its parameter expressions resolved. */
export type RawEndpoint = Record<string, unknown>;

export interface DeclaredParam {
  name: string;
  /** As the value of an environment variable. */
  default?: string;
}

/** From the worker to the emulator. */
export type WorkerMessage =
  | { type: 'ready'; endpoints: Record<string, RawEndpoint>; params: DeclaredParam[] }
  | { type: 'failed'; message: string }
  /** `name` is the function that wrote it, or empty outside a call. */
  | { type: 'log'; name: string; line: string }
  | { type: 'pong' };

/** From the emulator to the worker. */
export type EmulatorMessage = { type: 'ping' };

/** Headers of the requests on the worker's socket: which function to call, and how. */
export const TARGET_HEADER = 'x-functions-target';
export const KIND_HEADER = 'x-functions-kind';
/** `http` passes request and response; `event` passes the CloudEvent in the body. */
export type CallKind = 'http' | 'event';
