import { randomUUID } from 'node:crypto';
import { StatusError, unsupported } from '../../wire/status-error.ts';
import type { DocumentState } from '../../wire/value.ts';
import type { TransactionOptions } from '../model/messages.ts';
import type { DocumentSource, Documents } from './documents.ts';

const MAX_AGE_MS = 270_000;

/** A transaction reads one snapshot and, if it writes, commits only where that still holds. */
export interface Transaction {
  id: string;
  readOnly: boolean;
  source: DocumentSource;
  /** Each read again, against the live documents, when the transaction commits. */
  reads: ((source: DocumentSource) => readonly (DocumentState | null)[])[];
  startedAt: number;
}

/** The open transactions. Nothing is locked: whoever commits first wins, others are ABORTED. */
export class Transactions {
  readonly #documents: Documents;
  readonly #open = new Map<string, Transaction>();

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  begin(options: TransactionOptions): Transaction {
    if (options.readOnly?.readTime !== undefined) throw unsupported('reads of a past time');
    this.#forgetExpired();
    const transaction: Transaction = {
      id: Buffer.from(randomUUID()).toString('base64'),
      readOnly: options.readOnly !== undefined,
      source: this.#documents.snapshot(),
      reads: [],
      startedAt: Date.now(),
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  get(id: string): Transaction {
    this.#forgetExpired();
    const transaction = this.#open.get(id);
    if (transaction !== undefined) return transaction;
    throw new StatusError(
      'INVALID_ARGUMENT',
      'The referenced transaction has expired or is no longer valid.',
    );
  }

  /** Ends a transaction that is about to commit; throws where its reads no longer hold. */
  finish(id: string): Transaction {
    const transaction = this.get(id);
    this.end(id);
    const holds = transaction.reads.every((read) =>
      sameDocuments(read(transaction.source), read(this.#documents)),
    );
    if (transaction.readOnly || holds) return transaction;
    throw new StatusError(
      'ABORTED',
      'A document this transaction has read was changed meanwhile. Please retry.',
    );
  }

  end(id: string): void {
    this.#open.delete(id);
  }

  #forgetExpired(): void {
    for (const { id, startedAt } of this.#open.values()) {
      if (Date.now() - startedAt > MAX_AGE_MS) this.end(id);
    }
  }
}

/** Documents are replaced, never changed: the same object is the same version. */
function sameDocuments(
  left: readonly (DocumentState | null)[],
  right: readonly (DocumentState | null)[],
): boolean {
  return left.length === right.length && left.every((document, index) => document === right[index]);
}
