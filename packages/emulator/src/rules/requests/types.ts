import type { TokenClaims } from '#emulator/wire/caller.ts';
import type { Fields } from '#emulator/wire/value.ts';
import type { RulesDecision } from '../evaluation/decide.ts';
import type { ReadDocument, RulesBatch } from '../evaluation/document-reads.ts';
import type { RulesMethod } from '../syntax/ast.ts';

/** The part of a Firestore query that rules can read as `request.query`. */
export interface RulesQuery {
  /** The `structuredQuery` in REST JSON: where, orderBy, limit, offset, from. */
  structuredQuery: Record<string, unknown>;
}

export interface FirestoreRulesRequest {
  /** Id of the database; `(default)` where it is left out. */
  database?: string;
  method: RulesMethod;
  /** Below `documents/`; for a list the collection path (`vehicles`), else the document path. */
  path: string;
  /** A collection-group query: `path` is then the collection id alone. */
  collectionGroup?: boolean;
  auth: { uid: string; claims: TokenClaims } | null;
  /** RFC 3339; equals the value serverTimestamp() takes in the same request. */
  time: string;
  /** The document before the request; null where there is none. */
  before: Fields | null;
  /** The document as it would stand after masks and transforms; null on reads and deletes. */
  after: Fields | null;
  query?: RulesQuery;
}

export interface StorageRulesRequest {
  method: RulesMethod;
  bucket: string;
  /** Object name; for a list the prefix. */
  name: string;
  auth: { uid: string; claims: TokenClaims } | null;
  time: string;
  /** Metadata in Cloud Storage JSON (size as a string, times RFC 3339), before and after. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface FirestoreRules {
  /**
   * Without a batch the request is evaluated alone: `getAfter()` then reads the request's own
   * document in its state after the request.
   */
  decide(request: FirestoreRulesRequest, read: ReadDocument, batch?: RulesBatch): RulesDecision;
}

export interface StorageRules {
  decide(request: StorageRulesRequest): RulesDecision;
}
