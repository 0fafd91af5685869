import type { Caller } from './caller.ts';
import type { Json } from './json.ts';
import type { StatusError } from './status-error.ts';

/**
 * A method of `google.firestore.v1.Firestore`; streaming ones answer with messages that are made as
 * they are sent. Whatever may be refused is refused before the first of them.
 */
export type ApiMethod = (request: Json, caller: Caller) => Json | Iterable<Json>;

/** One open bidirectional stream, seen from the server. */
export interface Stream {
  send(message: Json): void;
  /** Ends the stream; with an error where the client sent something wrong. */
  end(error?: StatusError): void;
}

/** Receives the messages of one stream. */
export interface StreamSession {
  receive(message: Json): void;
  close(): void;
}

/** Opens a bidirectional method for a caller. */
export type OpenStream = (stream: Stream, caller: Caller) => StreamSession;
