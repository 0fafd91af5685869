import { randomUUID } from 'node:crypto';
import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import type { TransactionOptions } from '../model/messages.ts';
import type { DocumentSource } from './document-source.ts';
import type { Documents } from './documents.ts';

const MAX_AGE_MS = 270_000;

/** A transaction reads one snapshot; if it writes, it commits only while its reads still hold. */
export interface Transaction {
  id: string;
  readOnly: boolean;
  source: DocumentSource;
  /** Repeated on the live documents when the transaction commits. */
  reads: ((source: DocumentSource) => readonly (DocumentState | null)[])[];
  startedAt: number;
}

/** The open transactions. Nothing is locked: the first commit wins, the others are ABORTED. */
export interface Transactions {
  begin(options: TransactionOptions): Transaction;
  /** Throws where the transaction has ended or expired. */
  get(id: string): Transaction;
  /** Ends a transaction that is about to commit; throws where its reads no longer hold. */
  finish(id: string): Transaction;
  end(id: string): void;
}

/** Transactions over snapshots of `documents`; they expire after 270 s. */
export function createTransactions(documents: Documents): Transactions {
  const open = new Map<string, Transaction>();

  const endExpired = () => {
    for (const { id, startedAt } of open.values()) {
      if (Date.now() - startedAt > MAX_AGE_MS) open.delete(id);
    }
  };

  const get = (id: string): Transaction => {
    endExpired();
    const transaction = open.get(id);
    if (transaction !== undefined) return transaction;
    throw new StatusError(
      'INVALID_ARGUMENT',
      'The referenced transaction has expired or is no longer valid.',
    );
  };

  return {
    get,
    begin(options) {
      if (options.readOnly?.readTime !== undefined) throw unsupported('reads of a past time');
      endExpired();
      const transaction: Transaction = {
        id: Buffer.from(randomUUID()).toString('base64'),
        readOnly: options.readOnly !== undefined,
        source: documents.snapshot(),
        reads: [],
        startedAt: Date.now(),
      };
      open.set(transaction.id, transaction);
      return transaction;
    },
    finish(id) {
      const transaction = get(id);
      open.delete(id);
      const holds = transaction.reads.every((read) =>
        sameDocuments(read(transaction.source), read(documents)),
      );
      if (transaction.readOnly || holds) return transaction;
      throw new StatusError(
        'ABORTED',
        'A document this transaction has read was changed meanwhile. Please retry.',
      );
    },
    end: (id) => void open.delete(id),
  };
}

/** Documents are replaced, never changed: the same object is the same version. */
function sameDocuments(
  left: readonly (DocumentState | null)[],
  right: readonly (DocumentState | null)[],
): boolean {
  return left.length === right.length && left.every((document, index) => document === right[index]);
}
