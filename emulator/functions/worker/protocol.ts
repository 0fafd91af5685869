/** What the worker process tells about one exported function: its `__endpoint`, values resolved. */
export type RawEndpoint = Record<string, unknown>;

export interface DeclaredParam {
  name: string;
  secret: boolean;
  /** As it would stand in the environment. */
  default?: string;
}

/** From the worker to the emulator. */
export type WorkerMessage =
  | { type: 'ready'; endpoints: Record<string, RawEndpoint>; params: DeclaredParam[] }
  | { type: 'failed'; message: string }
  /** `name` is the function that wrote it, or empty outside of any. */
  | { type: 'log'; name: string; line: string }
  | { type: 'pong' };

/** From the emulator to the worker. */
export type EmulatorMessage = { type: 'ping' };

/** Requests on the worker's socket say which function they are for, and how to call it. */
export const TARGET_HEADER = 'x-functions-target';
export const KIND_HEADER = 'x-functions-kind';
/** `http` hands request and response over; `event` calls with the CloudEvent in the body. */
export type CallKind = 'http' | 'event';
