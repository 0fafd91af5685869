import { randomUUID } from 'node:crypto';
import { invalidArgument, StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { TransactionOptions } from '../model/messages.ts';
import type { DocumentSource } from './document-source.ts';
import type { Documents } from './documents.ts';
import type { Snapshot } from './snapshot.ts';

/** Production's limits: https://firebase.google.com/docs/firestore/quotas */
const MAX_AGE_MS = 270_000;
const MAX_IDLE_MS = 60_000;

/** A transaction reads one snapshot; if it writes, it commits only while its reads still hold. */
export interface Transaction {
  id: string;
  readOnly: boolean;
  source: Snapshot;
  /** Repeated on the live documents when the transaction commits. */
  reads: ((source: DocumentSource) => readonly (DocumentState | null)[])[];
}

/** The open transactions. Nothing is locked: the first commit wins, the others are ABORTED. */
export interface Transactions {
  /** Throws where the transaction to retry was never begun, or was read-only. */
  begin(options: TransactionOptions): Transaction;
  /** Throws where the transaction has ended or expired. */
  get(id: string): Transaction;
  /** Ends a transaction that is about to commit; throws where its reads no longer hold. */
  finish(id: string): Transaction;
  /** Ends a transaction, once or more often; throws where none with this id was ever begun. */
  end(id: string): void;
}

interface Open extends Transaction {
  /** In milliseconds of `performance.now()`, which a change of the clock does not affect. */
  startedAt: number;
  expiry: NodeJS.Timeout;
}

/** Transactions over snapshots of `documents`; they expire after 60 s without a call, or 270 s. */
export function createTransactions(documents: Documents): Transactions {
  const open = new Map<string, Open>();

  const end = (id: string): void => {
    clearTimeout(open.get(id)?.expiry);
    open.delete(id);
  };

  const get = (id: string): Open => {
    const transaction = open.get(id);
    if (transaction === undefined) throw expired();
    if (performance.now() - transaction.startedAt > MAX_AGE_MS) {
      end(id);
      throw expired();
    }
    transaction.expiry.refresh();
    return transaction;
  };

  return {
    get,
    begin({ readOnly, readWrite }) {
      const retried = readWrite?.retryTransaction;
      if (retried && kindOf(retried) !== 'write')
        throw invalidArgument('Only a begun read-write transaction can be retried.');
      const id = newId(readOnly === undefined ? 'write' : 'read');
      const transaction: Open = {
        id,
        readOnly: readOnly !== undefined,
        source: documents.snapshot(),
        reads: [],
        startedAt: performance.now(),
        expiry: setTimeout(() => open.delete(id), MAX_IDLE_MS).unref(),
      };
      open.set(id, transaction);
      return transaction;
    },
    finish(id) {
      const transaction = get(id);
      end(id);
      const { readOnly, reads, source } = transaction;
      const holds =
        readOnly ||
        source.isCurrent() ||
        reads.every((read) => sameDocuments(read(source), read(documents)));
      if (holds) return transaction;
      throw new StatusError(
        'ABORTED',
        'A document this transaction has read was changed meanwhile. Please retry.',
      );
    },
    end(id) {
      if (kindOf(id) === null) throw invalidArgument('The transaction was never begun.');
      end(id);
    },
  };
}

type Kind = 'read' | 'write';

/** An id says how its transaction began, so ended ones need not be remembered. */
function newId(kind: Kind): string {
  return Buffer.from(`${kind}/${randomUUID()}`).toString('base64');
}

function kindOf(id: string): Kind | null {
  const [, kind] = /^(read|write)\/[\da-f-]{36}$/.exec(Buffer.from(id, 'base64').toString()) ?? [];
  return (kind as Kind | undefined) ?? null;
}

/** Documents are replaced, never changed: the same object is the same version. */
function sameDocuments(
  left: readonly (DocumentState | null)[],
  right: readonly (DocumentState | null)[],
): boolean {
  return left.length === right.length && left.every((document, index) => document === right[index]);
}

/** The SDKs retry a transaction by this message. */
function expired(): StatusError {
  return invalidArgument('The referenced transaction has expired or is no longer valid.');
}
